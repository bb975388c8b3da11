import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import type { MadeView } from './messages';
import { handName } from './naming';

const name = (high: MadeView['high'], ranks: string, low: string | null = null): string => handName({ high, ranks, low }, pt.made, 'pt');

test('a hand is called as people call it', () => {
  expect(name('high_card', 'AKT98')).toBe('carta alta, ás');
  expect(name('pair', 'KA98')).toBe('par de reis');
  expect(name('two_pair', 'KQ2')).toBe('dois pares, reis e damas');
  expect(name('trips', 'TA2')).toBe('trinca de dez');
  expect(name('straight', '5432A')).toBe('sequência até cinco');
  expect(name('flush', 'A9842')).toBe('flush de ás');
  expect(name('full_house', 'JT')).toBe('full house, valetes com dez');
  expect(name('quads', 'Q3')).toBe('quadra de damas');
  expect(name('straight_flush', '98765')).toBe('straight flush até nove');
  expect(name('straight_flush', 'AKQJT')).toBe('royal straight flush');
});
test('a low is told by its ranks, alone or beside the high', () => {
  expect(name(null, '', 'T642A')).toBe('low 10-6-4-2-A');
  expect(name('pair', '8642', '8642A')).toBe('par de oitos, low 8-6-4-2-A');
});
