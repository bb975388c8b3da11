/** The cards of a hand: their order, and a name for each of two equal ones. */

export const CHAIN = '456789TJQKA';
export const SUITS = 'shcd';
export const WILD = '2';
export const THREE = '3';

export type Sorting = 'suit' | 'rank';
/** A card in its place in the hand. Two packs hold every card twice: `key` tells the two apart. */
export type Slot = { key: string; card: string };

const SIGNS: Record<string, string> = { s: '♠', h: '♥', c: '♣', d: '♦' };

export const rankOf = (card: string): string => card[0]!;
export const suitOf = (card: string): string => card[1]!;
export const isWild = (card: string): boolean => rankOf(card) === WILD;
export const isThree = (card: string): boolean => rankOf(card) === THREE;
export const isRedThree = (card: string): boolean => isThree(card) && 'hd'.includes(suitOf(card));
/** How rank and suit are written; the selector keeps the suit a letter where a system would draw a picture. */
export const rankSign = (card: string): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
export const suitSign = (card: string): string => `${SIGNS[suitOf(card)] ?? ''}\uFE0E`;
export const symbol = (card: string): string => rankSign(card) + suitSign(card);
/** The place of a card in a sequência, from 4 to ace; below zero for those that have none. */
export const placeIn = (card: string): number => CHAIN.indexOf(rankOf(card));

/** The hand in order: what makes jogos first, then the wild cards, then the threes. */
export function sorted(hand: readonly string[], by: Sorting): Slot[] {
  const seen = new Map<string, number>();
  return [...hand]
    .sort((one, other) => weight(one, by) - weight(other, by))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { key: `${card}${copy}`, card };
    });
}

function weight(card: string, by: Sorting): number {
  const suit = SUITS.indexOf(suitOf(card));
  const place = placeIn(card);
  if (isThree(card)) return 2000 + suit;
  if (isWild(card)) return 1000 + suit;
  return by === 'suit' ? 20 * suit + place : 4 * place + suit;
}

/** The keys of slots that hold these cards, each slot at most once. */
export function slotsOf(slots: readonly Slot[], cards: readonly string[]): string[] {
  const free = [...slots];
  return cards.flatMap((card) => {
    const at = free.findIndex((slot) => slot.card === card);
    return at < 0 ? [] : free.splice(at, 1).map((slot) => slot.key);
  });
}

/** The cards that are in the hand now and were not before. */
export function came(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
