/** How a decision on the board is taken back: by other decisions, never by erasing. */
import type { EventMatch } from '../../../lib/events';

export type Step = { word: string; fields: Record<string, unknown> };

/** The decisions that lead back to `match` as it was before; none for what cannot be taken back. */
export function wayBack(word: string, fields: Record<string, unknown>, match: EventMatch | undefined): Step[] {
  if (!match) return [];
  if (word === 'call') return backToCall(match);
  if (word === 'check-in') return [{ word: 'take-back', fields: { match: match.id, entry: fields['entry'] } }];
  return word === 'start' ? [{ word: 'take-back', fields: { match: match.id } }] : [];
}

/** A first call is taken back whole; after another one the match is called to where it was. */
function backToCall(match: EventMatch): Step[] {
  const called = match.table !== null || match.starts !== null || Boolean(match.live);
  const uncall = { word: 'uncall', fields: { match: match.id } };
  const before = {
    match: match.id,
    ...(match.live ? { online: true } : {}),
    ...(match.table === null ? {} : { table: match.table }),
    ...(match.starts === null ? {} : { starts: match.starts }),
  };
  if (!called) return [uncall];
  return match.starts === null ? [uncall, { word: 'call', fields: before }] : [{ word: 'call', fields: before }];
}
