/** The faces that people make at the table before the reader, and the light of a bot that played from memory, each for a moment. */
import type { Reacted } from '../../lib/messages';

export type ReactionName = Reacted['face'];
export const REACTIONS: readonly ReactionName[] = ['laugh', 'wow', 'clap', 'cool', 'ouch', 'think'];
export const MADE_MS = 3000;

class Reactions {
  /** What is made on which seat now. */
  made = $state.raw<Readonly<Record<number, ReactionName>>>({});
  /** Whose light is on. */
  lit = $state.raw<Readonly<Record<number, number>>>({});
  #last = 0;
  readonly #whose = new Map<number, number>();

  make(seat: number, face: ReactionName): void {
    const id = (this.#last += 1);
    this.#whose.set(seat, id);
    this.made = { ...this.made, [seat]: face };
    setTimeout(() => this.#end(seat, id), MADE_MS);
  }

  /** The bot there has just played from what was learned of a person. */
  recall(seat: number): void {
    const id = (this.#last += 1);
    this.lit = { ...this.lit, [seat]: id };
    setTimeout(() => {
      if (this.lit[seat] === id) this.lit = { ...this.lit, [seat]: 0 };
    }, MADE_MS);
  }

  /** Another table: nobody there has made any. */
  clear(): void {
    this.#whose.clear();
    this.made = {};
    this.lit = {};
  }

  #end(seat: number, id: number): void {
    if (this.#whose.get(seat) !== id) return;
    const { [seat]: _gone, ...others } = this.made;
    this.made = others;
  }
}

export const reactions = new Reactions();
