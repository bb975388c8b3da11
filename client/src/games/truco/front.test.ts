import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, hasLength, lengthOf } from '../../pages/parts/choice';
import { bodyOf, FIRST_FORM } from '../../pages/parts/new_table';

const choice = { ...FIRST_CHOICE, game: 'truco', bestOf: 3 as const };

describe('the length of a match of truco', () => {
  it('can be chosen', () => expect(hasLength('truco')).toBe(true));
  it('is an option of its rulebook', () => expect(lengthOf(choice)).toEqual({ match_best_of: { default: 3 } }));
  it('goes with the other options of a new table', () =>
    expect(bodyOf(FIRST_FORM, choice, 'limpo', { stealing: false })['options']).toEqual({ match_best_of: { default: 3 }, stealing: false }));
});
