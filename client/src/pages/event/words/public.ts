import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/public';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/public').then((found) => found.words),
  en: () => import('../../../i18n/en/events/public').then((found) => found.words),
  es: () => import('../../../i18n/es/events/public').then((found) => found.words),
});

export const publicWords = (): Shape<typeof words> => dictionary.words;
