import { expect, it } from 'vitest';
import { drawn, short } from './numbers';

it('writes what people say in pairs of figures', () => {
  expect(['7', '42', '1.234', '12 345'].map(drawn)).toEqual(['07', '42', '1234', '012345']);
});

it('takes no word for a number', () => {
  expect(['', 'sete', '3a', '1'.repeat(33)].map(drawn)).toEqual([null, null, null, null]);
});

it('shortens a commitment to what can be read aloud', () => {
  expect(short('0123456789abcdef0123')).toBe('0123 4567 89ab cdef');
});
