import { describe, expect, it } from 'vitest';
import type { GameEvent } from './messages';
import { paceOf, piecesOf } from './pieces';
import { player, view } from './poker.fixture';

const ALL_IN: GameEvent[] = [
  { event: 'Acted', seat: 1, act: 'call', to: 1000, added: 900, all_in: true },
  { event: 'Returned', seat: 0, chips: 200 },
  { event: 'HandShown', seat: 0, cards: ['As', 'Kd'] },
  { event: 'HandShown', seat: 1, cards: ['7h', '7c'] },
  { event: 'BoardDealt', street: 'flop', cards: ['2c', '3d', '4h'] },
  { event: 'BoardDealt', street: 'turn', cards: ['Ah'] },
  { event: 'BoardDealt', street: 'river', cards: ['9s'] },
  { event: 'PotPaid', chips: 2050, shares: [{ seat: 0, chips: 2050 }] },
  { event: 'HandEnded', number: 1, stacks: [6000, 0, 4000] },
  { event: 'PlayerOut', seat: 1, place: 3 },
];
const END = view({
  stage: 'hand_over',
  board: ['2c', '3d', '4h', 'Ah', '9s'],
  players: [
    player(0, { stack: 6000, shown: ['As', 'Kd'], made: { high: 'pair', ranks: 'AK94', low: null } }),
    player(1, { stack: 0, standing: 'out', shown: ['7h', '7c'], place: 3 }),
    player(2, { stack: 4000, standing: 'folded', held: 0 }),
  ],
  paid: [{ chips: 2050, winners: [0], high: [0], low: [] }],
});

describe('an all-in before the flop', () => {
  const pieces = piecesOf(ALL_IN, END);
  it('is turned up, then come flop, turn and river, then the pot is paid', () => {
    expect(pieces.map((piece) => piece.view.board.length)).toEqual([0, 3, 4, 5, 5]);
    expect(pieces.map((piece) => piece.view.paid.length)).toEqual([0, 0, 0, 0, 1]);
  });
  it('tells everything once, in its order', () => expect(pieces.flatMap((piece) => piece.events)).toEqual(ALL_IN));
  it('tells nothing of the end before it: no winner, no name of a hand, no place', () => {
    for (const { view: shown } of pieces.slice(0, -1)) {
      expect(shown.players.map((one) => [one.stack, one.standing, one.made, one.place])).toEqual([
        [3950, 'playing', null, null],
        [0, 'all_in', null, null],
        [4000, 'folded', null, null],
      ]);
      expect([shown.pot, shown.asked, shown.outcome]).toEqual([2050, null, null]);
    }
  });
  it('ends with the table as it is', () => expect(pieces.at(-1)!.view).toBe(END));
});

it('a street that is bet on comes at once', () => {
  const flop: GameEvent[] = [{ event: 'BoardDealt', street: 'flop', cards: ['2c', '3d', '4h'] }];
  expect(piecesOf(flop, view({ board: ['2c', '3d', '4h'] }))).toHaveLength(1);
});
it('a hand that everybody gives up ends at once', () => {
  expect(piecesOf([{ event: 'PotPaid', chips: 75, shares: [] }], view({ stage: 'hand_over' }))).toHaveLength(1);
});
it('at a quick table it goes by quickly, at a slow one no slower than usual', () => {
  expect([paceOf(0.25), paceOf(2.5), paceOf(10)]).toEqual([0.1, 1, 1]);
  expect(piecesOf(ALL_IN, END, 0.1).map((piece) => piece.ms)).toEqual([90, 90, 90, 90, 180]);
});
