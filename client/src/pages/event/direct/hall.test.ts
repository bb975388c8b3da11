import { expect, it } from 'vitest';
import type { BoardShown } from '../../../lib/board';
import type { EventMatch, PairsShown } from '../../../lib/events';
import { checklist, hallOf, readyIn } from './hall';

const START = '2026-10-25T14:00:00Z';
const NOW = Date.parse(START);
const match = (id: string, more: Partial<EventMatch>): EventMatch =>
  ({
    id,
    round: 1,
    place: 1,
    group: null,
    table: null,
    starts: null,
    sides: ['A', 'B'],
    present: [],
    status: 'ready',
    bye: false,
    ...more,
  }) as EventMatch;
const pairs = (...matches: EventMatch[]): PairsShown => ({ matches, stages: [{ closed: false }], champion: null }) as unknown as PairsShown;
const board = (more: Partial<BoardShown> = {}): BoardShown =>
  ({ tables: 3, rules: { tolerance: 15 }, incidents: [], ...more }) as unknown as BoardShown;

it('tells free tables from those that are called, late and played at', () => {
  const hall = pairs(
    match('a', { table: 1, starts: START, status: 'called' }),
    match('b', { table: 2, status: 'playing' }),
    match('c', { table: 3, status: 'over' }),
  );
  expect(hallOf(hall, board(), NOW + 15 * 60_000).map((one) => one.state)).toEqual(['called', 'playing', 'free']);
  expect(hallOf(hall, board(), NOW + 15 * 60_000 + 1).map((one) => one.state)).toEqual(['late', 'playing', 'free']);
});

it('nobody is late who is there', () => {
  const hall = pairs(match('a', { table: 1, starts: START, status: 'called', present: ['A', 'B'] }));
  expect(hallOf(hall, board(), NOW + 3_600_000)[0]!.state).toBe('called');
});

it('a hall without a number has as many tables as are in use', () => {
  expect(hallOf(pairs(match('a', { table: 11, status: 'playing' })), board({ tables: null }), NOW).length).toBe(11);
});

it('what may be called comes in the order of rounds', () => {
  const found = readyIn(
    pairs(
      match('b', { round: 2 }),
      match('x', { table: 1, status: 'called' }),
      match('a', { round: 1, place: 2 }),
      match('w', { status: 'waiting' }),
    ),
  );
  expect(found.map((one) => one.id)).toEqual(['a', 'b']);
});

it('a note needs no ruling before the event is closed, a protest does', () => {
  const incidents = [
    { kind: 'note', ruling: '' },
    { kind: 'protest', ruling: '' },
  ] as BoardShown['incidents'];
  const open = Object.fromEntries(checklist(pairs(match('a', { status: 'disputed' })), board({ incidents })).map((one) => [one.what, one.open]));
  expect(open).toEqual({ matches: 0, sheets: 0, disputes: 1, incidents: 1, stages: 1, champion: 1 });
});
