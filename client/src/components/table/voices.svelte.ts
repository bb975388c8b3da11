/** What is said at a live table: the balloons over the seats, and the story so far. */
import { announce } from '../../lib/announce.svelte';
import type { Said } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { lang } from '../../lib/words.svelte';
import { phrases } from './phrases';

export type Balloon = { text: string; big: boolean; id: number };
export type Line = { id: number; text: string; speech: boolean };

const KEPT_LINES = 120;
export const SHOUT_MS = 3200;

export class Voices {
  balloons = $state.raw<Record<number, Balloon>>({});
  story = $state.raw<Line[]>([]);
  #last = 0;

  /** A number that nothing else at this table has. */
  protected next(): number {
    return (this.#last += 1);
  }

  say(seat: number, text: string, big = false, ms = SHOUT_MS): void {
    if (!settings.balloons) return;
    const id = this.next();
    this.balloons = { ...this.balloons, [seat]: { text, big, id } };
    setTimeout(() => this.#hush(seat, id), ms);
  }

  note(text: string, speech = false): void {
    this.story = [...this.story.slice(1 - KEPT_LINES), { id: this.next(), text, speech }];
  }

  /** Somebody says a ready-made phrase, or writes. */
  protected async hear(said: Said, who: string): Promise<void> {
    const text = said.text ?? (await phrases())[said.phrase ?? '']?.[lang()];
    if (!text) return;
    this.say(said.seat, text);
    this.note(`${who}: “${text}”`, true);
    announce(`${who}: ${text}`);
  }

  #hush(seat: number, id: number): void {
    if (this.balloons[seat]?.id !== id) return;
    const { [seat]: _gone, ...others } = this.balloons;
    this.balloons = others;
  }
}
