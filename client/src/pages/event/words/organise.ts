import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/organise';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/organise').then((found) => found.words),
  en: () => import('../../../i18n/en/events/organise').then((found) => found.words),
  es: () => import('../../../i18n/es/events/organise').then((found) => found.words),
});

export const organiseWords = (): Shape<typeof words> => dictionary.words;
