/** The three faces of a card, as the inside of an SVG of 100 by 140. */
import type { CardFace } from '../lib/settings.svelte';
import { crest, figure, type Court } from './courts';
import { numeral, pip, turned, type Rank, type Spot, type Suit } from './shapes';

const LEFT = 36;
const MIDDLE = 50;
const RIGHT = 64;

/** Where the pips of a number card lie: columns by rows, as on every deck since Rouen. */
const ROWS: Partial<Record<Rank, readonly (readonly [x: number, y: number])[]>> = {
  '2': column(MIDDLE, 28, 112),
  '3': column(MIDDLE, 28, 70, 112),
  '4': both(28, 112),
  '5': [...both(28, 112), [MIDDLE, 70]],
  '6': both(28, 70, 112),
  '7': [...both(28, 70, 112), [MIDDLE, 49]],
  '8': [...both(28, 70, 112), ...column(MIDDLE, 49, 91)],
  '9': [...both(26, 55, 85, 114), [MIDDLE, 70]],
  T: [...both(26, 55, 85, 114), ...column(MIDDLE, 40.5, 99.5)],
};

function column(x: number, ...rows: number[]): [number, number][] {
  return rows.map((y) => [x, y]);
}

function both(...rows: number[]): [number, number][] {
  return [...column(LEFT, ...rows), ...column(RIGHT, ...rows)];
}

const isCourt = (rank: Rank): rank is Court => rank === 'J' || rank === 'Q' || rank === 'K';

const drawn = new Map<string, string>();

/** What is printed on a card; drawn once and kept, since a table shows the same cards again and again. */
export function faceOf(card: string, face: CardFace): string {
  const key = face + card;
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const art = FACES[face](card[0] as Rank, card[1] as Suit);
  drawn.set(key, art);
  return art;
}

const FACES: Record<CardFace, (rank: Rank, suit: Suit) => string> = { classic, big, minimal };

function classic(rank: Rank, suit: Suit): string {
  if (isCourt(rank)) return corners(rank, suit, 1.45) + figure(rank, suit);
  if (rank === 'A') return corners(rank, suit, 1.45, pip(suit, [50, 70, 3]));
  const pips = (ROWS[rank] ?? []).map(([x, y]) => pip(suit, [x, y, y > 70 ? -0.87 : 0.87]));
  return corners(rank, suit, 1.45, pips.join(''));
}

/** The index fills the corner and one suit the rest: for tired eyes and small screens. */
function big(rank: Rank, suit: Suit): string {
  const index = numeral(rank, [rank === 'T' ? 24 : 22, 27.5, rank === 'T' ? 2.5 : 2.75]);
  return stroke(index, 7) + fill(pip(suit, [22, 67, 1.2]) + pip(suit, [64, 100, 2.8]));
}

function minimal(rank: Rank, suit: Suit): string {
  if (isCourt(rank)) return corners(rank, suit, 1.7, pip(suit, [50, 86, 2])) + crest(rank);
  return corners(rank, suit, 1.7, pip(suit, [50, 70, 2.4]));
}

/** Rank and suit in two corners, the second seen from the other side of the table. */
function corners(rank: Rank, suit: Suit, size: number, more = ''): string {
  const x = 4 + size * (rank === 'T' ? 6.6 : 5.9);
  const high: Spot = [x, 18.5, rank === 'T' ? size * 0.88 : size];
  const low: Spot = [x, 21 + 14 * size, size * 0.56];
  return stroke(numeral(rank, high) + numeral(rank, turned(high)), size * 2.35) + fill(pip(suit, low) + pip(suit, turned(low)) + more);
}

const fill = (way: string): string => `<path fill="currentColor" d="${way}"/>`;
const stroke = (way: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${way}"/>`;
