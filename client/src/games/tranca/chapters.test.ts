import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import { chapters } from './chapters';

const step = (seq: number, view: unknown, ...events: object[]) => ({ seq, at: 0, events, view });
const table = (kind: string): unknown => ({ rodada: { melds: [[{ name: 'A1', kind }], []] } });

test('rodadas are counted; canastras, mortos and batidas are marked once', () => {
  const steps = [
    step(1, table('open'), { event: 'CardsDealt' }),
    step(2, table('limpa'), { event: 'CardsAdded', meld: 'A1', kind: 'limpa' }),
    step(3, table('limpa'), { event: 'CardsAdded', meld: 'A1', kind: 'limpa' }, { event: 'MortoTaken', seat: 0 }),
    step(4, null, { event: 'MeldLaid', meld: 'B1', kind: 'suja' }, { event: 'RodadaEnded', seat: 1 }),
    step(5, null, { event: 'CardsDealt' }, { event: 'RodadaEnded', seat: null }, { event: 'PartidaEnded' }),
  ];
  expect(chapters(steps, pt.chapters).map(({ at, kind, text }) => [at, kind, text])).toEqual([
    [0, 'deal', 'Rodada 1'],
    [1, 'moment', 'canastra limpa'],
    [2, 'moment', 'pegou o morto'],
    [3, 'moment', 'canastra suja'],
    [3, 'moment', 'batida'],
    [4, 'deal', 'Rodada 2'],
    [4, 'end', 'fim das cartas'],
    [4, 'end', 'Fim da partida'],
  ]);
});
