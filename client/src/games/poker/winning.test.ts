import { expect, test } from 'vitest';
import { player, view } from './poker.fixture';
import { winningCards } from './winning';

const board = ['Kh', 'Kd', '7s', '7c', '3c'];
const over = (more: Parameters<typeof view>[0]) => [...(winningCards(view({ stage: 'hand_over', board, ...more })) ?? [])].sort().join('');
const BOTH = ['2d', '3c', '7c', '8s', 'As', 'Kc', 'Kd', 'Kh', 'Ks'].sort().join('');
const paid = (winners: number[], high: number[] = [], low: number[] = []) => [{ chips: 100, winners, high, low }];

test('the five cards that won stay bright, in the hand and on the board', () => {
  const players = [player(0, { shown: ['Ks', '2d'] }), player(1, { shown: ['As', 'Ad'] }), player(2)];
  expect(over({ players, paid: paid([0]) })).toBe('7c7sKdKhKs');
});
test('both halves of a pot are marked', () => {
  const players = [player(0, { shown: ['Ks', 'Kc', 'Qs', 'Qd'] }), player(1, { shown: ['As', '2d', 'Jc', 'Jd'] }), player(2)];
  const low = ['Kh', 'Kd', '8s', '7c', '3c'];
  expect(over({ variant: 'omaha-hilo', board: low, players, paid: paid([0, 1], [0], [1]) })).toBe(BOTH);
});
test('a hand that nobody saw marks nothing', () => expect(winningCards(view({ stage: 'hand_over', board, paid: paid([0]) }))).toBeNull());
