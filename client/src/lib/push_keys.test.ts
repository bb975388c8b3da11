import { expect, test } from 'vitest';
import { bytes, mark } from './push_keys';

test('a key is read as the house writes it', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
});

test('the mark of a device is the SHA-256 of its address', async () => {
  expect(await mark('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
