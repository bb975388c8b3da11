import { expect, test } from 'vitest';
import type { GameEvent } from './messages';
import { prizesAfter, type Prizes } from './prizes';

const paid = (...shares: [number, number][]): GameEvent => ({ event: 'PotPaid', chips: 0, shares: shares.map(([seat, chips]) => ({ seat, chips })) });
const after = (...events: GameEvent[]): Prizes => events.reduce<Prizes>(prizesAfter, {});

test('the pots of a hand are added up', () => expect(after(paid([0, 300], [2, 325]), paid([2, 100], [1, 0]))).toEqual({ 0: 300, 2: 425 }));
test('the next hand begins without any', () =>
  expect(after(paid([0, 300]), { event: 'HandBegan', number: 2, variant: 'stud', button: 0, small: 1, big: 2, stacks: [] })).toEqual({}));
