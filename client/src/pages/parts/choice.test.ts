import { describe, expect, it } from 'vitest';
import { bookOf, FIRST_CHOICE, fitting, hasLength, knownRulebook, lengthOf, playable, read } from './choice';

describe('the remembered choice', () => {
  it('is the first choice where nothing was remembered', () => expect(read(null)).toEqual(FIRST_CHOICE));
  it('is the first choice where what was remembered cannot be read', () => expect(read('{oops')).toEqual(FIRST_CHOICE));
  it('keeps what makes sense and mends the rest', () =>
    expect(read('{"seats":2,"bestOf":7,"bot":"random","game":4}')).toEqual({ game: 'truco', seats: 2, bestOf: 1, bot: 'random' }));
  it('reads a list as nothing', () => expect(read('[1]')).toEqual(FIRST_CHOICE));
});

describe('the rulebook to play by', () => {
  const book = (name: string, first = false) => ({ name, title: name, seats: [2, 4], default: first });
  const truco = { name: 'truco', rulebooks: [book('masters'), book('paulista', true), book('limpo')], bots: [], seats: [2, 4] };
  it('is the wanted one where the house has it', () => expect(knownRulebook('limpo', truco)).toBe('limpo'));
  it('is the one of the house where the wanted one is of another game', () => expect(knownRulebook('afia', truco)).toBe('paulista'));
  it('stays as it is while the house has not answered', () => expect(knownRulebook('limpo', undefined)).toBe('limpo'));
});

describe('a choice that fits', () => {
  const poker = { name: 'poker', rulebooks: [{ name: 'holdem', title: 'x', seats: [2, 6], default: true }], bots: ['tight'], seats: [2, 6] };
  it('keeps what the game knows', () =>
    expect(fitting({ ...FIRST_CHOICE, seats: 2, bot: 'tight' }, poker, 'holdem')).toMatchObject({ seats: 2, bot: 'tight' }));
  it('takes the largest table and the first bot where it does not', () =>
    expect(fitting(FIRST_CHOICE, poker, 'holdem')).toMatchObject({ seats: 6, bot: 'tight' }));
  it('stays while the house has not answered', () => expect(fitting(FIRST_CHOICE, undefined, 'x')).toEqual(FIRST_CHOICE));
});

describe('the rulebook of a table', () => {
  const games = [{ name: 'truco', rulebooks: [{ name: 'limpo', title: 'Paulista Limpo', seats: [4], default: true }], bots: [], seats: [4] }];
  it('is called by its title', () => expect(bookOf('limpo', games)).toEqual({ name: 'limpo', title: 'Paulista Limpo', changed: false }));
  it('is told to be changed where it was', () => expect(bookOf('limpo+', games)).toEqual({ name: 'limpo', title: 'Paulista Limpo', changed: true }));
  it('is called by its name where the house does not know it', () => expect(bookOf('x', games).title).toBe('x'));
});

it('offers only games that both sides know', () => expect(playable(['truco', 'poker'], ['tranca', 'truco'])).toEqual(['truco']));

describe('the length of a match', () => {
  it('is an option of the rulebook of truco', () => expect(lengthOf({ ...FIRST_CHOICE, bestOf: 3 })).toEqual({ match_best_of: { default: 3 } }));
  it('can be chosen only in games that have it', () => expect([hasLength('truco'), hasLength('poker')]).toEqual([true, false]));
  it('is the target of its rulebook in tranca, where a match is one partida', () =>
    expect(lengthOf({ ...FIRST_CHOICE, game: 'tranca', bestOf: 3 })).toEqual({}));
  it('is left to the rulebook of a game that has no such option', () => expect(lengthOf({ ...FIRST_CHOICE, game: 'poker' })).toEqual({}));
});
