// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** What everybody is told of an event beside its rules. */
export type AboutShown = { venue: string; contact: string; sponsors: string[]; prizes: Prize[] };

/** A field of a decision. `choices` are the only values that it takes. */
export type ActField = { name: string; required: boolean; type: 'choice' | 'day' | 'json' | 'moment' | 'number' | 'people' | 'scores' | 'text' | 'texts' | 'yes'; choices: (string | number)[]; example: string };

/** A decision that this person may make, in this role, and the articles on it. */
export type ActShown = { do: string; role: 'committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee'; articles: string[]; fields: ActField[]; ways: Record<string, string>[] | null };

/** What this person is in the event, and may do now. */
export type ActsShown = { number: number; name: string; roles: ('committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee')[]; tables: number[]; entries: string[]; acts: ActShown[] };

/** Somebody else was there first: the number of that decision, and the match as it is now. */
export type ChangedBody = { code: string; text: string; articles: string[]; facts: Record<string, string | number>; number: number; match: EventMatch | null };

/** What the clock showed at `now` (milliseconds since the epoch): the level, the seconds left in it or in the break after it. */
export type ClockShown = { level: number; left_seconds: number; on_break: boolean; runs: boolean; now: number };

/** Why a decision in a championship was refused, and with which values it would be taken from the same person: `entry = 01, 02`. */
export type DecisionRefused = { code: string; text: string; articles: string[]; facts: Record<string, string | number>; instead: string };

/** What a delegation got for the places of its entries. */
export type DelegationPoints = { name: string; points: number };

/** An entry for those who run the event, or whose own it is. The desk gets the list without what is personal: `people` is empty. */
export type EntryKept = { id: string; number: number; names: string[]; delegation: string | null; status: string; confirmed: number[]; summoned: boolean; summoned_at: string | null; summoned_by: string; signed: [number, string][]; paid: number; refunded: number; sanctions: number; people: PersonKept[] };

/** A decision that was made, and what it brought about. `number` is null where it was only tried. */
export type EventDecision = { number: number | null; check: string; do: string; at: string; happened: string | null; told: EventNote[] };

/** A draw: the numbered list and the commitment that were announced, and after it was made the seed and the numbers of the audience. */
export type EventDraw = { listed: string[]; commitment: string; source: string; seed: string; numbers: string[] };

/** An entry by its names: how far it has come, and its matches. `label` is the number by which people know it. */
export type EventEntry = { id: string; number: number; label: string; people: string[]; delegation: string | null; status: string; matches: string[] };

/** A group with its table as it stands. */
export type EventGroup = { name: string; rows: EventStanding[] };

/** The check of the log after a decision, as a draw or the end of a stage: a reader who wrote it down can hold the log to it. */
export type EventHead = { number: number; check: string; do: string };

/** The first word: which championship, up to which decision it is known already, in which language, and by which referee's link. */
export type EventHello = { type: 'hello'; event: string; since?: number | null; lang?: 'en' | 'es' | 'pt' | null; link?: string | null };

/** A championship in a list. */
export type EventLine = { id: string; title: string; kind: string; game: string; rulebook: string; status: 'cancelled' | 'open' | 'over' | 'running'; visibility: string; entries: number; created: number; host: string };

/** A match. A side is null until it is known; `bye` where one never comes. The winner goes on to `feeds`, a match and its side. */
export type EventMatch = { id: string; stage: string; round: number; place: number; group: string | null; sides: [string | null, string | null]; bye: boolean; feeds: [string, number] | null; table: number | null; starts: string | null; status: 'called' | 'disputed' | 'over' | 'playing' | 'ready' | 'sheet' | 'waiting'; present: string[]; sheets: EventSheet[]; result: EventResult | null; live?: string | null; record?: string | null; began?: string | null; clock?: number | null; overtime?: number | null };

/** What was decided after the number that the reader has, at most the last hundred of it; nothing if it is still the last one. */
export type EventNews = { number: number; head: string; decided: EventDecision[] };

/** What a decision brought about, as a sentence in the reader's language; who and why only for those who may read all. */
export type EventNote = { what: string; text: string; by: string; role: string; why: string };

/** The server is there, at this time. */
export type EventPong = { type: 'pong'; now: number };

/** Something could not be used, and why. */
export type EventProblem = { type: 'problem'; code: string; text: string };

/** A result, first side first: who won (0, 1, or nobody), how, the partidas won and the points made. */
export type EventResult = { winner: 0 | 1 | null; how: string; partidas: [number, number]; points: [number, number] };

/** What the reader is in this championship has changed: what they may do is to be asked anew. */
export type EventRoles = { type: 'roles' };

export type EventServerMessage = EventWelcome | EventSnapshot | EventTold | EventRoles | EventPong | EventProblem;

/** A score sheet that is not official yet: its result, and how many have handed it in or confirmed it, and signed it. */
export type EventSheet = { result: EventResult; reported: number; signed: number };

/** A championship as everybody may see it. `number` is that of its last decision and `head` the check of the log up to there. */
export type EventShown = { id: string; number: number; head: string; title: string; kind: string; game: string; rulebook: string; regulation: string; hash: string; options: Record<string, unknown>; status: 'cancelled' | 'open' | 'over' | 'running'; visibility: string; host: string; created: number; heads: EventHead[]; pairs: PairsShown | null; field: FieldShown | null };

/** The whole championship, and its last decisions. */
export type EventSnapshot = { type: 'snapshot'; event: EventShown; decided: EventDecision[] };

/** A stage: `title` in the reader's language, the draw, the groups, or the rounds of a bracket as lists of matches. */
export type EventStage = { name: string; title: string; kind: string; drawn: boolean; closed: boolean; draw: EventDraw | null; groups: EventGroup[]; rounds: string[][]; advanced: string[] };

/** A line of a group's table; those who share a place are level. */
export type EventStanding = { place: number; entry: string; played: number; won: number; points: number; partidas_won: number; partidas_lost: number; made: number; conceded: number };

/** What was decided after number `since`, and how `EventShown` of that number changes: what stands at each path from now on. */
export type EventTold = { type: 'told'; since: number; number: number; changes: ([(string | number)[], unknown])[]; decided: EventDecision[] };

/** The reader is in. `now` is the server's time, milliseconds since the epoch: clocks are counted from it. */
export type EventWelcome = { type: 'welcome'; now: number };

/** A player of the field: the seat while in (both numbers from 1), the place when out. */
export type FieldPlayer = { name: string; entries: number; table: number | null; seat: number | null; place: number | null };

/** A tournament of single players: who is in and where, the levels and the clock, the prizes by place in centavos. */
export type FieldShown = { kind: string; variant: string; venue: string; start: string | null; days: string[]; price: number; guarantee: number; reentries: number; late_levels: number | null; entries: number; alive: number; stack: number; tables: number[]; players: FieldPlayer[]; waiting: string[]; levels: LevelShown[]; clock: ClockShown | null; hand_for_hand: boolean; final: boolean; payouts: number[]; pool: number; commitment: string | null; champion: string | null };

/** A level of the sheet, from 1, and the minutes of the break after it (0: none). */
export type LevelShown = { level: number; small: number; big: number; ante: number; minutes: number; break_minutes: number };

/** A new link; its token is told this once and goes into the header X-Event-Link. */
export type LinkMade = { id: string; name: string; table: number; since: number; until: number; revoked: boolean; token: string };

/** A referee's link, by an id that opens nothing. It is good from `since` until `until`, milliseconds since the epoch. */
export type LinkShown = { id: string; name: string; table: number; since: number; until: number; revoked: boolean };

/** A decision: `do` is its word, `fields` what it says; who and when are the server's to fill in. */
export type NewDecision = { id: string; do: string; fields?: Record<string, unknown>; why?: string; role?: 'committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee' | null; seen: number; happened?: string | null };

/** A championship under a rulebook: `options` are the organiser's choices, `fields` what the opening of its kind says beside them. */
export type NewEvent = { id: string; title: string; rulebook: string; options?: Record<string, unknown>; fields?: Record<string, unknown>; visibility?: 'private' | 'public'; after?: string | null };

/** A link for a referee of this name, for one table and one day: today, if none is named. */
export type NewEventLink = { id: string; name: string; table: number; day?: string | null };

/** A role for whoever keeps this name: a referee's `tables`, a player's `entries`. */
export type NewRole = { name: string; role: 'committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee'; tables?: number[]; entries?: string[] };

/** A championship of pairs. `calls` are the matches that were sent to a table and are not over, by their hours. */
export type PairsShown = { phase: string; version: string; opens: string | null; closes: string | null; day: string | null; entries: EventEntry[]; stages: EventStage[]; matches: EventMatch[]; calls: string[]; places: string[][]; delegations: DelegationPoints[]; champion: string | null; about: AboutShown };

/** A person as the form gave them. Of a CPF there is never more than its middle. */
export type PersonKept = { name: string; cpf: string | null; born: string | null; residence: string | null; domicile: string | null; foreigner: boolean; ties: string[]; declared: string[] };

/** What the organiser or a sponsor gives to whoever takes this place. */
export type Prize = { place: number; what: string };

/** Somebody's role in an event. */
export type RoleShown = { person: string; name: string; role: 'committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee'; tables: number[]; entries: string[] };
