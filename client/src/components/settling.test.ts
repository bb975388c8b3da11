import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pt } from '../i18n/pt';
import Dialog from './Dialog.svelte';
import { SETTLE_MS, settled } from './settling';

vi.mock('../lib/words.svelte', () => ({ words: () => pt }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets a window settle before it takes taps', () => {
  const done = vi.fn();
  settled(done);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});
it('forgets a window that closes before', () => {
  const done = vi.fn();
  settled(done)();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(done).not.toHaveBeenCalled();
});
it('opens a dialog that takes no taps yet', () => {
  const { body } = render(Dialog, { props: { title: 'Menu', children: createRawSnippet(() => ({ render: () => '<p>…</p>' })) } });
  expect(body).toMatch(/<dialog[^>]* class="[^"]*\bsettling\b/);
});
