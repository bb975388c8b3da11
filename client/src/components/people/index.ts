/** What is shown of people: names, faces, friends. It comes with its own words, when somebody looks at it. */
import { use } from '../../lib/words.svelte';

/** What is loaded here may say the words of people as soon as it is there. */
export const withPeople =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded, { dictionary }] = await Promise.all([load(), import('./words')]);
    await use(dictionary);
    return loaded;
  };
