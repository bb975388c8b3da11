import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from './i18n/pt';

export type TrucoWords = Shape<typeof words>;

/** What the table of truco says. */
export const dictionary = new Dictionary<TrucoWords>({
  pt: () => import('./i18n/pt').then((found) => found.words),
  en: () => import('./i18n/en').then((found) => found.words),
  es: () => import('./i18n/es').then((found) => found.words),
});

export const trucoWords = (): TrucoWords => dictionary.words;
