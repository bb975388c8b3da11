/** What was decided last, and how it is taken back where the log allows that: by another decision, never by erasing. */
import { Asking } from '../../../components/match/asking.svelte';
import { matchOf } from '../../../lib/event_find';
import type { LiveEvent, More } from '../../../lib/event.svelte';

type Back = { word: string; fields: Record<string, unknown> };

export class Undo {
  last = $state.raw<{ text: string; back: Back | null } | null>(null);
  readonly asking: Asking;

  constructor(readonly event: LiveEvent) {
    this.asking = new Asking(event);
  }

  /** Decides, says what was decided, and remembers the way back. */
  async decide(word: string, fields: Record<string, unknown>, text: string, more: More = {}): Promise<boolean> {
    const back = this.#back(word, fields);
    const made = await this.asking.decide(word, fields, more);
    this.last = made ? { text, back } : null;
    return made;
  }

  async undo(): Promise<void> {
    const back = this.last?.back;
    if (!back) return;
    this.last = null;
    await this.asking.decide(back.word, back.fields);
  }

  clear(): void {
    this.last = null;
    this.asking.clear();
  }

  /** A call is taken back by calling the match to where it was before. */
  #back(word: string, fields: Record<string, unknown>): Back | null {
    const match = word === 'call' ? matchOf(this.event.shown, String(fields['match'])) : undefined;
    if (!match) return null;
    const before = { match: match.id, ...(match.table === null ? {} : { table: match.table }), ...(match.starts ? { starts: match.starts } : {}) };
    return { word, fields: before };
  }
}
