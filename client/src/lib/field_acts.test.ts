import { describe, expect, it } from 'vitest';
import { isTheirs, reasonHelps, wordOf } from './field_acts';

describe('the decisions of a field', () => {
  it('carry the word of their kind', () => expect(wordOf({ kind: 'x' }, 'day-end')).toBe('x-day-end'));
  it('are made at the table by director and referee, and not by the desk', () => {
    expect(['director', 'referee', 'desk', 'organiser'].map((role) => isTheirs('out', [role as 'desk']))).toEqual([true, true, false, false]);
  });
  it('are overcome by a reason only where the regulation leaves it to the Director', () => {
    expect([reasonHelps('clock_not_at_zero'), reasonHelps('chips_do_not_add_up')]).toEqual([true, false]);
  });
});
