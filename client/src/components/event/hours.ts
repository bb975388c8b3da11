/** Hours and days as people say them. */
import { locale } from '../../lib/words.svelte';

/** The hour of a moment, in the reader's own zone. */
export function hourOf(moment: string | number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}

/** A day of the calendar, whatever the zone. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
}
