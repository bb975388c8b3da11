import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE } from './choice';
import { bodyOf, FIRST_FORM, within } from './new_table';

const body = (change: Partial<typeof FIRST_FORM>) => bodyOf({ ...FIRST_FORM, ...change }, FIRST_CHOICE, 'limpo', { stealing: false });

describe('a new table', () => {
  it('carries the options that were changed, and the length', () =>
    expect(body({})['options']).toEqual({ match_best_of: { default: 1 }, stealing: false }));
  it('has a password only where one is asked for', () => expect('password' in body({ visibility: 'private', password: 'x' })).toBe(false));
  it('sends the password of a table that has one', () => expect(body({ visibility: 'password', password: 'x' })['password']).toBe('x'));
  it('has no free chat in public', () => expect(body({ freeChat: true })['free_chat']).toBe(false));
  it('may have free chat among friends', () => expect(body({ freeChat: true, visibility: 'private' })['free_chat']).toBe(true));
  it('waits for people as long as nobody calls the bots', () => expect('fill_seconds' in body({})).toBe(false));
  it('calls the bots after a while', () => expect(body({ fill: '60' })['fill_seconds']).toBe(60));
  it('has no delay without spectators', () => expect(body({ spectators: false, delay: 30 })['spectator_delay']).toBe(0));
});

describe('a number within limits', () => {
  it('is cut at both ends', () => expect([within(2, 5, 9), within(20, 5, 9)]).toEqual([5, 9]));
  it('is the least where there is none', () => expect(within(NaN, 5, 9)).toBe(5));
});
