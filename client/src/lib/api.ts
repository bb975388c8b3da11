/** The server's REST interface: one way to ask, one way to be refused. */
import { askHere, cutOff, kept, onlyHere } from './here';
import { lang } from './words.svelte';

/** Why not; `instead` says what would work, where a decision in a championship was refused. */
export type RefusalBody = { code: string; text: string; articles: string[]; facts: Record<string, string | number>; instead?: string };

/** The server said no, and why; `code` is stable, `text` is in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(body.text);
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

let csrf = '';

/** Whatever changes something carries the token that /api/me gave. */
export function useCsrf(token: string): void {
  csrf = token;
}

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': lang(), ...more };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const answer = await fetched(path, init);
  return answer.status === 204 ? (undefined as T) : ((await answer.json().catch(() => null)) as T);
}

/** Sends a file as it is. */
export async function sendRaw<T>(path: string, body: Blob): Promise<T> {
  const headers = { Accept: 'application/json', 'Accept-Language': lang(), 'X-CSRF-Token': csrf, 'Content-Type': 'application/octet-stream' };
  const answer = await fetched(path, { method: 'POST', headers, body, credentials: 'same-origin' });
  return (await answer.json()) as T;
}

/** The answer, unless the server said no or could not be reached. */
async function fetched(path: string, init: RequestInit): Promise<Response> {
  const answer = await reached(path, init);
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as RefusalBody | null;
  throw new Refusal(answer.status, told ?? { code: 'internal', text: answer.statusText, articles: [], facts: {} });
}

/** What the server gives there, as it is. */
export async function blobOf(path: string, more: Record<string, string> = {}): Promise<Blob> {
  return (await fetched(path, { headers: { 'Accept-Language': lang(), ...more }, credentials: 'same-origin' })).blob();
}

/** A text that the server gives there. */
export async function textOf(path: string): Promise<string> {
  return (await fetched(path, { headers: { 'Accept-Language': lang() }, credentials: 'same-origin' })).text();
}

/** The server's answer; this device's, where nobody else can give one and the engine is kept here. */
async function reached(path: string, init: RequestInit): Promise<Response> {
  if (!onlyHere(path) && !(await cutOff()))
    try {
      return await fetch(`/api${path}`, init);
    } catch {
      if (!(await kept())) throw new Offline();
    }
  const told = await askHere(path, init, lang());
  if (!told) throw new Offline();
  return told;
}

/** Saves what the server gives there as a file, under the name that the server gives it. */
export async function save(path: string, more: Record<string, string> = {}): Promise<void> {
  await saved(await fetched(path, { headers: { 'Accept-Language': lang(), ...more }, credentials: 'same-origin' }));
}

/** Asks for something to be made, and saves the file that the server answers with. */
export async function saveMade(path: string, body: unknown): Promise<void> {
  const headers = { 'Accept-Language': lang(), 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' };
  await saved(await fetched(path, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin' }));
}

async function saved(answer: Response): Promise<void> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'tento.txt';
  saveBlob(name, await answer.blob());
}

/** Saves a text that is here already as a file. */
export const saveText = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'application/json' }));

function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const get = <T>(path: string, more?: Record<string, string>): Promise<T> => ask<T>('GET', path, undefined, more);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
