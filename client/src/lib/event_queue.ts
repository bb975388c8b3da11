/** Decisions that wait on this device for the network, in the order in which they were made. Nothing is taken off without an answer. */
import type { EventDecision, NewDecision } from './events';

/** One that waits: what is sent, by whom (a person's id, or nobody known yet), with which link, and since when. */
export type Waiting = { decision: NewDecision; person: string | null; link: string | null; at: number };

/** One that was sent when the network was back, and refused: it is told until its reader has read it. */
export type RefusedLater = { decision: NewDecision; text: string; articles: string[]; at: number };

export type Kept = { waiting: Waiting[]; refused: RefusedLater[] };
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** So many may wait; a phone that holds more has been away too long to go on alone. */
export const MOST = 200;
const ABOUT = ['match', 'entry', 'player', 'stage'] as const;

const keyOf = (event: string): string => `tento.event.${event}.waiting`;

export function kept(storage: Storage, event: string): Kept {
  try {
    const found = JSON.parse(storage.getItem(keyOf(event)) ?? 'null') as Kept | null;
    return { waiting: (found?.waiting ?? []).map(counted), refused: found?.refused ?? [] };
  } catch {
    return { waiting: [], refused: [] };
  }
}

/** One that was kept by an older page may not say what its maker had seen. */
function counted(one: Waiting): Waiting {
  const seen = (one.decision as Partial<NewDecision>).seen ?? 0;
  return { ...one, decision: { ...one.decision, seen } };
}

function write(storage: Storage, event: string, now: Kept): Kept {
  if (now.waiting.length || now.refused.length) storage.setItem(keyOf(event), JSON.stringify(now));
  else storage.removeItem(keyOf(event));
  return now;
}

/** Puts one at the end; null where no more may wait. What another page of this device has written meanwhile stays. */
export function put(storage: Storage, event: string, one: Waiting): Kept | null {
  const { waiting, refused } = kept(storage, event);
  if (waiting.length >= MOST) return null;
  return write(storage, event, { waiting: [...waiting, one], refused });
}

/** It was answered: it waits no more, and the next ones about the same match have seen it. */
export function done(storage: Storage, event: string, one: Waiting, answer: EventDecision): Kept {
  const { waiting, refused } = without(kept(storage, event), one.decision.id);
  return write(storage, event, { waiting: waiting.map((next) => seenBy(next, one.decision, answer.number)), refused });
}

/** It was refused: it waits no more, and its reason is kept until somebody has read it. */
export function refuse(storage: Storage, event: string, one: Waiting, why: { text: string; articles: string[] }, now: number): Kept {
  const { waiting, refused } = without(kept(storage, event), one.decision.id);
  const told = { decision: one.decision, text: why.text, articles: why.articles, at: now };
  return write(storage, event, { waiting, refused: [...refused, told].slice(-MOST) });
}

/** The reader has read why this one was refused, or does not want to send it any more. */
export function drop(storage: Storage, event: string, id: string): Kept {
  return write(storage, event, without(kept(storage, event), id));
}

function without({ waiting, refused }: Kept, id: string): Kept {
  const other = (one: Waiting | RefusedLater): boolean => one.decision.id !== id;
  return { waiting: waiting.filter(other), refused: refused.filter(other) };
}

/** What the same hand decided before about the same thing is no news to it. */
function seenBy(next: Waiting, before: NewDecision, number: number | null): Waiting {
  const same = aboutOf(next.decision) === aboutOf(before) && aboutOf(before) !== null;
  const { seen } = next.decision;
  return same && number !== null && seen < number ? { ...next, decision: { ...next.decision, seen: number } } : next;
}

/** What a decision is about: the first of these that it names. */
export function aboutOf({ fields }: Pick<NewDecision, 'fields'>): string | null {
  const key = ABOUT.find((one) => fields?.[one] !== undefined && fields[one] !== null);
  return key === undefined ? null : `${key} ${String(fields![key])}`;
}

/** Those that may be sent now: somebody else's wait until they are here again. */
export function sendable({ waiting }: Kept, person: string | null): Waiting[] {
  return waiting.filter((one) => one.link !== null || one.person === null || one.person === person);
}
