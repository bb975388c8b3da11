/** Who is playing: nobody until something needs a name, then a guest in one click. */
import { ask, get, post, useCsrf } from './api';
import { lang } from './words.svelte';

export type Person = { id: string; name: string; guest: boolean; roles: string[]; language: string; created: number };
type Me = { person: Person | null; csrf: string | null };

export const session = $state<{ me: Person | null; ready: boolean }>({ me: null, ready: false });

function take(me: Me): void {
  session.me = me.person;
  session.ready = true;
  if (me.csrf) useCsrf(me.csrf);
}

export async function whoAmI(): Promise<void> {
  take(await get<Me>('/me'));
}

/** A person to play as; a guest is made where there is none. */
export async function somebody(): Promise<Person> {
  if (!session.ready) await whoAmI();
  if (!session.me) take(await post<Me>('/guest'));
  if (!session.me) throw new Error('the server made no guest');
  return session.me;
}

export async function logIn(name: string, password: string): Promise<void> {
  take(await post<Me>('/login', { name, password }));
}

export async function keepName(name: string, password: string, current?: string): Promise<void> {
  await somebody();
  take(await post<Me>('/keep', { name, password, ...(current ? { current } : {}) }));
}

export async function rename(name: string): Promise<void> {
  await somebody();
  take(await ask<Me>('PATCH', '/me', { name }));
}

/** The server writes to this person in the language of the page. */
export async function tellLanguage(): Promise<void> {
  if (session.me) take(await ask<Me>('PATCH', '/me', { language: lang() }));
}

export async function logOut(): Promise<void> {
  await post('/logout');
  session.me = null;
  await whoAmI();
}
