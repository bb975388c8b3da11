import { expect, test } from 'vitest';
import { pt } from '../../i18n/pt';
import { helpLines, wishFrom } from './keys';
import { pairName } from './teller';

const press = (key: string, more = {}) => ({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

test('a key means the same at every table, unless the game has a use of its own for it', () => {
  expect(wishFrom(press('F2'), {})).toEqual({ kind: 'new' });
  expect(wishFrom(press('J'), { j: { kind: 'jump' } })).toEqual({ kind: 'jump' });
  expect(wishFrom(press('q'), {})).toBeNull();
});
test('the browser keeps its own keys, and a key held down acts once', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat']) expect(wishFrom(press('m', { [held]: true }), {})).toBeNull();
});
test('the help tells the keys of the game first, then those of every table', () => {
  const lines = helpLines([['1', 'um']], ['V', 'auto'], pt.table.keys);
  expect(lines.map(([key]) => key)).toEqual(['1', 'J', 'V', 'P', 'M', pt.table.keys.space, 'F2', 'F3', 'F4', '?']);
  expect(lines.every(([, text]) => text)).toBe(true);
});
test('a pair is ours or theirs for who plays, and two names for who watches', () => {
  const teller = { common: pt.table, lang: 'pt', you: 1, sides: [0, 1, 0, 1], name: (seat: number) => 'ABCD'[seat]! } as const;
  expect([0, 1].map((pair) => pairName(teller, pair))).toEqual(['Eles', 'Nós']);
  expect(pairName({ ...teller, you: null }, 1)).toBe('B + D');
  expect(pairName({ ...teller, sides: [0, 1] }, 0)).toBe('A');
});
