import { expect, test } from 'vitest';
import type { EventMatch } from '../../../lib/events';
import { wayBack } from './way_back';

const STARTS = '2026-03-01T13:00:00Z';
const match = (more: Partial<EventMatch> = {}): EventMatch => ({ id: 'groups/A1', table: null, starts: null, live: null, ...more }) as EventMatch;

test('a first call is taken back whole', () => expect(wayBack('call', {}, match())).toEqual([{ word: 'uncall', fields: { match: 'groups/A1' } }]));
test('a second call is taken back to the first', () =>
  expect(wayBack('call', {}, match({ table: 2, starts: STARTS }))).toEqual([
    { word: 'call', fields: { match: 'groups/A1', table: 2, starts: STARTS } },
  ]));
test('a call without an hour leaves no hour behind', () =>
  expect(wayBack('call', {}, match({ table: 2 })).map((one) => one.word)).toEqual(['uncall', 'call']));
test('a call to a live table is taken back to one', () =>
  expect(wayBack('call', {}, match({ live: 'x', starts: STARTS }))[0]?.fields).toMatchObject({ online: true }));
test('a check-in is taken back for its entry', () =>
  expect(wayBack('check-in', { entry: 'D1' }, match())).toEqual([{ word: 'take-back', fields: { match: 'groups/A1', entry: 'D1' } }]));
test('a start is taken back', () => expect(wayBack('start', {}, match())).toEqual([{ word: 'take-back', fields: { match: 'groups/A1' } }]));
test('a report has no way back', () => expect(wayBack('report', {}, match())).toEqual([]));
