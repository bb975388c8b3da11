/** The token of a referee's link, kept on this device for its event: whoever opens the link once goes on without it. */
import type { Storage } from './event_queue';

const keyOf = (event: string): string => `tento.event.${event}.link`;

/** The token in the hash of an address, if there is one. */
export function tokenIn(hash: string): string | null {
  return /^#(te_[\w-]{16,120})$/.exec(hash)?.[1] ?? null;
}

export const linkOf = (storage: Storage, event: string): string | null => storage.getItem(keyOf(event));
export const keepLink = (storage: Storage, event: string, token: string): void => storage.setItem(keyOf(event), token);
export const forgetLink = (storage: Storage, event: string): void => storage.removeItem(keyOf(event));

export const headersOf = (token: string | null): Record<string, string> => (token === null ? {} : { 'X-Event-Link': token });
