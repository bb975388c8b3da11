import { expect, test } from 'vitest';
import { allPages, ownSeat, type ReplayShown } from './replays';

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

test('a long replay is asked for page by page, and the pages are put together in their order', async () => {
  const parts = [
    { steps: [1, 2], deals: [] },
    { steps: [3], deals: ['a'] },
    { steps: [], deals: ['b'] },
  ];
  const asked: number[] = [];
  const whole = await allPages((number) => {
    asked.push(number);
    return Promise.resolve({ replay: { game: 'tiny', ...parts[number] }, pages: 3 } as unknown as ReplayShown);
  });
  expect(asked).toEqual([0, 1, 2]);
  expect(whole.replay).toEqual({ game: 'tiny', steps: [1, 2, 3], deals: ['a', 'b'] });
});

test('a short replay is asked for once', async () => {
  const only = { replay: { steps: [1], deals: ['a'] }, pages: 1 } as unknown as ReplayShown;
  expect(await allPages((number) => (number ? Promise.reject(new Error('asked again')) : Promise.resolve(only)))).toEqual(only);
});
