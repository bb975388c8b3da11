// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** An entry by its id; `out` once it plays no more by a decision, not by having lost. */
export type CupEntry = { id: string; players: CupPlayer[]; out: boolean };

/** Who asks to be the reader's partner. */
export type CupInvite = { name: string };

/** A match of the bracket: its entries (None: not known yet, or nobody), its live table while it has one, its result and its record. */
export type CupMatch = { id: string; round: number; sides: [string | null, string | null]; bye: boolean; status: 'called' | 'over' | 'playing' | 'ready' | 'stopped' | 'waiting'; table: string | null; starts: number | null; present: string[]; result: EventResult | null; record: string | null; deals: number | null };

/** The cup as it is now, None if nothing has changed since the number that the reader has; and the reader in it. */
export type CupNews = { version: number; cup: CupShown | null; you: CupYou | null };

/** Somebody of an entry. */
export type CupPlayer = { name: string; bot: boolean };

/** A cup in the list: how many entries of how many places, and when it begins (None: when all places are taken). */
export type CupRow = { id: string; title: string; game: string; rulebook: string; status: 'cancelled' | 'open' | 'over' | 'running'; entries: number; most: number; singles: boolean; bots: boolean; created: number; begins: number | null; host: string };

/** A rulebook under which cups of pairs are held, and the numbers of partidas to choose from (none: as it says). */
export type CupRulebook = { name: string; title: string; game: string; singles: SinglesRulebook | null; best_of: number[]; usual: number; bots: string[] };

/** A cup as everybody may see it. `rounds` are the ids of the matches, the first round first; `path` are those of the champion. */
export type CupShown = { id: string; number: number; title: string; game: string; rulebook: string; regulation: string; status: 'cancelled' | 'open' | 'over' | 'running'; visibility: string; host: string; created: number; begins: number | null; most: number; taken: number; waiting: number; singles: boolean; bots: boolean; best_of: number; notice_minutes: number; tolerance_minutes: number; commitment: string | null; entries: CupEntry[]; matches: CupMatch[]; rounds: string[][]; champion: string | null; path: string[]; places: string[][] };

/** The reader in a cup: the own entry, the link for a partner, the table to go to and until when (milliseconds since the epoch). */
export type CupYou = { hosting: boolean; entry: string | null; waiting: boolean; partner_link: string | null; table: string | null; match: string | null; until: number | null; out: boolean };

/** With the person whose link it is, with a bot, or with whoever comes next; where one plays alone neither matters. */
export type EnterCup = { partner?: string | null; bot?: boolean };

/** A result, first side first: who won (0, 1, or nobody), how, the partidas won and the points made. */
export type EventResult = { winner: 0 | 1 | null; how: string; partidas: [number, number]; points: [number, number] };

/** A cup of so many entries, pairs or `singles`, under a rulebook that has a championship of pairs. */
export type NewCup = { title: string; rulebook: string; entries?: number; singles?: boolean; best_of?: 1 | 3 | 5 | null; notice_minutes?: number; begins?: number | null; bots?: boolean; bot?: string; bots_quick?: boolean; turn_seconds?: number; bot_seconds?: number; pause_seconds?: number; spectators?: boolean; spectator_delay?: number; visibility?: 'private' | 'public' };

/** The rulebook by which one plays against one. */
export type SinglesRulebook = { name: string; title: string };

/** The cup of the week that the house holds, if it holds one. */
export type WeeklyCupShown = { cup: CupRow | null };
