import { expect, test } from 'vitest';
import { fittingSize } from './fitting';

test('cards that fit keep their size', () => {
  expect(fittingSize(() => true)).toBe(1);
});

test('cards that do not fit are drawn smaller', () => {
  expect(fittingSize((size) => size < 0.95)).toBe(0.9);
});

test('cards are never drawn smaller than can be read', () => {
  expect(fittingSize(() => false)).toBe(0.62);
});
