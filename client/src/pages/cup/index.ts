/** The pages of cups, and what is shown of them on others. They come with their own words. */
import { use } from '../../lib/words.svelte';

/** What is loaded here may say the words of cups as soon as it is there. */
export const withWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded, { dictionary }] = await Promise.all([load(), import('./words')]);
    await use(dictionary);
    return loaded;
  };

export const CUP_PAGES = [
  { path: /^\/torneios$/, load: withWords(() => import('../Tournaments.svelte')) },
  { path: /^\/copa\/(?<id>[\w-]+)$/, load: withWords(() => import('../Cup.svelte')) },
  { path: /^\/copa\/(?<id>[\w-]+)\/dupla\/(?<link>[\w~-]+)$/, load: withWords(() => import('../Cup.svelte')) },
];
