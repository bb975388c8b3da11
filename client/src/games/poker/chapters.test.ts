import { expect, test } from 'vitest';
import { chapters } from './chapters';
import { words as pt } from './i18n/pt';

const step = (seq: number, ...events: object[]) => ({ seq, at: 0, events, view: null });

test('hands are counted; levels, all-ins, showdowns and who goes out are marked', () => {
  const steps = [
    step(1, { event: 'LevelBegan', level: 1 }, { event: 'HandBegan', number: 1 }),
    step(2, { event: 'Acted', seat: 0, act: 'check' }),
    step(3, { event: 'HandShown', seat: 0 }, { event: 'PotPaid' }, { event: 'HandEnded' }),
    step(4, { event: 'LevelBegan', level: 2 }, { event: 'HandBegan', number: 2 }),
    step(5, { event: 'Acted', seat: 1, act: 'raise', all_in: true }),
    step(6, { event: 'Acted', seat: 0, act: 'fold' }, { event: 'PotPaid' }),
    step(7, { event: 'PlayerOut', seat: 0 }, { event: 'MatchEnded', winner: 1 }),
  ];
  expect(chapters(steps, pt.chapters).map(({ at, kind, text }) => [at, kind, text])).toEqual([
    [0, 'deal', 'Mão 1'],
    [2, 'moment', 'showdown'],
    [3, 'moment', 'nível 2'],
    [3, 'deal', 'Mão 2'],
    [4, 'moment', 'all-in'],
    [6, 'moment', 'eliminação'],
    [6, 'end', 'Fim da partida'],
  ]);
});
