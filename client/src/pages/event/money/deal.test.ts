import { expect, it } from 'vitest';
import { agreed, stacksOf, stagesOf, typedOf } from './deal';

it('stacks are whole or not there', () => {
  expect(stacksOf(['A', 'B'], { A: '30.000', B: '1' })).toEqual({ A: 30000, B: 1 });
  expect(stacksOf(['A', 'B'], { A: '30.000' })).toBeNull();
});
it('figures leave the reserve of the champion, or too little', () => {
  expect(agreed(['A', 'B'], { A: '5.000,00', B: '4000' }, 1_000_000, 100_000, 0)).toEqual({
    amounts: { A: 500_000, B: 400_000 },
    sum: 900_000,
    reserve: 100_000,
    enough: true,
    below: [],
  });
  expect(agreed(['A', 'B'], { A: '5000', B: '4000,01' }, 1_000_000, 100_000, 0).enough).toBe(false);
  expect(agreed(['A', 'B'], { A: '5000' }, 1_000_000, 100_000, 0).amounts).toBeNull();
});
it('names who takes less than the lowest open prize', () =>
  expect(agreed(['A', 'B', 'C'], { A: '5000', B: '1999,99', C: '' }, 1_000_000, 100_000, 200_000).below).toEqual(['B']));
it('centavos are typed with a comma', () => expect([typedOf(5), typedOf(123450)]).toEqual(['0,05', '1234,50']));
it('the stage of this tournament is the last', () => expect(stagesOf({ a: 1, b: 2, c: 1, d: 0 }, 'a')).toEqual([['b'], ['a', 'c']]));
