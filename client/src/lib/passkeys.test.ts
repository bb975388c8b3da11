import { expect, it } from 'vitest';
import { toBytes, toText } from './passkeys';

it('bytes become text for an address and come back', () => {
  const bytes = new Uint8Array([251, 255, 254, 0, 1]);
  expect(toText(bytes.buffer)).toBe('-__-AAE');
  expect([...toBytes('-__-AAE')]).toEqual([...bytes]);
});

it('nothing stays nothing', () => {
  expect(toText(new ArrayBuffer(0))).toBe('');
  expect(toBytes('').length).toBe(0);
});
