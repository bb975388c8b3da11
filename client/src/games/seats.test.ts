import { describe, expect, it } from 'vitest';
import { mostSeats } from '../pages/parts/choice';

describe('how many can sit at a table', () => {
  it.each(['stud', 'stud-hilo', 'razz', 'horse', 'hose'])('is eight at most for %s', (variant) => expect(mostSeats('poker', { variant })).toBe(8));
  it('has no bound of its own for other kinds', () =>
    expect([mostSeats('poker', { variant: 'limit-holdem' }), mostSeats('truco', {}), mostSeats('poker', {})]).toEqual([
      Infinity,
      Infinity,
      Infinity,
    ]));
});
