import { expect, test } from 'vitest';
import { entryName, entryNumber, entryOf, fits, joined, matchOf } from './event_find';
import type { EventShown } from './events';

const entry = { id: 'D1', number: 1, label: '7', people: ['João Luís', 'Zé'], delegation: null, status: 'registered', matches: ['A1'] };
const shown = { pairs: { entries: [entry], matches: [{ id: 'A1' }] } } as unknown as EventShown;
const decided = (number: number) => ({ number, check: '', do: 'call', at: '', happened: null, told: [] });

test('entries and matches are found by their ids, and nothing by nothing', () => {
  expect([entryOf(shown, 'D1'), matchOf(shown, 'A1')?.id, entryOf(shown, null), entryOf(null, 'D1')]).toEqual([entry, 'A1', undefined, undefined]);
});
test('an entry is known by the number that is printed', () => expect([entryNumber(shown, 'D1'), entryNumber(shown, 'D9')]).toEqual(['7', 'D9']));

test('an entry has the names of its people', () => expect([entryName(shown, 'D1'), entryName(shown, 'D9')]).toEqual(['João Luís / Zé', 'D9']));
test('a name is found without its accents, in any order, by a part of it', () => {
  for (const wanted of ['joao', 'LUIS', 'ze joão', 'lu']) expect(fits(wanted, entry.people)).toBe(true);
  for (const wanted of ['', '  ', 'maria', 'joao maria']) expect(fits(wanted, entry.people)).toBe(false);
});
test('news come on top, each once', () => {
  expect(joined([decided(2), decided(1)], [decided(2), decided(3), decided(4)], 3).map((one) => one.number)).toEqual([4, 3, 2]);
});
