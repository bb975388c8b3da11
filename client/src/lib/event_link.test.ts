import { expect, test } from 'vitest';
import { headersOf, tokenIn } from './event_link';

test('a token stands alone in the hash; anything else there is a part of the page', () => {
  expect(tokenIn('#te_abcdefghijklmnop_-1')).toBe('te_abcdefghijklmnop_-1');
  for (const hash of ['', '#content', '#te_', '#te_short', '#te_abcdefghijklmnop x', 'te_abcdefghijklmnop']) expect(tokenIn(hash)).toBeNull();
});
test('a token goes into its header, and nobody sends an empty one', () => {
  expect([headersOf('te_x'), headersOf(null)]).toEqual([{ 'X-Event-Link': 'te_x' }, {}]);
});
