import { expect, it } from 'vitest';
import { onlyHere } from './index';
import { tableOf, tooMany } from './notes';

it('a table of this device is asked for here, and one of a house there', () => {
  expect(['/tables/aqui.abc', '/matches/aqui.abc/record', '/ws?table=aqui.abc'].map(onlyHere)).toEqual([true, true, true]);
  expect(['/tables/aquiabc', '/games', '/ws?table=abc'].map(onlyHere)).toEqual([false, false, false]);
});

it('of too many tables the oldest are forgotten', () => {
  const notes = ['a', 'b', 'a', 'c'].map((table) => ({ table }));
  expect([...tooMany(notes, 2)]).toEqual(['a']);
  expect([...tooMany(notes, 3)]).toEqual([]);
});

it('every note names its table', () => {
  const notes = [
    { type: 'lines', table: 'a' },
    { type: 'row', row: { id: 'b', created: 1 } },
    { type: 'match', row: { table: 'c' } },
  ] as const;
  expect(notes.map(tableOf)).toEqual(['a', 'b', 'c']);
});
