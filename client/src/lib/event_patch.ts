/** What the server tells of changes, put into what was shown before. Nothing is changed in place: what stayed the same is the same value. */

export type Change = readonly [readonly (string | number)[], unknown];

/** What is shown after these changes: at each path stands the value from now on. */
export function patched<T>(shown: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  return changes.reduce((now, [path, value]) => put(now, path, value, fresh) as T, shown);
}

function put(at: unknown, [key, ...rest]: readonly (string | number)[], value: unknown, fresh: Set<unknown>): unknown {
  if (key === undefined) return value;
  const copy = (fresh.has(at) ? at : Array.isArray(at) ? [...(at as unknown[])] : { ...(at as object) }) as Record<string | number, unknown>;
  fresh.add(copy);
  copy[key] = put(copy[key], rest, value, fresh);
  return copy;
}
