/** The decisions of one event that leave this device: sent at once, or kept in their order until the network is back. */
import { ask, Offline, Refusal } from './api';
import { headersOf } from './event_link';
import { done, drop, kept, put, refuse, sendable, type RefusedLater, type Waiting } from './event_queue';
import type { EventDecision, NewDecision } from './events';
import { session, somebody, whoAmI } from './session.svelte';

/** What became of a decision: it was made; it waits on this device; or the server said no. */
export type Answer = { how: 'done'; decision: EventDecision } | { how: 'waits' } | { how: 'refused'; refusal: Refusal };

/** The server is there and cannot answer just now: to be asked again. */
const AWAY = [502, 503, 504];
/** A network that says nothing for so long is gone. Whatever was sent is sent again under the same id, and done once. */
const SILENCE = 8000;

export class EventOutbox {
  /** The decisions that wait on this device, and those that were refused when they were sent at last. */
  waiting = $state.raw<Waiting[]>([]);
  refused = $state.raw<RefusedLater[]>([]);
  /** Whose page this is, as far as the device knows it without a network. */
  person: string | null = null;
  #sending: Promise<boolean> | null = null;

  /** `hour` says when something is decided now; what is kept here carries it along. */
  constructor(
    readonly event: string,
    readonly hour: () => string | null = () => null,
  ) {
    this.#count();
  }

  /** Sends a decision, or keeps it where nobody answers. What waits already goes first. */
  async decide(decision: NewDecision, link: string | null): Promise<Answer> {
    const happened = decision.happened ?? this.hour();
    const late = happened === null ? decision : { ...decision, happened };
    if (this.waiting.length) return this.#keep(late, link);
    try {
      return { how: 'done', decision: await this.post('decisions', decision, link) };
    } catch (error) {
      if (isAway(error)) return this.#keep(late, link);
      if (error instanceof Refusal) return { how: 'refused', refusal: error };
      throw error;
    }
  }

  async post(path: 'decisions' | 'preview', decision: NewDecision, link: string | null): Promise<EventDecision> {
    return inTime(async () => {
      if (!session.ready) await whoAmI();
      if (link === null) await somebody();
      return ask<EventDecision>('POST', `/events/${this.event}/${path}`, decision, headersOf(link));
    });
  }

  /** Sends what waits, one after the other; whether anything was decided. */
  send(): Promise<boolean> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  /** The reader has read why it was refused, or takes back what still waits. */
  forget(id: string): void {
    drop(localStorage, this.event, id);
    this.#count();
  }

  #keep(decision: NewDecision, link: string | null): Answer {
    const one = { decision, person: session.me?.id ?? this.person, link, at: Date.now() };
    if (put(localStorage, this.event, one) === null) throw new Offline();
    this.#count();
    return { how: 'waits' };
  }

  async #sendAll(): Promise<boolean> {
    let sent = false;
    for (let one = this.#next(); one; one = this.#next()) {
      try {
        done(localStorage, this.event, one, await this.post('decisions', one.decision, one.link));
        sent = true;
      } catch (error) {
        if (!(error instanceof Refusal) || isAway(error) || error.status === 429) break;
        refuse(localStorage, this.event, one, error.body, Date.now());
      }
      this.#count();
    }
    return sent;
  }

  #next(): Waiting | undefined {
    const found = kept(localStorage, this.event);
    return found.waiting.length ? sendable(found, session.me?.id ?? null)[0] : undefined;
  }

  #count(): void {
    ({ waiting: this.waiting, refused: this.refused } = kept(localStorage, this.event));
  }
}

/** Nobody is there to answer, or not now: the same may be asked again. */
export function isAway(error: unknown): boolean {
  return error instanceof Offline || (error instanceof Refusal && AWAY.includes(error.status));
}

function inTime<T>(asking: () => Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Offline()), SILENCE);
    void asking()
      .then(done, failed)
      .finally(() => clearTimeout(timer));
  });
}
