import { expect, it } from 'vitest';
import { MANILHA_NOISES, RAISE_NOISES, SOUNDS } from './sounds';

it('the four manilhas and the plain card all sound different', () => {
  const told = (['card', ...MANILHA_NOISES] as const).map((sound) => JSON.stringify(SOUNDS[sound]));
  expect(new Set(told).size).toBe(5);
});
it('the raises climb', () => {
  const first = RAISE_NOISES.map((sound) => SOUNDS[sound][0]![3]);
  expect(first).toEqual([...first].sort((one, other) => one - other));
});
