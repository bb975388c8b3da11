/** The values of the rulebook that the table draws. */
import type { TableBook } from '../../components/table/book';
import type { DealRules } from './lying';

export type Rules = DealRules & {
  manilha_mode: 'vira_next' | 'fixed';
  fixed_manilhas: string[];
  manilha_suit_order: string[];
  vira_wraps: 'deck_cycle' | 'none';
  multi_card_throw: 'reject' | 'opponents_choose_open_card';
  best_of_rodadas: number;
  raise_ladder: number[];
  refusal_points: number[];
  raise_names: string[];
  onze_play_value: number;
  onze_decline_value: number;
  tento_meaning: 'offence_claim' | 'point';
  signals_between_partners: 'allowed' | 'forbidden';
  speech: 'not_about_cards' | 'official_only' | 'free';
};

export type Book = TableBook<Rules>;

const DIGITS: Record<string, string> = { '3': 'Três', '6': 'Seis', '9': 'Nove', '10': 'Dez', '12': 'Doze' };

/** The word that asks for a value, as it is shouted: `Seis` for `Seis/Meio-pau` and for `6`. */
export function raiseName(rules: Rules, value: number): string {
  const written = rules.raise_names[rules.raise_ladder.indexOf(value)] ?? String(value);
  const first = (written.split('/')[0] ?? '').trim();
  return DIGITS[first] ?? first;
}

/** What running from a raise to this value gives away. */
export function refusalPoints(rules: Rules, asked: number): number {
  return rules.refusal_points[rules.raise_ladder.indexOf(asked)] ?? 1;
}
