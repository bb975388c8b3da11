import { describe, expect, it } from 'vitest';
import type { GameEvent } from './messages';
import { paceOf, piecesOf, unfolded } from './pieces';
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

describe('an all-in in stud', () => {
  const [mine, other] = [
    ['As', 'Kd', '2c', '3c', '4c', '5h', '9s'],
    ['7h', '7c', '8d', '9d', 'Td', 'Jh', 'Qs'],
  ];
  const events: GameEvent[] = [
    { event: 'Acted', seat: 1, act: 'call', to: 100, added: 100, all_in: true },
    { event: 'HandShown', seat: 0, cards: mine!.slice(0, 5) },
    { event: 'HandShown', seat: 1, cards: other!.slice(0, 5) },
    { event: 'UpCardsDealt', street: 'sixth', cards: [{ seat: 0, card: '5h' }, { seat: 1, card: 'Jh' }] }, // prettier-ignore
    { event: 'UpCardsDealt', street: 'seventh', cards: [{ seat: 0, card: '9s' }, { seat: 1, card: 'Qs' }] }, // prettier-ignore
    { event: 'PotPaid', chips: 200, shares: [{ seat: 1, chips: 200 }] },
  ];
  const end = view({
    variant: 'stud',
    stage: 'hand_over',
    hand: mine!,
    players: [
      player(0, { shown: mine!, up: mine!.slice(2, 6), held: 7 }),
      player(1, { shown: other!, up: other!.slice(2, 6), held: 7 }),
      player(2, { standing: 'folded', held: 0 }),
    ],
  });
  it('is turned up with the cards that lie there, then come the others', () => {
    const seen = piecesOf(events, end).map(({ view: shown }) => [shown.hand!.length, ...shown.players.map((one) => one.shown?.length ?? null)]);
    expect(seen).toEqual([
      [5, 5, 5, null],
      [6, 6, 6, null],
      [7, 7, 7, null],
      [7, 7, 7, null],
    ]);
    expect(piecesOf(events, end)[0]!.view.players[1]!.up).toEqual(['8d', '9d', 'Td']);
  });
  it('is told street by street in a replay too', () => {
    const steps = unfolded([
      { seq: 7, at: 1, events: [{ event: 'Acted', seat: 0, act: 'bet', to: 100, added: 100 }], view: view() },
      { seq: 8, at: 2, events, view: end },
    ]);
    expect(steps.map((step) => [step.seq, step.events.length])).toEqual([[7, 1], [8, 3], [8, 1], [8, 1], [8, 1]]); // prettier-ignore
  });
});
