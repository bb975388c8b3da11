/** What the server's REST interface answers, as the pages around the game read it. */

export type SeatShown = { seat: number; name: string; person: string | null; bot: boolean; away: boolean };

export type TableConfig = {
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
  sitters: SeatShown[];
  you: number | null;
  hosting: boolean;
  locked: boolean;
  config: TableConfig | null;
  next: string | null;
};

export type MatchShown = {
  table: string;
  game: string;
  rulebook: string;
  finished: number;
  winner: number | null;
  why: string;
  score: number[];
  /** The side of each seat. */
  sides: number[];
  seats: SeatShown[];
};

export type Standing = { game: string; totals: Record<string, number>; shares: Record<string, number> };
export type RatingShown = { people: string[]; names: string[]; worth: number; mu: number; sigma: number; matches: number };
export type Profile = { id: string; name: string; guest: boolean; roles: string[]; created: number };
export type TokenShown = { id: string; name: string; until: number; token: string | null };
export type PlayedBy = { name: string; title: string; seats: number[]; default: boolean };
/** A game of the server, with its rulebooks and the bots that play it. */
export type GameLine = { name: string; rulebooks: PlayedBy[]; bots: string[]; seats: number[] };
