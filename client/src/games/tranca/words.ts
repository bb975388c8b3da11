import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from './i18n/pt';

export type TrancaWords = Shape<typeof words>;

/** What the table of tranca says. */
export const dictionary = new Dictionary<TrancaWords>({
  pt: () => import('./i18n/pt').then((found) => found.words),
  en: () => import('./i18n/en').then((found) => found.words),
  es: () => import('./i18n/es').then((found) => found.words),
});

export const trancaWords = (): TrancaWords => dictionary.words;
