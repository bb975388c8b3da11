import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnReaction } from '../../cards/reactions';
import { MADE_MS, REACTIONS, reactions } from './reactions.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  reactions.clear();
  vi.useRealTimers();
});

test('a face is made for a moment', () => {
  reactions.make(2, 'laugh');
  expect(reactions.made).toEqual({ 2: 'laugh' });
  vi.advanceTimersByTime(MADE_MS);
  expect(reactions.made).toEqual({});
});
test('a second face of the same seat has its own moment', () => {
  reactions.make(2, 'laugh');
  vi.advanceTimersByTime(MADE_MS - 1);
  reactions.make(2, 'wow');
  vi.advanceTimersByTime(MADE_MS - 1);
  expect(reactions.made).toEqual({ 2: 'wow' });
});
test('another table begins without faces', () => {
  reactions.make(1, 'ouch');
  reactions.clear();
  expect(reactions.made).toEqual({});
});
test('each is drawn differently, without ids or styles', () => {
  const drawn = REACTIONS.map(drawnReaction);
  expect(new Set(drawn).size).toBe(REACTIONS.length);
  expect(drawn.filter((art) => /\sid=|style|NaN|undefined/.test(art))).toEqual([]);
});
