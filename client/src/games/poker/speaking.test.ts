import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import type { GameEvent } from './messages';
import { deedsAfter, noiseOf, shoutOf, type Deed } from './speaking';

const acted = (seat: number, act: 'fold' | 'check' | 'raise', more = {}): GameEvent => ({ event: 'Acted', seat, act, to: 0, added: 0, ...more });
const after = (...events: GameEvent[]): Record<number, string> => {
  const deeds = events.reduce<Readonly<Record<number, Deed>>>((had, event) => deedsAfter(had, event, pt.did), {});
  return Object.fromEntries(Object.entries(deeds).map(([seat, deed]) => [seat, deed.text]));
};
const flop: GameEvent = { event: 'BoardDealt', street: 'flop', cards: [] };

test('what each seat did last stands over it', () =>
  expect(after(acted(0, 'check'), acted(1, 'raise'), acted(0, 'fold'))).toEqual({ 0: 'Desiste', 1: 'Aumenta' }));
test('a new street wipes it away, but for who has given up', () =>
  expect(after(acted(0, 'fold'), acted(1, 'check'), flop)).toEqual({ 0: 'Desiste' }));
test('an all-in is called out and heard', () => {
  const event = acted(2, 'raise', { all_in: true });
  expect(shoutOf(event, pt.shout)).toEqual({ seat: 2, text: 'All-in!', big: true });
  expect(noiseOf(event, null)).toBe('allIn');
  expect(shoutOf(acted(2, 'raise'), pt.shout)).toBeNull();
});
test('the own end is heard as one', () => {
  const out = (seat: number): GameEvent => ({ event: 'PlayerOut', seat, place: 2 });
  expect([noiseOf(out(0), 0), noiseOf(out(1), 0)]).toEqual(['lose', 'run']);
});
