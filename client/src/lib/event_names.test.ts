import { expect, it } from 'vitest';
import { matchName, readable, sidesOf } from './event_names';
import type { EventMatch, PairsShown } from './events';

const match = { id: 'knockout/1.1', stage: 'knockout', sides: ['D1', null] } as unknown as EventMatch;
const shown = {
  pairs: {
    entries: [
      { id: 'D1', people: ['Ana', 'Bia'] },
      { id: 'a', people: ['Caio'] },
    ],
    matches: [match],
    stages: [{ name: 'knockout', title: 'Mata-mata' }],
  } as unknown as PairsShown,
};

it('names a match by its stage and place', () => {
  expect(matchName(shown, 'knockout/1.1')).toBe('Mata-mata 1.1');
  expect(matchName(shown, 'nada')).toBe('nada');
});

it('names the sides by their people', () => {
  expect(sidesOf(shown, match, 'a definir')).toEqual(['Ana / Bia', 'a definir']);
});

it('reads a sentence with names in it, and leaves words alone', () => {
  expect(readable(shown, 'D1 vai a knockout/1.1.')).toBe('Ana / Bia vai a Mata-mata 1.1.');
});
