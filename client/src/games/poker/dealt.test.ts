import { describe, expect, it } from 'vitest';
import { dealt } from './dealt';
import type { GameEvent, HandBegan } from './messages';

const began = (variant: string, button: number | null, stacks: number[]): HandBegan => ({
  event: 'HandBegan',
  number: 1,
  variant,
  button,
  small: null,
  big: null,
  stacks,
});
const acted = (seat: number): GameEvent => ({ event: 'Acted', seat, act: 'fold', to: 0, added: 0 });
const up = (street: string, ...cards: [number, string][]): GameEvent => ({
  event: 'UpCardsDealt',
  street,
  cards: cards.map(([seat, card]) => ({ seat, card })),
});
const known = (...events: GameEvent[]): [number, string][][] =>
  dealt([{ seq: 1, at: 0, events, view: null }]).packs.map((pack) => [...pack].sort(([a], [b]) => a - b));

describe('from where cards are dealt', () => {
  it('begins a pack with the draw of the button, and one with each hand', () => {
    const cards = [
      { seat: 0, card: '4c' },
      { seat: 2, card: 'As' },
    ];
    expect(known({ event: 'ButtonDrawn', cards, button: 2 }, began('no-limit-holdem', 2, [5, 0, 5]))).toEqual([
      [
        [0, '4c'],
        [1, 'As'],
      ],
      [],
    ]);
  });

  it("deals hold'em from the left of the button, over an empty chair, with a burn before each street", () => {
    const events: GameEvent[] = [
      began('no-limit-holdem', 2, [100, 0, 100, 100]),
      { event: 'HoleCardsDealt', only: 0, seat: 0, cards: ['As', 'Ks'] },
      { event: 'BoardDealt', street: 'flop', cards: ['2c', '3c', '4c'] },
      { event: 'BoardDealt', street: 'turn', cards: ['5c'] },
      { event: 'HandShown', seat: 3, cards: ['Qd', 'Jd'] },
    ];
    // 3, 0, 2 get one card each, twice: places 0 to 5; burn 6, flop 7 to 9, burn 10, turn 11.
    expect(known(...events)).toEqual([
      [
        [0, 'Qd'],
        [1, 'As'],
        [3, 'Jd'],
        [4, 'Ks'],
        [7, '2c'],
        [8, '3c'],
        [9, '4c'],
        [11, '5c'],
      ],
    ]);
  });

  it('deals four cards in Omaha', () => {
    expect(known(began('omaha-hilo', 0, [9, 9]), { event: 'BoardDealt', street: 'flop', cards: ['2c', '3c', '4c'] })[0]![0]).toEqual([9, '2c']);
  });

  it('deals stud from the first seat, to the living alone after the third street, and burns nothing', () => {
    const events: GameEvent[] = [
      began('stud', null, [9, 9, 9]),
      up('third', [0, '4c'], [1, '5c'], [2, '6c']),
      acted(1),
      up('fourth', [0, '7c'], [2, '8c']),
      { event: 'HandShown', seat: 2, cards: ['As', 'Ks', '6c', '8c'] },
    ];
    // Two each from seat 0: 0 to 5; third street 6 to 8; fourth 9 and 10.
    expect(known(...events)).toEqual([
      [
        [2, 'As'],
        [5, 'Ks'],
        [6, '4c'],
        [7, '5c'],
        [8, '6c'],
        [9, '7c'],
        [10, '8c'],
      ],
    ]);
  });

  it('deals the last card of stud face down behind the others of the hand', () => {
    const events: GameEvent[] = [
      began('stud', null, [9, 9]),
      { event: 'HoleCardsDealt', only: 1, seat: 1, cards: ['As', 'Ks'] },
      ...['third', 'fourth', 'fifth', 'sixth'].map((street) => up(street)),
      up('seventh'),
      { event: 'HoleCardsDealt', only: 1, seat: 1, cards: ['2h'] },
    ];
    // Two each: 0 to 3; four streets of two cards: 4 to 11; the seventh 12 and 13.
    expect(known(...events)).toEqual([
      [
        [1, 'As'],
        [3, 'Ks'],
        [13, '2h'],
      ],
    ]);
  });
});
