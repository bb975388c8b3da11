// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** An entry at the desk: sanctions so far, documents that are not signed (which person, which one), people who did not confirm. */
export type BoardEntry = { id: string; sanctions: number; unsigned: [number, string][]; unconfirmed: number[] };

/** A line of the book of the event; without a ruling it is open. */
export type BoardIncident = { number: number; kind: 'call' | 'note' | 'protest'; text: string; match: string | null; entry: string | null; by: string; role: string; at: string; ruling: string; ruled_by: string };

/** A match at its table: when it began, how it is played, which partidas a sanction has decided, the sheets and who must sign. */
export type BoardMatch = { id: string; began: string | null; best_of: number; target: number | null; clock: number | null; overtime: number | null; absence: number | null; first_mao: boolean; minutes: number; awarded: [number, number][]; missed: string[]; later: string[]; sheets: BoardSheet[]; signers: BoardSigner[] };

/** Where and when a match could be played, and what it waits for; `entry` is the one that rests. */
export type BoardProposal = { match: string; table: number; starts: string; waits: 'check_in' | 'nothing' | 'rest' | 'table'; entry: string | null };

/** What the regulation says of the matches: minutes and what lateness and absence cost, the sanctions that it knows, and who judges. */
export type BoardRules = { check_in: number; tolerance: number; late: string; absence: string; players_report: boolean; sanctions: BoardSanction[]; automatic: Record<string, string>; step_by_step: boolean; appeal: boolean; judge: string; documents: string[]; starters: number; substitution: boolean; articles: Record<string, string[]> };

/** A sanction of this regulation, and who imposes it; `entered` is false where it is not this reader's to impose. */
export type BoardSanction = { effect: string; imposed_by: string[]; yours: boolean };

/** A score sheet as it was handed in: each partida's points, by whom, who has signed, the remarks and the minutes that were played. */
export type BoardSheet = { result: EventResult; partidas: [number, number][]; first_mao: string | null; reported_by: string[]; signed: string[]; remarks: string; minutes: number | null; at: string | null };

/** The board of a championship of pairs. `now` is the time of the server in milliseconds, `tables` how many the hall has. */
export type BoardShown = { number: number; now: number; tables: number | null; rules: BoardRules; values: Record<string, unknown>; matches: BoardMatch[]; entries: BoardEntry[]; stages: BoardStage[]; proposals: BoardProposal[]; incidents: BoardIncident[] };

/** Somebody who must sign a sheet: a person or the whole side of an entry, or the referee. */
export type BoardSigner = { name: string; entry: string | null; person: number | null; signed: boolean };

/** What a stage still needs: matches that are open, lots between these, or nothing but to be closed. */
export type BoardStage = { name: string; open: number; lots: string[]; ready: boolean };

/** One line of a count. */
export type CountedLine = { what: string; count: number; points: number; articles: string[] };

/** What a side made, line by line. */
export type CountedSide = { lines: CountedLine[]; total: number };

/** A result, first side first: who won (0, 1, or nobody), how, the partidas won and the points made. */
export type EventResult = { winner: 0 | 1 | null; how: string; partidas: [number, number]; points: [number, number] };

/** The address that a referee opens, and its QR code as an SVG. */
export type LinkCode = { address: string; svg: string };

/** Somebody else who has the same match open. */
export type Looker = { name: string; role: 'committee' | 'desk' | 'director' | 'organiser' | 'player' | 'public' | 'referee' };

/** What lies on the table when a deal is over, of each side, in the words of the game. */
export type NewCount = { sides: Record<string, unknown>[] };

/** Somebody has this match open on a device; `device` is the device's own word, so that two phones of one person are two. */
export type NewLook = { match: string; device: string };

/** A photograph of the sheet of a match: JPEG, PNG or WebP, in base64. */
export type NewPicture = { match: string; content: string };

/** A signature on another's device, by the PIN on the signer's card. */
export type NewSignature = { id: string; seen: number; match: string; signer: string; pin: string };

/** A photograph that is kept: its fingerprint (SHA-256), which the log names, who sent it, when, and how many bytes it has. */
export type PictureShown = { match: string; hash: string; by: string; at: number; size: number };

/** The PIN by which a person of an entry signs on another's device. */
export type PinShown = { entry: string; person: number; name: string; pin: string };
