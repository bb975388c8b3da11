import { expect, test } from 'vitest';
import { mayRunOut, type OutRules } from './going_out';

const AFIA: OutRules = { canastra_min: 7, batida_requires: 'any_canastra', batida_without_morto_if_converted: true, morto_requires_canastra: false };
const jogo = (text: string): { cards: string[] } => ({ cards: text.split(' ') });
const LIMPA = jogo('4h 5h 6h 7h 8h 9h Th');
const SUJA = jogo('4h 5h 6h 2s 8h 9h Th');
const SHORT = jogo('4h 5h 6h');
const taken = (a: boolean, b: boolean, mortos = 0): { morto_taken: [boolean, boolean]; mortos: number } => ({ morto_taken: [a, b], mortos });

test('the morto comes to who runs out first, without a canastra', () => expect(mayRunOut(taken(false, false, 2), 0, [SHORT], AFIA)).toBe(true));
test('where the morto asks for a canastra it does not', () =>
  expect(mayRunOut(taken(false, false, 2), 0, [SHORT], { ...AFIA, morto_requires_canastra: true })).toBe(false));
test('without a canastra nobody goes out', () => expect(mayRunOut(taken(true, true), 0, [SHORT], AFIA)).toBe(false));
test('a canastra of either kind lets the pair out', () => expect(mayRunOut(taken(true, true), 0, [SUJA], AFIA)).toBe(true));
test('where a limpa is asked for a suja is not enough', () => {
  expect(mayRunOut(taken(true, true), 1, [SUJA], { ...AFIA, batida_requires: 'limpa' })).toBe(false);
  expect(mayRunOut(taken(true, true), 1, [SUJA, LIMPA], { ...AFIA, batida_requires: 'limpa' })).toBe(true);
});
test('a pair without its morto stays in where that was agreed', () =>
  expect(mayRunOut(taken(false, true), 0, [LIMPA], { ...AFIA, batida_without_morto_if_converted: false })).toBe(false));
