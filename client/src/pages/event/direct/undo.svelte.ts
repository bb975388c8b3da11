/** The decisions of this board that can be taken back, the last one first. */
import { Asking } from '../../../components/match/asking.svelte';
import { matchOf } from '../../../lib/event_find';
import type { LiveEvent, More } from '../../../lib/event.svelte';
import { wayBack, type Step } from './way_back';

export class Undo {
  #done = $state.raw<readonly { text: string; back: Step[] }[]>([]);
  #hidden = $state(false);
  #before: Promise<void> = Promise.resolve();
  readonly asking: Asking;

  constructor(readonly event: LiveEvent) {
    this.asking = new Asking(event);
  }

  /** What would be taken back next, unless it was put out of sight. */
  get last(): string | null {
    return this.#hidden ? null : (this.#done.at(-1)?.text ?? null);
  }

  get many(): number {
    return this.#done.length;
  }

  /** Decides, and remembers the way back. */
  async decide(word: string, fields: Record<string, unknown>, text: string, more: More = {}): Promise<boolean> {
    const back = wayBack(word, fields, matchOf(this.event.shown, String(fields['match'])));
    const made = await this.asking.decide(word, fields, more);
    if (made && back.length) {
      this.#done = [...this.#done, { text, back }];
      this.#hidden = false;
    }
    return made;
  }

  /** Takes the last decision back, after those that are being taken back. A refused one is told, and leaves the list. */
  undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last) return this.#before;
    this.#done = this.#done.slice(0, -1);
    this.#hidden = false;
    this.#before = this.#before.then(() => this.#takenBack(last.back));
    return this.#before;
  }

  async #takenBack(back: Step[]): Promise<void> {
    for (const { word, fields } of back) if (!(await this.asking.decide(word, fields))) return;
  }

  /** Puts it out of sight; it can still be taken back. */
  clear(): void {
    this.#hidden = true;
    this.asking.clear();
  }
}
