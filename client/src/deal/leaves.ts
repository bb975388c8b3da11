/** The opened leaves of a deal whose seed is not told: each card that was shown is checked by itself. The letter is docs/shuffle.md. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, unhex } from '../lib/chance';
import type { Opening } from '../lib/messages';
import { bytes, join, publicPlaces, type Published } from './deal';

const text = new TextEncoder();
const SALT = /^[0-9a-f]{32}$/;
const NODE = /^[0-9a-f]{64}$/;

/** Whether the leaf leads to the root that was published before the deal. */
export function opens(root: string, size: number, { place, card, salt, path }: Opening): boolean {
  if (!SALT.test(salt) || !path.every((node) => NODE.test(node)) || card.length !== 2 || place < 0 || place >= size) return false;
  let node = sha256(join(Uint8Array.of(0), unhex(salt), bytes(place, 2), text.encode(card)));
  const rest = path.map(unhex);
  for (let at = place, width = size; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue;
    const other = rest.shift();
    if (!other) return false;
    node = sha256(at % 2 ? join(Uint8Array.of(1), other, node) : join(Uint8Array.of(1), node, other));
  }
  return rest.length === 0 && hex(node) === root;
}

/** Whether every card that was seen opened its leaf, in the very place of the pack from which the rules dealt it, and no other leaf is there.
 *  A true leaf alone would not do: the house could show any other card of its pack. */
export function allOpen(published: Published, leaves: readonly Opening[], size: number, seen: ReadonlyMap<number, string>): boolean {
  const places = publicPlaces(published.numbers, size);
  const found = new Map(leaves.map((leaf) => [places.indexOf(leaf.place), leaf.card]));
  return (
    leaves.length > 0 &&
    leaves.every((leaf) => opens(published.root, size, leaf)) &&
    found.size === seen.size &&
    [...seen].every(([place, card]) => found.get(place) === card)
  );
}
