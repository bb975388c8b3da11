/** Keeping the engine on this device, and letting it go. The files are kept by their addresses; the list of them comes last, and says that all are there. */
import { BASE } from '../base';

export type Manifest = { version: string; files: Record<string, number>; bytes: number; runtime: Record<string, string>; at: string };

export const CACHE = 'tento-engine';
/** The words are small; a worker that does not answer by then is one of before. */
const PATIENCE = 30_000;
const home = (): string => new URL(`${BASE}/`, location.origin).href;
const list = (): string => new URL('engine/manifest.json', home()).href;
const address = (manifest: Manifest, name: string): string => new URL(`engine/${manifest.version}/${name}`, home()).href;

/** Whether this browser can keep anything: it can where the page came by a safe way. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** The engine that the house has now; an error where it has none. */
export async function manifestOf(): Promise<Manifest> {
  const answer = await fetch(list(), { cache: 'no-cache' });
  if (!answer.ok || !/json/.test(answer.headers.get('Content-Type') ?? '')) throw new Error('no engine');
  return { ...((await answer.json()) as Omit<Manifest, 'at'>), at: home() };
}

/** The engine that is kept here, whole; null where there is none. */
export async function keptManifest(): Promise<Manifest | null> {
  if (!canKeep() || !(await caches.has(CACHE))) return null;
  const found = await (await caches.open(CACHE)).match(list());
  return found ? { ...((await found.json()) as Omit<Manifest, 'at'>), at: home() } : null;
}

/** Brings every file of the engine and keeps it; `progress` hears the bytes that came. What was kept before stays until all is there. */
export async function keep(manifest: Manifest, progress: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  let came = 0;
  for (const [name, size] of Object.entries(manifest.files)) {
    const url = address(manifest, name);
    if (!(await cache.match(url))) {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      const [kept, counted] = [answer.clone(), counting(answer, size, (bytes) => progress(came + bytes))];
      await Promise.all([cache.put(url, kept), counted]);
    }
    progress((came += size));
  }
  await keepWords();
  const { at: _at, ...told } = manifest;
  await cache.put(list(), new Response(JSON.stringify(told), { headers: { 'Content-Type': 'application/json' } }));
  await forgetOthers(cache, manifest);
}

/** The service worker keeps the words of every table: where nobody can be asked for them, they are here. */
async function keepWords(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === 'kept' ? resolve(data) : reject(new Error(String(data))));
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  active?.postMessage('keep-words', [port2]);
  await answer;
}

/** Reads an answer to its end; a packed one counts as large as it travels. */
async function counting(answer: Response, size: number, progress: (bytes: number) => void): Promise<void> {
  let bytes = 0;
  const reader = answer.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) progress(Math.min(size, (bytes += part.value.length)));
}

async function forgetOthers(cache: Cache, manifest: Manifest): Promise<void> {
  const wanted = new Set([list(), ...Object.keys(manifest.files).map((name) => address(manifest, name))]);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** The engine is gone from this device; what was played with it stays. */
export async function remove(): Promise<void> {
  await caches.delete(CACHE);
}

/** Who keeps an engine keeps the newest. */
export async function renew(): Promise<void> {
  const kept = await keptManifest();
  if (!kept || !navigator.onLine) return;
  const now = await manifestOf();
  if (now.version !== kept.version) await keep(now, () => undefined);
}
