import { describe, expect, it } from 'vitest';
import { cardName, rankName, suitName } from './names';
import { RANKS, SUITS } from './shapes';

describe('the names of the cards', () => {
  it('are said in Portuguese as at the table', () => {
    expect(cardName('3d', 'pt')).toBe('três de ouros');
    expect(cardName('Jc', 'pt')).toBe('valete de paus');
    expect(cardName('Qs', 'pt')).toBe('dama de espadas');
    expect(cardName('Ah', 'pt')).toBe('ás de copas');
  });
  it('are said in English', () => expect(cardName('Th', 'en')).toBe('ten of hearts'));
  it('are said in Spanish', () => expect(cardName('4c', 'es')).toBe('cuatro de tréboles'));
  it('do not tell a card that is not seen', () => expect(cardName(null, 'pt')).toBe('carta virada para baixo'));
  it('can be said in parts', () => expect([rankName('Kd', 'pt'), suitName('Kd', 'pt')]).toEqual(['rei', 'ouros']));
  it('are all different in each language', () => {
    for (const language of ['pt', 'en', 'es'] as const) {
      const names = RANKS.flatMap((rank) => SUITS.map((suit) => cardName(rank + suit, language)));
      expect(new Set(names).size).toBe(52);
    }
  });
});
