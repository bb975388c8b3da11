import { expect, it } from 'vitest';
import { centavosOf, chipsOf } from './amounts';

it.each([
  ['620', 62000],
  ['1.234,50', 123450],
  ['1,234.5', 123450],
  ['R$ 12.000', 1200000],
  ['0,05', 5],
  ['', null],
  ['12,345,6,7', null],
  ['dez', null],
])('%s are so many centavos', (text, centavos) => expect(centavosOf(text)).toBe(centavos));

it('chips are read with and without marks', () => expect([chipsOf('30.000'), chipsOf('30000'), chipsOf('x')]).toEqual([30000, 30000, null]));
