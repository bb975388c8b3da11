/** Redoes a draw of a championship from what was published: the letter is docs/shuffle.md. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, unhex } from '../lib/chance';
import { permutation, publicPlaces } from './deal';

export type Drawn = { listed: readonly string[]; commitment: string; seed: string; numbers: readonly string[] };

/** The list in the order that seed and numbers give; null if the seed is not the one that was promised. */
export function drawnOrder({ listed, commitment, seed, numbers }: Drawn): string[] | null {
  const secret = unhex(seed);
  if (secret.length !== 32 || hex(sha256(secret)) !== commitment) return null;
  const house = permutation('tento/1/house', secret, listed.length).map((place) => listed[place]!);
  return publicPlaces(numbers, listed.length).map((place) => house[place]!);
}
