import { expect, test } from 'vitest';
import { bestFive, made } from './best';
import { VARIANTS } from './variants';

const cards = (text: string): string[] => text.match(/../g) ?? [];
const makes = (game: string, held: string, board = '') => made(VARIANTS[game]!, cards(held), cards(board));
const five = (game: string, side: 'high' | 'low', held: string, board = ''): string =>
  [...bestFive(VARIANTS[game]!, side, cards(held), cards(board))].sort().join('');

test('a hand has a name from its first pair on', () => {
  expect(makes('no-limit-holdem', 'AsAh')).toEqual({ high: 'pair', ranks: 'A', low: null });
  expect(makes('no-limit-holdem', 'As8h', 'Ac8d2c')).toEqual({ high: 'two_pair', ranks: 'A82', low: null });
  expect(makes('stud', 'AsAhAd')).toEqual({ high: 'trips', ranks: 'A', low: null });
  expect(makes('razz', 'As2h3d4c')).toEqual({ high: null, ranks: '', low: null });
});
test('in Omaha exactly two cards of the hand are played', () => {
  expect(makes('pot-limit-omaha', 'AsKsQsJs', 'Ts9s2d3c4h').high).toBe('high_card');
  expect(makes('pot-limit-omaha', 'AsAhAdAc').ranks).toBe('A');
  expect(makes('omaha-hilo', 'As2sKdKh', '3c4d5hKcQc')).toEqual({ high: 'straight', ranks: '5432A', low: '5432A' });
});
test('the five that are played are known by their cards', () => {
  expect(five('no-limit-holdem', 'high', 'Ks2d', 'KhKd7s7c3c')).toBe('7c7sKdKhKs');
  expect(five('no-limit-holdem', 'high', '2d3c', 'AsKsQsJsTs')).toBe('AsJsKsQsTs');
  expect(five('pot-limit-omaha', 'high', 'AhAd2c3c', 'AsKsQsJsTs')).toBe('AdAhAsKsQs');
  expect(five('stud-hilo', 'low', 'As2d3c4h8s8dKd')).toBe('2d3c4h8sAs');
  expect(five('stud-hilo', 'low', 'As2d3cKhQs8dKd')).toBe('');
});
