import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { es } from '../../i18n/es';
import { pt } from '../../i18n/pt';
import { chartsOf } from './charts';

describe('the charts of a game', () => {
  it('are those of its own tallies', () => expect(chartsOf('tranca').rings.map((ring) => ring.whole)).toEqual(['matches', 'rodadas']));
  it('count the matches of a game that has none', () =>
    expect(chartsOf('damas')).toEqual({ rings: [{ key: 'matches', part: 'matches_won', whole: 'matches' }], bars: [] }));
});

describe.each([['truco'], ['tranca']])('the bars of %s', (game) => {
  const tallies = chartsOf(game).bars.flatMap((chart) => chart.tallies);
  it.each([
    ['pt', pt],
    ['en', en],
    ['es', es],
  ])('have their words in %s', (_, words) => expect(tallies.filter((tally) => !(tally in words.people.bars))).toEqual([]));
  it.each([
    ['pt', pt],
    ['en', en],
    ['es', es],
  ])('stand under a title in %s', (_, words) => expect(chartsOf(game).bars.filter((chart) => !words.people.charts[chart.key])).toEqual([]));
});
