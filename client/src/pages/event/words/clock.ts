import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/clock';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/clock').then((found) => found.words),
  en: () => import('../../../i18n/en/events/clock').then((found) => found.words),
  es: () => import('../../../i18n/es/events/clock').then((found) => found.words),
});

export const clockWords = (): Shape<typeof words> => dictionary.words;
