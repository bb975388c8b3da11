// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** What the clock showed at `now` (milliseconds since the epoch): the level, the seconds left in it or in the break after it. */
export type ClockShown = { level: number; left_seconds: number; on_break: boolean; runs: boolean; now: number };

/** A level of the sheet, from 1, and the minutes of the break after it (0: none). */
export type LevelShown = { level: number; small: number; big: number; ante: number; minutes: number; break_minutes: number };

/** The reader in this tournament: the live table to go to and the seat there, or the place and the prize. */
export type MyPlace = { table?: string | null; seat?: number | null; stack?: number | null; place?: number | null; prize?: number | null };

/** A tournament of so many places at tables of so many seats, each with a stack of so many big blinds of the first level. */
export type NewTournament = { title: string; game?: string; rulebook?: string | null; variant?: string | null; seats?: number; most?: number; big_blinds?: number; level_minutes?: number; break_every?: number; break_minutes?: number; begins?: number | null; bots?: boolean; bot?: string; bot_seconds?: number; pause_seconds?: number; visibility?: 'private' | 'public' };

/** A player: the stack and where they sit while they are in, the place and the prize when they are out. */
export type PlayerShown = { name: string; person: string | null; bot: boolean; you: boolean; stack?: number | null; table?: number | null; seat?: number | null; place?: number | null; prize?: number | null; points?: number | null };

/** One table: its number, the id of the live table (None until it is opened), and how many sit there with how many chips on average. */
export type TableOfTournament = { number: number; table: string | null; players: number; average: number };

/** The tournament as it is now; None if nothing has changed since the version that the reader has. */
export type TournamentNews = { version: number; tournament: TournamentShown | null };

/** A tournament in the list: how many have entered of how many places, and when it begins (None: when all places are taken). */
export type TournamentRow = { id: string; title: string; game: string; rulebook: string; status: 'cancelled' | 'open' | 'over' | 'running'; entries: number; most: number; seats: number; bots: boolean; level_minutes: number; created: number; begins: number | null; host: string; entered: boolean };

/** A tournament as this reader may see it. `version` grows with every change: ask again with it. */
export type TournamentShown = { id: string; version: number; title: string; game: string; rulebook: string; variant: string; status: 'cancelled' | 'open' | 'over' | 'running'; visibility: string; host: string; hosting: boolean; entered: boolean; entries: number; most: number; seats: number; stack: number; bots: boolean; created: number; begins: number | null; alive: number; final: boolean; hand_for_hand: boolean; levels: LevelShown[]; clock: ClockShown | null; players: PlayerShown[]; tables: TableOfTournament[]; payouts: number[]; pool: number; you: MyPlace | null; commitment: string };
