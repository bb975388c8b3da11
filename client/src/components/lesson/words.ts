import { Dictionary, type Shape } from '../../lib/dictionary.svelte';
import type { lesson } from '../../i18n/pt/lesson';

export const lessonDictionary = new Dictionary<Shape<typeof lesson>>({
  pt: () => import('../../i18n/pt/lesson').then((found) => found.lesson),
  en: () => import('../../i18n/en/lesson').then((found) => found.lesson),
  es: () => import('../../i18n/es/lesson').then((found) => found.lesson),
});
