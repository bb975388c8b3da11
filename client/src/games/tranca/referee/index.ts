import { use } from '../../../lib/words.svelte';
import type { RefereeTools } from '../../front';
import { dictionary as table } from '../words';
import Keys from './Keys.svelte';
import { dictionary } from './words';

/** What the referee of a table of tranca has in the hand: a calculator of the rodada. */
export async function open(): Promise<RefereeTools> {
  await use(dictionary, table);
  return { Keys };
}
