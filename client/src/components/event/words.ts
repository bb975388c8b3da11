import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from '../../i18n/pt/events/shared';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../i18n/pt/events/shared').then((found) => found.words),
  en: () => import('../../i18n/en/events/shared').then((found) => found.words),
  es: () => import('../../i18n/es/events/shared').then((found) => found.words),
});

export const sharedWords = (): Shape<typeof words> => dictionary.words;
