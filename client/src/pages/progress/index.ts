/** Seasons, and what only their owner sees of matches, streaks and medals. They come with their own words. */
import { use } from '../../lib/words.svelte';

/** What is loaded here may say the words of progress as soon as it is there. */
export const withProgressWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded, { dictionary }] = await Promise.all([load(), import('./words')]);
    await use(dictionary);
    return loaded;
  };

export const SEASON_PAGES = [
  { path: /^\/temporada$/, load: withProgressWords(() => import('../Season.svelte')) },
  { path: /^\/temporada\/(?<season>\d{4}-\d{2})$/, load: withProgressWords(() => import('../Season.svelte')) },
];
