import { describe, expect, it } from 'vitest';
import type { FloorKept } from '../../../lib/field';
import { bagLines, bagsOf, counted } from './bags';
import { flipped, needsStack, outsOf, takersOf, type Leaving } from './outs';
import { cardsOf, oddOf, raceOf, raceTables } from './race';

const seat = (number: number, player: string, more = {}) => ({ seat: number, player, name: player, cards: 2, owed: 0, ...more });
const floor = {
  tables: [
    { number: 1, seats: [seat(1, 'Ana'), seat(2, 'Bia', { owed: 3 }), seat(5, 'Caio')] },
    { number: 2, seats: [seat(3, 'Davi')] },
  ],
} as unknown as FloorKept;
const leaving = (player: string, table: number, more: Partial<Leaving> = {}): Leaving => ({
  player,
  name: player,
  table,
  stack: '',
  takers: [],
  ...more,
});

describe('who went out in a hand', () => {
  it('is tapped onto the list and off it', () => {
    const one = flipped([], floor.tables[0]!, floor.tables[0]!.seats[0]!);
    expect(one.map((out) => out.player)).toEqual(['Ana']);
    expect(flipped(one, floor.tables[0]!, floor.tables[0]!.seats[0]!)).toEqual([]);
  });
  it('needs a stack only where two leave one table', () => {
    const list = [leaving('Ana', 1), leaving('Bia', 1), leaving('Davi', 2)];
    expect(list.map((one) => needsStack(list, one))).toEqual([true, true, false]);
    expect(outsOf(list, false)).toBeNull();
    const told = [leaving('Ana', 1, { stack: '9.000' }), leaving('Bia', 1, { stack: '500' }), leaving('Davi', 2)];
    expect(outsOf(told, false)).toEqual({
      outs: [
        { player: 'Ana', table: 1, stack: 9000 },
        { player: 'Bia', table: 1, stack: 500 },
        { player: 'Davi', table: 2, stack: 1 },
      ],
    });
  });
  it('is knocked out by somebody who stays at the table', () => {
    expect(takersOf(floor, [leaving('Ana', 1)], leaving('Ana', 1)).map((one) => one.player)).toEqual(['Bia', 'Caio']);
    expect(outsOf([leaving('Ana', 1)], true)).toBeNull();
    expect(outsOf([leaving('Ana', 1, { takers: ['Bia'] })], true)).toMatchObject({ taken_by: [['Bia']] });
  });
});

describe('the bags', () => {
  const lines = bagLines(floor, { Ana: '30.000', Bia: '15000', Caio: '', Davi: '1' });
  it('are counted against what is in play', () => {
    expect(counted(lines, 45_002)).toEqual({ sum: 45_001, difference: -1, missing: 1 });
    expect(lines.map((line) => line.where)).toEqual(['1.1', '1.2', '1.5', '2.3']);
  });
  it('hold the cards and the hands that follow a player', () =>
    expect(bagsOf(lines.slice(1, 2), { Bia: 1 })).toEqual({ bags: [{ player: 'Bia', chips: 15000, time_cards: 1, penalty_hands: 3 }] }));
});

describe('a chip race', () => {
  const sheet = { '1.1': { stack: '30025', chips: '5' }, '1.2': { stack: '1.075', chips: '3' }, '2.3': { stack: '', chips: '' } };
  it('knows the chips that make no new one', () => expect([oddOf(5, 25, 100), oddOf(3, 25, 100), oddOf(8, 25, 100)]).toEqual([1, 3, 0]));
  it('takes a card for each odd chip of a table', () =>
    expect(raceTables(floor, sheet, 25, 100)).toEqual([
      {
        table: 1,
        odd: [
          { seat: 1, name: 'Ana', odd: 1 },
          { seat: 2, name: 'Bia', odd: 3 },
        ],
        cards: 4,
        chips: 1,
      },
      { table: 2, odd: [], cards: 0, chips: 0 },
    ]));
  it('reads cards however they are typed', () => {
    expect(cardsOf('Kc 10♠, 7d')).toEqual(['Kc', 'Ts', '7d']);
    expect([cardsOf('1x'), cardsOf('')]).toEqual([null, []]);
  });
  it('is sent when every card is there', () => {
    expect(raceOf(floor, sheet, { 1: 'Kc 9d' }, { old: 25, new: 100 })).toBeNull();
    expect(raceOf(floor, sheet, { 1: 'Kc 9d 8h 2s' }, { old: 25, new: 100 })).toEqual({
      old: 25,
      new: 100,
      tables: [
        { table: 1, stacks: { 1: 30025, 2: 1075 }, chips: { 1: 5, 2: 3 }, cards: ['Kc', '9d', '8h', '2s'] },
        { table: 2, stacks: {}, chips: {}, cards: [] },
      ],
    });
  });
});
