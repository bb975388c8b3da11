import { beforeEach, expect, test } from 'vitest';
import type { NewDecision } from './events';
import { aboutOf, done, drop, kept, MOST, put, refuse, sendable, type Storage, type Waiting } from './event_queue';

const held = new Map<string, string>();
const storage: Storage = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
};
const asked = (id: string, fields: Record<string, unknown> = {}, seen = 10): NewDecision => ({ id, do: 'call', fields, seen });
const one = (id: string, fields = {}, person: string | null = 'ana'): Waiting => ({ decision: asked(id, fields), person, link: null, at: 0 });
const answer = (number: number) => ({ number, check: '', do: 'call', at: '', happened: null, told: [] });
const ids = (event = 'e'): string[] => kept(storage, event).waiting.map((each) => each.decision.id);

beforeEach(() => held.clear());

test('what waits is in the order in which it was decided, for each event apart', () => {
  put(storage, 'e', one('a'));
  put(storage, 'e', one('b'));
  put(storage, 'f', one('c'));
  expect([ids('e'), ids('f')]).toEqual([['a', 'b'], ['c']]);
});
test('what was answered waits no more, and nothing is left behind at the end', () => {
  put(storage, 'e', one('a'));
  done(storage, 'e', one('a'), answer(11));
  expect([ids(), held.size]).toEqual([[], 0]);
});
test('what the same hand decided before about the same match is no news to it; about another match it is', () => {
  put(storage, 'e', one('a', { match: 'A1' }));
  put(storage, 'e', one('b', { match: 'A1' }));
  put(storage, 'e', one('c', { match: 'A2' }));
  done(storage, 'e', one('a', { match: 'A1' }), answer(14));
  expect(kept(storage, 'e').waiting.map((each) => each.decision.seen)).toEqual([14, 10]);
});
test('one that was kept by an older page is sent with the number of a reader who has seen nothing', () => {
  const { seen: _, ...decision } = asked('a');
  put(storage, 'e', { ...one('a'), decision: decision as NewDecision });
  expect(kept(storage, 'e').waiting.map((each) => each.decision.seen)).toEqual([0]);
});
test('a refused one is told until it was read', () => {
  put(storage, 'e', one('a'));
  refuse(storage, 'e', one('a'), { text: 'Não.', articles: ['art. 5'] }, 99);
  expect(kept(storage, 'e')).toMatchObject({ waiting: [], refused: [{ text: 'Não.', articles: ['art. 5'], at: 99 }] });
  expect(drop(storage, 'e', 'a').refused).toEqual([]);
});
test('nobody sends what somebody else decided on this device; who came by a link needs no name', () => {
  put(storage, 'e', one('a', {}, 'ana'));
  put(storage, 'e', { ...one('b', {}, null), link: 'te_x' });
  put(storage, 'e', one('c', {}, null));
  expect(sendable(kept(storage, 'e'), 'rui').map((each) => each.decision.id)).toEqual(['b', 'c']);
});
test('no more may wait than a bounded number, and what was put before stays', () => {
  for (let number = 0; number < MOST; number += 1) put(storage, 'e', one(`n${number}`));
  expect([put(storage, 'e', one('more')), ids().length]).toEqual([null, MOST]);
});
test('what somebody else wrote there is nothing', () => {
  held.set('tento.event.e.waiting', '{"wai');
  expect(kept(storage, 'e')).toEqual({ waiting: [], refused: [] });
});
test('a decision is about the first thing that it names', () => {
  expect([aboutOf(asked('a', { match: 'A1', entry: 'D1' })), aboutOf(asked('a', { stage: 's' })), aboutOf(asked('a'))]).toEqual([
    'match A1',
    'stage s',
    null,
  ]);
});
