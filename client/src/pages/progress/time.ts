/** Months, days and weeks as the house counts them: by the clock of Brasília, wherever the reader is. */
import { locale } from '../../lib/words.svelte';

const ZONE = 'America/Sao_Paulo';
const said = (ms: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale(), { timeZone: ZONE, ...how }).format(ms);

export const monthOf = (ms: number): string => said(ms, { month: 'long', year: 'numeric' });
export const dayOf = (ms: number): string => said(ms, { day: 'numeric', month: 'long' });
export const shortDay = (ms: number): string => said(ms, { day: '2-digit', month: '2-digit', year: '2-digit' });
