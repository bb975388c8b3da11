/** The hall as the director sees it: every table with what is there, and what wants the director first. */
import type { BoardShown } from '../../../lib/board';
import type { EventMatch, PairsShown } from '../../../lib/events';

export type TableState = 'free' | 'called' | 'late' | 'playing' | 'sheet' | 'disputed';
export type HallTable = { number: number; match: EventMatch | null; state: TableState };

const DEFAULT = 8;

/** The tables of the hall; where nobody said how many there are, eight, or as many as are in use. */
export function hallOf(pairs: PairsShown, board: BoardShown, now: number): HallTable[] {
  const busy = new Map(pairs.matches.filter((one) => one.table !== null && one.status !== 'over').map((one) => [one.table!, one]));
  const many = board.tables ?? Math.max(DEFAULT, ...busy.keys());
  return Array.from({ length: many }, (_, place) => {
    const match = busy.get(place + 1) ?? null;
    return { number: place + 1, match, state: match ? stateOf(match, board, now) : 'free' };
  });
}

function stateOf(match: EventMatch, board: BoardShown, now: number): TableState {
  if (match.status === 'playing' || match.status === 'sheet' || match.status === 'disputed') return match.status;
  return isLate(match, board, now) ? 'late' : 'called';
}

/** A match that was called and whose tolerance is over with somebody missing. */
export function isLate(match: EventMatch, board: BoardShown, now: number): boolean {
  if (match.status !== 'called' || match.starts === null) return false;
  const missing = match.sides.some((side) => side !== null && !match.present.includes(side));
  return missing && now > Date.parse(match.starts) + board.rules.tolerance * 60_000;
}

/** Matches with both sides known that were not sent to a table, in the order of rounds. */
export function readyIn(pairs: PairsShown): EventMatch[] {
  return pairs.matches
    .filter((one) => one.table === null && !one.bye && (one.status === 'ready' || one.status === 'called'))
    .sort((a, b) => a.round - b.round || (a.group ?? '').localeCompare(b.group ?? '') || a.place - b.place);
}

export type Check = { what: 'disputes' | 'matches' | 'sheets' | 'incidents' | 'stages' | 'champion'; open: number };

/** What must be done before the event is closed. */
export function checklist(pairs: PairsShown, board: BoardShown): Check[] {
  const count = (status: EventMatch['status'][]): number => pairs.matches.filter((one) => status.includes(one.status)).length;
  return [
    { what: 'matches', open: count(['waiting', 'ready', 'called', 'playing']) },
    { what: 'sheets', open: count(['sheet']) },
    { what: 'disputes', open: count(['disputed']) },
    { what: 'incidents', open: board.incidents.filter((one) => !one.ruling && one.kind !== 'note').length },
    { what: 'stages', open: pairs.stages.filter((one) => !one.closed).length },
    { what: 'champion', open: pairs.champion === null ? 1 : 0 },
  ];
}
