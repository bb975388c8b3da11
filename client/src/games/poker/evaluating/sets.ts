/** Cards as sets of ranks, one for each suit. */
import { RANKS, SUITS } from './worth';

export type Sets = Int32Array;
export const PACK: readonly string[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

export const suitOf = (card: string): number => SUITS.indexOf(card[1]!);
export const bitOf = (card: string): number => 1 << RANKS.indexOf(card[0]!);

export function setsOf(cards: readonly string[]): Sets {
  const sets = new Int32Array(SUITS.length);
  for (const card of cards) sets[suitOf(card)]! |= bitOf(card);
  return sets;
}

/** Every choice of so many of these. */
export function choose<T>(from: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, at) => choose(from.slice(at + 1), many - 1).map((rest) => [one, ...rest]));
}
