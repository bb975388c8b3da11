import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import { HELP, wishOf } from './keys';

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

test('letters act, digits choose an amount, arrows change it', () => {
  expect(['f', 'C', 'r', 'A', 't'].map((name) => wishOf(key(name))?.kind)).toEqual(['fold', 'call', 'raise', 'all', 'time']);
  expect(wishOf(key('3'))).toEqual({ kind: 'preset', place: 2 });
  expect([wishOf(key('ArrowUp')), wishOf(key('ArrowLeft'))]).toEqual([
    { kind: 'step', by: 1 },
    { kind: 'step', by: -1 },
  ]);
});
test('what belongs to the browser is left to it', () => {
  expect(wishOf(key('c', { ctrlKey: true }))).toBeNull();
  expect(wishOf(key('r', { metaKey: true }))).toBeNull();
});
test('every key of the help is explained', () => {
  for (const [, text] of HELP) expect(pt.keys[text]).toBeTruthy();
});
