/** What a cup shows, from what the server tells. */
import type { CupMatch, CupShown } from '../../lib/cups';

export type Side = 0 | 1;

/** The names of an entry, one after the other. */
export function namesOf(cup: CupShown, id: string | null, and: string): string | null {
  const entry = id === null ? undefined : cup.entries.find((one) => one.id === id);
  return entry ? entry.players.map((one) => one.name).join(and) : null;
}

export const matchOf = (cup: CupShown, id: string): CupMatch | undefined => cup.matches.find((one) => one.id === id);

/** What is written beside a side: its points, or the partidas where there are several. */
export function scoreOf(match: CupMatch, side: Side): string {
  const { result } = match;
  if (!result || (result.how !== 'played' && result.how !== 'time' && result.how !== 'first_mao')) return '';
  const several = result.partidas[0] + result.partidas[1] > 1;
  return String(several ? result.partidas[side] : result.points[side]);
}

/** The round that a reader looks at first: their own match, else the first that is not over, else the last. */
export function firstRound(cup: CupShown, entry: string | null): number {
  const turns = cup.rounds.map((ids) => ids.map((id) => matchOf(cup, id)!));
  const own = turns.findIndex((matches) => matches.some((one) => entry !== null && one.sides.includes(entry) && one.status !== 'over'));
  if (own >= 0) return own;
  const open = turns.findIndex((matches) => matches.some((one) => one.status !== 'over'));
  return open >= 0 ? open : Math.max(0, turns.length - 1);
}

/** The champion's matches, the first one first, without those that needed no play. */
export const pathOf = (cup: CupShown): CupMatch[] => cup.path.map((id) => matchOf(cup, id)!).filter((one) => !one.bye);

/** The seconds left, as minutes and seconds. */
export function countdown(until: number, now: number): string {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
