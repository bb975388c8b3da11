/** A part of an event that is read beside it, anew after every decision. */
import { get } from './api';
import { headersOf } from './event_link';
import type { LiveEvent } from './event.svelte';

export class Followed<T extends { number: number }> {
  found = $state.raw<T | null>(null);
  failure = $state.raw<unknown>(null);
  #asked = 0;

  constructor(
    readonly event: LiveEvent,
    readonly part: string,
  ) {}

  /** Reads it whenever the event has moved on. For an `$effect` of a page. */
  follow(): void {
    const number = this.event.shown?.number ?? 0;
    if (number && this.event.acts && number !== this.#asked) void this.look(number);
  }

  async look(number = this.event.shown?.number ?? 0): Promise<void> {
    this.#asked = number;
    try {
      const found = await get<T>(`/events/${this.event.id}/${this.part}`, headersOf(this.event.link));
      if (!this.found || found.number >= this.found.number) this.found = found;
      this.failure = null;
    } catch (error) {
      this.failure = error;
      this.#asked = 0;
    }
  }
}
