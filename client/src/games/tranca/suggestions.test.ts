import { expect, test } from 'vitest';
import type { Action, MeldView } from './messages';
import { suggestions } from './suggestions';

const lay = (text: string): Action => ({ do: 'lay', cards: text.split(' ') });
const add = (meld: string, text: string): Action => ({ do: 'add', meld, cards: text.split(' ') });
const meld = (name: string, text: string): MeldView => ({ name, cards: text.split(' '), kind: 'open', sequence: true });
const texts = (legal: Action[], melds: MeldView[] = []): string[] =>
  suggestions(legal, melds, 7).map((one) => `${one.meld ? `${one.meld.name} ` : ''}${one.cards.join(' ')}`);

test('of runs within runs the longest is suggested', () => {
  expect(texts([lay('4h 5h 6h'), lay('5h 6h 7h'), lay('4h 5h 6h 7h')])).toEqual(['4h 5h 6h 7h']);
});

test('a 2 is not spent on cards that make a jogo alone', () => {
  expect(texts([lay('4h 5h 6h'), lay('4h 5h 6h 2s'), lay('Kc Kd 2s')])).toEqual(['4h 5h 6h', 'Kc Kd 2s']);
});

test('the same cards with the 2 at either end are one suggestion', () => {
  expect(texts([lay('2s 5h 6h'), lay('5h 6h 2s')])).toHaveLength(1);
});

test('what makes a canastra comes first, what dirties a clean jogo last', () => {
  const melds = [meld('A1', '4h 5h 6h 7h 8h 9h'), meld('A2', '4c 5c 6c')];
  expect(texts([add('A2', '2s'), lay('Kc Kd Ks'), add('A2', '7c'), add('A1', 'Th')], melds)).toEqual(['A1 Th', 'A2 7c', 'Kc Kd Ks', 'A2 2s']);
  const [first, , , last] = suggestions([add('A2', '2s'), lay('Kc Kd Ks'), add('A2', '7c'), add('A1', 'Th')], melds, 7);
  expect(first?.canastra).toBe(true);
  expect(last?.dirties).toBe(true);
});

test('drawing and discarding are no suggestions', () => {
  expect(texts([{ do: 'draw' }, { do: 'discard', card: '4h' }])).toEqual([]);
});
