import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/events/push';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/events/push').then((found) => found.words),
  en: () => import('../../i18n/en/events/push').then((found) => found.words),
  es: () => import('../../i18n/es/events/push').then((found) => found.words),
});

export const pushWords = (): Shape<typeof words> => dictionary.words;
