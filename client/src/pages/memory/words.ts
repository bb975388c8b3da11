import type { words } from '../../i18n/pt/memory';
import { Dictionary, type Shape } from '../../lib/dictionary.svelte';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/memory').then((found) => found.words),
  en: () => import('../../i18n/en/memory').then((found) => found.words),
  es: () => import('../../i18n/es/memory').then((found) => found.words),
});

export const memoryWords = (): Shape<typeof words> => dictionary.words;
