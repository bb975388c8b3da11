import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import { chapters } from './chapters';

const step = (seq: number, ...events: object[]) => ({ seq, at: 0, events, view: null });

test('mãos are counted, calls are named, the end of a partida is marked', () => {
  const steps = [
    step(1, { event: 'CardsDealt' }),
    step(2, { event: 'RaiseCalled', to: 3 }, { event: 'RaiseCalled', to: 6 }),
    step(3, { event: 'MaoEnded' }, { event: 'CardsDealt' }, { event: 'PartidaEnded' }),
  ];
  expect(chapters(steps, pt.chapters).map(({ at, kind, text }) => [at, kind, text])).toEqual([
    [0, 'deal', 'Mão 1'],
    [1, 'moment', 'pediram truco'],
    [1, 'moment', 'pediram seis'],
    [2, 'deal', 'Mão 2'],
    [2, 'end', 'Fim da partida 1'],
  ]);
});
