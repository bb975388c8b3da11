// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** The action with this id is kept, as entry `seq`. */
export type Ack = { type: 'ack'; id: string; seq: number };

/** An action of the game under the client's own id: the same id never acts twice. The game reads the action, nobody else. */
export type Act = { type: 'act'; id: string; action: unknown };

/** What a good player would do on the reader's seat, the key of the reason and its sentence in the reader's language. */
export type Advice = { type: 'advice'; id: string; action: unknown; reason: string; text: string };

/** Asks what a good player would do now. */
export type Advise = { type: 'advise'; id: string };

/** The client goes. */
export type Bye = { type: 'bye' };

/** Free words, where the table lets people write. */
export type Chat = { type: 'chat'; text: string };

export type ClientMessage = Hello | Act | Number | Say | Chat | Advise | Signal | Show | Ping | Bye;

/** The clocks, in milliseconds: now, when the turn began, how long it may last, each seat's bank, the match clock. */
export type Clocks = { now: number; turn_at: number; turn_ms: number; banks: number[]; match_from: number };

/** The first word on every socket: which table, what is known of it already, in which language the table shall speak. */
export type Hello = { type: 'hello'; table: string; since?: number | null; password?: string | null; lang?: 'en' | 'es' | 'pt' | null; seat?: number | null };

/** The events since a number, for a reader who comes back. */
export type Missed = { type: 'missed'; table: string; since: number; events: unknown[] };

/** The client's own number for the coming deal, 1 to 32 bytes in hex. */
export type Number = { type: 'number'; deal: number; number: string };

/** Asks whether the server is there. */
export type Ping = { type: 'ping' };

/** The answer to a ping. */
export type Pong = { type: 'pong'; now: number };

/** The message could not be used. */
export type Problem = { type: 'problem'; code: string; text: string };

/** What the server is bound to: the coming deal's commitment, and whose numbers are in. */
export type Proof = { deal: number; seed_hash: string; root: string; numbers: (string | null)[] };

/** The action with this id was refused, by this rule and article; `text` is the sentence in the reader's language. */
export type Refused = { type: 'refused'; id: string; code: string; rule: string | null; articles: string[]; facts: Record<string, string | number>; text: string };

/** The seed of a deal, now that everybody may have it. */
export type Revelation = { type: 'revelation'; table: string; deal: number; seed: string };

/** Somebody at the table says a ready-made phrase, or writes where the table lets people write. */
export type Said = { type: 'said'; table: string; seat: number; phrase?: string | null; text?: string | null };

/** One of the ready-made phrases, by its key. */
export type Say = { type: 'say'; phrase: string };

export type ServerMessage = Snapshot | Update | Missed | Revelation | Ack | Refused | Said | Advice | Signalled | Shown | Problem | Pong;

/** Shows the cards behind a raise that was refused. */
export type Show = { type: 'show' };

/** After its raise was refused a seat shows the cards that it held. */
export type Shown = { type: 'shown'; table: string; seat: number; cards: string[] };

/** Signs to the partner, by the keys of the game; none of them says: nothing good. */
export type Signal = { type: 'signal'; signs: string[] };

/** The partner's signs, for the partner's eyes alone; they need not be true. No sign says: nothing good. */
export type Signalled = { type: 'signalled'; table: string; seat: number; signs: string[] };

/** Who sits on a seat, as everybody sees it. `held`: the partner has taken the bot's cards in hand. */
export type Sitter = { seat: number; name: string; bot: boolean; away: boolean; held?: boolean };

/** The table as this reader may see it. `legal` are the reader's own actions now, `you` the reader's seat. */
export type Snapshot = { type: 'snapshot'; table: string; seq: number; game: string; rulebook: string; status: string; sitters: (Sitter | null)[]; host: boolean; you: number | null; view: unknown; legal: unknown[]; waiting: number[]; clocks: Clocks; proof: Proof | null; next?: string | null };

/** What happened up to `seq`, as this reader may know it, and the table after it. */
export type Update = { type: 'update'; table: string; seq: number; events: unknown[]; view: unknown; legal: unknown[]; waiting: number[]; clocks: Clocks; proof: Proof | null; sitters?: (Sitter | null)[] | null };
