import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/events/match';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/events/match').then((found) => found.words),
  en: () => import('../../i18n/en/events/match').then((found) => found.words),
  es: () => import('../../i18n/es/events/match').then((found) => found.words),
});

export const matchWords = (): Shape<typeof words> => dictionary.words;
