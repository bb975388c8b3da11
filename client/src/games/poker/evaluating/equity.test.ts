import { expect, test } from 'vitest';
import { comparing, equity, type Situation } from './equity';
import { VARIANTS } from './variants';

const cards = (text: string): string[] => text.match(/../g) ?? [];
const situation = (game: string, hands: string[], board = '', dead = ''): Situation => ({
  variant: VARIANTS[game]!,
  hands: hands.map(cards),
  board: cards(board),
  dead: cards(dead),
});
const parts = (...asked: Parameters<typeof situation>): number[] => equity(situation(...asked))!.parts.map((part) => Math.round(part * 1e6) / 1e6);

/** What eval7 and PokerKit answer to the same cards, all deals compared. */
test('with few cards to come every deal is compared', () => {
  expect(parts('no-limit-holdem', ['AsAh', 'KsKh'], '2c3d9h')).toEqual([0.916162, 0.083838]);
  expect(parts('no-limit-holdem', ['AsKs', '7h7c', 'QdJd'], '2s3s7d')).toEqual([0.263566, 0.705426, 0.031008]);
  expect(parts('pot-limit-omaha', ['AsAhKdQd', 'KsKh7c6c'], '2c3d9h')).toEqual([0.842683, 0.157317]);
  expect(parts('pot-limit-omaha', ['AsAhKdQd', 'KsKh7c6c'], '2c3d9h5s')).toEqual([0.775, 0.225]);
  expect(parts('omaha-hilo', ['As2s9dTd', 'KsKh7c6c'], '3d4hQcKd')).toEqual([0.35, 0.65]);
});
test('in stud each hand waits for its own cards, and folded up-cards do not come', () => {
  expect(parts('stud', ['AsAh7c2d9hJs', 'KsQs3sTd4h5s'], '', '2s8c')).toEqual([0.842105, 0.157895]);
  expect(parts('razz', ['As2h3dKcTdQh', '7s6h5c5dJc2c'], '', '2s')).toEqual([0.261808, 0.738192]);
});
test('before the flop deals are chosen by chance, the same ones for everybody, and enough of them', () => {
  const asked = situation('no-limit-holdem', ['AsAh', 'KsKh']);
  const found = equity(asked)!;
  expect(found.exact).toBe(false);
  expect(Math.abs(found.parts[0]! - 0.826373)).toBeLessThan(0.005);
  expect(equity(asked)).toEqual(found);
});
test('all parts together are one pot', () => {
  const all = equity(situation('stud-hilo', ['As2h3d', 'KsKh7c', '5s6s7s']))!.parts;
  expect(all.reduce((sum, part) => sum + part)).toBeCloseTo(1, 9);
});
test('where the pack has not enough cards for all nothing is said', () => {
  const hands = ['2c3c4c', '5c6c7c', '8c9cTc', 'JcQcKc', '2d3d4d', '5d6d7d', '8d9dTd', 'JdQdKd'];
  expect(equity(situation('stud', hands))).toBeNull();
});
test('the page is never held up for long: what takes time has many pieces', () => {
  expect([...comparing(situation('pot-limit-omaha', ['AsAhKdQd', 'KsKh7c6c']))].length).toBeGreaterThan(50);
});
