import { expect, it } from 'vitest';
import { barsOf, lineOf } from './charts';

it('a line goes from the lowest at the bottom to the highest at the top', () => {
  const line = lineOf(
    [10, 14, 12].map((worth, at) => ({ at, worth })),
    100,
    40,
  );
  expect(line.points).toEqual([
    [0, 40],
    [50, 0],
    [100, 20],
  ]);
  expect(line.path).toBe('M0 40L50 0L100 20');
  expect([line.low, line.high]).toEqual([10, 14]);
});

it('one point stands in the middle', () => {
  expect(lineOf([{ at: 0, worth: 3 }], 100, 40).points).toEqual([[50, 20]]);
});

it('a rating that hardly moves is no storm', () => {
  expect(
    lineOf(
      [2, 2.1].map((worth, at) => ({ at, worth })),
      100,
      40,
    ).points,
  ).toEqual([
    [0, 22],
    [100, 18],
  ]);
});

it('the highest bar fills the room, and nothing is no bar', () => {
  expect(barsOf([0, 4, 2], 30, 20)).toEqual([
    { x: 1, y: 20, width: 8, height: 0 },
    { x: 11, y: 0, width: 8, height: 20 },
    { x: 21, y: 10, width: 8, height: 10 },
  ]);
});

it('weeks without a match have no bars', () => {
  expect(barsOf([0, 0], 20, 10).map((bar) => bar.height)).toEqual([0, 0]);
});
