import { expect, test } from 'vitest';
import { heightFor, spread } from './fan';

const reach = (count: number, { width, step }: { width: number; step: number }): number => (count - 1) * step + width;

test.each([1, 2, 7, 11, 16, 22, 30])('a hand of %i cards is never wider than a phone', (cards) => {
  const fan = spread(cards, 344, 740);
  expect(fan.rows.reduce((sum, row) => sum + row)).toBe(cards);
  for (const row of fan.rows) expect(reach(row, fan)).toBeLessThanOrEqual(344.5);
});

test('eleven cards on a phone make two rows with the width of a thumb for each', () => {
  const fan = spread(11, 344, 740);
  expect(fan.rows).toEqual([6, 5]);
  expect(fan.step).toBeGreaterThan(44);
});

test('thirty cards on a phone still show each index', () => {
  expect(spread(30, 344, 740).step).toBeGreaterThan(19);
});

test('a wide screen needs one row for eleven', () => {
  expect(spread(11, 976, 800).rows).toEqual([11]);
});

test('a phone on its side has room for a larger hand', () => {
  expect(heightFor(390, 844)).toBeCloseTo(546);
});

test('a phone that stands and a laptop give the hand the height they have', () => {
  expect([heightFor(844, 390), heightFor(800, 1280)]).toEqual([844, 800]);
});
