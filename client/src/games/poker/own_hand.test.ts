import { expect, test } from 'vitest';
import { ownMade } from './own_hand';
import { player, view } from './poker.fixture';

const own = (more: Parameters<typeof view>[0]) => ownMade(view(more), 0);

test('the own hand is named as soon as it is something', () => {
  expect(own({ hand: ['As', 'Kd'] })).toBeNull();
  expect(own({ hand: ['As', 'Ad'] })?.high).toBe('pair');
  expect(own({ hand: ['As', '8d'], board: ['Ac', '8c', '2h'] })).toEqual({ high: 'two_pair', ranks: 'A82', low: null });
  expect(own({ hand: ['As', 'Kd'], board: ['9c', '8c', '2h'] })?.high).toBe('high_card');
});
test('a hand that was given up has no name', () => {
  expect(own({ hand: ['As', 'Ad'], players: [player(0, { standing: 'folded' }), player(1), player(2)] })).toBeNull();
});
