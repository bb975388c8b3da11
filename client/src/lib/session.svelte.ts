/** Who is playing: nobody until something needs a name, then a guest in one click. */
import { ask, get, post, useCsrf } from './api';
import { forgetPage } from './kept_page';
import { lang } from './words.svelte';

export type Person = { id: string; name: string; guest: boolean; roles: string[]; language: string; created: number; face: number; visible: boolean };
type Me = { person: Person | null; csrf: string | null };

export const session = $state<{ me: Person | null; ready: boolean }>({ me: null, ready: false });

function take(me: Me): void {
  session.me = me.person;
  session.ready = true;
  if (me.csrf) useCsrf(me.csrf);
}

let asking: Promise<void> | null = null;

/** Several who want to know at one moment ask once. */
export function whoAmI(): Promise<void> {
  asking ??= get<Me>('/me')
    .then(take)
    .finally(() => (asking = null));
  return asking;
}

/** A person to play as; a guest is made where there is none. */
export async function somebody(): Promise<Person> {
  if (!session.ready) await whoAmI();
  if (!session.me) take(await post<Me>('/guest'));
  if (!session.me) throw new Error('the server made no guest');
  return session.me;
}

export async function logIn(name: string, password: string, code = ''): Promise<void> {
  take(await post<Me>('/login', { name, password, ...(code ? { code } : {}) }));
}

/** By a key of this device, without a name. */
export async function logInByPasskey(): Promise<void> {
  const { showPasskey } = await import('./passkeys');
  take(await post<Me>('/passkey/login', await showPasskey()));
}

/** The recovery words in the place of a lost password. */
export async function recover(name: string, written: string, password: string, code = ''): Promise<void> {
  take(await post<Me>('/recover', { name, words: written, password, ...(code ? { code } : {}) }));
}

export async function keepName(name: string, password: string, current?: string): Promise<void> {
  await somebody();
  take(await post<Me>('/keep', { name, password, ...(current ? { current } : {}) }));
}

/** How hard a password that is being written is to guess, from 0 to 4; below `least` it is refused. */
export const strengthOf = (password: string, name: string): Promise<{ strength: number; least: number }> =>
  post('/keep/strength', { password, name });

export async function rename(name: string): Promise<void> {
  await introduce({ name });
}

/** What others see of the reader: the name, the face, whether friends see who is here. */
export async function introduce(changed: Partial<Pick<Person, 'name' | 'face' | 'visible'>>): Promise<void> {
  await somebody();
  take(await ask<Me>('PATCH', '/me', changed));
}

/** The server writes to this person in the language of the page. */
export async function tellLanguage(): Promise<void> {
  if (session.me) take(await ask<Me>('PATCH', '/me', { language: lang() }));
}

export async function logOut(): Promise<void> {
  await post('/logout');
  forgetPage(localStorage);
  session.me = null;
  take(await get<Me>('/me')); // an answer from before is none
}
