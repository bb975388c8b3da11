import { expect, test } from 'vitest';
import { words as en } from './i18n/en';
import { words as es } from './i18n/es';
import { words as pt } from './i18n/pt';
import { HELP, wishOf } from './keys';

const press = (key: string, more: object = {}) =>
  wishOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

test('numbers play cards, letters speak, as in K-Truco', () => {
  expect(press('2')).toEqual({ kind: 'card', place: 1 });
  expect(['T', '6', '9', 'd'].map((key) => press(key))).toEqual([0, 1, 2, 3].map((step) => ({ kind: 'raise', step })));
  expect(['e', 'F', 'J', 'c', 'F2', 'F3', 'F4'].map((key) => press(key)?.kind)).toEqual([
    'cover',
    'run',
    'advice',
    'auto',
    'new',
    'abandon',
    'leave',
  ]);
});
test('shift and a number is the partner’s card', () =>
  expect(press('!', { shiftKey: true, code: 'Digit1' })).toEqual({ kind: 'partner_card', place: 0 }));
test('the browser keeps its own keys, and a key held down acts once', () => {
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('t', { repeat: true })).toBeNull();
  expect(press('x')).toBeNull();
});
test('every key of the help is explained in each language', () => {
  for (const words of [pt, en, es]) for (const [, text] of HELP) expect(words.keys[text]).toBeTruthy();
});
test('there are jokes enough in each language', () => {
  for (const words of [pt, en, es]) expect(words.jokes.length).toBeGreaterThanOrEqual(15);
});
