import { expect, test } from 'vitest';
import { standsFor, waysToAdd, waysToLay, type MeldRules } from './melds';
import type { MeldView } from './messages';

const RULES: MeldRules = { meld_min: 3, trincas: true, trinca_of_twos: 'forbidden', wilds_per_meld: 1, wild_slides: true, canastra_min: 7 };
const cards = (text: string): string[] => text.split(' ');
const laid = (text: string, rules: MeldRules = RULES): string[] => waysToLay(cards(text), rules).map((way) => way.join(' '));
const meld = (text: string, sequence = true): MeldView => ({ name: 'A1', cards: cards(text), kind: 'open', sequence });
const added = (one: MeldView, text: string, rules: MeldRules = RULES): string[] =>
  waysToAdd(one, cards(text), rules).map((way) => `${way.low ? 'low ' : ''}${way.cards.join(' ')}`);

test('a run is put in order whatever the order of marking', () => {
  expect(laid('6h 4h 5h')).toEqual(['4h 5h 6h']);
});

test('a 2 fills a gap', () => {
  expect(laid('5h 2s 7h')).toEqual(['5h 2s 7h']);
});

test('a free 2 may stand at either end, the high one first', () => {
  expect(laid('5h 6h 2s')).toEqual(['5h 6h 2s', '2s 5h 6h']);
});

test('there is nothing above the ace and nothing below the four', () => {
  expect(laid('Kh Ah 2h')).toEqual(['2h Kh Ah']);
  expect(laid('4d 5d 2c')).toEqual(['4d 5d 2c']);
});

test('mixed suits, threes, two curingas and 2s alone make no jogo', () => {
  expect(laid('4c 5d 6c')).toEqual([]);
  expect(laid('3h 4h 5h')).toEqual([]);
  expect(laid('5h 2s 2c 8h')).toEqual([]);
  expect(laid('2h 2s 2d')).toEqual([]);
});

test('two curingas are a jogo where that was agreed', () => {
  expect(laid('5h 2s 2c 8h', { ...RULES, wilds_per_meld: 2 })).toEqual(['5h 2s 2c 8h']);
});

test('a trinca takes any suits and one 2', () => {
  expect(laid('8s 8d 2h')).toEqual(['8s 8d 2h']);
  expect(laid('8s 8s 8d 8c')).toEqual(['8s 8s 8d 8c']);
});

test('a sequência grows at its ends', () => {
  expect(added(meld('5h 6h 7h'), '8h')).toEqual(['5h 6h 7h 8h']);
  expect(added(meld('5h 6h 7h'), '9h')).toEqual([]);
  expect(added(meld('5h 6h 7h'), '8h 9h')).toEqual(['5h 6h 7h 8h 9h']);
});

test('a 2 joins a sequência at the end that is asked for', () => {
  expect(added(meld('5h 6h 7h'), '2s')).toEqual(['5h 6h 7h 2s', 'low 2s 5h 6h 7h']);
  expect(added(meld('Qh Kh Ah'), '2s')).toEqual(['2s Qh Kh Ah']);
});

test('two 2s go to the low end together or not at all', () => {
  const rules: MeldRules = { ...RULES, wilds_per_meld: 2 };
  expect(added(meld('6h 7h 8h'), '2s 2c', rules)).toEqual(['6h 7h 8h 2s 2c', 'low 2s 2c 6h 7h 8h']);
  expect(added(meld('5h 6h 7h'), '2s 2c', rules)).toEqual(['5h 6h 7h 2s 2c']);
});

test('a 2 whose own card arrives slides to a free end', () => {
  expect(added(meld('5h 2s 7h'), '6h')).toEqual(['5h 6h 7h 2s', 'low 2s 5h 6h 7h']);
  expect(added(meld('5h 2s 7h'), '6h', { ...RULES, wild_slides: false })).toEqual([]);
});

test('a trinca takes its rank and no second 2', () => {
  expect(added(meld('8s 8d 2h', false), '8c')).toEqual(['8s 8d 2h 8c']);
  expect(added(meld('8s 8d 2h', false), '2c')).toEqual([]);
  expect(added(meld('8s 8d 8h', false), '9c')).toEqual([]);
});

test('a 2 in a sequência stands for the card of its place', () => {
  expect(standsFor(meld('5h 2s 7h'), 1)).toBe('6h');
  expect(standsFor(meld('5h 2s 7h'), 0)).toBeNull();
  expect(standsFor(meld('8s 8d 2h', false), 2)).toBeNull();
});
