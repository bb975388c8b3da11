/** The server's REST interface: one way to ask, one way to be refused. */
import { lang } from './words.svelte';

export type RefusalBody = { code: string; text: string; articles: string[]; facts: Record<string, string | number> };

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
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
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
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Offline();
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw new Refusal(answer.status, (told as RefusalBody | null) ?? { code: 'internal', text: answer.statusText, articles: [], facts: {} });
}

export const get = <T>(path: string, more?: Record<string, string>): Promise<T> => ask<T>('GET', path, undefined, more);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
