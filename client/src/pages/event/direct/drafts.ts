/** Calls that the director has laid out and not published: nobody sees them before the round is published. */
import type { BoardProposal } from '../../../lib/board';
import type { Storage } from '../../../lib/event_queue';

export type Draft = { table: number; starts: string };
export type Drafts = Record<string, Draft>;

const keyOf = (event: string): string => `tento.event.${event}.drafts`;

export function draftsOf(storage: Storage, event: string): Drafts {
  try {
    return (JSON.parse(storage.getItem(keyOf(event)) ?? 'null') as Drafts | null) ?? {};
  } catch {
    return {};
  }
}

export function keepDrafts(storage: Storage, event: string, drafts: Drafts): void {
  if (Object.keys(drafts).length) storage.setItem(keyOf(event), JSON.stringify(drafts));
  else storage.removeItem(keyOf(event));
}

/** Only what can still be called. */
export function stillOpen(drafts: Drafts, ready: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([match]) => ready.includes(match)));
}

/** Every match of a round where it was proposed, if nothing else was laid out for it or for its table. */
export function withProposals(drafts: Drafts, proposals: readonly BoardProposal[], wanted: readonly string[]): Drafts {
  const laid = { ...drafts };
  for (const one of proposals) {
    const taken = Object.values(laid).some((draft) => draft.table === one.table);
    if (wanted.includes(one.match) && !laid[one.match] && !taken) laid[one.match] = { table: one.table, starts: one.starts };
  }
  return laid;
}

/** A moment as the field of a form wants it, in the reader's own zone. */
export function fieldOf(moment: string): string {
  const local = new Date(Date.parse(moment) - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export const momentOf = (field: string): string => new Date(field).toISOString();
