/** From which place of the pack each card that the reader saw was dealt, by the rules alone: one card at a time from the left of the button
 *  (in stud from the first seat), a burn before each street of the board. */
import type { Dealt, ToldStep } from '../../lib/replays';
import type { GameEvent, HandBegan } from './messages';

const SIZE = 52;
const STUD = ['stud', 'stud-hilo', 'razz'];
const OMAHA = ['pot-limit-omaha', 'omaha-hilo'];
const THIRD = 'third';

/** One pack: the places of each hand, the next place, and what is known of them. */
class Pack {
  readonly known = new Map<number, string>();
  #hands = new Map<number, number[]>();
  #live: number[] = [];
  #stud = false;
  #next = 0;

  take(event: GameEvent): void {
    switch (event.event) {
      case 'ButtonDrawn':
        this.#lay(
          event.cards.map((_, at) => at),
          event.cards.map((one) => one.card),
        );
        break;
      case 'HandBegan':
        this.#deal(event);
        break;
      case 'Acted':
        if (event.act === 'fold') this.#dead(event.seat);
        break;
      case 'HandMucked':
      case 'HandKilled':
        this.#dead(event.seat);
        break;
      case 'HoleCardsDealt': // the first ones, or the last one of stud: those that the hand got last
        this.#lay(this.#hands.get(event.seat)?.slice(-event.cards.length) ?? [], event.cards);
        break;
      case 'HandShown':
        this.#lay(this.#hands.get(event.seat) ?? [], event.cards);
        break;
      case 'UpCardsDealt':
        this.#oneEach(event.street === THIRD ? [...this.#hands.keys()] : this.#live);
        for (const { seat, card } of event.cards) this.#lay(this.#hands.get(seat)?.slice(-1) ?? [], [card]);
        break;
      case 'BoardDealt':
        if (!this.#stud) this.#next += 1;
        this.#lay(
          event.cards.map((_, at) => this.#next + at),
          event.cards,
        );
        this.#next += event.cards.length;
    }
  }

  #deal({ variant, button, stacks }: HandBegan): void {
    this.#stud = STUD.includes(variant);
    const first = this.#stud || button === null ? 0 : button + 1;
    const seats = stacks.flatMap((stack, seat) => (stack ? [seat] : []));
    const order = [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
    this.#hands = new Map(order.map((seat) => [seat, []]));
    this.#live = seats;
    for (let round = 0; round < (OMAHA.includes(variant) ? 4 : 2); round += 1) this.#oneEach(order);
  }

  #oneEach(seats: readonly number[]): void {
    for (const seat of seats) {
      this.#hands.get(seat)?.push(this.#next);
      this.#next += 1;
    }
  }

  #dead(seat: number): void {
    this.#live = this.#live.filter((one) => one !== seat);
  }

  #lay(places: readonly number[], cards: readonly string[]): void {
    cards.forEach((card, at) => {
      const place = places[at];
      if (place !== undefined) this.known.set(place, card);
    });
  }
}

/** The packs of a match, each with the places of the cards that were seen. A pack is for one hand, or for the draw of the button. */
export function dealt(steps: readonly ToldStep[]): Dealt {
  const packs: Pack[] = [];
  for (const event of steps.flatMap((step) => step.events as GameEvent[])) {
    if (event.event === 'ButtonDrawn' || event.event === 'HandBegan') packs.push(new Pack());
    packs.at(-1)?.take(event);
  }
  return { size: SIZE, packs: packs.map((pack) => pack.known) };
}
