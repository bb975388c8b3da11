import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/friends';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/friends').then((found) => found.words),
  en: () => import('../../i18n/en/friends').then((found) => found.words),
  es: () => import('../../i18n/es/friends').then((found) => found.words),
});

export const friendWords = (): Shape<typeof words> => dictionary.words;
