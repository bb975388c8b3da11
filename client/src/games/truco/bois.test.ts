import { expect, test } from 'vitest';
import { countBoi, readBois } from './bois';

test('a boi is counted once for each table', () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  countBoi('a', true, store);
  countBoi('a', true, store);
  expect(countBoi('b', false, store).won).toEqual([1, 1]);
  expect(readBois(store).won).toEqual([1, 1]);
});
