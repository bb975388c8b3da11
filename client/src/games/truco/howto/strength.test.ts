import { expect, it } from 'vitest';
import { ORDER, strengthOf, viraIn } from './strength';

it('puts the four manilhas of the vira before the common cards', () => {
  expect(strengthOf('7h')).toEqual({ manilhas: ['Qc', 'Qh', 'Qs', 'Qd'], commons: ['3s', '2s', 'As', 'Ks', 'Js', '7s', '6s', '5s', '4s'] });
  expect(strengthOf('3d').manilhas[0]).toBe('4c');
});
it('leaves no rank out of the order that a beginner reads first', () => {
  expect(ORDER.map((card) => card[0]).join(' ')).toBe('3 2 A K J Q 7 6 5 4');
});
it('takes the vira of the address, and another where it names none', () => {
  expect([viraIn('?vira=Ks'), viraIn('?vira=9s'), viraIn('')]).toEqual(['Ks', '4d', '4d']);
});
