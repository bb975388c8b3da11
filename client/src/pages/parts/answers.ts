/** What the server's REST interface answers, as the pages around the game read it. */

export type SeatShown = { seat: number; name: string; person: string | null; bot: boolean; away: boolean; face?: number | null };

export type TableConfig = {
  /** The tournament that it is a table of. */
  event: string | null;
  rulebook: string;
  options: Record<string, unknown>;
  turn_seconds: number;
  bank_seconds: number;
  fill_seconds: number | null;
  fill_bot: string;
  spectators: boolean;
  spectator_delay: number;
  free_chat: boolean;
  reveal: 'deal' | 'partida' | 'referee' | 'never';
  referee: boolean;
};

export type Status = 'waiting' | 'playing' | 'over';

export type TableShown = {
  id: string;
  game: string;
  rulebook: string;
  title: string;
  visibility: 'public' | 'private' | 'password';
  status: Status;
  seats: number;
  taken: number;
  created: number;
  host: string;
  host_id?: string;
  host_face?: number | null;
  sitters: SeatShown[];
  /** The side of each seat: those of one side win together. */
  sides?: number[];
  you: number | null;
  hosting: boolean;
  locked: boolean;
  config: TableConfig | null;
  next: string | null;
  /** The reader is the referee. */
  referee?: boolean;
  /** The keys of what everybody must know before sitting down. */
  warnings?: string[];
};

/** The reader only watches a match, and later than those who play. */
export const watchedLate = (shown: TableShown): boolean =>
  shown.status === 'playing' && shown.you === null && !shown.referee && shown.visibility !== 'password' && (shown.config?.spectator_delay ?? 0) > 0;

export type MatchShown = {
  table: string;
  game: string;
  rulebook: string;
  finished: number;
  winner: number | null;
  why: string;
  score: number[];
  /** Of each side, where the match was one partida. */
  points: number[];
  /** Of each side. */
  places: number[];
  /** The side of each seat. */
  sides: number[];
  seats: SeatShown[];
};

export type Standing = { game: string; totals: Record<string, number>; shares: Record<string, number> };
export type RatingShown = { people: string[]; names: string[]; faces: number[]; worth: number; mu: number; sigma: number; matches: number };
export type Profile = { id: string; name: string; guest: boolean; roles: string[]; created: number; face: number };
export type TokenShown = { id: string; name: string; until: number; token: string | null };
export type PlayedBy = {
  name: string;
  title: string;
  seats: number[];
  default: boolean;
  instead?: Record<number, string>;
  warnings?: string[];
};
/** A game of the server, with its rulebooks and the bots that play it; `bot_seats` where a bot is not for every number of players. */
export type GameLine = { name: string; rulebooks: PlayedBy[]; bots: string[]; bot_seats?: Record<string, number[]>; seats: number[] };

/** How safe the own account is. */
export type SafetyShown = {
  sessions: { id: string; created: number; until: number; here: boolean }[];
  notices: { at: number; kind: string }[];
  recovery: boolean;
  second: boolean;
};
