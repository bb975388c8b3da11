import { expect, test } from 'vitest';
import { pt as site } from '../../i18n/pt';
import { words as pt } from './i18n/pt';
import type { RodadaView, View } from './messages';
import { promptOf } from './prompting';
import type { Teller } from './telling';

const teller: Teller = {
  t: pt,
  common: site.table,
  lang: 'pt',
  you: 0,
  sides: [0, 1, 0, 1],
  name: (seat) => ['Você', 'Cida', 'Tonho', 'Nair'][seat]!,
};
const rodada: RodadaView = {
  turn: 0,
  opening: false,
  drew: false,
  hand: [],
  may_reject: null,
  hand_sizes: [11, 11, 11, 11],
  monte: 38,
  mortos: 2,
  morto_taken: [false, false],
  pending: [],
  lixo_top: '4h',
  lixo_size: 1,
  locked: false,
  undo: 0,
  melds: [[], []],
  red_threes: [[], []],
};
const asked = (change: Partial<RodadaView>, takes = false, marked = 0, stage: View['stage'] = 'play'): string =>
  promptOf({ stage, rodada: { ...rodada, ...change } } as View, takes, marked, teller).text;

test('before the draw the reader is told what is open', () => {
  expect(asked({})).toBe('Sua vez: compre');
  expect(asked({}, true)).toBe('Sua vez: compre ou pegue o lixo');
  expect(asked({ locked: true })).toBe('Sua vez: o lixo está trancado, compre');
  expect(asked({ hand_sizes: [1, 9, 9, 9] })).toBe('Com uma carta só, compre do monte');
  expect(asked({ monte: 0, mortos: 0 })).toBe('Não há mais o que comprar: a rodada acaba aqui.');
});

test('after it, what to do with the cards', () => {
  expect(asked({ drew: true })).toBe('Baixe, junte ou descarte uma carta');
  expect(asked({ drew: true }, false, 3)).toBe('3 cartas marcadas');
  expect(asked({ drew: true, may_reject: '5c' })).toBe('Veio cinco de paus. Quer ficar com ela?');
});

test('otherwise whom the table waits for', () => {
  expect(asked({ turn: 2 })).toBe('Vez de Tonho');
  expect(asked({}, false, 0, 'rodada_over')).toBe('Embaralhando…');
});
