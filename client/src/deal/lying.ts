/** Where the cards of the deal on the table lie: by the rules, and by what the reader has heard and seen of it. Each game tells its own. */
import type { Opening } from '../lib/messages';
import { publicPlaces, type Published } from './deal';
import { opens } from './leaves';

export interface Lying<Happened, View> {
  /** How many cards the pack has. */
  readonly size: number;
  /** Whether all of this deal was heard: else nobody can tell here who was dealt which place. */
  readonly followed: boolean;
  /** What happened, and the table after it; `late`: several things that happened while the reader was not there. */
  take(events: readonly Happened[], view: View, late: boolean): void;
  /** The part of the pack that a place went to, from the top and before the cut: a hand, the vira … */
  part(place: number): string | undefined;
  /** Whether the reader has seen this card in that part. */
  saw(part: string, card: string): boolean;
  /** The cards whose leaves had to come with what was heard of this deal so far; a card that came twice stands here twice. */
  owed(): readonly string[];
}

/** Places and cards by the parts of a pack. */
export class Parts {
  #parts = new Map<number, string>();
  #seen = new Map<string, Set<string>>();

  clear(): void {
    this.#parts.clear();
    this.#seen.clear();
  }

  put(places: readonly number[], part: string): void {
    for (const place of places) this.#parts.set(place, part);
  }

  see(part: string, cards: readonly (string | null)[]): void {
    const seen = this.#seen.get(part) ?? new Set();
    for (const card of cards) if (card !== null) seen.add(card);
    this.#seen.set(part, seen);
  }

  of(place: number): string | undefined {
    return this.#parts.get(place);
  }

  saw(part: string, card: string): boolean {
    return this.#seen.get(part)?.has(card) ?? false;
  }

  /** Every card that was seen, wherever. */
  seen(): string[] {
    return [...new Set([...this.#seen.values()].flatMap((cards) => [...cards]))];
  }
}

/** Whether a card that has just opened is the one that the house had laid there before the deal, and came to where it was seen.
 *  A true leaf alone would not do: the house could show any other card of its pack. */
export function isTrue<Happened, View>(published: Published, leaf: Opening, lying: Lying<Happened, View>): boolean {
  if (!opens(published.root, lying.size, leaf)) return false;
  if (!lying.followed) return true;
  const part = lying.part(publicPlaces(published.numbers, lying.size).indexOf(leaf.place));
  return part !== undefined && lying.saw(part, leaf.card);
}
