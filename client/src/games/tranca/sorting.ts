/** How the reader likes the hand in order, remembered on this device. */
import type { Sorting } from './cards';

const KEY = 'tento.games.tranca.rules.sorting';

export function keptSorting(): Sorting {
  try {
    return localStorage.getItem(KEY) === 'rank' ? 'rank' : 'suit';
  } catch {
    return 'suit';
  }
}

export function keepSorting(sorting: Sorting): void {
  try {
    localStorage.setItem(KEY, sorting);
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
