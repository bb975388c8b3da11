import { expect, test } from 'vitest';
import { highCardsOut, highest, manilhas, marks, onTable, sticks, strengthChart, symbol } from './cards';
import { FIXED, mao, PAULISTA } from './truco.fixture';

test('the manilhas are the rank above the vira, clubs first', () => {
  expect(manilhas(PAULISTA, '7d')).toEqual(['Qc', 'Qh', 'Qs', 'Qd']);
});
test('above the strongest rank the manilhas go round to the weakest of the deck', () => {
  expect(manilhas(PAULISTA, '3s')[0]).toBe('4c');
  expect(manilhas({ ...PAULISTA, deck_ranks: ['Q', 'J', 'K', 'A', '2', '3'] }, '3s')[0]).toBe('Qc');
});
test('without a vira there are no manilhas, unless they are fixed', () => {
  expect(manilhas(PAULISTA, null)).toEqual([]);
  expect(manilhas(FIXED, null)).toEqual(['4c', '7h', 'As', '7d']);
});
test('the chart of the cards leaves out a rank whose four suits are manilhas, and nothing else', () => {
  expect(strengthChart(PAULISTA, '7h')).toEqual({
    manilhas: ['Qc', 'Qh', 'Qs', 'Qd'],
    commons: ['3s', '2s', 'As', 'Ks', 'Js', '7s', '6s', '5s', '4s'],
  });
  expect(strengthChart(FIXED, null).commons).toEqual(['3s', '2s', 'Ah', 'Ks', 'Js', 'Qs', '7s', '6s', '5s', '4s']);
});
test('the highest card is marked, and both of a tie', () => {
  const laid = [
    { seat: 0, card: '3c' },
    { seat: 1, card: '3d' },
    { seat: 2, card: '2h' },
    { seat: 3, card: 'Ks', covered: true },
  ];
  expect(highest(PAULISTA, '6h', laid)).toEqual([0, 1]);
  expect(highest(PAULISTA, '6h', [...laid, { seat: 2, card: '7d' }])).toEqual([2]);
});
test('nobody is ahead while the vira is hidden, nor with covered cards only', () => {
  expect(highest(PAULISTA, null, [{ seat: 0, card: '3c' }])).toEqual([]);
  expect(highest(PAULISTA, '6h', [{ seat: 0, card: null, covered: true }])).toEqual([]);
});
test('the cards of a rodada stay in sight until the next card', () => {
  const rodadas = [{ leader: 0, laid: [{ seat: 0, card: '3c' }], winner: 0 }];
  expect(onTable(mao({ rodadas }))).toEqual({ laid: rodadas[0]!.laid, over: true });
  expect(onTable(mao({ rodadas, laid: [{ seat: 1, card: '4d' }] })).over).toBe(false);
});
test('high cards out leave the manilhas and the covered cards aside', () => {
  const laid = [
    { seat: 0, card: 'Ac' },
    { seat: 1, card: '3d' },
    { seat: 2, card: '7c' },
    { seat: 3, card: '2h', covered: true },
  ];
  expect(highCardsOut(PAULISTA, mao({ laid, burnt: ['2s'] }))).toEqual(['3d', '2s', 'Ac']);
});
test('each rodada has a mark for the own pair', () => {
  const rodadas = [
    { leader: 0, laid: [], winner: 1 },
    { leader: 0, laid: [], winner: null },
  ];
  expect(marks(mao({ rodadas }), 3, 0)).toEqual(['theirs', 'tied', 'open']);
  expect(marks(mao({ rodadas }), 3, 1)).toEqual(['ours', 'tied', 'open']);
});
test('sticks come in bundles of three', () => {
  expect(sticks(1)).toEqual([1]);
  expect(sticks(12)).toEqual([3, 3, 3, 3]);
});
test('a card has a symbol', () => expect(symbol('Kd')).toBe('K♦'));
