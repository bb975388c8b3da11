/** The board of a championship of pairs, as this device follows it beside the event: clocks, sheets, who must sign, what is to be done. */
import { ask, get } from './api';
import type { BoardMatch, BoardShown, CountedSide, Looker, NewSignature } from './board';
import { randomHex } from './chance';
import { headersOf } from './event_link';
import type { LiveEvent } from './event.svelte';
import { isAway } from './event_outbox.svelte';
import type { EventDecision } from './events';

/** What could be proposed changes with the clock too. */
const STALE = 60_000;

export class Board {
  shown = $state.raw<BoardShown | null>(null);
  failure = $state.raw<unknown>(null);
  /** The server's time, as far as this device knows it. */
  now = $state(Date.now());
  readonly device = randomHex(8);
  #ahead = 0;
  #asked = '';

  constructor(readonly event: LiveEvent) {}

  /** The clock of the board runs from now on; what it returns stops it. For an `$effect` of a page. */
  start(): () => void {
    const tick = setInterval(() => (this.now = Date.now() + this.#ahead), 500);
    const again = setInterval(() => void this.look(), STALE);
    return () => {
      clearInterval(tick);
      clearInterval(again);
    };
  }

  /** Looks again whenever the event has moved on or the reader is another one. For an `$effect` of a page. */
  follow(): void {
    const { shown, acts, link } = this.event;
    const wanted = `${shown?.number} ${acts?.name} ${acts?.roles.join()} ${link}`;
    if (!shown || !acts || wanted === this.#asked) return;
    this.#asked = wanted;
    if (acts.roles.some((role) => role !== 'public')) void this.look();
  }

  async look(): Promise<void> {
    try {
      this.shown = await get<BoardShown>(`/events/${this.event.id}/board`, headersOf(this.event.link));
      this.#ahead = this.shown.now - Date.now();
      this.failure = null;
      this.event.board = this.shown;
      this.event.keepSoon();
    } catch (error) {
      this.#asked = '';
      if (isAway(error)) this.shown ??= this.event.board;
      this.failure = this.shown && isAway(error) ? null : error;
    }
  }

  match(id: string): BoardMatch | undefined {
    return this.shown?.matches.find((one) => one.id === id);
  }

  /** A signature on this device by the PIN of whoever signs. */
  async sign(match: string, signer: string, pin: string): Promise<void> {
    const asked: NewSignature = { id: randomHex(12), seen: this.event.shown?.number ?? 0, match, signer, pin };
    await this.#post<EventDecision>('signatures', asked);
    await this.event.look();
  }

  /** Who else has this match open now; this device has it open too. */
  lookAt(match: string): Promise<Looker[]> {
    return this.#post<Looker[]>('looking', { match, device: this.device });
  }

  /** What each side made in a deal, by the rulebook. */
  count(sides: Record<string, unknown>[]): Promise<CountedSide[]> {
    return this.#post<CountedSide[]>('count', { sides });
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return ask<T>('POST', `/events/${this.event.id}/${path}`, body, headersOf(this.event.link));
  }
}
