import { expect, test } from 'vitest';
import type { Action, MeldView } from './messages';
import type { MeldRules } from './melds';
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

const RULES: MeldRules = { meld_min: 3, trincas: true, trinca_of_twos: 'forbidden', wilds_per_meld: 1, wild_slides: true, canastra_min: 7 };
const EIGHTS: MeldView = { name: 'A1', cards: ['8c', '8d', '8h', '8s'], kind: 'open', sequence: false };
const joining = (legal: Action[], melds: MeldView[], hand: string, out = false) =>
  suggestions(legal, melds, 7, { hand: hand.split(' '), rules: RULES, mayEnd: () => out });

test('several cards join a jogo at once: three 8s make four of them a canastra', () => {
  const legal = [add('A1', '8c'), add('A1', '8d'), add('A1', '8h'), add('A1', '2s')];
  const [first, ...others] = joining(legal, [EIGHTS], '8c 8d 8h Kc Qd 2s');
  expect([first?.cards, first?.canastra]).toEqual([['8c', '8d', '8h'], true]);
  expect(others.map((one) => one.cards)).toEqual([['2s']]);
});

test('a run takes what reaches it through another card', () => {
  expect(joining([add('A2', '8h')], [meld('A2', '5h 6h 7h')], '9h 8h Kc Qd')[0]?.cards.sort()).toEqual(['8h', '9h']);
});

test('the last 8 goes too where the canastra lets the hand run out', () => {
  const legal = [add('A1', '8c'), add('A1', '8d'), add('A1', '8h')];
  expect(joining(legal, [EIGHTS], '8c 8d 8h Kc', true)[0]?.cards).toEqual(['8c', '8d', '8h']);
});

test('two cards stay in a hand that may not run out', () => {
  const legal = [add('A1', '8c'), add('A1', '8d'), add('A1', '8h')];
  expect(joining(legal, [EIGHTS], '8c 8d 8h Kc')[0]?.cards).toEqual(['8c', '8d']);
});

test('a 2 joins the others where it makes the canastra', () => {
  const [first] = joining([add('A1', '8c'), add('A1', '8d'), add('A1', '2s')], [EIGHTS], '8c 8d Kc Qd 2s');
  expect([first?.cards, first?.canastra, first?.dirties]).toEqual([['8c', '8d', '2s'], true, true]);
});
