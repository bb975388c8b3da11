/** The head of the log that a code on paper carries, and whether the log of the event agrees with it. */
import { get, Refusal } from './api';
import type { EventHead } from './events';

export type PaperHead = { number: number; check: string };
/** `short`: the log here ends before the decision that the paper names. */
export type HeadFound = { what: 'true' } | { what: 'false'; check: string } | { what: 'short' };

/** What a code adds to the address of an event. */
export const queryOf = (head: PaperHead): string => `?n=${head.number}&head=${head.check}`;

/** The head in the query of an address; null where there is none. */
export function headIn(search: string): PaperHead | null {
  const query = new URLSearchParams(search);
  const number = query.get('n') ?? '';
  const check = query.get('head');
  return /^[1-9]\d{0,6}$/.test(number) && check ? { number: Number(number), check: check.slice(0, 64) } : null;
}

/** Holds the log of an event to the head of a paper. */
export async function holdTo(event: string, head: PaperHead): Promise<HeadFound> {
  try {
    const { check } = await get<EventHead>(`/events/${event}/heads/${head.number}`);
    return check === head.check ? { what: 'true' } : { what: 'false', check };
  } catch (error) {
    if (error instanceof Refusal && error.body.code === 'not_found') return { what: 'short' };
    throw error;
  }
}
