import { expect, it } from 'vitest';
import { elapsed, figures, left, overtimesAt } from './match_clock';

const BEGAN = Date.parse('2026-10-25T14:00:00Z');
const match = { began: '2026-10-25T14:00:00Z', clock: 60, overtime: 15 };
const after = (minutes: number): number => BEGAN + minutes * 60_000;

it('counts down from the minutes of the regulation, and says when they are over', () => {
  expect(left(match, after(59))).toBe(60);
  expect(left(match, after(61))).toBe(-60);
  expect(left({ ...match, clock: null }, after(1))).toBeNull();
  expect(left({ ...match, began: null }, after(1))).toBeNull();
});

it('an overtime adds its minutes', () => {
  expect(left(match, after(61), 1)).toBe(14 * 60);
  expect([59, 60, 61, 75, 76].map((minutes) => overtimesAt(match, after(minutes)))).toEqual([0, 0, 1, 1, 2]);
});

it('is played on once where the first mão decides what is level after it, however late the sheet is handed in', () => {
  expect([60, 61, 76, 95].map((minutes) => overtimesAt({ ...match, first_mao: true }, after(minutes)))).toEqual([0, 1, 1, 1]);
});

it('has not begun before it began', () => {
  expect(elapsed(match, after(-5))).toBe(0);
});

it('is read as minutes and seconds', () => {
  expect([0, 59, 60, 3600, -61].map(figures)).toEqual(['0:00', '0:59', '1:00', '60:00', '+1:01']);
});
