import { describe, expect, it, test } from 'vitest';
import { nearest, presetsOf, rangeOf, snap, stepped, stopsOf, typed, type Range } from './amounts';
import { asked, view } from './poker.fixture';

const range: Range = { least: 100, most: 5000, chip: 25, whole: 5000 };

test('the table says what may be bet, and only to who is asked', () => {
  expect(rangeOf(view({ asked: asked({ seat: 0, min_raise: 100, max_raise: 5000 }) }), 0)).toEqual(range);
  expect(rangeOf(view({ asked: asked({ seat: 1 }) }), 0)).toBeNull();
  expect(rangeOf(view({ asked: asked({ seat: 0, min_raise: null, max_raise: null }) }), 0)).toBeNull();
});

describe('an amount', () => {
  it('is made of whole chips', () => expect([snap(113, range), snap(112, range)]).toEqual([125, 100]));
  it('stays within the range', () => expect([snap(3, range), snap(9999, range)]).toEqual([100, 5000]));
  it('may be an end of the range that no chips make', () => expect(snap(5100, { ...range, most: 5013, whole: 5013 })).toBe(5013));
});

describe('one tap', () => {
  // 25/50 blinds, a limp: 125 in the pot, 25 to call.
  const table = view({ pot: 125, current: 50, asked: asked({ seat: 0, to_call: 25 }) });
  it('gives the least, half the pot, the pot after the call, and everything', () => {
    expect(presetsOf(table, range)).toEqual([
      { key: 'min', to: 100 },
      { key: 'half', to: 125 },
      { key: 'pot', to: 200 },
      { key: 'all', to: 5000 },
    ]);
  });
  it('gives no amount twice', () =>
    expect(presetsOf(table, { ...range, most: 200, whole: 200 }).map((one) => one.key)).toEqual(['min', 'half', 'all']));
  it('calls the least the least where half the pot is no more', () =>
    expect(presetsOf({ ...table, pot: 75, asked: asked({ seat: 0, to_call: 50 }) }, range).map((one) => one.key)).toEqual(['min', 'pot', 'all']));
  it('calls the most of a pot-limit game the most', () => expect(presetsOf(table, { ...range, most: 225 }).at(-1)).toEqual({ key: 'max', to: 225 }));
  it('has one amount where the game has one', () => expect(presetsOf(table, { ...range, least: 100, most: 100 })).toEqual([{ key: 'max', to: 100 }]));
});

describe('the slider', () => {
  const stops = stopsOf(range, 50);
  it('goes from the least to the most', () => expect([stops[0], stops.at(-1)]).toEqual([100, 5000]));
  it('is fine at first and never has more stops than a thumb can tell apart', () => {
    expect(stops.slice(0, 3)).toEqual([100, 125, 150]);
    expect(stopsOf({ ...range, most: 1_000_000, whole: 1_000_000 }, 50).length).toBeLessThan(200);
  });
  it('rises all the way, in whole chips', () => {
    stops.slice(1).forEach((stop, at) => expect(stop).toBeGreaterThan(stops[at]!));
    expect(stops.filter((stop) => stop % 25)).toEqual([]);
  });
  it('stands at the stop nearest to what was typed', () => expect(stops[nearest(stops, 130)]).toBe(125));
  it('goes on from what was typed', () =>
    expect([stepped(stops, 130, 1), stepped(stops, 130, -1), stepped(stops, 5000, 1)]).toEqual([150, 125, 5000]));
});

test('numbers are read as people write them', () => {
  expect([typed('1.250'), typed('1,250'), typed(' 300 '), typed('12x'), typed('')]).toEqual([1250, 1250, 300, null, null]);
});
