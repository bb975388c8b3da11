/** What an organiser decides on a page: one thing after the other, and why one was refused. */
import { Refusal } from '../../../lib/api';
import type { LiveEvent, More } from '../../../lib/event.svelte';

export type Asked = { word: string; fields: Record<string, unknown>; more?: More };

export class Deciding {
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  /** How many of the last ones were made. */
  done = $state<number | null>(null);

  constructor(readonly event: LiveEvent) {}

  /** Makes these decisions in their order, up to the first that is refused. Whether all were made. */
  async all(asked: readonly Asked[]): Promise<boolean> {
    [this.busy, this.refusal, this.failure, this.done] = [true, null, null, null];
    let made = 0;
    try {
      for (const one of asked) {
        const answer = await this.event.decide(one.word, one.fields, one.more);
        if (answer.how === 'refused') {
          this.refusal = answer.refusal;
          break;
        }
        made += 1;
      }
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
      else this.failure = error;
    } finally {
      this.busy = false;
      this.done = made;
    }
    return made === asked.length;
  }

  one(word: string, fields: Record<string, unknown> = {}, more?: More): Promise<boolean> {
    return this.all([more ? { word, fields, more } : { word, fields }]);
  }
}
