import { expect, test } from 'vitest';
import { pt } from '../../i18n/pt';
import { facesOf, partnerAt, placeOf, sitterNotes } from './seats';

test('the next in play sits on the right, the partner opposite', () => {
  expect([2, 3, 0, 1].map((seat) => placeOf(seat, 2, 4))).toEqual(['me', 'right', 'top', 'left']);
});
test('where play goes clockwise the next one sits on the left', () => expect(placeOf(1, 0, 4, 'cw')).toBe('left'));
test('of two players the other sits opposite', () => expect(placeOf(0, 1, 2)).toBe('top'));
test('only where two win together does one have a partner', () => {
  expect(partnerAt([0, 1, 0, 1], 3)).toBe(1);
  expect(partnerAt([0, 1], 1)).toBeNull();
  expect(partnerAt([0, 1, 2, 3], 3)).toBeNull();
  expect(partnerAt([0, 1, 0, 1], null)).toBeNull();
});
test('the bots keep their faces among people', () => {
  expect(facesOf(['Ana', 'Dona Cida', 'Tonho', 'Nair']).slice(1)).toEqual([3, 8, 7]);
});
test('no two faces are alike', () => expect(new Set(facesOf(['Ana', 'Ana', 'Ana', 'Ana'])).size).toBe(4));
test('who sits there is told beside the name', () => {
  const sitter = (seat: number, more = {}) => ({ seat, name: 'x', bot: false, away: false, ...more });
  const sitters = [sitter(0), sitter(1, { bot: true }), sitter(2, { bot: true, held: true }), sitter(3, { away: true })];
  const teller = { common: pt.table, lang: 'pt', you: 0, sides: [0, 1, 0, 1], name: String } as const;
  expect([0, 1, 2, 3].map((seat) => sitterNotes(seat, sitters, teller))).toEqual([[], ['robô'], ['sua dupla'], ['fora da mesa']]);
});
