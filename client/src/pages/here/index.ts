/** The pages of playing without a server, with their words. */
import { use } from '../../lib/words.svelte';
import { dictionary } from './words';

const PAGES = { here: () => import('./Here.svelte'), judge: () => import('./Judge.svelte') };

export async function open(page: keyof typeof PAGES): Promise<Awaited<ReturnType<(typeof PAGES)[typeof page]>>> {
  const [found] = await Promise.all([PAGES[page](), use(dictionary)]);
  return found;
}
