/** How the reader likes to play, remembered on this device: one click plays it again. */
import { read, type Choice } from './choice';

const KEY = 'tento.choice';

export const choice: Choice = $state(read(localStorage.getItem(KEY)));

export function choose(change: Partial<Choice>): void {
  Object.assign(choice, change);
  localStorage.setItem(KEY, JSON.stringify(choice));
}
