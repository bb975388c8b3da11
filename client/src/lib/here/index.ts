/** Who answers: the server, or this device in its place. A table that was opened here is played here, whatever the network does. */
import { SITE } from '../base';

/** How the ids of the tables of a device begin. */
const OWN = 'aqui.';

/** Whether only this device can answer: nobody is behind a site, and nobody else knows these tables. */
export const onlyHere = (path: string): boolean => SITE || path.includes(`/${OWN}`) || path.includes(`=${OWN}`) || path === '/judge';

/** Whether there is no use in asking a server. */
export async function cutOff(): Promise<boolean> {
  return !navigator.onLine && (await kept());
}

/** Whether the engine is on this device. */
export async function kept(): Promise<boolean> {
  return 'caches' in globalThis && (await import('./keeping').then(({ keptManifest }) => keptManifest())) !== null;
}

/** The answer of this device; null for what only a server knows. */
export async function askHere(path: string, init: RequestInit, lang: string): Promise<Response | null> {
  const { engine } = await import('./engine');
  const body = typeof init.body === 'string' ? init.body : '';
  const told = await (await engine(lang)).ask({ method: init.method ?? 'GET', path, body, lang });
  if (!told) return null;
  const [status, text, name] = told;
  const headers: Record<string, string> = name ? { 'Content-Disposition': `attachment; filename="${name}"` } : { 'Content-Type': 'application/json' };
  return new Response(text, { status, headers });
}
