/** The hand that turns the pages of a finished match: where it is, how fast it goes, whether it goes by itself. */
import type { Chapter } from '../../lib/replays';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 900;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly length: number,
    readonly chapters: () => readonly Chapter[],
  ) {}

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.length - 1, to));
    if (this.at === this.length - 1) this.pause();
  }

  by(steps: number): void {
    this.pause();
    this.go(this.at + steps);
  }

  /** What people look for: the great moments of the match. */
  great(): readonly Chapter[] {
    return this.chapters().filter((chapter) => chapter.kind === 'moment');
  }

  /** The next of them after this moment; from the last one on, the first of the match again. */
  toGreat(): void {
    const found = this.great();
    const next = found.find((chapter) => chapter.at > this.at) ?? found[0];
    if (!next) return;
    this.pause();
    this.go(next.at);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.length - 1) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, STEP_MS / this.speed);
  }

  /** The keys of the page; true if the key was one of them. */
  key(name: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.by(-1),
      ArrowRight: () => this.by(1),
      Home: () => this.by(-this.length),
      End: () => this.by(this.length),
      ' ': () => this.toggle(),
      t: () => this.toGreat(),
    };
    keys[name]?.();
    return name in keys;
  }
}
