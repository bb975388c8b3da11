/** A cup that is looked at: asked again and again, its bracket told only when something changed. */
import { get, post } from '../../lib/api';
import type { CupNews, CupShown, CupYou, EnterCup } from '../../lib/cups';
import { polling } from '../../lib/polling';
import { somebody } from '../../lib/session.svelte';

const EVERY = 1500;
const TICK = 500;

export class Watching {
  shown = $state.raw<CupShown | null>(null);
  you = $state.raw<CupYou | null>(null);
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  now = $state(Date.now());
  #version = 0;

  constructor(readonly id: string) {}

  /** Looks from now on; what it returns stops that. */
  start(): () => void {
    const stop = polling(EVERY, () => this.look());
    const tick = setInterval(() => (this.now = Date.now()), TICK);
    return () => {
      stop();
      clearInterval(tick);
    };
  }

  async look(): Promise<void> {
    try {
      this.#take(await get<CupNews>(`/cups/${this.id}${this.#version ? `?since=${this.#version}` : ''}`));
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }

  /** Enters or leaves, begins or cancels the cup. */
  async do(what: 'enter' | 'leave' | 'start' | 'cancel', body: EnterCup = {}): Promise<void> {
    this.busy = true;
    try {
      await somebody();
      this.#take(await post<CupNews>(`/cups/${this.id}/${what}`, what === 'enter' ? body : undefined));
      this.failure = null;
    } catch (error) {
      this.failure = error;
    } finally {
      this.busy = false;
    }
  }

  #take(news: CupNews): void {
    if (news.version < this.#version) return;
    this.#version = news.version;
    this.shown = news.cup ?? this.shown;
    this.you = news.you;
  }
}
