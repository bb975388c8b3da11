import { afterEach, expect, test, vi } from 'vitest';
import { headIn, holdTo, queryOf } from './event_head';

const CHECK = '0123456789abcdef';
const answers = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
};
afterEach(() => vi.unstubAllGlobals());

test('a head is read from the query that a code has', () => {
  expect(headIn(queryOf({ number: 12, check: CHECK }))).toEqual({ number: 12, check: CHECK });
});

test.each(['', '?n=12', `?head=${CHECK}`, `?n=0&head=${CHECK}`, `?n=-1&head=${CHECK}`, `?n=x&head=${CHECK}`, '?n=12&head='])(
  'there is no head in %j',
  (search) => {
    expect(headIn(search)).toBeNull();
  },
);

test('the same check is true', async () => {
  answers(200, { number: 12, check: CHECK, do: 'draw' });
  expect(await holdTo('e', { number: 12, check: CHECK })).toEqual({ what: 'true' });
});

test('another check is false, and is told', async () => {
  answers(200, { number: 12, check: 'fedcba9876543210', do: 'draw' });
  expect(await holdTo('e', { number: 12, check: CHECK })).toEqual({ what: 'false', check: 'fedcba9876543210' });
});

test('a log that ends before the decision of the paper is too short', async () => {
  answers(404, { code: 'not_found', text: '', articles: [], facts: {} });
  expect(await holdTo('e', { number: 99, check: CHECK })).toEqual({ what: 'short' });
});

test('an event that is not there says nothing of its log', async () => {
  answers(404, { code: 'unknown_event', text: '', articles: [], facts: {} });
  await expect(holdTo('e', { number: 12, check: CHECK })).rejects.toThrow();
});
