/** Which things a beginner has done often enough to need no word about them any more. */

/** After so many times a thing is known. */
export const ENOUGH = 3;

/** How often each thing was done, from what a device remembers: nonsense counts as never. */
export function counted(note: string | null): Readonly<Record<string, number>> {
  try {
    const read: unknown = JSON.parse(note ?? '{}');
    if (read === null || typeof read !== 'object') return {};
    return Object.fromEntries(Object.entries(read).filter((one): one is [string, number] => Number.isInteger(one[1]) && one[1] > 0));
  } catch {
    return {};
  }
}

/** The first of these things that is not known yet; null if all are. */
export function unknownOf<Key extends string>(done: Readonly<Record<string, number>>, game: string, keys: readonly Key[]): Key | null {
  return keys.find((key) => (done[`${game}.${key}`] ?? 0) < ENOUGH) ?? null;
}

/** What is remembered after a thing was done; beyond enough nothing is counted. */
export function after(done: Readonly<Record<string, number>>, game: string, key: string): Readonly<Record<string, number>> {
  const name = `${game}.${key}`;
  return { ...done, [name]: Math.min(ENOUGH, (done[name] ?? 0) + 1) };
}
