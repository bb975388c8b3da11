import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { words } from '../../../i18n/pt/events/money';

export const dictionary = new Dictionary<Shape<typeof words>>({
  pt: () => import('../../../i18n/pt/events/money').then((found) => found.words),
  en: () => import('../../../i18n/en/events/money').then((found) => found.words),
  es: () => import('../../../i18n/es/events/money').then((found) => found.words),
});

export const moneyWords = (): Shape<typeof words> => dictionary.words;
