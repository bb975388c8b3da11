import { describe, expect, it } from 'vitest';
import { centavos, fromField, toField } from './typed';

describe('amounts that are typed', () => {
  it.each([
    ['620', 62_000],
    ['R$ 1.234,50', 123_450],
    ['0,5', 50],
    ['12.30', 1230],
    ['', null],
    ['doze', null],
    ['1,234', null],
    ['-3', null],
  ])('%s', (typed, amount) => {
    expect(centavos(typed)).toBe(amount);
  });
});

describe('moments', () => {
  it('go into a field by the clock of Brasília and come back as they were', () => {
    expect(toField('2025-10-19T02:59:00Z')).toBe('2025-10-18T23:59');
    expect(new Date(fromField('2025-10-18T23:59')!).toISOString()).toBe('2025-10-19T02:59:00.000Z');
    expect(fromField('')).toBeUndefined();
    expect(toField(null)).toBe('');
  });
});
