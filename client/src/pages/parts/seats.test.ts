import { describe, expect, it } from 'vitest';
import { bondOf, comings, guideOf, secondsLeft, sides } from './seats';

describe('the sides of the table', () => {
  it('put the own seat at the bottom and the next one to the right', () => expect(sides(4, 1)).toEqual(['left', 'bottom', 'right', 'top']));
  it('start with the first seat for who does not sit', () => expect(sides(4, null)).toEqual(['bottom', 'right', 'top', 'left']));
  it('face each other where two play', () => expect(sides(2, 1)).toEqual(['top', 'bottom']));
  it('are unknown for any other number', () => expect(sides(6, 0)).toBeNull());
});

describe('the wait for bots', () => {
  it('counts whole seconds', () => expect(secondsLeft(1000, 20, 2500)).toBe(19));
  it('never goes below nothing', () => expect(secondsLeft(0, 20, 60_000)).toBe(0));
  it('is not told where bots do not come by themselves', () => expect(secondsLeft(0, null, 5)).toBeNull());
});

it('tells who came and who went', () => expect(comings([{ name: 'Ana' }, null], [null, { name: 'Rui' }])).toEqual({ came: ['Rui'], went: ['Ana'] }));

describe('whoever comes by the link', () => {
  const who = (seat: number, person: string | null) => ({ seat, name: `n${seat}`, bot: person === null, person });
  it('is led to the host', () => expect(guideOf([who(0, 'bia'), null, who(2, 'ana'), null], 'ana')?.seat).toBe(2));
  it('is led to somebody else where the host does not sit, and to no bot', () =>
    expect(guideOf([who(0, null), who(1, 'bia'), null, null], 'ana')?.seat).toBe(1));
  it('finds nobody at an empty table', () => expect(guideOf([null, who(1, null)], 'ana')).toBeNull());
  it.each([
    [[0, 1, 0, 1], 'pairs'],
    [[0, 1], 'duel'],
    [[0, 1, 2, 3], 'alone'],
    [[0, 1, 2], 'alone'],
    [[], 'alone'],
  ])('learns of the sides %j that it is %s', (sides, bond) => expect(bondOf(sides)).toBe(bond));
});
