import { use } from '../../../lib/words.svelte';
import type { RefereeTools } from '../../front';
import Keys from './Keys.svelte';
import { dictionary } from './words';

/** What the referee of a table of truco has in the hand. */
export async function open(): Promise<RefereeTools> {
  await use(dictionary);
  return { Keys };
}
