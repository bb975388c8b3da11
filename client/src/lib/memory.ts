// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** What was learned of me under one rulebook. `learn` waits in K-LEARN; K-BRAIN is asked first, then K-NEURON, then the teacher. */
export type BookShown = { game: string; rulebook: string; title: string; seats: number[]; learn: Waiting; neuron: KnownMemory | null; brain: KnownMemory | null; link: boolean; habits: HabitShown[] };

/** A habit in words, under its heading: how often it is followed, as a share, of how many situations. */
export type HabitShown = { topic: string; text: string; share: number; seen: number };

/** A memory that is played from: its version if it is a K-BRAIN, how many situations it knows, and since when. */
export type KnownMemory = { version: string; situations: number; at: number };

/** The switches, and what was learned of me. `games` are those that can be learned. */
export type MemoryShown = { keeps: boolean; uses: boolean; games: string[]; books: BookShown[] };

/** The code of a link to play against my style. It is told this once. */
export type StyleCode = { code: string };

/** Whose style a link leads to, and under which rulebook. */
export type StyleShown = { name: string; face: number; own: boolean; game: string; rulebook: string; title: string; seats: number[] };

/** What waits in K-LEARN: how many matches and decisions. */
export type Waiting = { matches: number; decisions: number };
