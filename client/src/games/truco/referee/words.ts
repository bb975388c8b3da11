import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { referee } from '../i18n/pt/referee';

export const dictionary = new Dictionary<Shape<typeof referee>>({
  pt: () => import('../i18n/pt/referee').then((found) => found.referee),
  en: () => import('../i18n/en/referee').then((found) => found.referee),
  es: () => import('../i18n/es/referee').then((found) => found.referee),
});

export const refereeWords = (): Shape<typeof referee> => dictionary.words;
