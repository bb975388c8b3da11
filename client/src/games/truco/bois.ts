/** The bois of this device: how many jogos of several partidas each side has won, each table counted once. */
const KEY = 'tento.bois';

export type Bois = { won: [number, number]; last: string };

export function readBois(kept: Pick<Storage, 'getItem'> = localStorage): Bois {
  try {
    const read = JSON.parse(kept.getItem(KEY) ?? 'null') as Bois | null;
    return read && Array.isArray(read.won) ? read : { won: [0, 0], last: '' };
  } catch {
    return { won: [0, 0], last: '' };
  }
}

/** One more boi, ours or theirs. */
export function countBoi(table: string, ours: boolean, kept: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Bois {
  const bois = readBois(kept);
  if (bois.last === table) return bois;
  const [us, them] = bois.won;
  const next: Bois = { won: ours ? [us + 1, them] : [us, them + 1], last: table };
  kept.setItem(KEY, JSON.stringify(next));
  return next;
}
