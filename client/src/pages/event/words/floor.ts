import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/floor';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/floor').then((found) => found.words),
  en: () => import('../../../i18n/en/events/floor').then((found) => found.words),
  es: () => import('../../../i18n/es/events/floor').then((found) => found.words),
});

export const floorWords = (): Shape<typeof words> => dictionary.words;
