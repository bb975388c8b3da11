import { expect, test } from 'vitest';
import { ownSeat } from './replays';

const head = (...players: string[]): string =>
  ['tento-record 1', 'game tiny', ...players, 'date 2026-03-01'].map((line) => `${line} ~0123456789\n`).join('');

test('whoever kept a record sat on the one seat without a bot', () => {
  expect(ownSeat(head('player 0 "Bia" bot', 'player 1 "Ana"', 'player 2 "O \\"Zé\\" bot" bot'))).toBe(1);
});

test('with several people, or none, nobody knows', () => {
  expect(ownSeat(head('player 0 "Ana"', 'player 1 "Bia"'))).toBeNull();
  expect(ownSeat(head('player 0 "Ana" bot'))).toBeNull();
  expect(ownSeat('')).toBeNull();
});

test('a name that ends in bot is no bot', () => {
  expect(ownSeat(head('player 0 "Robot bot"', 'player 1 "Bia" bot'))).toBe(0);
});
