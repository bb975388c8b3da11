import { expect, test } from 'vitest';
import { forgetPage, keepPage, pageOf, type KeptPage } from './kept_page';
import type { Storage } from './event_queue';

function drawer(room = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}
const page = (id: string, title = 'Copa'): KeptPage =>
  ({ id, shown: { title }, acts: null, board: null, person: null, ahead: 0, at: 1 }) as unknown as KeptPage;

test('the page of the event that was looked at last is kept, and no other', () => {
  const storage = drawer();
  keepPage(storage, page('a'));
  keepPage(storage, page('b'));
  expect(pageOf(storage, 'b')?.shown.title).toBe('Copa');
  expect(pageOf(storage, 'a')).toBeNull();
  forgetPage(storage);
  expect(pageOf(storage, 'b')).toBeNull();
});

test('what has no room leaves nothing older behind', () => {
  const storage = drawer(300);
  keepPage(storage, page('a'));
  keepPage(storage, page('a', 'x'.repeat(400)));
  expect(pageOf(storage, 'a')).toBeNull();
  const large = drawer();
  keepPage(large, page('a', 'x'.repeat(2_000_000)));
  expect(pageOf(large, 'a')).toBeNull();
});

test('what somebody else wrote there is nothing', () => {
  const storage = drawer();
  storage.setItem('tento.event.last', '{no');
  expect(pageOf(storage, 'a')).toBeNull();
});
