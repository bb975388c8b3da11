import { expect, test } from 'vitest';
import { matchLeft, seatClock, turnLeft } from './clock';

const clocks = { now: 0, turn_at: 1000, turn_ms: 30_000, banks: [60_000, 0], match_from: 0 };

test('the turn runs out first, then the bank', () => {
  expect(turnLeft(clocks, 0, 16_000)).toEqual({ time: 0.5, bank: null });
  expect(turnLeft(clocks, 0, 61_000)).toEqual({ time: 0.5, bank: 30 });
  expect(turnLeft(clocks, 1, 61_000)).toEqual({ time: 0, bank: null });
});
test('the partida’s clock counts down, where there is one', () => {
  expect(matchLeft(3600, clocks, 61_000)).toBe('58:59');
  expect(matchLeft(null, clocks, 0)).toBeNull();
});
test('a clock runs for a person whom the table waits for', () => {
  const sitter = { seat: 1, name: 'Ana', bot: false, away: false };
  expect(seatClock(clocks, sitter, true, 16_000).time).toBe(0.5);
  expect(seatClock(clocks, { ...sitter, bot: true, held: true }, true, 16_000).time).toBe(0.5);
  for (const other of [{ ...sitter, bot: true }, { ...sitter, away: true }, null]) expect(seatClock(clocks, other, true, 0).time).toBeNull();
  expect(seatClock(clocks, sitter, false, 0).time).toBeNull();
  expect(seatClock(null, sitter, true, 0).time).toBeNull();
});
