import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/player';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/player').then((found) => found.words),
  en: () => import('../../../i18n/en/events/player').then((found) => found.words),
  es: () => import('../../../i18n/es/events/player').then((found) => found.words),
});

export const playerWords = (): Shape<typeof words> => dictionary.words;
