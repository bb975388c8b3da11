/** Where everybody sits round the oval as the reader sees it: the reader at the bottom, the next to act on the reader's left. */

/** A point of the felt, in hundredths of its width and height. */
export type Spot = { x: number; y: number };
export type Shape = 'tall' | 'wide';

/** Where the cards of the board lie, and the space that a seat takes, in hundredths of the felt. */
export const BOARD = { tall: { left: 22, right: 78, top: 34, bottom: 53 }, wide: { left: 31, right: 69, top: 31, bottom: 53 } } as const;
export const CENTRE: Spot = { x: 50, y: 43 };
export const MINE: Spot = { x: 50, y: 87 };
/** The seats at the far end of a tall felt: their chips lie below them, those of the others beside. */
const FAR = 16;
const PLATE = { tall: { x: 19, y: 14 }, wide: { x: 14, y: 17 } } as const;

/** On a tall felt, by the number of the others, clockwise from the reader's left: two columns, and the far end. */
// prettier-ignore
const TALL: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 13]],
  [[18, 24], [82, 24]],
  [[12, 60], [50, 12], [88, 60]],
  [[12, 62], [20, 18], [80, 18], [88, 62]],
  [[12, 66], [12, 30], [50, 12], [88, 30], [88, 66]],
  [[12, 68], [12, 30], [29, 12], [71, 12], [88, 30], [88, 68]],
  [[12, 79], [12, 60], [12, 30], [50, 12], [88, 30], [88, 60], [88, 79]],
  [[12, 80], [12, 61], [12, 30], [29, 12], [71, 12], [88, 30], [88, 61], [88, 80]],
  [[12, 80], [12, 61], [12, 30], [19, 12], [50, 12], [81, 12], [88, 30], [88, 61], [88, 80]],
];

/** The place of a seat that sits so many steps to the reader's left, at a table of so many. */
export function seatSpot(steps: number, seats: number, shape: Shape): Spot {
  if (steps === 0) return MINE;
  if (shape === 'tall') {
    const [x, y] = TALL[seats - 1]![steps - 1]!;
    return { x, y };
  }
  return onOval(steps, seats, { x: 50, y: 50 }, { x: 42, y: 38 });
}

/** Where the chips of a seat lie: between it and the middle, never on the board. */
export function betSpot(steps: number, seats: number, shape: Shape): Spot {
  if (steps === 0) return { x: 50, y: 73 };
  if (shape === 'wide') return onOval(steps, seats, { x: 50, y: 46 }, { x: 28.5, y: 22 });
  const { x, y } = seatSpot(steps, seats, shape);
  if (y < FAR) return { x: rounded(x + (50 - x) * 0.2), y: y + 10 };
  return { x: x < 50 ? x + 20 : x - 20, y: offBoard(y) };
}

/** The first and the last height of a felt that is shared by the others alone, and how far it is drawn out at most. */
const SHARED = { from: 12, to: 84, most: 1.3 } as const;

/** A height of a tall felt on which the reader's own seat is not: the others, the board and the chips share all of it. */
export function spread(y: number, seats: number): number {
  const { from, to, most } = SHARED;
  const last = Math.max(...TALL[seats - 1]!.map(([, height]) => height));
  const drawn = Math.max(1, Math.min(most, (to - from) / (last - from)));
  return rounded(Math.min(from + (y - from) * drawn, to + 4));
}

/** A height beside the board, moved above or below it. */
function offBoard(y: number): number {
  const room = 6;
  const { top, bottom } = BOARD.tall;
  if (y < top - room || y > bottom + room) return y;
  return y < CENTRE.y ? top - room : bottom + room;
}

function onOval(steps: number, seats: number, centre: Spot, radius: Spot): Spot {
  const angle = (Math.PI / 180) * (90 + (360 * steps) / seats);
  return { x: rounded(centre.x + radius.x * Math.cos(angle)), y: rounded(centre.y + radius.y * Math.sin(angle)) };
}

/** How many steps to the left of a seat another one sits. */
export const stepsFrom = (seat: number, from: number, seats: number): number => (seat - from + seats) % seats;

/** A felt higher than it is wide has two columns. */
export const shapeOf = (width: number, height: number): Shape => (width > height ? 'wide' : 'tall');

/** Whether two seats at these places would cover each other. */
export function covers(one: Spot, other: Spot, shape: Shape): boolean {
  return Math.abs(one.x - other.x) < PLATE[shape].x && Math.abs(one.y - other.y) < PLATE[shape].y;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
