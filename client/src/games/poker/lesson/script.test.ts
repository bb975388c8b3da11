import { expect, it } from 'vitest';
import type { View } from '../messages';
import { follows, tell } from './script';

const at = (street: string, more: object = {}): View =>
  ({ stage: 'hand', number: 1, street, asked: { seat: 0, showdown: false, min_raise: 50 }, ...more }) as unknown as View;
const told = (view: View, ...read: string[]) => tell('first', view, 0, new Set(read));

it('tells of the cards and the blinds, and goes on street by street', () => {
  expect([[], ['cards'], ['cards', 'blinds']].map((read) => told(at('preflop'), ...read)?.key)).toEqual(['cards', 'blinds', 'call']);
  expect(told(at('flop'), 'flop')?.want).toEqual({ do: 'check' });
  expect(told(at('turn'))?.want).toEqual({ do: 'raise', to: 50 });
  expect(told(at('river'))?.want).toEqual({ do: 'call' });
});
it('shows the order of hands after the showdown', () => {
  expect(told(at('river', { asked: { seat: 0, showdown: true } }))?.want).toEqual({ do: 'show' });
  expect(told(at('river', { stage: 'hand_over', asked: null }))).toEqual({ key: 'ranking', next: 'read' });
  expect(told(at('river', { stage: 'hand_over', asked: null }), 'ranking')).toEqual({ key: 'won', next: 'deal' });
});
it('gives the second hand up and is over', () => {
  expect(told(at('preflop', { number: 2 }))?.want).toEqual({ do: 'fold' });
  expect(told(at('preflop', { number: 2, stage: 'hand_over' }))?.end).toBe(true);
});
it('takes a bet of any size, and nothing else for a bet', () => {
  expect(follows({ do: 'raise', to: 50 }, { do: 'raise', to: 300 })).toBe(true);
  expect(follows({ do: 'raise', to: 50 }, { do: 'check' })).toBe(false);
});
