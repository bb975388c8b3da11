/** Where the client lies: at the root of a house; or, as a site without a server, at the path that its page names. */
const named = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="tento-site"]')?.content;

/** True for a site of files alone: nobody is behind it, and this device plays for the house. */
export const SITE = named !== undefined;
/** The path before every address of ours, without a stroke at its end. */
export const BASE = (named ?? '').replace(/\/$/, '');

/** A path of ours as the browser shows it. */
export const outer = (path: string): string => (path.startsWith('/') ? BASE + path : path);

/** A path of the browser as our pages know it. Hosts of files show the folder of a page, with a stroke at its end. */
export function inner(path: string): string {
  if (!SITE) return path;
  const own = path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  return own.replace(/\/+$/, '') || '/';
}
