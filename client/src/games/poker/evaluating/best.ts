/** The best hand that a player can make of the cards that lie there: what it is, and which five cards. */
import type { MadeView } from '../messages';
import { choose, setsOf } from './sets';
import type { Variant } from './variants';
import { categoryOf, eightOf, highOf, NO_LOW, ranksOf, razzOf } from './worth';

export type Side = 'high' | 'low';
type Worth = (clubs: number, diamonds: number, hearts: number, spades: number) => number;

const CATEGORIES = ['high_card', 'pair', 'two_pair', 'trips', 'straight', 'flush', 'full_house', 'quads', 'straight_flush'] as const;

/** The function that tells what cards are worth on this side of a pot; null where nobody plays for it. */
export function worthOn(side: Side, variant: Variant): Worth | null {
  if (side === 'high') return variant.high ? highOf : null;
  return variant.low === null ? null : variant.low === 'eight' ? eightOf : razzOf;
}

/** The cards of which any five may be played; Omaha has many such sets. Before there are three cards on the board two of the hand lie there alone. */
function playable(variant: Variant, held: readonly string[], board: readonly string[]): string[][] {
  if (!variant.omaha) return [[...held, ...board]];
  const common = choose(board, Math.min(3, board.length));
  return choose(held, 2).flatMap((two) => common.map((three) => [...two, ...three]));
}

function valueOf(worth: Worth, cards: readonly string[]): number {
  const sets = setsOf(cards);
  return worth(sets[0]!, sets[1]!, sets[2]!, sets[3]!);
}

function bestValue(worth: Worth, side: Side, sets: readonly string[][]): number {
  const values = sets.map((cards) => valueOf(worth, cards));
  return side === 'high' ? Math.max(...values) : Math.min(...values);
}

/** What these cards make, also before there are five; a low only when five are there. */
export function made(variant: Variant, held: readonly string[], board: readonly string[]): MadeView {
  const sets = playable(variant, held, board);
  const [high, low] = [worthOn('high', variant), worthOn('low', variant)];
  const most = high ? bestValue(high, 'high', sets) : null;
  const least = low && sets[0]!.length >= 5 ? bestValue(low, 'low', sets) : NO_LOW;
  return {
    high: most === null ? null : CATEGORIES[categoryOf(most)]!,
    ranks: most === null ? '' : ranksOf(most),
    low: least === NO_LOW ? null : ranksOf(least),
  };
}

/** The five cards that are played on this side of a pot; none where nothing qualifies. */
export function bestFive(variant: Variant, side: Side, held: readonly string[], board: readonly string[]): readonly string[] {
  const worth = worthOn(side, variant);
  if (!worth) return [];
  const sets = playable(variant, held, board);
  const best = bestValue(worth, side, sets);
  if (best === NO_LOW) return [];
  return sets.flatMap((cards) => choose(cards, 5)).find((five) => valueOf(worth, five) === best) ?? [];
}
