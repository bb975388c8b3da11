import { Dictionary, type Shape } from '../../../lib/dictionary.svelte';
import type { howto } from '../i18n/pt/howto';

export const dictionary = new Dictionary<Shape<typeof howto>>({
  pt: () => import('../i18n/pt/howto').then((found) => found.howto),
  en: () => import('../i18n/en/howto').then((found) => found.howto),
  es: () => import('../i18n/es/howto').then((found) => found.howto),
});
