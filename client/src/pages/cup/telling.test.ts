import { expect, test } from 'vitest';
import type { CupMatch, CupShown } from '../../lib/cups';
import { countdown, firstRound, namesOf, pathOf, scoreOf } from './telling';
import { isMatch, lobbyOf } from '../../lib/lobby';

const match = (id: string, round: number, over: boolean, more: Partial<CupMatch> = {}): CupMatch => ({
  id,
  round,
  sides: ['1', '2'],
  bye: false,
  status: over ? 'over' : 'playing',
  table: null,
  starts: null,
  present: [],
  result: over ? { winner: 0, how: 'played', partidas: [1, 0], points: [12, 7] } : null,
  record: null,
  deals: null,
  ...more,
});
const cup = (matches: CupMatch[]): CupShown =>
  ({
    entries: [
      {
        id: '1',
        players: [
          { name: 'Ana', bot: false },
          { name: 'Zeca', bot: true },
        ],
        out: false,
      },
    ],
    matches,
    rounds: [['a', 'b'], ['c']],
    path: ['a', 'c'],
  }) as unknown as CupShown;

test('an entry is called by all its names', () => {
  expect(namesOf(cup([]), '1', ' e ')).toBe('Ana e Zeca');
  expect(namesOf(cup([]), null, ' e ')).toBeNull();
});

test('one partida is told by its points, several by the partidas', () => {
  expect([scoreOf(match('a', 1, true), 0), scoreOf(match('a', 1, true), 1)]).toEqual(['12', '7']);
  const long = match('a', 1, true, { result: { winner: 1, how: 'played', partidas: [1, 2], points: [30, 31] } });
  expect([scoreOf(long, 0), scoreOf(long, 1)]).toEqual(['1', '2']);
  const missed = match('a', 1, true, { result: { winner: 1, how: 'walkover', partidas: [0, 0], points: [0, 0] } });
  expect(scoreOf(missed, 1)).toBe('');
});

test('a reader looks at the own match first, then at what is played', () => {
  const second = match('c', 2, false, { sides: ['1', '4'], status: 'called' });
  const shown = cup([match('a', 1, true), match('b', 1, false, { sides: ['3', '4'] }), second]);
  expect(firstRound(shown, '1')).toBe(1);
  expect(firstRound(shown, null)).toBe(0);
});

test('the way to the title leaves out what needed no play', () => {
  const shown = cup([match('a', 1, true, { bye: true }), match('b', 1, true), match('c', 2, true)]);
  expect(pathOf(shown).map((one) => one.id)).toEqual(['c']);
});

test('the time that is left never falls below nothing', () => {
  expect(countdown(61_000, 500)).toBe('1:01');
  expect(countdown(0, 5000)).toBe('0:00');
});

test('the table of a match leads to its cup, any other to its tournament', () => {
  expect([isMatch('abc.0-17-1'), isMatch('abc.3'), isMatch('abc.final')]).toEqual([true, false, false]);
  expect([lobbyOf('abc', 'abc.0-0-1'), lobbyOf('abc', 'abc.2')]).toEqual(['/copa/abc', '/torneio/abc']);
});
