/** Money, days and moments as people write them. */
import { locale } from '../../../lib/words.svelte';

export const money = (centavos: number): string => new Intl.NumberFormat(locale(), { style: 'currency', currency: 'BRL' }).format(centavos / 100);

/** The hour of Brasília, which is that of every regulation, with its day. */
export function whenSaid(moment: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(new Date(moment));
}

export function day(date: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
}
