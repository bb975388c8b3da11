/** Money in centavos and chips, as people write them. */
import { locale, number } from './words.svelte';

export function reais(centavos: number): string {
  return new Intl.NumberFormat(locale(), { style: 'currency', currency: 'BRL' }).format(centavos / 100);
}

export const chips = (value: number): string => number(value);
