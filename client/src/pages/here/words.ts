import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/here';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/here').then((found) => found.words),
  en: () => import('../../i18n/en/here').then((found) => found.words),
  es: () => import('../../i18n/es/here').then((found) => found.words),
});

export const hereWords = (): Shape<typeof words> => dictionary.words;
