import { expect, test } from 'vitest';
import { bodyOf, FIRST_FORM, seatsOf } from './form';

test('a table of a kind that is played by fewer is offered no larger', () => {
  expect([seatsOf(), seatsOf(8)]).toEqual([
    [2, 6, 9],
    [2, 6, 8],
  ]);
});

test('what is not filled in has a name, and a table has no more seats than there are players', () => {
  const body = bodyOf({ ...FIRST_FORM, title: '  ', most: 4, seats: 9 }, 'Torneio de Ana');
  expect(body).toMatchObject({ title: 'Torneio de Ana', most: 4, seats: 4, level_minutes: 3, bots: true });
});
test('nobody opens a tournament of one, of thousands, or of nothing', () => {
  const most = (value: number): number => bodyOf({ ...FIRST_FORM, most: value }, '').most!;
  expect([most(1), most(5000), most(Number.NaN), most(6.4)]).toEqual([2, 200, 2, 6]);
});
test('long levels have breaks', () => {
  expect(bodyOf({ ...FIRST_FORM, speed: 'slow' }, '').break_every).toBeGreaterThan(0);
  expect(bodyOf({ ...FIRST_FORM, speed: 'hyper' }, '').break_every).toBe(0);
});
test('a tournament begins at the hour that was written, by the clock of its writer, or else when it is full', () => {
  const begins = (written: string): number | null => bodyOf({ ...FIRST_FORM, begins: written }, '').begins!;
  expect([begins(''), begins('2031-05-04T20:30')]).toEqual([null, new Date(2031, 4, 4, 20, 30).getTime()]);
});
