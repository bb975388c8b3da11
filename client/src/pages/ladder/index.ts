/** The ladder of bots that people write. It comes with its own words. */
import { use } from '../../lib/words.svelte';
import { dictionary } from './words';

export async function open(): Promise<typeof import('./Ladder.svelte')> {
  const [loaded] = await Promise.all([import('./Ladder.svelte'), use(dictionary)]);
  return loaded;
}
