import { expect, it } from 'vitest';
import { countsOf, empty } from './counts';

it('tells each side whether it went out, the other did, or nobody', () => {
  const told = { ...empty(), laid: 15, limpas: 1, plain: 4, black: 1 };
  expect(countsOf(told, '0', 0)).toEqual({
    laid: 15,
    limpas: 1,
    sujas: 0,
    red_threes: 0,
    morto: 'taken',
    held: { plain: 4, black: 1 },
    batida: 'own',
  });
  expect(countsOf(told, '0', 1)['batida']).toBe('other');
  expect(countsOf(told, 'nobody', 1)['batida']).toBe('nobody');
});
