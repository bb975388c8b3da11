/** How a hand of many cards is spread: as large as the room allows, in one row or two, never wider than the screen. */

export type Spread = { rows: number[]; width: number; step: number };

const LARGEST = 100;
const SMALLEST = 46;
/** So much of a card must be seen, in pixels, before a second row begins. */
const ENOUGH = 40;

/** A phone on its side shows the hand beside the board and not below it: there it may be as large as on a higher screen. */
export function heightFor(high: number, across: number): number {
  const rem = 16;
  return high <= 30 * rem && across >= 34 * rem ? high * 1.4 : high;
}

/** `rows` are the cards of each row, `width` that of a card, `step` from one card's edge to the next. */
export function spread(cards: number, wide: number, high: number): Spread {
  const width = widthOf(wide, high * 0.13);
  const alone = stepOf(cards, wide, width);
  if (cards <= 1 || alone >= Math.min(ENOUGH, 0.6 * width)) return { rows: [cards], width, step: alone };
  const first = Math.ceil(cards / 2);
  const narrower = widthOf(wide, high * 0.1);
  return { rows: [first, cards - first], width: narrower, step: stepOf(first, wide, narrower) };
}

/** Two rows are as high as one and a half: the table above must keep its room. */
function widthOf(wide: number, most: number): number {
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, wide * 0.185, most)));
}

function stepOf(cards: number, wide: number, width: number): number {
  return cards <= 1 ? width : Math.max(1, Math.min(width * 0.92, (wide - width) / (cards - 1)));
}
