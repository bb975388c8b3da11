import { expect, test } from 'vitest';
import type { MeldView, PairScore } from './messages';
import { onTable, rows, signed } from './scoring';

const RULES = { card_points: 10, limpa_points: 200, suja_points: 100, red3_points: 100 };
const own: PairScore = {
  lines: [
    { what: 'cards_laid', count: 15, points: 150, articles: ['art. 6'] },
    { what: 'batida', count: 1, points: 100, articles: ['art. 6', 'art. 6/table'] },
  ],
  total: 250,
};
const other: PairScore = {
  lines: [
    { what: 'cards_laid', count: 6, points: 60, articles: ['art. 6'] },
    { what: 'black_threes', count: 1, points: -100, articles: ['art. 6'] },
  ],
  total: -40,
};
const meld = (size: number, kind: MeldView['kind']): MeldView => ({
  name: 'A1',
  cards: Array.from({ length: size }, () => '4h'),
  kind,
  sequence: true,
});

test('a line for each thing that counted for either pair, the reader first', () => {
  expect(rows([own, other], 1).map((row) => [row.what, row.cells[0]?.points ?? null, row.cells[1]?.points ?? null])).toEqual([
    ['cards_laid', 60, 150],
    ['batida', null, 100],
    ['black_threes', -100, null],
  ]);
});

test('a line names each of its articles once', () => {
  expect(rows([own, other], 0)[0]?.articles).toEqual(['art. 6']);
});

test('points carry their sign', () => {
  expect([150, -40, 0].map((points) => signed(points, String))).toEqual(['+150', '−40', '0']);
});

test('red threes count against a pair until it has a canastra', () => {
  expect(onTable([meld(3, 'open')], 1, RULES)).toBe(-70);
  expect(onTable([meld(7, 'limpa')], 1, RULES)).toBe(370);
});
