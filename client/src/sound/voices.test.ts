import { describe, expect, it } from 'vitest';
import { voiceFor } from './voices';

describe('the voice', () => {
  const voices = [{ lang: 'en-US' }, { lang: 'pt-PT' }, { lang: 'pt_BR' }];
  it('is Brazilian on a Portuguese page', () => expect(voiceFor(voices, 'pt-BR')).toBe(voices[2]));
  it('is of the language if there is none of the country', () => expect(voiceFor(voices.slice(0, 2), 'pt-BR')).toBe(voices[1]));
  it('is any English one on an English page', () => expect(voiceFor(voices, 'en')).toBe(voices[0]));
  it('is left to the browser if nothing fits', () => expect(voiceFor(voices, 'es')).toBeUndefined());
});
