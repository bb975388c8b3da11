// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** How the rating of one game went on, and the medals that the game has. */
export type GameProgress = { game: string; points: PointShown[]; medals: string[] };

/** The table of a month of one game, from its beginning to its end in milliseconds; `seasons` are all months, the newest first. */
export type League = { game: string; season: string; begins: number; ends: number; running: boolean; seasons: string[]; lines: StandingLine[]; own: StandingLine | null; listed: boolean };

/** The medals of whoever asks in one match, by their keys; nothing is known of them before the match is `counted`. */
export type MatchMedals = { counted: boolean; game: string | null; medals: string[] };

/** A medal by its key, how often it was won, and the last match in which it was. */
export type MedalLine = { game: string; medal: string; times: number; table: string; at: number };

/** What the own page shows to its owner alone. */
export type MyProgress = { streaks: Streaks; weeks: WeekShown[]; games: GameProgress[]; medals: MedalLine[]; seasons: SeasonLine[] };

/** What the rating was worth after a match. */
export type PointShown = { at: number; worth: number };

/** Where the person stands, or ended, in a month of one game. */
export type SeasonLine = { season: string; game: string; place: number; worth: number; matches: number; won: number };

/** A line of the table of a month. Those that nothing parts share a place. */
export type StandingLine = { place: number; person: string; name: string; worth: number; matches: number; won: number };

/** How long it is now, and how long the longest was. Nobody is told that one was broken: `now` is 0 then. */
export type Streak = { now: number; longest: number };

/** Days in a row with a match, and matches won in a row. */
export type Streaks = { days: Streak; won: Streak };

/** A week from its Monday, in milliseconds, and the matches of each game in it. */
export type WeekShown = { begins: number; matches: Record<string, number> };
