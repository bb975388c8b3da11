import { expect, it } from 'vitest';
import { draftsOf, fieldOf, keepDrafts, momentOf, stillOpen, withProposals } from './drafts';

const at = '2026-10-25T14:00:00.000Z';
const proposed = (match: string, table: number) => ({ match, table, starts: at, waits: 'nothing' as const, entry: null });

it('lays out what was proposed, one match at a table', () => {
  const laid = withProposals({ c: { table: 2, starts: at } }, [proposed('a', 1), proposed('b', 2), proposed('d', 3)], ['a', 'b', 'c']);
  expect(laid).toEqual({ a: { table: 1, starts: at }, c: { table: 2, starts: at } });
});

it('forgets what can no longer be called', () => {
  expect(stillOpen({ a: { table: 1, starts: at }, b: { table: 2, starts: at } }, ['b'])).toEqual({ b: { table: 2, starts: at } });
});

it('is kept on this device until it is published', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  };
  keepDrafts(storage, 'e', { a: { table: 1, starts: at } });
  expect(draftsOf(storage, 'e')).toEqual({ a: { table: 1, starts: at } });
  keepDrafts(storage, 'e', {});
  expect([draftsOf(storage, 'e'), store.size]).toEqual([{}, 0]);
});

it('reads the field of a form as the moment that it shows', () => {
  expect(momentOf(fieldOf(at))).toBe(at);
});
