/** Which entries of a match have a reserve who may still take the place of a starter. */
import type { BoardRules } from '../../../lib/board';
import { entryOf } from '../../../lib/event_find';
import type { EventEntry, EventMatch, EventShown } from '../../../lib/events';

/** The entries of a match that has not begun which named more people than play, where the regulation knows substitutes. */
export function withReserves(
  shown: Pick<EventShown, 'pairs'> | null,
  match: EventMatch,
  rules: Pick<BoardRules, 'starters' | 'substitution'>,
): EventEntry[] {
  if (!rules.substitution || (match.status !== 'ready' && match.status !== 'called')) return [];
  return match.sides
    .map((side) => (side === null ? undefined : entryOf(shown, side)))
    .filter((entry): entry is EventEntry => entry !== undefined && entry.people.length > rules.starters);
}
