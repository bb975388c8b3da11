/** What a tournament's answer means to the reader. Pure: the time is given. */
import type { LevelShown, TournamentShown } from '../../lib/tournaments';

/** The seconds left of the level or of the break, so many milliseconds after the server told them; null where no clock runs. */
export function secondsLeft({ clock }: Pick<TournamentShown, 'clock'>, since: number): number | null {
  if (!clock) return null;
  return Math.max(0, Math.round(clock.left_seconds - (clock.runs ? since / 1000 : 0)));
}

export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The level that is played and the one after it. */
export function levelsNow({ levels, clock }: Pick<TournamentShown, 'levels' | 'clock'>): (LevelShown | undefined)[] {
  const number = clock?.level ?? 1;
  return [levels.find((one) => one.level === number), levels.find((one) => one.level === number + 1)];
}

/** What the next to go out is paid, or the first who will be paid at all; null where nobody knows yet. */
export function nextPrize({ status, alive, payouts }: Pick<TournamentShown, 'status' | 'alive' | 'payouts'>): number | null {
  if (status !== 'running' || !payouts.length) return null;
  return payouts[Math.min(Math.max(alive, 1), payouts.length) - 1]!;
}

export function average({ alive, entries, stack }: Pick<TournamentShown, 'alive' | 'entries' | 'stack'>): number {
  return alive ? Math.round((entries * stack) / alive) : 0;
}

/** The table that the reader was given since the last look; the first tables open a moment after the beginning. */
export function calledTo(before: TournamentShown | null, now: TournamentShown): string | null {
  return before && !before.you?.table ? (now.you?.table ?? null) : null;
}

const FINAL = 'final';

/** What stands behind the dot in the id of a live table: its number, or that it is the final one. */
const lastPart = (table: string): string => table.slice(table.lastIndexOf('.') + 1);
export const isFinal = (table: string): boolean => lastPart(table) === FINAL;

type TableWords = { finalTable: string; table: (n: number) => string };

/** A table of a tournament as people call it. */
export const tableName = (table: string, t: TableWords): string => (isFinal(table) ? t.finalTable : t.table(Number(lastPart(table))));
