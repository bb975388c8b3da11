/** The shapes all cards are made of: four suits and thirteen ranks, as relative paths around their own middle. */

export type Suit = 'c' | 'd' | 'h' | 's';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];

/** The first two numbers are where the pen starts; the rest is relative, so that a shape can be put anywhere, in any size. */
type Shape = readonly [x: number, y: number, way: string];

const LEAF = 'c0-2.54 2.06-4.6 4.6-4.6c2.54 0 4.6 2.06 4.6 4.6c0 2.54-2.06 4.6-4.6 4.6c-2.54 0-4.6-2.06-4.6-4.6z';

/** Filled, twenty units high. */
const PIPS: Record<Suit, Shape> = {
  c: [-4.6, -5.2, `${LEAF}m-4.9 7.4${LEAF}m9.8 0${LEAF}m-1.7-4.2h2.8c-.5 5 .4 10 2.2 12h-7.2c1.8-2 2.7-7 2.2-12z`],
  d: [0, -10.4, 'c2 3.8 4.8 7.4 7.6 10.4c-2.8 3-5.6 6.6-7.6 10.4c-2-3.8-4.8-7.4-7.6-10.4c2.8-3 5.6-6.6 7.6-10.4z'],
  h: [0, 9.4, 'c-2.5-3.2-9.5-7.2-9.5-12.8c0-3.2 2.3-5.4 5-5.4c2.1 0 3.7 1.2 4.5 3c.8-1.8 2.4-3 4.5-3c2.7 0 5 2.2 5 5.4c0 5.6-7 9.6-9.5 12.8z'],
  s: [
    0,
    -10,
    'c2.5 3.6 9.3 7 9.3 12.2c0 2.8-2 4.8-4.5 4.8c-1.6 0-2.9-.7-3.8-1.9c.2 2.1 .9 3.8 2.4 4.9h-6.8c1.5-1.1 2.2-2.8 2.4-4.9c-.9 1.2-2.2 1.9-3.8 1.9c-2.5 0-4.5-2-4.5-4.8c0-5.2 6.8-8.6 9.3-12.2z',
  ],
};

/** Strokes, fourteen units high: our own numerals, the same on every machine. */
const NUMERALS: Record<Rank, Shape> = {
  A: [-4.6, 7, 'l4.6-14l4.6 14m-7.5-4.8h5.8'],
  '2': [-4, -3.4, 'c0-2.1 1.7-3.6 4-3.6c2.3 0 4 1.5 4 3.6c0 3.6-5.6 5.6-8 10.4h8.4'],
  '3': [-4, -7, 'h7.6l-4.4 5.6c3 0 5 1.6 5 4.2c0 2.6-2 4.2-4.4 4.2c-2 0-3.4-.8-4.2-2.4'],
  '4': [2, 7, 'v-14l-6.6 9.6h9.4'],
  '5': [3.8, -7, 'h-6.8l-.8 6.2c1-.8 2.4-1.3 3.8-1.3c2.6 0 4.4 1.8 4.4 4.4c0 2.8-2 4.7-4.6 4.7c-2 0-3.4-.8-4.2-2.2'],
  '6': [3, -7, 'c-4.4 1.2-7.2 4.8-7.2 9.6c0-2.5 1.8-4.3 4.2-4.3c2.4 0 4.2 1.9 4.2 4.3c0 2.5-1.8 4.4-4.2 4.4c-2.4 0-4.2-1.9-4.2-4.4'],
  '7': [-4.2, -7, 'h8.4c-3 3.6-5 8-5.4 14'],
  '8': [
    0,
    -0.6,
    'c-2.1 0-3.6-1.3-3.6-3.2c0-1.9 1.5-3.2 3.6-3.2c2.1 0 3.6 1.3 3.6 3.2c0 1.9-1.5 3.2-3.6 3.2c-2.5 0-4.3 1.5-4.3 3.8c0 2.3 1.8 3.8 4.3 3.8c2.5 0 4.3-1.5 4.3-3.8c0-2.3-1.8-3.8-4.3-3.8z',
  ],
  '9': [-3, 7, 'c4.4-1.2 7.2-4.8 7.2-9.6c0 2.5-1.8 4.3-4.2 4.3c-2.4 0-4.2-1.9-4.2-4.3c0-2.5 1.8-4.4 4.2-4.4c2.4 0 4.2 1.9 4.2 4.4'],
  T: [-6.6, -4.4, 'l2.6-2.6v14m6.8-14c2.2 0 3.5 2.8 3.5 7c0 4.2-1.3 7-3.5 7c-2.2 0-3.5-2.8-3.5-7c0-4.2 1.3-7 3.5-7z'],
  J: [3, -7, 'v9.6c0 2.8-1.5 4.4-3.6 4.4c-2 0-3.4-1.2-3.6-3.2'],
  Q: [0, -7, 'c2.9 0 4.7 2.6 4.7 7c0 4.4-1.8 7-4.7 7c-2.9 0-4.7-2.6-4.7-7c0-4.4 1.8-7 4.7-7zm.8 10.4l4.4 4.6'],
  K: [-4, -7, 'v14m8.2-14l-8.2 9m3-3.3l5.5 8.3'],
};

/** A size and a place; a negative size stands on its head. */
export type Spot = readonly [x: number, y: number, size: number];

export const pip = (suit: Suit, spot: Spot): string => placed(PIPS[suit], spot);
export const numeral = (rank: Rank, spot: Spot): string => placed(NUMERALS[rank], spot);

/** The same spot seen from the other end of the card. */
export const turned = ([x, y, size]: Spot): Spot => [100 - x, 140 - y, -size];

function placed([startX, startY, way]: Shape, [x, y, size]: Spot): string {
  const scaled = way.replace(/-?\d*\.?\d+ ?/g, (found) => `${short(Number(found) * size)} `);
  return `M${short(x + startX * size)} ${short(y + startY * size)}${scaled}`;
}

const short = (value: number): number => Math.round(value * 100) / 100;
