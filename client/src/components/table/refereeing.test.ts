import { describe, expect, it } from 'vitest';
import { table as pt } from '../../i18n/pt/table';
import type { Ruled, Way } from '../../lib/messages';
import { actionOf, toldRuling } from './refereeing';

const RULED: Ruled = {
  type: 'ruled',
  table: 't',
  seq: 9,
  text: ['Mão morta: Ana', 'Dead hand: Ana', 'Mano muerta: Ana'],
  articles: ['5.3.9', '5.3.10'],
  reason: 'carta no chão',
};

describe('the referee', () => {
  it('sends the action of the way that was chosen', () => {
    const way: Way = { action: { do: 'kill', seat: 2 }, text: 'Ana' };
    expect(actionOf(way, 7)).toEqual({ do: 'kill', seat: 2 });
  });

  it('fills in the number that is asked for', () => {
    const way: Way = {
      action: { do: 'absence', seat: 1, seconds: 0 },
      text: 'Bia',
      number: { field: 'seconds', text: 'Segundos', least: 0, most: 600 },
    };
    expect(actionOf(way, 480)).toEqual({ do: 'absence', seat: 1, seconds: 480 });
  });

  it('is told with the first article and the reason, in the language of the reader', () => {
    expect(toldRuling(RULED, pt.referee, 'pt')).toBe('Árbitro: Mão morta: Ana (5.3.9). Motivo: carta no chão.');
    expect(toldRuling({ ...RULED, articles: [], reason: '' }, pt.referee, 'es')).toBe('Árbitro: Mano muerta: Ana.');
  });
});
