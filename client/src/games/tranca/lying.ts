/** From which place of the pack the reader's cards of a rodada came: eleven each one by one, two mortos, and the monte card by card. */
import { Parts, type Lying } from '../../deal/lying';
import type { CardsDealt, GameEvent, View } from './messages';

export type DealRules = { cards_each: number; mortos: number; morto_size: number };

const SIZE = 104;
const SEATS = 4;
const MORTO = 'morto';
const MONTE = 'monte';
const hand = (seat: number): string => `hand ${seat}`;
const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

export class LyingRodada implements Lying<GameEvent, View> {
  readonly size = SIZE;
  followed = false;
  #parts = new Parts();
  /** The parts of the next cards of the monte. */
  #monte: string[] = [];
  #left: number[] = [];
  #last = '';
  /** A card of the monte is due: a red three that comes now comes from there. */
  #due = false;
  #mortos = new Set<number>();
  #dealt: readonly string[] = [];

  constructor(readonly rules: DealRules) {}

  take(events: readonly GameEvent[], view: View, late: boolean): void {
    this.#due = ['RedThreeLaid', 'CardDrawn', 'MortoBecameMonte'].includes(events[0]?.event ?? '');
    for (const event of events) this.#heard(event);
    // Who was not there, also when it was dealt, cannot tell whether a red three came from a hand or from the monte.
    if (late && events.length) this.followed = false;
    const { viewer, rodada } = view;
    if (events.some((event) => event.event === 'CardsDealt')) this.#dealt = viewer === 'spectator' ? [] : (rodada?.hand ?? []);
    if (viewer === 'spectator') return;
    this.#parts.see(hand(viewer), rodada?.hand ?? []);
    if (this.#mortos.has(viewer)) this.#parts.see(MORTO, rodada?.hand ?? []);
  }

  part(place: number): string | undefined {
    return this.#parts.of(place);
  }

  saw(part: string, card: string): boolean {
    return this.#parts.saw(part, card);
  }

  /** The own cards as they were dealt. Later ones may have lain in the lixo, and open no leaf. */
  owed(): readonly string[] {
    return this.#dealt;
  }

  #heard(event: GameEvent): void {
    switch (event.event) {
      case 'CardsDealt':
        this.#deal(event);
        break;
      case 'RedThreeLaid':
        if (this.#due) this.#parts.see(this.#next(), [event.card]);
        else for (const part of [hand(event.seat), MORTO]) this.#parts.see(part, [event.card]);
        this.#due = true;
        break;
      case 'CardDrawn':
        this.#last = this.#next();
        this.#due = false;
        break;
      case 'CardSeen':
        this.#parts.see(this.#last, [event.card]);
        break;
      case 'CardRejected':
        this.#parts.see(this.#last, [event.card]);
        this.#due = true;
        break;
      case 'MortoBecameMonte':
        this.#monte = Array<string>(this.rules.morto_size).fill(MORTO);
        break;
      case 'MortoTaken':
        this.#mortos.add(event.seat);
    }
  }

  #deal({ first, upcard = null }: CardsDealt): void {
    const { cards_each: each, mortos, morto_size: size } = this.rules;
    const dealt = each * SEATS;
    this.followed = true;
    this.#mortos.clear();
    this.#parts.clear();
    for (const place of range(0, dealt)) this.#parts.put([place], hand((first + place) % SEATS));
    this.#parts.put(range(dealt, dealt + mortos * size), MORTO);
    this.#left = range(dealt + mortos * size, SIZE);
    // A card that was turned up may have lain under red threes, which went to the bottom unseen.
    this.#monte = this.#left.map((place) => (upcard === null ? `${MONTE} ${place}` : MONTE));
    this.#left.forEach((place, at) => this.#parts.put([place], this.#monte[at]!));
    if (upcard !== null) this.#parts.see(this.#next(), [upcard]);
  }

  #next(): string {
    return this.#monte.shift() ?? MONTE;
  }
}
