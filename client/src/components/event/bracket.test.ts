import { expect, test } from 'vitest';
import type { EventMatch } from '../../lib/events';
import { BOX, drawing, shortened } from './bracket';

const match = (id: string, feeds: [string, number] | null = null): EventMatch => ({ id, feeds }) as EventMatch;
const rowOf = (found: ReturnType<typeof drawing>, id: string): number =>
  (found.placed.find((one) => one.match.id === id)!.y - BOX.head) / (BOX.height + BOX.gap);

const four = [
  [match('a', ['s1', 0]), match('b', ['s1', 1]), match('c', ['s2', 0]), match('d', ['s2', 1])],
  [match('s1', ['f', 0]), match('s2', ['f', 1])],
];

test('each match stands in the middle of the two that lead to it', () => {
  const found = drawing([...four, [match('f')]]);
  expect(['a', 'b', 'c', 'd', 's1', 's2', 'f'].map((id) => rowOf(found, id))).toEqual([0, 1, 2, 3, 0.5, 2.5, 1.5]);
  expect(found.lines.length).toBe(6);
  expect(found.columns.map((one) => one.matches)).toEqual([4, 2, 1]);
});
test('the winners cross as the bracket says, whatever the order of the list', () => {
  const found = drawing([[match('c', ['f', 1]), match('a', ['f', 0])], [match('f')]]);
  expect([rowOf(found, 'a'), rowOf(found, 'c')]).toEqual([0, 1]);
});
test('the match for third place stands below the final and is no final', () => {
  const found = drawing([...four, [match('f'), match('third')]]);
  expect([rowOf(found, 'f'), rowOf(found, 'third')]).toEqual([1.5, 2.5]);
  expect(found.columns.at(-1)!.matches).toBe(1);
});
test('rounds that are drawn anew each time fill their columns', () => {
  const found = drawing([[match('a'), match('b')], [match('f')]]);
  expect([rowOf(found, 'a'), rowOf(found, 'b'), rowOf(found, 'f'), found.lines.length]).toEqual([0, 1, 0.5, 0]);
});
test('nothing is drawn of nothing', () => expect(drawing([]).placed).toEqual([]));
test('a long name is cut where it must be', () => expect([shortened('Ana', 5), shortened('Ana Maria', 5)]).toEqual(['Ana', 'Ana…']));
