/** My people: friends, who calls me to a table, who asks; told on whatever page is open, as it happens. */
import { ask, get, post } from './api';
import type { FriendCode, Invited, MyPeople, NewReport, PeopleMessage, PersonShown } from './friends';
import { LiveSocket } from './live_socket';
import { setMuted } from './muted.svelte';

export type Deed = 'ask' | 'part' | 'mute' | 'block' | 'forgive';

export const people = $state<{
  mine: MyPeople | null;
  /** The calls of friends that wait for an answer, the newest first. */
  calls: Invited[];
  /** Who asked, or became a friend, while the page was open. */
  news: { kind: 'asked' | 'befriended'; by: PersonShown } | null;
  asking: number;
}>({ mine: null, calls: [], news: null, asking: 0 });

function take(mine: MyPeople): void {
  people.mine = mine;
  people.asking = mine.asking.length;
  setMuted([...mine.muted, ...mine.blocked].map((one) => one.id));
}

export async function lookAtMine(): Promise<void> {
  take(await get<MyPeople>('/me/people'));
}

export async function change(person: string, what: Deed): Promise<void> {
  take(await post<MyPeople>(`/people/${person}/${what}`));
}

export const lately = (): Promise<PersonShown[]> => get<PersonShown[]>('/me/people/lately');
export const invite = (person: string, table: string): Promise<void> => post(`/people/${person}/invite`, { table });
export const report = (person: string, told: NewReport): Promise<void> => post(`/people/${person}/report`, told);
export const newLink = async (): Promise<string> => `${location.origin}/amigo/${(await post<FriendCode>('/me/people/link')).code}`;
export const endLink = (): Promise<void> => ask('DELETE', '/me/people/link');

/** The call was followed or declined: it is gone at once, and the server forgets it when it hears of it. */
export function answer(call: Invited): void {
  people.calls = people.calls.filter((one) => one.by.id !== call.by.id);
  void post(`/people/${call.by.id}/answered`).catch(() => undefined);
}

function hear(message: PeopleMessage): boolean {
  if (message.type === 'welcome') {
    people.calls = [...message.calls];
    people.asking = message.asking;
    void lookAtMine().catch(() => undefined);
  } else if (message.type === 'invited') {
    people.calls = [message, ...people.calls.filter((one) => one.by.id !== message.by.id)];
  } else if (message.type === 'asked' || message.type === 'befriended') {
    people.news = { kind: message.type, by: message.by };
    void lookAtMine().catch(() => undefined);
  }
  return message.type === 'welcome';
}

const listener = (): LiveSocket =>
  new LiveSocket({
    address: () => '/ws/people',
    opened: () => undefined,
    hear: (line) => hear(JSON.parse(line) as PeopleMessage),
    line: () => undefined,
  });

/** Listens for what happens to the reader until it is told to stop. Without a network nobody knocks: there is nothing to hear. */
export function follow(): () => void {
  let socket: LiveSocket | null = null;
  const rest = (): void => {
    socket?.close();
    socket = null;
  };
  const listen = (): void => {
    if (navigator.onLine) socket ??= listener();
  };
  addEventListener('online', listen);
  addEventListener('offline', rest);
  listen();
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', rest);
    rest();
    Object.assign(people, { mine: null, calls: [], news: null, asking: 0 });
    setMuted([]);
  };
}
