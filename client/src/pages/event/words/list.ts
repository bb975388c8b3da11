import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/list';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/list').then((found) => found.words),
  en: () => import('../../../i18n/en/events/list').then((found) => found.words),
  es: () => import('../../../i18n/es/events/list').then((found) => found.words),
});

export const listWords = (): Shape<typeof words> => dictionary.words;
