import { sha256 } from '@noble/hashes/sha2.js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hex, unhex } from '../lib/chance';
import { deckOf, publicPlaces, redo } from './deal';

type Vector = {
  name: string;
  deck: string;
  seed: string;
  seed_hash: string;
  root: string;
  numbers: (string | null)[];
  places: number[];
  pack: string;
};

const page = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as Vector[];

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['a'.repeat(119), '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
])('the hash of %j is the one of the standard', (text, expected) => {
  expect(hex(sha256(new TextEncoder().encode(text)))).toBe(expected);
});

test.each(vectors)('$name: the deal is redone', (vector) => {
  expect(redo(vector, vector.seed, vector.deck.split(' '))).toEqual({ ok: true, pack: vector.pack.split(' ') });
});

test.each(vectors)('$name: the places follow from the numbers', (vector) => {
  expect(publicPlaces(vector.numbers, vector.deck.split(' ').length)).toEqual(vector.places);
});

test('the canonical deck is the one of the vectors', () => {
  for (const { deck } of vectors) expect(deckOf(deck.split(' ').length)).toEqual(deck.split(' '));
});

test('another seed, another root or a short seed is not believed', () => {
  const [vector] = vectors as [Vector];
  const deck = vector.deck.split(' ');
  const other = hex(unhex(vector.seed).map((byte, i) => (i ? byte : byte ^ 1)));
  expect(redo(vector, other, deck)).toEqual({ ok: false, why: 'seed_hash' });
  expect(redo({ ...vector, root: vector.seed_hash }, vector.seed, deck)).toEqual({ ok: false, why: 'root' });
  expect(redo(vector, 'ab', deck)).toEqual({ ok: false, why: 'seed_size' });
});
