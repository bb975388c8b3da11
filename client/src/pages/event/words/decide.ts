import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/decide';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/decide').then((found) => found.words),
  en: () => import('../../../i18n/en/events/decide').then((found) => found.words),
  es: () => import('../../../i18n/es/events/decide').then((found) => found.words),
});

export const decideWords = (): Shape<typeof words> => dictionary.words;
