import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/cups';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/cups').then((found) => found.words),
  en: () => import('../../i18n/en/cups').then((found) => found.words),
  es: () => import('../../i18n/es/cups').then((found) => found.words),
});

export const cupWords = (): Shape<typeof words> => dictionary.words;
