/** What is found in an event as it is shown: entries and matches by their ids, names as people say them. */
import type { EventDecision, EventEntry, EventMatch, EventShown, PairsShown } from './events';

type Shown = Pick<EventShown, 'pairs'>;

/** One lookup for each answer of the server, however many lines ask. */
const entries = new WeakMap<PairsShown, Map<string, EventEntry>>();
const matches = new WeakMap<PairsShown, Map<string, EventMatch>>();

function byId<T extends { id: string }>(known: WeakMap<PairsShown, Map<string, T>>, pairs: PairsShown, list: readonly T[]): Map<string, T> {
  const found = known.get(pairs) ?? new Map(list.map((one) => [one.id, one]));
  known.set(pairs, found);
  return found;
}

export function entryOf(shown: Shown | null, id: string | null): EventEntry | undefined {
  return shown?.pairs && id !== null ? byId(entries, shown.pairs, shown.pairs.entries).get(id) : undefined;
}

export function matchOf(shown: Shown | null, id: string | null): EventMatch | undefined {
  return shown?.pairs && id !== null ? byId(matches, shown.pairs, shown.pairs.matches).get(id) : undefined;
}

/** An entry by the names of its people; its id where the names are not known. */
export function entryName(shown: Shown | null, id: string): string {
  return entryOf(shown, id)?.people.join(' / ') || id;
}

/** The number by which people know an entry: what stands on its card and on every paper. */
export function entryNumber(shown: Shown | null, id: string): string {
  return entryOf(shown, id)?.label ?? id;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether what somebody looks for stands in one of these names, however it is accented or written. */
export function fits(wanted: string, names: readonly (string | null)[]): boolean {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const text = plain(names.filter(Boolean).join(' '));
  return parts.length > 0 && parts.every((part) => text.includes(part));
}

/** The decisions that were heard of, the newest first, each once and at most so many. */
export function joined(known: readonly EventDecision[], news: readonly EventDecision[], most: number): EventDecision[] {
  const numbers = new Set(known.map((one) => one.number));
  const fresh = news.filter((one) => !numbers.has(one.number));
  return [...fresh, ...known].sort((a, b) => (b.number ?? 0) - (a.number ?? 0)).slice(0, most);
}
