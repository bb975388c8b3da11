import { expect, test } from 'vitest';
import { words as en } from './i18n/en';
import { words as es } from './i18n/es';
import { adviceText, advisedPlace } from './advising';
import { offersOf } from './offers';
import { promptOf } from './prompting';
import { raiseName, refusalPoints } from './rules';
import { noiseOf, shoutOf } from './speaking';
import { matchEnd, partidaEnd, reason, said, takenBy, tell } from './telling';
import { mao, PAULISTA, teller, view } from './truco.fixture';

test('a manilha is called by its name', () => {
  expect(said(teller(), '7c')).toBe('zap — sete de paus');
  expect(said(teller(), '3d')).toBe('três de ouros');
});
test('a raise is called by its word', () => {
  expect([3, 6, 9, 12].map((value) => raiseName(PAULISTA, value))).toEqual(['Truco', 'Seis', 'Nove', 'Doze']);
  expect(refusalPoints(PAULISTA, 6)).toBe(3);
});
test('plays and calls are told', () => {
  expect(tell({ event: 'CardPlayed', seat: 1, card: '7c' }, teller())).toBe('Zeca jogou zap — sete de paus.');
  expect(tell({ event: 'RaiseCalled', seat: 3, to: 6 }, teller())).toBe('Tonho pediu seis!');
  expect(tell({ event: 'CardPlayed', seat: 0, card: '4d' }, teller({ t: es, lang: 'es' }))).toBe('Jugaste cuatro de diamantes.');
  expect(tell({ event: 'RodadaEnded', number: 2, winner: 1, leader: 1 }, teller({ t: en, lang: 'en' }))).toBe('2nd round: theirs.');
});
test('the end of a mão says who, how much and why', () => {
  const result = { winner: 1, points: 3, why: 'two_rodadas', articles: [] };
  expect(takenBy(result, teller())).toBe('Eles levaram a mão: 3 pontos.');
  expect(takenBy(result, teller({ you: null }))).toBe('A mão é de Zeca + Tonho: 3 pontos.');
  expect(takenBy({ ...result, winner: null, points: 0 }, teller())).toBe('Ninguém marcou.');
  expect(reason(result, teller())).toBe('Duas rodadas feitas.');
});
test('the match ends from the reader’s side', () => {
  expect(matchEnd(0, teller())).toBe('Ganhamos!');
  expect(matchEnd(0, teller({ you: 1 }))).toBe('Não deu dessa vez.');
  expect(matchEnd(1, teller({ you: null, seats: 2 }))).toBe('Deu Zeca!');
});
test('a partida of two is told to its winner as the reader’s own', () => {
  expect(partidaEnd(0, teller({ seats: 2 }))).toBe('A partida é sua!');
  expect(partidaEnd(1, teller({ seats: 2 }))).toBe('A partida é de Zeca.');
});
test('the prompt asks, waits or tells the result', () => {
  const asked = view({ mao: mao({ asked: 3, asked_by: 1 }) });
  expect(promptOf(asked, offersOf([{ do: 'accept' }], asked.mao), [2, 0], false, teller()).text).toBe('Zeca pediu truco!');
  expect(promptOf(asked, offersOf([], asked.mao), [3], false, teller()).text).toBe('Esperando Tonho responder…');
  expect(promptOf(view(), offersOf([], mao()), [0], false, teller()).text).toBe('Sua vez');
  expect(promptOf(view(), offersOf([], mao()), [2], false, teller()).text).toBe('Vez de Nair');
  const over = view({ stage: 'mao_over', result: { winner: 0, points: 1, why: 'refused', articles: ['§6.6'] } });
  expect(promptOf(over, offersOf([], mao()), [], false, teller())).toEqual({
    text: 'Levamos a mão: 1 ponto. Correram do pedido.',
    strong: false,
    articles: ['§6.6'],
  });
});
test('people shout the plain word, bots have moods', () => {
  const speech = teller().t.speech;
  const event = { event: 'RaiseCalled', seat: 1, to: 6 } as const;
  expect(shoutOf(event, speech, PAULISTA, '6h', () => false)?.text).toBe('Seis!');
  expect(
    shoutOf(
      event,
      speech,
      PAULISTA,
      '6h',
      () => true,
      () => 0.3,
    )?.text,
  ).toBe('Seis, ladrão!');
  expect(
    shoutOf(
      event,
      speech,
      { ...PAULISTA, speech: 'official_only' },
      '6h',
      () => true,
      () => 0.3,
    )?.text,
  ).toBe('Seis!');
});
test('each manilha and each call has its own sound', () => {
  const heard = ['7c', '7h', '7s', '7d', '3c', '4c'].map((card) => noiseOf({ event: 'CardPlayed', seat: 0, card }, PAULISTA, '6h', 0));
  expect(heard).toEqual(['zap', 'copas', 'espadilha', 'pica_fumo', 'heavy', 'card']);
  expect([3, 6, 9, 12].map((to) => noiseOf({ event: 'RaiseCalled', seat: 0, to }, PAULISTA, '6h', 0))).toEqual(['truco', 'six', 'nine', 'twelve']);
  expect(noiseOf({ event: 'MatchEnded', winner: 1, why: 'points', jogo: [0, 2] }, PAULISTA, '6h', 0)).toBe('lose');
});
test('advice is worded and points at its card', () => {
  expect(adviceText({ do: 'play', card: 'Ks' }, teller())).toBe('Eu jogaria rei de espadas.');
  expect(advisedPlace({ do: 'play', card: 'Ks' }, mao())).toBe(2);
  expect(advisedPlace({ do: 'accept' }, mao())).toBeNull();
});
