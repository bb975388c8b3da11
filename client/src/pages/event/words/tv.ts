import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/tv';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/tv').then((found) => found.words),
  en: () => import('../../../i18n/en/events/tv').then((found) => found.words),
  es: () => import('../../../i18n/es/events/tv').then((found) => found.words),
});

export const tvWords = (): Shape<typeof words> => dictionary.words;
