// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** The action with this id is kept, as entry `seq`. */
export type Ack = { type: 'ack'; id: string; seq: number };

/** An action of the game under the client's own id: the same id never acts twice. The game reads the action, nobody else. */
export type Act = { type: 'act'; id: string; action: unknown };

/** What a good player would do on the reader's seat, the key of the reason and its sentence in the reader's language. */
export type Advice = { type: 'advice'; id: string; action: unknown; reason: string; text: string };

/** Asks what a good player would do now. */
export type Advise = { type: 'advise'; id: string };

/** A number that the referee fills in: the field of the action that it stands in, what it is, and what it may be. */
export type AskedNumber = { field: string; text: string; least: number; most: number };

/** The client goes. */
export type Bye = { type: 'bye' };

/** Free words, where the table lets people write. */
export type Chat = { type: 'chat'; text: string };

export type ClientMessage = Hello | Act | Number | Say | React | Chat | Advise | Signal | Show | Offers | Rule | Hurry | Ping | Bye;

/** The clocks, in milliseconds: now, when the turn began, how long it may last, each seat's bank, the match clock. */
export type Clocks = { now: number; turn_at: number; turn_ms: number; banks: number[]; match_from: number };

/** Whose lines are lost now: all of them, each time that one is lost or found again. */
export type Gone = { type: 'gone'; table: string; seats: GoneSeat[] };

/** A seat whose person has no line, and until when it is kept for the person, in milliseconds by the clock of the table. */
export type GoneSeat = { seat: number; until: number };

/** The first word on every socket: which table, what is known of it already, in which language the table shall speak. */
export type Hello = { type: 'hello'; table: string; since?: number | null; password?: string | null; lang?: 'en' | 'es' | 'pt' | null; seat?: number | null; story?: number };

/** Whoever is alone with bots does not want to wait for the next of them. */
export type Hurry = { type: 'hurry' };

/** The opened leaves of cards of a deal that the reader has just seen: each leads to the root that was published before the deal. */
export type Leaves = { type: 'leaves'; table: string; deal: number; leaves: Opening[]; proof?: Proof | null };

/** The events since a number, for a reader who comes back. */
export type Missed = { type: 'missed'; table: string; since: number; events: unknown[] };

/** The director of the tournament gave the reader a seat at another table. */
export type Moved = { type: 'moved'; table: string; to: string; seat: number };

/** The client's own number for the coming deal, 1 to 32 bytes in hex. */
export type Number = { type: 'number'; deal: number; number: string };

/** A decision that the referee may take now, in the reader's language, with its articles. `asked`: somebody waits for it. */
export type Offer = { key: string; text: string; articles: string[]; asked: boolean; ways: Way[] };

/** All that the referee may decide now. */
export type Offered = { type: 'offered'; id: string; offers: Offer[] };

/** Asks what the referee may decide now. */
export type Offers = { type: 'offers'; id: string };

/** The proof that the house had laid this card at this place before the numbers came. */
export type Opening = { place: number; card: string; salt: string; path: string[] };

/** Asks whether the server is there. */
export type Ping = { type: 'ping' };

/** The answer to a ping. */
export type Pong = { type: 'pong'; now: number };

/** The message could not be used. */
export type Problem = { type: 'problem'; code: string; text: string };

/** What the server is bound to: the coming deal's commitment, and whose numbers are in. */
export type Proof = { deal: number; seed_hash: string; root: string; numbers: (string | null)[] };

/** Makes one of the drawn faces for everybody at the table. */
export type React = { type: 'react'; face: 'clap' | 'cool' | 'laugh' | 'ouch' | 'think' | 'wow' };

/** Somebody at the table makes one of the drawn faces. */
export type Reacted = { type: 'reacted'; table: string; seat: number; face: 'clap' | 'cool' | 'laugh' | 'ouch' | 'think' | 'wow' };

/** The bot on this seat has just played from what was learned of a person. */
export type Recalled = { type: 'recalled'; table: string; seat: number };

/** The action with this id was refused, by this rule and article; `text` is the sentence in the reader's language. */
export type Refused = { type: 'refused'; id: string; code: string; rule: string | null; articles: string[]; facts: Record<string, string | number>; text: string };

/** The seed of a deal, now that everybody may have it. */
export type Revelation = { type: 'revelation'; table: string; deal: number; seed: string };

/** A decision of the referee, under the client's own id: the same id never decides twice. The reason is told to everybody. */
export type Rule = { type: 'rule'; id: string; action: unknown; reason?: string };

/** The referee decided this with entry `seq`, by these articles, in Portuguese, English and Spanish; and the reason that was given. */
export type Ruled = { type: 'ruled'; table: string; seq: number; text: [string, string, string]; articles: string[]; reason: string };

/** Somebody at the table says a ready-made phrase, or writes where the table lets people write. */
export type Said = { type: 'said'; table: string; seat: number; phrase?: string | null; text?: string | null };

/** One of the ready-made phrases, by its key. */
export type Say = { type: 'say'; phrase: string };

export type ServerMessage = Snapshot | Update | Missed | Revelation | Leaves | Ack | Refused | Said | Reacted | Advice | Signalled | Shown | Recalled | Offered | Ruled | Moved | Gone | Problem | Pong;

/** Shows the cards behind a raise that was refused. */
export type Show = { type: 'show' };

/** After its raise was refused a seat shows the cards that it held; with their leaves, of this deal, where the game opens them. */
export type Shown = { type: 'shown'; table: string; seat: number; cards: string[]; deal?: number; leaves?: Opening[] };

/** Signs to the partner, by the keys of the game; none of them says: nothing good. */
export type Signal = { type: 'signal'; signs: string[] };

/** The partner's signs, for the partner's eyes alone; they need not be true. No sign says: nothing good. */
export type Signalled = { type: 'signalled'; table: string; seat: number; signs: string[] };

/** Who sits on a seat, as everybody sees it. `held`: the partner has taken the bot's cards in hand. */
export type Sitter = { seat: number; name: string; bot: boolean; away: boolean; held?: boolean; person?: string | null; face?: number | null };

/** The table as this reader may see it. `legal` are the reader's own actions now, `you` the reader's seat. */
export type Snapshot = { type: 'snapshot'; table: string; seq: number; game: string; rulebook: string; status: string; sitters: (Sitter | null)[]; host: boolean; you: number | null; view: unknown; legal: unknown[]; waiting: number[]; clocks: Clocks; proof: Proof | null; next?: string | null; referee?: boolean; refereed?: boolean; sides?: number[] };

/** What happened up to `seq`, as this reader may know it, and the table after it. */
export type Update = { type: 'update'; table: string; seq: number; events: unknown[]; view: unknown; legal: unknown[]; waiting: number[]; clocks: Clocks; proof: Proof | null; sitters?: (Sitter | null)[] | null };

/** One way to take a decision: the action to send, about whom or what it is, and the number that it asks for. */
export type Way = { action: unknown; text: string; number?: AskedNumber | null };
