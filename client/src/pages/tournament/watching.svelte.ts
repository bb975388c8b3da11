/** A tournament that is looked at: asked again and again, told whole only when something changed. */
import { get, post } from '../../lib/api';
import { somebody } from '../../lib/session.svelte';
import type { TournamentNews, TournamentShown } from '../../lib/tournaments';
import { polling } from '../../lib/polling';
import { calledTo, secondsLeft } from './telling';

const EVERY = 1500;
const TICK = 500;

export class Watching {
  shown = $state.raw<TournamentShown | null>(null);
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  /** The seconds left on the clock of the tournament. */
  left = $state<number | null>(null);
  #told = 0;

  /** `oncall` hears of the table that the reader is to go to when the tournament begins. */
  constructor(
    readonly id: string,
    readonly oncall: (table: string) => void = () => undefined,
  ) {}

  /** Looks from now on; what it returns stops that. */
  start(): () => void {
    const stop = polling(EVERY, () => this.look());
    const tick = setInterval(() => this.#tick(), TICK);
    return () => {
      stop();
      clearInterval(tick);
    };
  }

  async look(): Promise<void> {
    try {
      const since = this.shown ? `?since=${this.shown.version}` : '';
      const { tournament } = await get<TournamentNews>(`/tournaments/${this.id}${since}`);
      if (tournament) this.#take(tournament);
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }

  /** Puts the reader's name down or takes it off, or begins or cancels the tournament. */
  async do(what: 'enter' | 'leave' | 'start' | 'cancel'): Promise<void> {
    this.busy = true;
    try {
      await somebody();
      this.#take(await post<TournamentShown>(`/tournaments/${this.id}/${what}`));
      this.failure = null;
    } catch (error) {
      this.failure = error;
    } finally {
      this.busy = false;
    }
  }

  #take(shown: TournamentShown): void {
    if (this.shown && shown.version < this.shown.version) return;
    const called = calledTo(this.shown, shown);
    this.shown = shown;
    this.#told = Date.now();
    this.#tick();
    if (called) this.oncall(called);
  }

  #tick(): void {
    this.left = this.shown ? secondsLeft(this.shown, Date.now() - this.#told) : null;
  }
}
