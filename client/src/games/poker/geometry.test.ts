import { describe, expect, it } from 'vitest';
import { betSpot, BOARD, covers, seatSpot, shapeOf, spread, stepsFrom, type Shape, type Spot } from './geometry';

const tables = (['tall', 'wide'] as Shape[]).flatMap((shape) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => ({ shape, seats })));
const steps = (seats: number): number[] => Array.from({ length: seats }, (_, at) => at);

describe.each(tables)('a $shape table of $seats', ({ shape, seats }) => {
  const spots = steps(seats).map((at) => seatSpot(at, seats, shape));
  const bets = steps(seats).map((at) => betSpot(at, seats, shape));
  it('has everybody on the felt, nobody over anybody', () => {
    for (const { x, y } of spots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(7);
    spots.forEach((one, at) => spots.slice(at + 1).forEach((other) => expect(covers(one, other, shape)).toBe(false)));
  });
  it('has no seat on the board, and no bet', () => {
    const board = BOARD[shape];
    const inside = ({ x, y }: Spot): boolean => x > board.left && x < board.right && y > board.top && y < board.bottom;
    expect([...spots, ...bets].filter(inside)).toEqual([]);
  });
  it('has the reader at the bottom and the next to act on the left', () => {
    expect(Math.max(...spots.map((spot) => spot.y))).toBe(spots[0]!.y);
    if (seats > 2) expect(spots[1]!.x).toBeLessThan(50);
  });
  it('has every bet in front of its own seat', () => {
    const far = (one: Spot, other: Spot): number => Math.hypot((one.x - other.x) * 3.9, (one.y - other.y) * 4.9);
    const angle = ({ x, y }: Spot): number => (Math.atan2((y - 47) / 38, (x - 50) / 42) * 180) / Math.PI;
    const apart = (one: Spot, other: Spot): number => Math.abs(((angle(one) - angle(other) + 540) % 360) - 180);
    bets.forEach((bet, at) => {
      const own = spots[at]!;
      for (const spot of spots) {
        if (shape === 'tall') expect(far(bet, own)).toBeLessThanOrEqual(far(bet, spot));
        else expect(apart(bet, own)).toBeLessThanOrEqual(apart(bet, spot));
      }
    });
  });
  it('has no two bets on one another', () =>
    bets.forEach((one, at) =>
      bets.slice(at + 1).forEach((other) => expect(Math.abs(one.x - other.x) > 12 || Math.abs(one.y - other.y) > 5).toBe(true)),
    ));
});

describe.each([4, 5, 6, 7, 8, 9, 10])('a tall table of %i without the own seat', (seats) => {
  const heights = steps(seats)
    .slice(1)
    .map((at) => spread(seatSpot(at, seats, 'tall').y, seats));
  it('uses the lower half too, and leaves nobody outside', () => {
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(72);
    expect(Math.max(...heights, spread(betSpot(0, seats, 'tall').y, seats))).toBeLessThanOrEqual(88);
  });
  it('brings nobody nearer to anybody', () => {
    const before = steps(seats)
      .slice(1)
      .map((at) => seatSpot(at, seats, 'tall').y);
    heights.forEach((one, at) =>
      heights.forEach((other, to) => expect(Math.abs(one - other)).toBeGreaterThanOrEqual(Math.abs(before[at]! - before[to]!) - 0.1)),
    );
  });
});

it('steps go round the table', () => expect([stepsFrom(0, 4, 6), stepsFrom(5, 4, 6), stepsFrom(4, 4, 6)]).toEqual([2, 1, 0]));
it('a phone held upright has a tall felt', () => expect([shapeOf(390, 480), shapeOf(980, 500)]).toEqual(['tall', 'wide']));
