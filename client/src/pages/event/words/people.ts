import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/people';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/people').then((found) => found.words),
  en: () => import('../../../i18n/en/events/people').then((found) => found.words),
  es: () => import('../../../i18n/es/events/people').then((found) => found.words),
});

export const peopleWords = (): Shape<typeof words> => dictionary.words;
