/** What cards make a jogo and which fit one: enough to offer only what can be done. The table has the last word. */
import { CHAIN, isThree, isWild, placeIn, rankOf, suitOf } from './cards';
import type { MeldView } from './messages';

export type MeldRules = {
  meld_min: number;
  trincas: boolean;
  trinca_of_twos: 'forbidden' | 'as_suja' | 'as_limpa';
  wilds_per_meld: number | 'minority';
  wild_slides: boolean;
  canastra_min: number;
};
/** One way to add cards to a jogo: at which end a free 2 goes, and what it looks like then. */
export type Way = { low: boolean; cards: string[] };

const TOP = CHAIN.length - 1;

function bears(rules: MeldRules, wilds: number, naturals: number): boolean {
  const limit = rules.wilds_per_meld;
  return naturals >= 2 && (limit === 'minority' ? wilds < naturals : wilds <= limit);
}

/** Every order in which these cards can be laid as a new jogo; the 2 at the high end first. */
export function waysToLay(cards: readonly string[], rules: MeldRules): string[][] {
  if (cards.length < rules.meld_min || cards.some(isThree)) return [];
  const twos = cards.filter(isWild);
  const naturals = cards.filter((card) => !isWild(card));
  if (!naturals.length) return rules.trinca_of_twos === 'forbidden' ? [] : [twos];
  if (!bears(rules, twos.length, naturals.length)) return [];
  if (naturals.every((card) => rankOf(card) === rankOf(naturals[0]!))) return rules.trincas ? [[...naturals, ...twos]] : [];
  return runs(naturals, twos);
}

function runs(naturals: string[], twos: string[]): string[][] {
  const places = naturals.map(placeIn);
  if (new Set(places).size < places.length || naturals.some((card) => suitOf(card) !== suitOf(naturals[0]!))) return [];
  const least = Math.min(...places);
  const size = naturals.length + twos.length;
  const spare = twos.length - (Math.max(...places) - least + 1 - places.length);
  const found: string[][] = [];
  for (let low = least; spare >= 0 && low >= Math.max(0, least - spare); low -= 1)
    if (low + size - 1 <= TOP) found.push(inOrder(naturals, twos, low, size));
  return found;
}

function inOrder(naturals: readonly string[], twos: readonly string[], low: number, size: number): string[] {
  const left = [...twos];
  return Array.from({ length: size }, (_, at) => naturals.find((card) => placeIn(card) === low + at) ?? left.shift()!);
}

/** Where a sequência begins. */
export function lowEnd(meld: Pick<MeldView, 'cards'>): number {
  const at = meld.cards.findIndex((card) => !isWild(card));
  return placeIn(meld.cards[at]!) - at;
}

/** The ways in which these cards can join a jogo; none if they do not fit. */
export function waysToAdd(meld: MeldView, cards: readonly string[], rules: MeldRules): Way[] {
  if (!cards.length || cards.some(isThree)) return [];
  const all = [...meld.cards, ...cards];
  const wilds = all.filter(isWild).length;
  if (meld.cards.every(isWild)) return cards.every(isWild) ? [{ low: false, cards: all }] : [];
  if (!bears(rules, wilds, all.length - wilds)) return [];
  if (!meld.sequence) {
    const rank = rankOf(meld.cards.find((card) => !isWild(card))!);
    return cards.every((card) => isWild(card) || rankOf(card) === rank) ? [{ low: false, cards: all }] : [];
  }
  const high = longer(meld, cards, rules, false);
  const low = longer(meld, cards, rules, true);
  const found = high ? [{ low: false, cards: high }] : [];
  return low && low.join() !== high?.join() ? [...found, { low: true, cards: low }] : found;
}

/** A longer sequência: a 2 whose own card arrives slides to a free end. */
function longer(meld: MeldView, cards: readonly string[], rules: MeldRules, toLow: boolean): string[] | null {
  const came = cards.filter((card) => !isWild(card));
  const naturals = [...meld.cards.filter((card) => !isWild(card)), ...came];
  const suit = suitOf(naturals[0]!);
  if (naturals.some((card) => suitOf(card) !== suit) || new Set(naturals.map(rankOf)).size < naturals.length) return null;
  const start = lowEnd(meld);
  const wildPlaces = meld.cards.flatMap((card, at) => (isWild(card) ? [start + at] : []));
  const arrived = came.map(placeIn);
  const freed = wildPlaces.filter((place) => arrived.includes(place));
  if (freed.length && !rules.wild_slides) return null;
  const held = [...new Set([...naturals.map(placeIn), ...wildPlaces.filter((place) => !freed.includes(place))])];
  const least = Math.min(...held);
  const most = Math.max(...held);
  const twos = [...meld.cards, ...cards].filter(isWild);
  const spare = freed.length + cards.filter(isWild).length - (most - least + 1 - held.length);
  if (spare < 0) return null;
  const up = Math.min(spare, TOP - most);
  const first = toLow ? least - spare : least - (spare - up);
  const size = meld.cards.length + cards.length;
  return first < 0 || first + size - 1 > TOP ? null : inOrder(naturals, twos, first, size);
}

/** The card in whose place a 2 stands in a sequência. */
export function standsFor(meld: MeldView, at: number): string | null {
  if (!meld.sequence || !isWild(meld.cards[at]!)) return null;
  return CHAIN[lowEnd(meld) + at]! + suitOf(meld.cards.find((card) => !isWild(card))!);
}
