import { expect, test } from 'vitest';
import { signsWith } from './signing';

test('signs of one mão add up', () => expect(signsWith({ seat: 2, signs: ['zap'] }, { seat: 2, signs: ['three', 'zap'] })).toEqual(['zap', 'three']));
test('who has nothing after all says so', () => expect(signsWith({ seat: 2, signs: ['zap'] }, { seat: 2, signs: [] })).toEqual([]));
test("another's signs are another's", () => expect(signsWith({ seat: 2, signs: ['zap'] }, { seat: 0, signs: ['two'] })).toEqual(['two']));
