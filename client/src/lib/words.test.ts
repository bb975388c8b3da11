import { beforeEach, expect, it, vi } from 'vitest';
import type { Lang } from './dictionary.svelte';

type Words = typeof import('./words.svelte');

/** A dictionary whose words come when the test lets them. */
function slow(): { fetch: (language: Lang) => Promise<() => void>; come: () => void; fail: () => void; said: Lang | null } {
  const waiting: [Lang, (put: () => void) => void, (error: Error) => void][] = [];
  const book = {
    said: null as Lang | null,
    fetch: (language: Lang) => new Promise<() => void>((done, failed) => void waiting.push([language, done, failed])),
    come: () => waiting.splice(0).forEach(([language, done]) => done(() => (book.said = language))),
    fail: () => waiting.splice(0).forEach(([, , failed]) => failed(new Error('offline'))),
  };
  return book;
}

let words: Words;
const kept = new Map<string, string>();
const page = { documentElement: { lang: '' } };

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB', 'es'] });
  vi.stubGlobal('document', page);
  words = await import('./words.svelte');
});

it('the first language of the browser that the pages speak is spoken', async () => {
  await words.use();
  expect([words.lang(), page.documentElement.lang, words.words().common.close]).toEqual(['en', 'en', 'Close']);
});

it('a language is spoken once all its words are there', async () => {
  await words.use();
  const book = slow();
  const using = words.use(book);
  await settled();
  book.come();
  await using;
  expect(book.said).toBe('en');
  const speaking = words.speak('pt');
  await settled();
  expect(words.lang()).toBe('en');
  book.come();
  await speaking;
  expect([words.lang(), book.said, kept.get('tento.lang')]).toEqual(['pt', 'pt', 'pt']);
});

it('a language that is chosen while words are on their way is the one they come in', async () => {
  await words.use();
  const book = slow();
  const using = words.use(book);
  await settled();
  const speaking = words.speak('es');
  await settled();
  book.come();
  await settled();
  book.come();
  await Promise.all([using, speaking]);
  expect([words.lang(), book.said]).toEqual(['es', 'es']);
});

it('without a connection everything stays as it was', async () => {
  await words.use();
  const book = slow();
  const using = words.use(book);
  await settled();
  book.fail();
  await expect(using).rejects.toThrow('offline');
  await words.speak('pt');
  expect(words.lang()).toBe('pt');
});
