import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/referee';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/referee').then((found) => found.words),
  en: () => import('../../../i18n/en/events/referee').then((found) => found.words),
  es: () => import('../../../i18n/es/events/referee').then((found) => found.words),
});

export const refereeWords = (): Shape<typeof words> => dictionary.words;
