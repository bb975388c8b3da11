import type { words } from '../../i18n/pt/progress';
import { Dictionary, type Shape } from '../../lib/dictionary.svelte';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/progress').then((found) => found.words),
  en: () => import('../../i18n/en/progress').then((found) => found.words),
  es: () => import('../../i18n/es/progress').then((found) => found.words),
});

export const progressWords = (): Shape<typeof words> => dictionary.words;
