import { describe, expect, it } from 'vitest';
import { SCORES, type Sound } from './scores';
import { voiceFor } from './voices';

const sounds = Object.keys(SCORES) as Sound[];

describe('the sounds', () => {
  it.each(sounds)('%s has notes that a player can play', (sound) => {
    expect(SCORES[sound].length).toBeGreaterThan(0);
    for (const [at, lasts, , from, to, loud] of SCORES[sound]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(Math.min(lasts, from, to, loud)).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
  it.each(sounds)('%s is over within two seconds', (sound) => {
    expect(Math.max(...SCORES[sound].map(([at, lasts]) => at + lasts))).toBeLessThan(2);
  });
  it('of the four manilhas and the plain card are all different', () => {
    const told = (['card', 'zap', 'copas', 'espadilha', 'pica_fumo'] as const).map((sound) => JSON.stringify(SCORES[sound]));
    expect(new Set(told).size).toBe(5);
  });
  it('of the raises climb', () => {
    const first = (['truco', 'six', 'nine', 'twelve'] as const).map((sound) => SCORES[sound][0]![3]);
    expect(first).toEqual([...first].sort((one, other) => one - other));
  });
});

describe('the voice', () => {
  const voices = [{ lang: 'en-US' }, { lang: 'pt-PT' }, { lang: 'pt_BR' }];
  it('is Brazilian on a Portuguese page', () => expect(voiceFor(voices, 'pt-BR')).toBe(voices[2]));
  it('is of the language if there is none of the country', () => expect(voiceFor(voices.slice(0, 2), 'pt-BR')).toBe(voices[1]));
  it('is any English one on an English page', () => expect(voiceFor(voices, 'en')).toBe(voices[0]));
  it('is left to the browser if nothing fits', () => expect(voiceFor(voices, 'es')).toBeUndefined());
});
