import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Opening } from '../lib/messages';
import { allOpen, opens } from './leaves';

type Vector = {
  name: string;
  deck: string;
  seed_hash: string;
  root: string;
  numbers: (string | null)[];
  places: number[];
  pack: string;
  opening: Opening;
};

const page = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as Vector[];

describe.each(vectors)('$name', (vector) => {
  const size = vector.deck.split(' ').length;
  const leaf = vector.opening;
  const seen = new Map([[vector.places.indexOf(leaf.place), leaf.card]]);

  it('opens the leaf of the page', () => {
    expect(opens(vector.root, size, leaf)).toBe(true);
  });

  it('opens no other card, place, salt, path or root', () => {
    const other = leaf.salt.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    expect(opens(vector.root, size, { ...leaf, card: leaf.card === 'Ac' ? 'Kd' : 'Ac' })).toBe(false);
    expect(opens(vector.root, size, { ...leaf, place: (leaf.place + 1) % size })).toBe(false);
    expect(opens(vector.root, size, { ...leaf, salt: other })).toBe(false);
    expect(opens(vector.root, size, { ...leaf, path: leaf.path.slice(1) })).toBe(false);
    expect(opens(vector.root, size, { ...leaf, path: [...leaf.path, leaf.path[0]!] })).toBe(false);
    expect(opens(vector.seed_hash, size, leaf)).toBe(false);
  });

  it('is true of a deal when every card that was seen opens where the rules dealt it', () => {
    expect(allOpen(vector, [leaf], size, seen)).toBe(true);
    expect(allOpen(vector, [], size, new Map())).toBe(false);
    expect(allOpen(vector, [leaf], size, new Map([...seen, [-2, 'Ac']]))).toBe(false);
  });

  it('is false of a true leaf of another place than the rules say', () => {
    const moved = new Map([...seen].map(([place, card]) => [(place + 1) % size, card]));
    expect(allOpen(vector, [leaf], size, moved)).toBe(false);
  });
});
