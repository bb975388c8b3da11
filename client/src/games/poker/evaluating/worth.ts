/** What poker cards are worth, as numbers that compare like the hands do: a greater high value wins, a smaller low value wins.
 *
 *  The cards of one suit are a set of ranks in thirteen bits, the two in the lowest. A value is the category, then five hexadecimal digits
 *  for the ranks that decide within it; fewer than five cards leave the last ones 0. */

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
export const NO_LOW = 0x7fffffff;
export const [HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SHAPE = 20;
const SETS = 1 << RANKS.length;
const WHEEL = 0b1_0000_0000_1111;

/** Up to five ranks of each set, the highest first, with the two as 2 and the ace as 14; and with the ace in the lowest bit, as 1. */
const DOWN = Int32Array.from({ length: SETS }, (_, set) => digits(set, 2));
const LOW_DOWN = Int32Array.from({ length: SETS }, (_, set) => digits(set, 1));
/** The straight or the high cards of each set, the flush or the straight flush, and the five lowest ranks of a set with the ace below. */
const UNPAIRED = Int32Array.from({ length: SETS }, (_, set) => straight(set, STRAIGHT) || DOWN[set]!);
const SUITED = Int32Array.from({ length: SETS }, (_, set) => (size(set) < 5 ? 0 : straight(set, STRAIGHT_FLUSH) || (FLUSH << SHAPE) | DOWN[set]!));
const LOWEST = Int32Array.from({ length: SETS }, (_, set) => (size(set) < 5 ? NO_LOW : LOW_DOWN[lowestFive(set)]!));

function digits(set: number, first: number): number {
  let value = 0;
  let place = 16;
  for (let at = RANKS.length - 1; at >= 0 && place >= 0; at -= 1) {
    if (!((set >> at) & 1)) continue;
    value |= (at + first) << place;
    place -= 4;
  }
  return value;
}

function size(set: number): number {
  return set ? (set & 1) + size(set >> 1) : 0;
}

function straight(set: number, category: number): number {
  for (let low = 8; low >= 0; low -= 1) if (((set >> low) & 31) === 31) return (category << SHAPE) | DOWN[31 << low]!;
  return (set & WHEEL) === WHEEL ? (category << SHAPE) | 0x54321 : 0;
}

function lowestFive(set: number): number {
  let left = set;
  for (let more = 0; more < 5; more += 1) left &= left - 1;
  return set ^ left;
}

/** The highest rank of a set. */
const top = (set: number): number => DOWN[set]! >> 16;

/** The best high hand of up to nine cards. With eight or nine a flush can lie beside four of a kind, so the better of both is taken. */
export function highOf(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const suited = Math.max(SUITED[clubs]!, SUITED[diamonds]!, SUITED[hearts]!, SUITED[spades]!);
  const black = clubs & diamonds;
  const red = hearts & spades;
  const someBlack = clubs | diamonds;
  const someRed = hearts | spades;
  const ranks = someBlack | someRed;
  const twice = black | red | (someBlack & someRed);
  if (!twice) return Math.max(suited, UNPAIRED[ranks]!);
  return Math.max(suited, paired(ranks, twice, (black & someRed) | (red & someBlack), black & red));
}

/** A hand with a pair or more, by the ranks that lie at least once, twice, three and four times; no flush. */
function paired(ranks: number, twice: number, thrice: number, four: number): number {
  if (four) {
    const rank = top(four);
    return (QUADS << SHAPE) | (rank << 16) | (top(ranks ^ (1 << (rank - 2))) << 12);
  }
  if (thrice) {
    const rank = top(thrice);
    const pairs = twice ^ (1 << (rank - 2));
    if (pairs) return (FULL_HOUSE << SHAPE) | (rank << 16) | (top(pairs) << 12);
    return Math.max(UNPAIRED[ranks]!, (TRIPS << SHAPE) | (rank << 16) | ((DOWN[ranks ^ (1 << (rank - 2))]! >> 12) << 8));
  }
  const rank = top(twice);
  const lower = twice ^ (1 << (rank - 2));
  if (!lower) return Math.max(UNPAIRED[ranks]!, (PAIR << SHAPE) | (rank << 16) | ((DOWN[ranks ^ (1 << (rank - 2))]! >> 8) << 4));
  const second = top(lower);
  const kicker = top(ranks ^ (1 << (rank - 2)) ^ (1 << (second - 2)));
  return Math.max(UNPAIRED[ranks]!, (TWO_PAIR << SHAPE) | (rank << 16) | (second << 12) | (kicker << 8));
}

const aceLow = (ranks: number): number => ((ranks << 1) | (ranks >> 12)) & (SETS - 1);

/** The best low of five different ranks up to the eight; NO_LOW without one. */
export function eightOf(clubs: number, diamonds: number, hearts: number, spades: number): number {
  return LOWEST[aceLow(clubs | diamonds | hearts | spades) & 255]!;
}

/** The lowest five cards: straights and flushes do not count, the ace is low, pairs are bad. */
export function razzOf(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const ranks = aceLow(clubs | diamonds | hearts | spades);
  const five = LOWEST[ranks]!;
  if (five !== NO_LOW) return five;
  const twice = aceLow((clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades)));
  const thrice = aceLow((clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds)));
  return razzPaired(ranks, twice, thrice);
}

/** With fewer than five ranks all of them are played: as few equal cards as can be, and those low. */
function razzPaired(ranks: number, twice: number, thrice: number): number {
  const repeated = twice & -twice;
  const again = (twice ^ repeated) & -(twice ^ repeated);
  const others = (LOW_DOWN[ranks ^ repeated]! >> 4) | LOW_DOWN[repeated]!;
  if (!repeated) return LOW_DOWN[ranks]!;
  const many = size(ranks);
  if (many > 3) return (PAIR << SHAPE) | others;
  if (many === 3)
    return again ? (TWO_PAIR << SHAPE) | LOW_DOWN[repeated | again]! | (LOW_DOWN[ranks ^ repeated ^ again]! >> 8) : (TRIPS << SHAPE) | others;
  const three = thrice & -thrice;
  if (!again) return (QUADS << SHAPE) | others;
  return (FULL_HOUSE << SHAPE) | LOW_DOWN[three]! | (LOW_DOWN[ranks ^ three]! >> 4);
}

/** The category of a value, and the ranks that decide within it. */
export const categoryOf = (value: number): number => value >> SHAPE;
export const ranksOf = (value: number): string =>
  [16, 12, 8, 4, 0]
    .map((at) => `_A${RANKS}`[(value >> at) & 15])
    .join('')
    .replaceAll('_', '');
