/** What part of the pot each open hand wins on average when all cards come. Only cards that lie open are asked for. */
import { bitOf, choose, PACK, setsOf, suitOf, type Sets } from './sets';
import type { Variant } from './variants';
import { worthOn } from './best';
import { NO_LOW } from './worth';

export type Situation = {
  readonly variant: Variant;
  readonly hands: readonly (readonly string[])[];
  readonly board: readonly string[];
  /** Open cards that nobody plays any more. */
  readonly dead: readonly string[];
};
/** The part of each hand, between 0 and 1; exact if every deal was compared. */
export type Equity = { readonly parts: readonly number[]; readonly exact: boolean };

/** So many hands are looked at, one of Omaha counting for ten: few enough for a phone between two cards. */
const BUDGET = 300_000;
const OMAHA_COUNTS = 10;
/** After so many the page goes on for a moment. */
const SLICE = 5_000;
/** A pot that any number of winners up to ten share evenly, and so do they its halves. */
const UNITS = 5040;
const BOARD = 5;

/** Cards that come: so many to this place, which is the board or a hand. */
type Coming = { readonly to: Sets; readonly cards: number[]; readonly many: number };

/** The equity; null where there are not enough cards for all. */
export function equity(situation: Situation): Equity | null {
  const steps = comparing(situation);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in pieces, so that the page is not held up while it is worked out. */
export function* comparing(situation: Situation): Generator<void, Equity | null> {
  const deals = new Deals(situation);
  if (deals.short) return null;
  const { variant, hands } = situation;
  const cost = hands.length * (variant.omaha ? OMAHA_COUNTS : 1) * (variant.high && variant.low ? 2 : 1);
  const most = Math.floor(BUDGET / cost);
  const exact = deals.possible <= most;
  yield* exact ? deals.all() : deals.some(most, Math.ceil(SLICE / cost));
  return { parts: deals.parts(), exact };
}

class Deals {
  readonly #variant: Variant;
  readonly #hands: readonly Hand[];
  readonly #rest: readonly number[];
  readonly #coming: readonly Coming[];
  readonly #board: { readonly sets: Sets; readonly cards: number[] };
  readonly #units: number[];
  readonly #used = new Uint8Array(PACK.length);
  #count = 0;

  constructor({ variant, hands, board, dead }: Situation) {
    this.#variant = variant;
    this.#board = { sets: setsOf(board), cards: board.map(indexOf) };
    this.#hands = hands.map((cards) => new Hand(variant, cards));
    const known = new Set([...board, ...dead, ...hands.flat()]);
    this.#rest = PACK.filter((card) => !known.has(card)).map(indexOf);
    const coming: Coming[] = variant.stud
      ? this.#hands.map(({ sets, cards }) => ({ to: sets, cards, many: variant.hole - cards.length - board.length }))
      : [{ to: this.#board.sets, cards: this.#board.cards, many: BOARD - board.length }];
    this.#coming = coming.filter(({ many }) => many > 0);
    this.#units = hands.map(() => 0);
  }

  get short(): boolean {
    return this.#coming.reduce((sum, { many }) => sum + many, 0) > this.#rest.length;
  }

  /** How many deals there are. */
  get possible(): number {
    let left = this.#rest.length;
    let deals = 1;
    for (const { many } of this.#coming) for (let more = 1; more <= many; more += 1, left -= 1) deals *= left / more;
    return Math.round(deals);
  }

  parts(): number[] {
    return this.#units.map((units) => units / (UNITS * this.#count));
  }

  /** Every deal, with a rest after each choice of the first card. */
  *all(): Generator<void> {
    const first = this.#coming[0];
    if (!first) return this.#settle();
    for (let at = 0; at <= this.#rest.length - first.many; at += 1) {
      this.#deal(0, 0, at, at);
      yield;
    }
  }

  /** So many deals at random, the same for everybody who looks. */
  *some(many: number, slice: number): Generator<void> {
    const luck = luckOf();
    const pack = [...this.#rest];
    for (let deal = 1; deal <= many; deal += 1) {
      let taken = 0;
      for (const place of this.#coming)
        for (let more = 0; more < place.many; more += 1, taken += 1) {
          const at = taken + luck(pack.length - taken);
          [pack[taken], pack[at]] = [pack[at]!, pack[taken]!];
          put(place, pack[taken]!);
        }
      this.#settle();
      for (const place of this.#coming) for (let more = 0; more < place.many; more += 1) takeBack(place);
      if (deal % slice === 0) yield;
    }
  }

  /** Deals the cards that are still to come to this place and the next ones, the next card being one of the rest from here on, up to `last`. */
  #deal(number: number, dealt: number, from: number, last = this.#rest.length - 1): void {
    const place = this.#coming[number];
    if (!place) return this.#settle();
    if (dealt === place.many) return this.#deal(number + 1, 0, 0);
    for (let at = from; at <= last; at += 1) {
      const card = this.#rest[at]!;
      if (this.#used[card]) continue;
      this.#used[card] = 1;
      put(place, card);
      this.#deal(number, dealt + 1, at + 1);
      takeBack(place);
      this.#used[card] = 0;
    }
  }

  /** The pot, or each half of it, to the best hands. */
  #settle(): void {
    this.#count += 1;
    const high = this.#variant.high ? this.#best('high') : [];
    const low = this.#variant.low ? this.#best('low') : [];
    const halves = high.length && low.length ? 2 : 1;
    for (const winners of [high, low]) for (const winner of winners) this.#units[winner]! += UNITS / halves / winners.length;
  }

  /** The hands that are best on one side; none where no low qualifies. */
  #best(side: 'high' | 'low'): number[] {
    const sign = side === 'high' ? 1 : -1;
    let best = -NO_LOW;
    let winners: number[] = [];
    this.#hands.forEach((hand, at) => {
      const value = sign * hand.value(side, this.#board.sets, this.#board.cards);
      if (value > best) [best, winners] = [value, [at]];
      else if (value === best && best !== -NO_LOW) winners.push(at);
    });
    return winners;
  }
}

/** A hand that lies open, with the cards that have come to it. */
class Hand {
  readonly sets: Sets;
  readonly cards: number[];
  readonly #worth;
  readonly #pairs: readonly Sets[];

  constructor(variant: Variant, cards: readonly string[]) {
    this.sets = setsOf(cards);
    this.cards = cards.map(indexOf);
    this.#worth = { high: worthOn('high', variant), low: worthOn('low', variant) };
    this.#pairs = variant.omaha ? choose(cards, 2).map(setsOf) : [this.sets];
  }

  /** The worth with this board: of all cards together, or in Omaha of two with three of the board. */
  value(side: 'high' | 'low', board: Sets, cards: readonly number[]): number {
    const worth = this.#worth[side]!;
    if (this.#pairs.length === 1) {
      const { sets } = this;
      return worth(sets[0]! | board[0]!, sets[1]! | board[1]!, sets[2]! | board[2]!, sets[3]! | board[3]!);
    }
    let best = side === 'high' ? 0 : NO_LOW;
    for (const leave of TWO_OF_FIVE) {
      const three = without(board, cards[leave[0]]!, cards[leave[1]]!);
      for (const pair of this.#pairs) {
        const value = worth(pair[0]! | three[0]!, pair[1]! | three[1]!, pair[2]! | three[2]!, pair[3]! | three[3]!);
        best = side === 'high' ? Math.max(best, value) : Math.min(best, value);
      }
    }
    return best;
  }
}

const TWO_OF_FIVE = choose([0, 1, 2, 3, 4], 2) as [number, number][];
const SUIT_OF = Int32Array.from(PACK, suitOf);
const BIT_OF = Int32Array.from(PACK, bitOf);
const indexOf = (card: string): number => PACK.indexOf(card);

function put({ to, cards }: Coming, card: number): void {
  to[SUIT_OF[card]!]! |= BIT_OF[card]!;
  cards.push(card);
}

function takeBack({ to, cards }: Coming): void {
  const card = cards.pop()!;
  to[SUIT_OF[card]!]! ^= BIT_OF[card]!;
}

const left = new Int32Array(4);

/** The board without two of its cards. */
function without(board: Sets, one: number, other: number): Sets {
  left.set(board);
  left[SUIT_OF[one]!]! ^= BIT_OF[one]!;
  left[SUIT_OF[other]!]! ^= BIT_OF[other]!;
  return left;
}

/** Numbers below a bound, by a shift register that always begins the same. */
function luckOf(): (bound: number) => number {
  let state = 0x2545f491;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
