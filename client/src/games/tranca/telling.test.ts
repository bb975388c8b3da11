import { expect, test } from 'vitest';
import { pt as site } from '../../i18n/pt';
import { words as pt } from './i18n/pt';
import type { GameEvent, MeldView } from './messages';
import { adviceText, cardList, meldName, meldText, pairName, shapeOf, suggestionText, tell, type Teller } from './telling';

const teller: Teller = {
  t: pt,
  common: site.table,
  lang: 'pt',
  you: 0,
  sides: [0, 1, 0, 1],
  name: (seat) => ['Você', 'Cida', 'Tonho', 'Nair'][seat]!,
};
const cards = (text: string): string[] => text.split(' ');
const meld: MeldView = { name: 'A1', cards: cards('4h 5h 6h'), kind: 'open', sequence: true };

test('a jogo is called by what it is, its 2 counted in', () => {
  expect(meldName(shapeOf(cards('4h 5h 2s')), teller)).toBe('sequência de copas, de quatro a seis');
  expect(meldName(shapeOf(cards('8s 8d 2h')), teller)).toBe('trinca de oitos');
  expect(meldName(shapeOf(cards('As Ad 2h')), teller)).toBe('trinca de ases');
  expect(meldText({ ...shapeOf(cards('8s 8d 8h')), kind: 'limpa' }, teller)).toBe('canastra limpa, trinca de oitos');
});

test('cards are listed as one says them', () => {
  expect(cardList(cards('4h Kc'), teller)).toBe('quatro de copas e rei de paus');
});

test('what others do is told with their names, the own with you', () => {
  expect(tell({ event: 'CardDiscarded', seat: 1, card: '3s', locks: true }, teller)).toBe('Cida descartou três de espadas. O lixo está trancado.');
  expect(tell({ event: 'LixoTaken', seat: 0, top: 'Jh', count: 6 }, teller)).toBe('Você pegou o lixo, 6 cartas, com valete de copas em cima.');
});

test('what went back to the hand is told', () => {
  const event: GameEvent = { event: 'LayingUndone', seat: 1, meld: 'B1', cards: cards('4h 5h 6h'), whole: [] };
  expect(tell(event, teller)).toBe('Cida pegou de volta: quatro de copas, cinco de copas e seis de copas.');
});

test('a card that somebody else drew is not told', () => {
  expect(tell({ event: 'CardSeen', seat: 1, card: 'Kh' } satisfies GameEvent, teller)).toBeNull();
});

test('a spectator hears the pairs by their names', () => {
  expect(pairName({ ...teller, you: null }, 1)).toBe('Cida + Nair');
  expect(pairName(teller, 1)).toBe('Eles');
});

test('advice and suggestions are sentences', () => {
  expect(adviceText({ do: 'add', meld: 'A1', cards: ['7h'] }, [meld], teller)).toBe(
    'Eu juntaria sete de copas à sequência de copas, de quatro a seis.',
  );
  expect(
    suggestionText({ action: { do: 'add', meld: 'A1', cards: ['2s'], low: true }, cards: ['2s'], meld, canastra: false, dirties: true }, teller),
  ).toBe('Juntar dois de espadas à sequência de copas, de quatro a seis, na ponta de baixo, suja o jogo');
});
