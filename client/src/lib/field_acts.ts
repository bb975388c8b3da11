/** The decisions of a tournament of single players: their words, and whose they are. What somebody may really do, the server says. */
import type { EventShown } from './events';
import type { Role } from './event_pages';

const ARRANGE: Role[] = ['organiser'];
const DIRECT: Role[] = ['organiser', 'director'];
const DESK: Role[] = ['organiser', 'director', 'desk'];
const AT_TABLE: Role[] = ['director', 'referee'];
const ANY_TABLE: Role[] = ['organiser', 'director', 'desk', 'referee'];
const CORRECT: Role[] = ['organiser', 'director', 'committee'];

const THEIRS = {
  enter: DESK,
  'cancel-entry': DESK,
  transfer: DIRECT,
  documents: DESK,
  logos: DESK,
  announce: DIRECT,
  seats: DIRECT,
  balance: DIRECT,
  move: DIRECT,
  'right-seat': ANY_TABLE,
  day: DIRECT,
  final: DIRECT,
  deal: DIRECT,
  out: AT_TABLE,
  blinds: AT_TABLE,
  absent: ANY_TABLE,
  present: ANY_TABLE,
  penalty: AT_TABLE,
  serve: AT_TABLE,
  'time-cards': AT_TABLE,
  'call-time': AT_TABLE,
  eliminate: DIRECT,
  disqualify: DIRECT,
  exchange: AT_TABLE,
  race: DIRECT,
  level: DIRECT,
  break: DIRECT,
  pause: DIRECT,
  resume: DIRECT,
  time: DIRECT,
  'hand-for-hand': DIRECT,
  'deal-hand': DIRECT,
  hand: AT_TABLE,
  'run-all-in': DIRECT,
  'hand-level': AT_TABLE,
  'last-hands': DIRECT,
  'day-end': DIRECT,
  'starting-day-end': DIRECT,
  cancel: ARRANGE,
  'correct-out': CORRECT,
  'correct-knockout': CORRECT,
  'correct-places': CORRECT,
  'correct-chips': CORRECT,
  pay: ARRANGE,
  'pay-ranking': ARRANGE,
} satisfies Record<string, Role[]>;

export type FieldAct = keyof typeof THEIRS;

/** The word of a decision as the server knows it: that of its kind of championship comes before it. */
export const wordOf = (shown: Pick<EventShown, 'kind'>, act: FieldAct): string => `${shown.kind}-${act}`;

export const isTheirs = (act: FieldAct, roles: readonly Role[]): boolean => THEIRS[act].some((role) => roles.includes(role));

/** Refusals that the Director's reason overcomes. */
const OVERCOME = [
  'reason_missing',
  'clock_not_at_zero',
  'level_skipped',
  'break_skipped',
  'not_the_break_of_the_sheet',
  'too_few_players',
  'registration_closed',
  'reentry_period_over',
  'already_drawn',
  'not_in_the_money',
  'payment_overdue',
  'not_transferable',
];
export const reasonHelps = (code: string): boolean => OVERCOME.includes(code);
