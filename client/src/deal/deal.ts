/** Redoes a deal from nothing but what was published: the letter is docs/shuffle.md. The page checks the house, not the house itself. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, unhex } from '../lib/chance';

export type Published = { seed_hash: string; root: string; numbers: readonly (string | null)[] };
export type Redone = { ok: true; pack: string[] } | { ok: false; why: 'seed_size' | 'seed_hash' | 'root' };

const text = new TextEncoder();

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An unsigned number of so many bytes, the high byte first. */
export function bytes(value: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i -= 1, value = Math.floor(value / 256)) out[i] = value % 256;
  return out;
}

function tagged(tag: string, ...parts: Uint8Array[]): Uint8Array {
  return sha256(join(text.encode(tag), Uint8Array.of(0), ...parts));
}

function* stream(tag: string, key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* tagged(tag, key, bytes(block, 8));
}

/** A number from 0 to n − 1, each equally likely; a number from the incomplete last run is drawn again. */
function below(source: Generator<number, never>, n: number): number {
  const width = n > 256 ? 2 : 1;
  const span = 256 ** width;
  for (;;) {
    let value = 0;
    for (let i = 0; i < width; i += 1) value = value * 256 + source.next().value;
    if (value < span - (span % n)) return value % n;
  }
}

export function permutation(tag: string, key: Uint8Array, size: number): number[] {
  const source = stream(tag, key);
  const places = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = below(source, i + 1);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return places;
}

function rootOf(seed: Uint8Array, house: readonly string[]): string {
  let level = house.map((card, place) => {
    const salt = tagged('tento/1/salt', seed, bytes(place, 2)).slice(0, 16);
    return sha256(join(Uint8Array.of(0), salt, bytes(place, 2), text.encode(card)));
  });
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
      const right = level[2 * i + 1];
      return right ? sha256(join(Uint8Array.of(1), level[2 * i]!, right)) : level[2 * i]!;
    });
  }
  return hex(level[0]!);
}

/** Which of the house's places comes to each place of the pack. */
export function publicPlaces(numbers: readonly (string | null)[], size: number): number[] {
  const added = numbers.map((number) => unhex(number ?? ''));
  const key = tagged('tento/1/numbers', bytes(added.length, 1), ...added.map((number) => join(bytes(number.length, 1), number)));
  return permutation('tento/1/public', key, size);
}

/** The pack from the top, before the cut, if the seed is the one the house was bound to. */
export function redo(published: Published, seedHex: string, deck: readonly string[]): Redone {
  const seed = unhex(seedHex);
  if (seed.length !== 32) return { ok: false, why: 'seed_size' };
  if (hex(sha256(seed)) !== published.seed_hash) return { ok: false, why: 'seed_hash' };
  const house = permutation('tento/1/house', seed, deck.length).map((place) => deck[place]!);
  if (rootOf(seed, house) !== published.root) return { ok: false, why: 'root' };
  return { ok: true, pack: publicPlaces(published.numbers, deck.length).map((place) => house[place]!) };
}

/** The canonical deck of so many cards. */
export function deckOf(size: number): string[] {
  const ranks = { 24: 'QJKA23', 40: '4567QJKA23', 52: 'A23456789TJQK' }[size === 104 ? 52 : size] ?? '';
  const one = [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  return size === 104 ? [...one, ...one] : one;
}
