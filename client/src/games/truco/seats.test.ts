import { expect, test } from 'vitest';
import { positionOf, turnOf } from './seats';
import { mao, view } from './truco.fixture';

test('positions are counted from the dealer', () => {
  expect([0, 1, 2, 3].map((seat) => positionOf(view({ dealer: 3 }), seat))).toEqual(['mao', 'segundo', 'antepe', 'pe']);
});
test('without a mão nobody has a position', () => expect(positionOf(view({ mao: null }), 0)).toBeNull());
test('it is nobody’s turn while a call waits', () => {
  expect(turnOf(view())).toBe(0);
  expect(turnOf(view({ mao: mao({ asked: 3, asked_by: 1 }) }))).toBeNull();
});
