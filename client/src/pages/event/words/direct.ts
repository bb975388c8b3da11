import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/direct';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/direct').then((found) => found.words),
  en: () => import('../../../i18n/en/events/direct').then((found) => found.words),
  es: () => import('../../../i18n/es/events/direct').then((found) => found.words),
});

export const directWords = (): Shape<typeof words> => dictionary.words;
