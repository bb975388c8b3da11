/** A scored rodada as a table: a line for each thing that counted, a column for each pair. */
import type { MeldView, PairScore, ScoreLine } from './messages';

export const WHAT = [
  'cards_laid',
  'limpas',
  'sujas',
  'red_threes',
  'red_threes_alone',
  'batida',
  'no_morto',
  'pending_morto',
  'cards_in_hand',
  'black_threes',
] as const;
export type What = (typeof WHAT)[number];
/** The rule behind each line, which says which of the articles under a number is meant. */
export const RULE_OF: Record<What, string> = {
  cards_laid: 'card_points',
  limpas: 'limpa_points',
  sujas: 'suja_points',
  red_threes: 'red3_points',
  red_threes_alone: 'red3_points',
  batida: 'batida_points',
  no_morto: 'morto_penalty',
  pending_morto: 'pending_morto',
  cards_in_hand: 'card_points',
  black_threes: 'black3_in_hand',
};
export type PointRules = { card_points: number; limpa_points: number; suja_points: number; red3_points: number };
export type Row = { what: What; cells: [ScoreLine | null, ScoreLine | null]; articles: string[] };

/** `first` is the pair whose column comes first: the reader's own. */
export function rows(pairs: readonly [PairScore, PairScore], first: number): Row[] {
  const ordered = [pairs[first]!, pairs[1 - first]!];
  return WHAT.flatMap((what): Row[] => {
    const [own, other] = ordered.map((pair) => pair.lines.find((line) => line.what === what) ?? null);
    if (!own && !other) return [];
    return [{ what, cells: [own ?? null, other ?? null], articles: [...new Set([own, other].flatMap((line) => line?.articles ?? []))] }];
  });
}

/** `+150`, `−40`, `0`: a real minus sign, which screen readers say and columns align. */
export function signed(points: number, format: (value: number) => string): string {
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${format(Math.abs(points))}`;
}

/** What a pair's cards on the table are worth so far, the hand not counted. */
export function onTable(melds: readonly MeldView[], redThrees: number, rules: PointRules): number {
  const worth = { open: 0, limpa: rules.limpa_points, suja: rules.suja_points };
  const laid = melds.reduce((sum, meld) => sum + meld.cards.length * rules.card_points + worth[meld.kind], 0);
  const sign = melds.some((meld) => meld.kind !== 'open') ? 1 : -1;
  return laid + sign * redThrees * rules.red3_points;
}
