import { expect, test } from 'vitest';
import { answersOf } from './answering';
import type { Action } from './messages';
import { cardAction, mayThrow, middle, offersOf } from './offers';
import { mao, PAULISTA, teller } from './truco.fixture';

const turn: Action[] = [
  { do: 'play', card: '4c' },
  { do: 'play', card: 'Ks' },
  { do: 'cover', card: 'Ks' },
  { do: 'raise', to: 3 },
];

test('cards are offered by their place in the hand', () => {
  const offers = offersOf(turn, mao());
  expect(offers.open).toEqual([0, 2]);
  expect(offers.covered).toEqual([2]);
  expect(offers.raise).toEqual({ do: 'raise', to: 3 });
});
test('in the dark a card is played by its place', () => {
  const dark = mao({ hand: null });
  expect(cardAction([{ do: 'playdark', place: 1 }], dark, 1, false)).toEqual({ do: 'playdark', place: 1 });
  expect(cardAction([{ do: 'playdark', place: 1 }], dark, 1, true)).toBeNull();
});
test('what is not legal is no action', () => {
  expect(cardAction(turn, mao(), 1, false)).toBeNull();
  expect(cardAction(turn, mao(), 2, true)).toEqual({ do: 'cover', card: 'Ks' });
});
test('a raise has three answers, each with its cost', () => {
  const asked = mao({ asked: 3, asked_by: 1 });
  const answers = answersOf(offersOf([{ do: 'accept' }, { do: 'refuse' }, { do: 'raise', to: 6 }], asked), asked, teller());
  expect(answers.map((answer) => [answer.key, answer.text, answer.cost])).toEqual([
    ['A', 'Aceito', 'a mão vale 3'],
    ['6', 'Seis!', 'pede que valha 6'],
    ['F', 'Corro', 'dá 1 ponto a eles'],
  ]);
});
test('the last raise has two answers', () => {
  const asked = mao({ value: 9, asked: 12, asked_by: 1 });
  expect(answersOf(offersOf([{ do: 'accept' }, { do: 'refuse' }], asked), asked, teller())).toHaveLength(2);
});
test('several cards are thrown only where the rulebook lets the others choose', () => {
  const offers = offersOf(
    [
      { do: 'play', card: '4c' },
      { do: 'play', card: '7d' },
    ],
    mao(),
  );
  expect(mayThrow(PAULISTA, offers, mao())).toBe(false);
  expect(mayThrow({ ...PAULISTA, multi_card_throw: 'opponents_choose_open_card' }, offers, mao())).toBe(true);
});
test('the plain cut is in the middle', () => {
  expect(middle([3, 1, 2])).toBe(2);
  expect(middle([])).toBeUndefined();
});
