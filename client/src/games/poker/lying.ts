/** Where the cards of a hand lie, each place by itself: what the replay asks after the match, the table asks as it goes on. */
import type { Lying } from '../../deal/lying';
import { dealt } from './dealt';
import type { GameEvent, View } from './messages';

export class LyingHand implements Lying<GameEvent, View> {
  readonly size = 52;
  followed = false;
  #events: GameEvent[] = [];

  take(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.event === 'ButtonDrawn' || event.event === 'HandBegan') {
        this.followed = true;
        this.#events = [];
      }
      this.#events.push(event);
    }
  }

  part(place: number): string | undefined {
    return this.#known().has(place) ? String(place) : undefined;
  }

  saw(part: string, card: string): boolean {
    return this.#known().get(Number(part)) === card;
  }

  /** Whatever poker shows opens its leaf. */
  owed(): readonly string[] {
    return [...this.#known().values()];
  }

  #known(): ReadonlyMap<number, string> {
    return dealt([{ seq: 0, at: 0, events: this.#events, view: null }]).packs.at(-1) ?? new Map<number, string>();
  }
}
