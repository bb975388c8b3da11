import { describe, expect, it } from 'vitest';
import { comings, partnerOf, secondsLeft, sides } from './seats';

describe('the sides of the table', () => {
  it('put the own seat at the bottom and the next one to the right', () => expect(sides(4, 1)).toEqual(['left', 'bottom', 'right', 'top']));
  it('start with the first seat for who does not sit', () => expect(sides(4, null)).toEqual(['bottom', 'right', 'top', 'left']));
  it('face each other where two play', () => expect(sides(2, 1)).toEqual(['top', 'bottom']));
  it('are unknown for any other number', () => expect(sides(6, 0)).toBeNull());
});

describe('the partner', () => {
  it('sits opposite', () => expect(partnerOf(3, 4)).toBe(1));
  it('is nobody where two play', () => expect(partnerOf(0, 2)).toBeNull());
});

describe('the wait for bots', () => {
  it('counts whole seconds', () => expect(secondsLeft(1000, 20, 2500)).toBe(19));
  it('never goes below nothing', () => expect(secondsLeft(0, 20, 60_000)).toBe(0));
  it('is not told where bots do not come by themselves', () => expect(secondsLeft(0, null, 5)).toBeNull());
});

it('tells who came and who went', () => expect(comings([{ name: 'Ana' }, null], [null, { name: 'Rui' }])).toEqual({ came: ['Rui'], went: ['Ana'] }));
