/** All that the pages and the table's frame ask of a game. What they ask before anybody plays is light; the table itself comes when it is needed. */
import type { Component } from 'svelte';
import type { CountedSide } from '../lib/board';
import type { Dictionary } from '../lib/dictionary.svelte';
import type { LiveTable } from '../lib/live_table.svelte';
import type { Sitter } from '../lib/messages';
import type { Chapter, Dealt, ToldStep } from '../lib/replays';
import type { Switch } from '../lib/settings_kept';
import type { Note } from '../sound/scores';

export type GameFront = {
  /** As the server calls it. */
  readonly name: string;
  readonly words: Dictionary<AboutWords>;
  /** The rulebook that is chosen where nobody has chosen one. */
  readonly rulebook: string;
  /** The one that was, for devices that have written it down without anybody's choosing it. */
  readonly formerRulebook?: string;
  /** The rules that people ask for most often when they open a table: these come first. */
  readonly options: readonly string[];
  /** The rulebook's clock is all the time of a turn: a table asks for no seconds of its own. */
  readonly ownClock?: boolean;
  /** The rule that says how many partidas a match has, where the reader may choose that, and how it is written. */
  readonly length?: { readonly rule: string; readonly value: (bestOf: number) => unknown };
  /** The switches of the settings that its table follows. */
  readonly settings: readonly Switch[];
  /** What can be heard in the settings before the table is heard. */
  readonly samples: readonly Sample[];
  readonly charts: Charts;
  /** The kinds of it that a tournament may be played in, the usual one first; none where there are no tournaments of it. */
  readonly tournaments?: readonly string[];
  /** How many can sit at one table of some of these kinds, where that is less than at any other. */
  readonly mostSeats?: Readonly<Record<string, number>>;
  /** What the referee of a real table has in the hand: how points are marked. */
  readonly referee?: () => Promise<RefereeTools>;
  /** The server's names of the lessons that teach it by playing: a guided one, and then one without help. */
  readonly lessons?: readonly string[];
  /** A few cards that say which game it is. */
  readonly picture: readonly string[];
  /** Its medals: what they are called, what they are for, and how they are drawn. */
  readonly medals?: () => Promise<MedalFront>;
  /** One readable page of how it is played. */
  readonly howTo?: () => Promise<Component>;
  /** A case before the judge, to begin with. */
  readonly example?: () => Promise<string>;
  /** A game without a table can only be read about. */
  readonly table?: () => Promise<GameTable>;
};

/** A medal by the server's key: its name, and what it is won for. */
export type MedalWords = Readonly<Record<string, { readonly name: string; readonly how: string }>>;
/** `symbols` are the lines in the middle of a medal, in a square of 24, by the same keys. */
export type MedalFront = { readonly words: Dictionary<MedalWords>; readonly symbols: Readonly<Record<string, string>> };

/** What the pages say of a game. */
export type AboutWords = {
  readonly name: string;
  /** What is special about each of its rulebooks. */
  readonly rulebooks: Readonly<Record<string, string>>;
  /** What everybody must know before sitting down at a table of some rulebooks, by the server's keys. */
  readonly warnings?: Readonly<Record<string, string>>;
  /** What a championship under one of its rulebooks is, and for whom it is meant. */
  readonly championships?: Readonly<Record<string, string>>;
  /** What its lesson teaches, in one line. */
  readonly learn?: string;
  /** How one says that so many play, where the page's own words do not fit. */
  readonly players?: (many: number) => string;
  /** The kinds of it that a tournament may be played in. */
  readonly variants?: Readonly<Record<string, string>>;
  /** What must be known of some of these before sitting down. */
  readonly variantNotes?: Readonly<Record<string, string>>;
  readonly charts?: Readonly<Record<string, string>>;
  readonly tallies?: Readonly<Record<string, string>>;
  /** What a switch means at its table; it stands behind the common sentence. */
  readonly settings?: { readonly [Key in Switch]?: string };
  readonly samples?: Readonly<Record<string, string>>;
  /** The way to the next great moment of a replay, and its key. */
  readonly replay?: { readonly next: string; readonly keys: string };
  /** What it adds to the seal of the cards. */
  readonly sealed?: string;
};

/** A sound by the key of its name; `spoken`: the name is shouted too. */
export type Sample = { readonly key: string; readonly notes: readonly Note[]; readonly spoken?: boolean };

/** Which tallies are drawn, and how: a ring for a part of a whole (won or lost; a `share` was done or not), bars for what is compared.
 *  The key is that of the title. */
export type Charts = {
  readonly rings: readonly { readonly key: string; readonly part: string; readonly whole: string; readonly share?: boolean }[];
  readonly bars: readonly { readonly key: string; readonly tallies: readonly string[] }[];
};

/** A table of any game: only the front of its game can read what it says. */
export type AnyTable = LiveTable<unknown, unknown, unknown>;

/** One moment of a finished match. `hands` are everybody's cards, where all may be seen. It is as high as `--stage-h` says. */
export type StageShown = {
  readonly view: unknown;
  readonly events: unknown[];
  readonly sitters: (Sitter | null)[];
  readonly options: Record<string, unknown>;
  readonly hands?: readonly (readonly string[])[] | null;
};

export type GameTable = {
  /** The table while it is played: own hand, what can be done, all that happens. */
  readonly Table: Component<{ table: AnyTable }>;
  /** The table at one moment of a finished match. */
  readonly Stage: Component<StageShown>;
  /** The steps of a finished match as people look at them, where one of the server's is several to the eye. */
  readonly unfolded?: (steps: readonly ToldStep[]) => readonly ToldStep[];
  /** From which place of its pack each card that was seen was dealt, where cards open their own leaves. */
  readonly dealt?: (steps: readonly ToldStep[]) => Dealt;
  /** The places of a finished match worth going to. */
  readonly chapters: (steps: readonly ToldStep[]) => Chapter[];
};

/** What a game gives the referee of a real table. */
export type RefereeTools = {
  readonly Keys: Component<RefereeKeys>;
};

/** How points are marked: the values of the rulebook, the target of a partida, the people of each side, and the marks of this partida so far.
 *  `memo` is what the keys themselves remember of the match, kept with the marks. */
export type RefereeKeys = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly target: number | null;
  readonly names: readonly [string, string];
  readonly people: readonly [readonly string[], readonly string[]];
  readonly marks: readonly (readonly [number, number])[];
  readonly memo: Readonly<Record<string, unknown>>;
  readonly mark: (points: [number, number]) => void;
  readonly remember: (memo: Record<string, unknown>) => void;
  /** What each side made, by the rulebook; it needs the network. */
  readonly count: (sides: Record<string, unknown>[]) => Promise<CountedSide[]>;
};

/** What every game counts. */
export const MATCHES = { key: 'matches', part: 'matches_won', whole: 'matches' } as const;
