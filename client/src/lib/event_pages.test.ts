import { expect, test } from 'vitest';
import { pagesFor, pathOf } from './event_pages';

const pairs = { field: null };
const field = { field: {} as never };

test('everybody may read, and nobody else is led anywhere', () => expect(pagesFor(pairs, ['public'])).toEqual(['public', 'tv']));
test('each role is led to where it works', () => {
  expect(pagesFor(pairs, ['organiser', 'public'])).toEqual(['public', 'organise', 'direct', 'draw', 'decide', 'tv']);
  expect(pagesFor(pairs, ['referee'])).toEqual(['public', 'referee', 'decide', 'tv']);
  expect(pagesFor(pairs, ['player'])).toEqual(['public', 'player', 'decide', 'tv']);
  expect(pagesFor(pairs, ['desk'])).toEqual(['public', 'desk', 'direct', 'decide', 'tv']);
  expect(pagesFor(pairs, ['director'])).toEqual(['public', 'desk', 'direct', 'draw', 'referee', 'decide', 'tv']);
});
test('a field of players has a desk, a floor and a clock', () => {
  expect(pagesFor(field, ['director'])).toEqual(['public', 'desk', 'floor', 'clock', 'money', 'decide', 'tv']);
  expect(pagesFor(field, ['desk'])).toEqual(['public', 'desk', 'clock', 'decide', 'tv']);
});
test('a stranger is not led to where others decide', () => expect(pagesFor(field, ['public'])).toEqual(['public', 'tv']));
test('a page has its address', () => expect([pathOf('e1', 'public'), pathOf('e1', 'direct')]).toEqual(['/evento/e1', '/evento/e1/direcao']));
