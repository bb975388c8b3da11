import type { words } from '../../i18n/pt/ladder';
import { Dictionary, type Shape } from '../../lib/dictionary.svelte';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/ladder').then((found) => found.words),
  en: () => import('../../i18n/en/ladder').then((found) => found.words),
  es: () => import('../../i18n/es/ladder').then((found) => found.words),
});

export const ladderWords = (): Shape<typeof words> => dictionary.words;
