import { expect, test } from 'vitest';
import type { EventMatch, EventShown, EventStage } from '../../../lib/events';
import { pages, scenesOf } from './scenes';

const match = (id: string, more: Partial<EventMatch>): EventMatch => ({ id, status: 'ready', result: null, bye: false, ...more }) as EventMatch;
const stage = (name: string, more: Partial<EventStage>): EventStage =>
  ({ name, drawn: true, closed: false, groups: [], rounds: [], ...more }) as EventStage;
const shown = (more: object, status = 'running'): EventShown =>
  ({ status, field: null, pairs: { entries: [], stages: [], matches: [], calls: [], places: [], ...more } }) as unknown as EventShown;
const kinds = (of: EventShown): string[] => scenesOf(of).map((one) => one.kind);

test('pages are even, and nothing has none', () => {
  expect(pages([1, 2, 3, 4, 5], 4).map((page) => page.length)).toEqual([3, 2]);
  expect(pages([], 4)).toEqual([]);
});
test('before anything is drawn the wall shows who entered', () => {
  expect(kinds(shown({ entries: [{ people: ['Ana', 'Bia'] }] }, 'open'))).toEqual(['entries']);
});
test('what is called comes first, then what is played, the tables, and the last results', () => {
  const matches = [match('a', { status: 'called' }), match('b', { status: 'playing' }), match('c', { status: 'over', result: {} as never })];
  const groups = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, rows: [] }));
  expect(kinds(shown({ matches, calls: ['a', 'b'], stages: [stage('g', { groups })] }))).toEqual(['calls', 'calls', 'groups', 'groups', 'results']);
});
test('tall groups are two to a screen', () => {
  const groups = ['A', 'B', 'C'].map((name) => ({ name, rows: Array.from({ length: 6 }) as never[] }));
  expect(kinds(shown({ stages: [stage('g', { groups })] }))).toEqual(['groups', 'groups']);
});
test('a stage that is over leaves the wall to the one that was drawn after it', () => {
  const groups = stage('g', { closed: true, groups: [{ name: 'A', rows: [] }] });
  expect(kinds(shown({ stages: [groups, stage('k', { rounds: [['a'], ['b']] })], matches: [match('a', {}), match('b', {})] }))).toEqual(['bracket']);
  expect(kinds(shown({ stages: [groups, stage('k', { drawn: false })] }))).toEqual(['groups']);
});
const field = (more: object): object => ({ champion: null, clock: null, players: [], payouts: [], ...more });
test('single players find their seats before the first level, then the clock and the prizes, and in the end who won what', () => {
  const players = Array.from({ length: 40 }, (_, at) => ({ name: `p${at}`, table: 1, seat: at, place: null }));
  const of = (more: object): string[] => kinds({ status: 'running', field: field(more), pairs: null } as never);
  expect(of({ players })).toEqual(['clock', 'seats', 'seats']);
  expect(of({ players, clock: {}, payouts: [3, 2, 1] })).toEqual(['clock', 'clock', 'clock', 'payouts']);
  expect(of({ champion: 'p0', players: [{ ...players[0], place: 1 }, players[1]], payouts: [3] })).toEqual(['champion', 'places']);
});
test('in the end the champions, and a field shows its clock', () => {
  expect(kinds(shown({}, 'over'))[0]).toBe('champion');
  expect(kinds({ status: 'running', field: field({}), pairs: null } as never)).toEqual(['clock']);
  expect(kinds(shown({}, 'cancelled'))).toEqual(['cancelled']);
});
