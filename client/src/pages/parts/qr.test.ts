import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { modules, qr } from './qr';

const rows = (text: string): string[] | undefined => modules(text)?.map((row) => row.map(Number).join(''));
const print = (text: string): string =>
  createHash('sha256')
    .update(rows(text)?.join('\n') ?? '')
    .digest('hex');

/** The expected squares were made by another program (segno, level L, mask 0) for texts that fill a version to the last byte. */
describe('the code of a link', () => {
  it('is that of another maker in version 1', () =>
    expect(rows('tento.example/abc')).toEqual([
      '111111100010001111111',
      '100000100110001000001',
      '101110101111101011101',
      '101110100111001011101',
      '101110100010001011101',
      '100000100010001000001',
      '111111101010101111111',
      '000000001100100000000',
      '111011111011011000100',
      '001101011001111010011',
      '100111100110101111111',
      '100110001010000000010',
      '001110110111100110011',
      '000000001001110110101',
      '111111101011111110011',
      '100000101111000110000',
      '101110101111000101001',
      '101110100001101110000',
      '101110101011111010101',
      '100000101001000010010',
      '111111101110110100011',
    ]));
  it('is that of another maker in version 3', () =>
    expect(print(`http://tento.example/mesa/${'a'.repeat(27)}`)).toBe('667d815c82f470e534ceb0ddc63ecbbc7c20acaacf3ed9f695bc0286d48df6b8'));
  it('is that of another maker in version 5', () =>
    expect(print(`http://tento.example/mesa/${'a'.repeat(80)}`)).toBe('14e07bbdbcad9a3f32773be2b2b746fbd5bdf73d99faa48775635ead1a8e1ef2'));
  it('grows with the text', () => expect([qr('x')?.size, qr('x'.repeat(60))?.size]).toEqual([21, 33]));
  it('is not drawn for a text that is too long', () => expect(qr('x'.repeat(107))).toBeNull());
});
