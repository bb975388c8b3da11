/** The day of a moment, or of a date, as people write it. */
import { locale } from '../../../lib/words.svelte';

export function shortDay(moment: string): string {
  const at = moment.length === 10 ? `${moment}T12:00:00Z` : moment;
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' }).format(new Date(at));
}
