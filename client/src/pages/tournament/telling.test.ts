import { expect, test } from 'vitest';
import type { TournamentShown } from '../../lib/tournaments';
import { average, calledTo, clockText, isFinal, levelsNow, nextPrize, secondsLeft, tableName } from './telling';

const clock = (left_seconds: number, runs: boolean) => ({ clock: { level: 2, left_seconds, on_break: false, runs, now: 0 } });
const level = (number: number) => ({ level: number, small: 25 * number, big: 50 * number, ante: 0, minutes: 3, break_minutes: 0 });
const shown = (more: Partial<TournamentShown>): TournamentShown => ({ status: 'open', you: null, ...more }) as TournamentShown;

test('the clock goes on between two answers of the server, stands while it is stopped, and never goes below nothing', () => {
  expect(secondsLeft(clock(90, true), 20_000)).toBe(70);
  expect(secondsLeft(clock(90, false), 20_000)).toBe(90);
  expect(secondsLeft(clock(5, true), 20_000)).toBe(0);
  expect(secondsLeft({ clock: null }, 0)).toBeNull();
  expect([clockText(65), clockText(600)]).toEqual(['1:05', '10:00']);
});
test('the level that is played and the next one', () => {
  const levels = [1, 2, 3].map(level);
  expect(levelsNow({ levels, ...clock(1, true) }).map((one) => one?.level)).toEqual([2, 3]);
  expect(levelsNow({ levels: levels.slice(0, 2), ...clock(1, true) })[1]).toBeUndefined();
});
test('the next prize is that of the next to go out, or the lowest while more are in than are paid', () => {
  const prize = (alive: number): number | null => nextPrize({ status: 'running', alive, payouts: [500, 300, 200] });
  expect([prize(9), prize(3), prize(2)]).toEqual([200, 200, 300]);
  expect(nextPrize({ status: 'open', alive: 0, payouts: [] })).toBeNull();
});
test('all chips are shared by those who are left', () => expect(average({ alive: 3, entries: 8, stack: 1000 })).toBe(2667));
test('who waits in the lobby is called when it begins, and only then', () => {
  const running = shown({ status: 'running', you: { table: 'ab.2', seat: 1 } });
  expect(calledTo(shown({}), running)).toBe('ab.2');
  expect(calledTo(shown({ status: 'running', you: { table: null } }), running)).toBe('ab.2');
  expect(calledTo(null, running)).toBeNull();
  expect(calledTo(running, running)).toBeNull();
  expect(calledTo(shown({}), shown({ status: 'running' }))).toBeNull();
});
test('a table has a number, and the last one is the final table', () => {
  const t = { finalTable: 'Mesa final', table: (n: number) => `Mesa ${n}` };
  expect([tableName('a-b.12', t), tableName('a-b.final', t)]).toEqual(['Mesa 12', 'Mesa final']);
  expect(isFinal('final-b.1')).toBe(false);
});
