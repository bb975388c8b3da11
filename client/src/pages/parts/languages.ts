/** The languages, each by its own name. */
import type { Lang } from '../../lib/words.svelte';

export const LANGUAGES: readonly { value: Lang; text: string }[] = [
  { value: 'pt', text: 'Português' },
  { value: 'en', text: 'English' },
  { value: 'es', text: 'Español' },
];
