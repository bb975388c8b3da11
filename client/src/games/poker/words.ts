import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { words } from './i18n/pt';

export type PokerWords = Shape<typeof words>;

/** What the table of poker says. */
export const dictionary = new Dictionary<PokerWords>({
  pt: () => import('./i18n/pt').then((found) => found.words),
  en: () => import('./i18n/en').then((found) => found.words),
  es: () => import('./i18n/es').then((found) => found.words),
});

export const pokerWords = (): PokerWords => dictionary.words;
