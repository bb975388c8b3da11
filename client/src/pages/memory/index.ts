/** What a player has learned of the reader, and tables against a style. They come with their own words. */
import { use } from '../../lib/words.svelte';

const withMemoryWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded, { dictionary }] = await Promise.all([load(), import('./words')]);
    await use(dictionary);
    return loaded;
  };

export const openMemory = withMemoryWords(() => import('./Memory.svelte'));
export const openStyle = withMemoryWords(() => import('./Style.svelte'));
