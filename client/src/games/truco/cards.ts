/** The cards of a mão: which are manilhas, which beats which, which are out already. */
import type { LaidView, MaoView } from './messages';
import type { Rules } from './rules';

/** In which suit a rank stands in the chart of the cards. */
const CHART_SUITS = [...'shcd'];

export const SUITS: Record<string, string> = { c: '♣', h: '♥', s: '♠', d: '♦' };
export const HIGH_RANKS = '32A';
export const COVERED = 0;
const MANILHA = 100;

export const symbol = (card: string): string => `${card[0] ?? ''}${SUITS[card[1] ?? ''] ?? ''}`;

/** The manilhas, strongest first; none while the vira is unknown. */
export function manilhas(rules: Rules, vira: string | null): string[] {
  if (rules.manilha_mode === 'fixed') return rules.fixed_manilhas;
  if (vira === null) return [];
  const above = rules.deck_ranks.indexOf(vira[0]!) + 1;
  if (above === rules.deck_ranks.length && rules.vira_wraps === 'none') return [];
  const rank = rules.deck_ranks[above % rules.deck_ranks.length]!;
  return rules.manilha_suit_order.map((suit) => rank + suit);
}

/** The cards from strong to weak: the manilhas, then one card of each rank that is not a manilha in every suit. */
export function strengthChart(rules: Rules, vira: string | null): { manilhas: string[]; commons: string[] } {
  const high = manilhas(rules, vira);
  const ranks = [...rules.deck_ranks].reverse();
  return { manilhas: high, commons: ranks.flatMap((rank) => CHART_SUITS.map((suit) => rank + suit).find((card) => !high.includes(card)) ?? []) };
}

/** How strong a card is: manilhas above all, then the ranks. */
export function strength(rules: Rules, vira: string | null, card: string): number {
  const place = manilhas(rules, vira).indexOf(card);
  return place >= 0 ? MANILHA - place : 1 + rules.deck_ranks.indexOf(card[0]!);
}

/** The cards of this rodada, or those of the last one until the next begins. */
export function onTable(mao: MaoView): { laid: LaidView[]; over: boolean } {
  const last = mao.rodadas.at(-1);
  return mao.laid.length || !last ? { laid: mao.laid, over: false } : { laid: last.laid, over: true };
}

/** The seats whose cards are the best of these; nobody's while the vira is unknown. */
export function highest(rules: Rules, vira: string | null, laid: LaidView[]): number[] {
  if (rules.manilha_mode === 'vira_next' && vira === null) return [];
  const known = laid.map((one) => ({ seat: one.seat, value: one.covered || one.card === null ? COVERED : strength(rules, vira, one.card) }));
  const best = Math.max(COVERED, ...known.map((one) => one.value));
  return known.filter((one) => best > COVERED && one.value === best).map((one) => one.seat);
}

/** Every card that lay face up in this mão: played, burnt, and the vira. */
export function seenCards(mao: MaoView): string[] {
  const laid = [...mao.rodadas.flatMap((rodada) => rodada.laid), ...mao.laid];
  const shown = laid.filter((one) => !one.covered && one.card !== null).map((one) => one.card!);
  return [...(mao.vira ? [mao.vira] : []), ...mao.burnt, ...shown];
}

/** The threes, twos and aces already out, manilhas aside, the highest first. */
export function highCardsOut(rules: Rules, mao: MaoView): string[] {
  const special = manilhas(rules, mao.vira);
  const seen = seenCards(mao).filter((card) => HIGH_RANKS.includes(card[0]!) && !special.includes(card));
  return seen.sort((a, b) => HIGH_RANKS.indexOf(a[0]!) - HIGH_RANKS.indexOf(b[0]!) || a.localeCompare(b));
}

export type Mark = 'ours' | 'theirs' | 'tied' | 'open';

/** How each rodada went for a pair, the one on the table among the open ones. */
export function marks(mao: MaoView | null, rodadas: number, pair: number): Mark[] {
  return Array.from({ length: rodadas }, (_, number) => {
    const done = mao?.rodadas[number];
    return done ? markOf(done.winner, pair) : 'open';
  });
}

export function markOf(winner: number | null, pair: number): Mark {
  return winner === null ? 'tied' : winner === pair ? 'ours' : 'theirs';
}

/** The palitos of a value, in bundles of three from six on. */
export function sticks(value: number): number[] {
  if (value <= 3) return [value];
  return Array.from({ length: Math.ceil(value / 3) }, (_, bundle) => Math.min(3, value - 3 * bundle));
}
