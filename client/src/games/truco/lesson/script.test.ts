import { expect, it } from 'vitest';
import { LANGS } from '../../../lib/dictionary.svelte';
import type { View } from '../messages';
import { follows, free, STEPS, tell } from './script';
import { dictionary } from './words';

const at = (vira: string, more: object = {}, stage = 'play'): View =>
  ({ stage, mao: { vira, asked: null, value: 1, rodadas: [], turn: 0, ...more } }) as unknown as View;
const told = (view: View, ...read: string[]) => tell('first', view, 0, new Set(read));

it('tells the order and the vira before the first card', () => {
  expect([[], ['order'], ['order', 'vira']].map((read) => told(at('4d'), ...read)?.key)).toEqual(['order', 'vira', 'rodada']);
});
it('has the learner run from a raise', () => {
  expect(told(at('4d', { rodadas: [{}] }))?.want).toEqual({ do: 'play', card: '6d' });
  expect(told(at('4d', { rodadas: [{}], asked: 3 }))).toEqual({ key: 'called', want: { do: 'refuse' } });
});
it('asks for truco after a rodada, and for the zap once it was accepted', () => {
  expect(told(at('Kh', { rodadas: [{}] }))).toEqual({ key: 'truco', want: { do: 'raise' } });
  expect(told(at('Kh', { rodadas: [{}], asked: 3 }))).toEqual({ key: 'thinking' });
  expect(told(at('Kh', { rodadas: [{}], value: 3 }))).toEqual({ key: 'playZap', want: { do: 'play', card: 'Ac' } });
});
it('plays the mão de onze to the end of the partida', () => {
  expect(told(at('7s', {}, 'onze'))?.want).toEqual({ do: 'decideonze', play: true });
  expect(told(at('7s', {}, 'match_over'))).toEqual({ key: 'end', end: true });
});
it('leaves the learner alone in the second one', () => {
  expect(told(at('Jc'))).toEqual({ key: 'alone', next: 'read' });
  expect(told(at('Jc'), 'alone')).toBeNull();
  expect(told(at('Jc', {}, 'mao_over'))?.end).toBe(true);
});
it('follows the card and the answer that were told, and lets the pack be handled', () => {
  expect(follows({ do: 'play', card: '3s' }, { do: 'play', card: '3s' })).toBe(true);
  expect(follows({ do: 'play', card: '3s' }, { do: 'play', card: '7c' })).toBe(false);
  expect(follows({ do: 'decideonze', play: true }, { do: 'decideonze', play: false })).toBe(false);
  expect([free({ do: 'deal' }), free({ do: 'raise' })]).toEqual([true, false]);
});

/** Somebody who reads aloud says so many words in a minute; each tap takes this many seconds, and so do the others' turns together. */
const ALOUD = 150;
const TAP_SECONDS = 1.5;
const OTHERS_SECONDS = 15;

it.each(LANGS)('is read aloud and played in less than three minutes: %s', async (lang) => {
  const words = await dictionary.languages[lang]();
  const texts = STEPS.first.map((key) => words[key]('Tião'));
  const seconds = (texts.join(' ').split(/\s+/).length / ALOUD) * 60 + texts.length * TAP_SECONDS + OTHERS_SECONDS;
  expect(seconds).toBeLessThan(180);
});
