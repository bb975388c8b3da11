import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/desk';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/desk').then((found) => found.words),
  en: () => import('../../../i18n/en/events/desk').then((found) => found.words),
  es: () => import('../../../i18n/es/events/desk').then((found) => found.words),
});

export const deskWords = (): Shape<typeof words> => dictionary.words;
