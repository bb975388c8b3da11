/** The chances beside the open hands, worked out in short pieces while the table goes on. */
import { comparing } from './evaluating/equity';
import type { View } from './messages';
import { openHands } from './odds';

export type Chances = Readonly<Record<number, number>>;

/** So long the page waits for a piece. */
const PIECE_MS = 8;

export class Odds {
  chances = $state.raw<Chances>({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at another table: what was known of the one before is forgotten. */
  look(view: View): void {
    this.stop();
    const open = openHands(view);
    if (!open) return;
    const steps = comparing(open.situation);
    const go = (): void => {
      const end = performance.now() + PIECE_MS;
      while (performance.now() < end) {
        const { done, value } = steps.next();
        if (!done) continue;
        if (value) this.chances = Object.fromEntries(open.seats.map((seat, at) => [seat, value.parts[at]!]));
        return;
      }
      this.#timer = setTimeout(go);
    };
    go();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.chances = {};
  }
}
