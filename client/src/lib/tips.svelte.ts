/** Words for beginners that fade by themselves: what was done a few times at practice tables of this device is not told of again. */
import { settings } from './settings.svelte';
import { after, counted, unknownOf } from './tips_kept';

const KEY = 'tento.tips';

let done = $state.raw(read());

function read(): Readonly<Record<string, number>> {
  try {
    return counted(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function keep(now: Readonly<Record<string, number>>): void {
  done = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** The first of these things that the reader does not know yet; null if all are known, or nobody wants to be told. */
export function tipOf<Key extends string>(game: string, keys: readonly Key[]): Key | null {
  return settings.tips ? unknownOf(done, game, keys) : null;
}

/** The reader did this thing, and the table took it. */
export function didRightly(game: string, key: string): void {
  keep(after(done, game, key));
}

/** Everything is told of again. */
export function tellAgain(): void {
  keep({});
}
