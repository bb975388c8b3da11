import { describe, expect, it } from 'vitest';
import { bookOf, botsAt, byLevel, FIRST_CHOICE, fitting, hasLength, knownRulebook, lengthOf, numbersOf, playable, read } from './choice';

describe('the remembered choice', () => {
  it('is the first choice where nothing was remembered', () => expect(read(null)).toEqual(FIRST_CHOICE));
  it('is the first choice where what was remembered cannot be read', () => expect(read('{oops')).toEqual(FIRST_CHOICE));
  it('keeps what makes sense and mends the rest', () =>
    expect(read('{"seats":2,"bestOf":7,"bot":"random","game":4}')).toEqual({ ...FIRST_CHOICE, seats: 2, bot: 'random' }));
  it('reads a list as nothing', () => expect(read('[1]')).toEqual(FIRST_CHOICE));
});

describe('the bots', () => {
  it('stand from the weakest to the strongest, and those that are new come last', () =>
    expect(byLevel(['sensible', 'random', 'newcomer', 'iniciante', 'master'])).toEqual(['random', 'iniciante', 'sensible', 'master', 'newcomer']));
  it('are offered to as many as the server says, or else to any number', () => {
    const game = { name: 'damas', rulebooks: [], bots: ['tight', 'sensible'], bot_seats: { tight: [2, 3] }, seats: [2, 3, 4] };
    expect(botsAt(game, 2)).toEqual(['sensible', 'tight']);
    expect(botsAt(game, 3)).toEqual(['sensible', 'tight']);
    expect(botsAt(game, 4)).toEqual(['sensible']);
  });
  it('are none while the server has not answered', () => expect(botsAt(undefined, 4)).toEqual([]));
});

describe('the rulebook to play by', () => {
  const book = (name: string, first = false) => ({ name, title: name, seats: [2, 4], default: first });
  const game = { name: 'damas', rulebooks: [book('masters'), book('paulista', true), book('limpo')], bots: [], seats: [2, 4] };
  it('is the wanted one where the server has it', () => expect(knownRulebook('limpo', game)).toBe('limpo'));
  it('is the one of the server where the wanted one is of another game', () => expect(knownRulebook('afia', game)).toBe('paulista'));
  it('stays as it is while the server has not answered', () => expect(knownRulebook('limpo', undefined)).toBe('limpo'));
});

describe('a choice that fits', () => {
  const sueca = { name: 'sueca', rulebooks: [{ name: 'minhota', title: 'x', seats: [2, 6], default: true }], bots: ['tight'], seats: [2, 6] };
  it('keeps what the game knows', () =>
    expect(fitting({ ...FIRST_CHOICE, seats: 2, bot: 'tight' }, sueca, 'minhota')).toMatchObject({ seats: 2, bot: 'tight' }));
  it('takes the largest table and the first bot where it does not', () =>
    expect(fitting(FIRST_CHOICE, sueca, 'minhota')).toMatchObject({ seats: 6, bot: 'tight' }));
  it('stays while the server has not answered', () => expect(fitting(FIRST_CHOICE, undefined, 'x')).toEqual(FIRST_CHOICE));
  it('takes no more than can sit at a table of the kind that is played', () =>
    expect(fitting({ ...FIRST_CHOICE, seats: 6 }, sueca, 'minhota', 4)).toMatchObject({ seats: 2 }));
});

describe('how many may play', () => {
  const books = [
    { name: 'duplas', title: 'x', seats: [4], default: true, instead: { 2: 'mano' } },
    { name: 'mano', title: 'y', seats: [2], default: false, instead: { 4: 'duplas' } },
  ];
  const damas = { name: 'damas', rulebooks: books, bots: [], seats: [2, 4] };
  it('counts those for whom the house departs from the rulebook, by the other one', () =>
    expect(numbersOf(damas, 'duplas')).toEqual([
      { seats: 2, rulebook: 'mano' },
      { seats: 4, rulebook: 'duplas' },
    ]));
  it('leads back to the regulation', () => expect(numbersOf(damas, 'mano').at(-1)).toEqual({ seats: 4, rulebook: 'duplas' }));
  it('leaves out those for whom the kind that is played has no table', () =>
    expect(numbersOf(damas, 'duplas', 3)).toEqual([{ seats: 2, rulebook: 'mano' }]));
  it('is nobody under a rulebook that the server does not know', () => expect(numbersOf(damas, 'x')).toEqual([]));
});

describe('the rulebook of a table', () => {
  const games = [{ name: 'damas', rulebooks: [{ name: 'limpo', title: 'Paulista Limpo', seats: [4], default: true }], bots: [], seats: [4] }];
  it('is called by its title', () => expect(bookOf('limpo', games)).toEqual({ name: 'limpo', title: 'Paulista Limpo', changed: false }));
  it('is told to be changed where it was', () => expect(bookOf('limpo+', games)).toEqual({ name: 'limpo', title: 'Paulista Limpo', changed: true }));
  it('is called by its name where the server does not know it', () => expect(bookOf('x', games).title).toBe('x'));
});

it('offers only games that both sides know', () => expect(playable(['damas', 'sueca'], ['gamão', 'damas'])).toEqual(['damas']));

it('has no length of a match for a game that nobody knows', () => {
  expect(hasLength('damas')).toBe(false);
  expect(lengthOf({ ...FIRST_CHOICE, game: 'damas' })).toEqual({});
});
