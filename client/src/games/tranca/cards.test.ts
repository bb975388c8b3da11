import { expect, test } from 'vitest';
import { came, slotsOf, sorted, symbol } from './cards';

const cards = (slots: { card: string }[]): string => slots.map((slot) => slot.card).join(' ');

test('by suit, each suit runs from 4 to ace, then wild cards, then threes', () => {
  expect(cards(sorted(['3s', 'Ah', '2c', '4h', 'Td', 'Ks', '9h'], 'suit'))).toBe('Ks 4h 9h Ah Td 2c 3s');
});

test('by rank, equal ranks lie together', () => {
  expect(cards(sorted(['Ks', '4h', 'Kd', '2c', '4s', '3c'], 'rank'))).toBe('4s 4h Ks Kd 2c 3c');
});

test('two equal cards have names of their own', () => {
  const slots = sorted(['Kh', 'Kh', '4s'], 'suit');
  expect(slots.map((slot) => slot.key)).toEqual(['4s0', 'Kh0', 'Kh1']);
  expect(slotsOf(slots, ['Kh', 'Kh', 'Kh'])).toEqual(['Kh0', 'Kh1']);
});

test('what came is what was not there before, copy by copy', () => {
  expect(came(['Kh', '4s'], ['Kh', 'Kh', '4s', '5c'])).toEqual(['Kh', '5c']);
});

test('a ten is written with two figures', () => {
  expect(symbol('Th')).toBe('10♥\uFE0E');
});
