/** What a referee marks while a match is played: kept on this device until the sheet is handed in, over a reload and without a network. */
import type { Storage } from './event_queue';

export type Points = [number, number];

/** The marks of each partida in their order; what the game's own keys remember; overtimes; since when somebody of a side is away. */
export type Tally = {
  partidas: Points[][];
  memo: Record<string, unknown>;
  away: [number | null, number | null];
};

export const fresh = (): Tally => ({ partidas: [[]], memo: {}, away: [null, null] });

export function sumOf(marks: readonly Points[]): Points {
  return [marks.reduce((sum, one) => sum + one[0], 0), marks.reduce((sum, one) => sum + one[1], 0)];
}

/** Whether somebody has won a partida that is played to this target. */
export function won(score: Points, target: number | null): 0 | 1 | null {
  if (target === null || Math.max(...score) < target || score[0] === score[1]) return null;
  return score[0] > score[1] ? 0 : 1;
}

/** The points of each partida that was begun, and how many each side has won. */
export function standing(tally: Tally, target: number | null, awarded: readonly Points[] = []): { scores: Points[]; wins: Points; now: Points } {
  const scores = tally.partidas.map(sumOf);
  const wins: Points = [0, 0];
  for (const score of [...awarded, ...scores]) {
    const side = won(score, target);
    if (side !== null) wins[side] += 1;
  }
  return { scores, wins, now: scores[scores.length - 1] ?? [0, 0] };
}

/** Another mark. Once a partida is won the next mark belongs to the next one. */
export function marked(tally: Tally, points: Points, target: number | null): Tally {
  const last = tally.partidas[tally.partidas.length - 1] ?? [];
  const over = won(sumOf(last), target) !== null;
  const partidas = over ? [...tally.partidas, [points]] : [...tally.partidas.slice(0, -1), [...last, points]];
  return { ...tally, partidas };
}

/** The last mark is taken back. */
export function undone(tally: Tally): Tally {
  const last = tally.partidas[tally.partidas.length - 1] ?? [];
  if (!last.length && tally.partidas.length === 1) return tally;
  const shorter = last.slice(0, -1);
  const before = tally.partidas.slice(0, -1);
  return { ...tally, partidas: shorter.length || !before.length ? [...before, shorter] : before };
}

/** The side that won the first mark of the last partida. */
export function firstOf(tally: Tally): 0 | 1 | null {
  const first = tally.partidas[tally.partidas.length - 1]?.find((one) => one[0] !== one[1]);
  return first ? (first[0] > first[1] ? 0 : 1) : null;
}

/** The scores to be written on the sheet: those that were begun. */
export function written(tally: Tally): Points[] {
  return tally.partidas.filter((marks) => marks.length).map(sumOf);
}

const keyOf = (event: string, match: string, began: string | null): string => `tento.event.${event}.tally.${match}.${began ?? ''}`;

function read(storage: Storage, key: string): Tally | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as Tally | null;
    return found?.partidas ? found : null;
  } catch {
    return null;
  }
}

/** Which time of a match this is: another match, or the same one with another beginning, has the next number. */
export type Begun = { match: string; began: string | null; number: number };

/** Whether it is played anew; that the board comes to know when it began changes nothing. */
export function begun(was: Begun, match: string, began: string | null): Begun {
  const same = was.match === match && (was.began === null || began === null || began === was.began);
  return { match, began: same ? (began ?? was.began) : began, number: same ? was.number : was.number + 1 };
}

/** What was marked before the board could say when the match began belongs to it from then on. */
export function kept(storage: Storage, event: string, match: string, began: string | null): Tally {
  const own = read(storage, keyOf(event, match, began));
  if (own || began === null) return own ?? fresh();
  const early = read(storage, keyOf(event, match, null));
  if (early) keep(storage, event, match, began, early);
  forget(storage, event, match, null);
  return early ?? fresh();
}

export function keep(storage: Storage, event: string, match: string, began: string | null, tally: Tally): void {
  storage.setItem(keyOf(event, match, began), JSON.stringify(tally));
}

export function forget(storage: Storage, event: string, match: string, began: string | null): void {
  storage.removeItem(keyOf(event, match, began));
}
