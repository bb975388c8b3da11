import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import { HELP, moved, wishOf } from './keys';

const key = (name: string, more = {}) => ({
  key: name,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test('letters wish, large or small', () => {
  expect(['c', 'X', 'l', 'a', 'D', 's', '?'].map((name) => wishOf(key(name))?.kind)).toEqual([
    'draw',
    'take',
    'lay',
    'add',
    'discard',
    'sort',
    'help',
  ]);
});

test('an arrow leads to the hand from anywhere at the table', () => {
  for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) expect(wishOf(key(name))).toEqual({ kind: 'walk' });
});

test('what belongs to the browser is left to it', () => {
  expect(wishOf(key('c', { ctrlKey: true }))).toBeNull();
  expect(wishOf(key('d', { repeat: true }))).toBeNull();
});

test('arrows walk along the rows and stop at the ends', () => {
  expect([moved('ArrowRight', 0, [6, 5]), moved('ArrowLeft', 0, [6, 5]), moved('End', 2, [6, 5])]).toEqual([1, 0, 10]);
  expect([moved('ArrowDown', 2, [6, 5]), moved('ArrowUp', 8, [6, 5]), moved('ArrowDown', 5, [6, 5])]).toEqual([8, 2, 10]);
  expect(moved('c', 3, [6, 5])).toBeNull();
});

test('every key of the help is explained', () => {
  for (const [, text] of HELP) expect(pt.keys[text]).toBeTruthy();
});
