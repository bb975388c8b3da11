import { describe, expect, it } from 'vitest';
import type { MatchShown } from './answers';
import { arc, bars, lengths, resultFor, slices } from './results';

const seat = (at: number, person: string | null) => ({ seat: at, name: `n${at}`, person, bot: person === null, away: false });
const match: MatchShown = {
  table: 't',
  game: 'damas',
  rulebook: 'x',
  finished: 0,
  winner: 1,
  why: 'points',
  score: [0, 2],
  points: [],
  places: [2, 1],
  sides: [0, 1, 0, 1],
  seats: [seat(0, null), seat(1, 'ana'), seat(2, null), seat(3, 'rui')],
};

describe('a match as a person saw it', () => {
  it('was won by who sat on the side of the winner', () => expect(resultFor(match, 'rui')).toMatchObject({ mine: 3, won: true, ours: 2, theirs: 0 }));
  it('is told by the points of its only partida', () =>
    expect(resultFor({ ...match, score: [0, 1], points: [-120, 1510] }, 'rui')).toMatchObject({ ours: 1510, theirs: -120 }));
  it('has no place where two sides played', () => expect(resultFor(match, 'rui').place).toBeNull());
  it('has a place where more than two sides played', () => {
    const three = { ...match, winner: 0, score: [9000, 0, 0, 0], places: [1, 4, 2, 3], sides: [0, 1, 2, 3] };
    expect([resultFor(three, 'ana').place, resultFor(three, 'rui').place, resultFor(three, 'zoe').place]).toEqual([4, 3, null]);
  });
  it('names the partner', () => expect(resultFor(match, 'ana').partners.map((who) => who.seat)).toEqual([3]));
  it('names the rivals', () => expect(resultFor(match, 'ana').rivals.map((who) => who.seat)).toEqual([0, 2]));
  it('was neither won nor lost by who did not sit there', () => expect(resultFor(match, 'zoe').won).toBeNull());
  it('was neither won nor lost where nobody won', () => expect(resultFor({ ...match, winner: null }, 'ana').won).toBeNull());
});

describe('the charts', () => {
  const standing = { game: 'damas', totals: { matches: 4, matches_won: 3, bluffs: 2 }, shares: {} };
  it('share the matches into won and lost', () => expect(slices(standing, 'matches_won', 'matches').map((one) => one.value)).toEqual([3, 1]));
  it('show no pie of nothing', () => expect(slices(standing, 'onze_won', 'onze_played')).toEqual([]));
  it('show nothing as a bar of nothing', () =>
    expect(bars(standing, ['bluffs', 'claims'])).toEqual([
      { key: 'bluffs', value: 2 },
      { key: 'claims', value: 0 },
    ]));
  it('measure bars by the longest', () => expect(lengths([2, 4, 0])).toEqual([0.5, 1, 0]));
  it('draw no bar where there is nothing', () => expect(lengths([0, 0])).toEqual([0, 0]));
  it('draw half a ring for a half', () => expect(arc(0.5)).toBe('3.1416 3.1416'));
});
