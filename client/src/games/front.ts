/** All that the pages and the table's frame ask of a game. What they ask before anybody plays is light; the table itself comes when it is needed. */
import type { Component } from 'svelte';
import type { Dictionary } from '../lib/dictionary.svelte';
import type { LiveTable } from '../lib/live_table.svelte';
import type { Sitter } from '../lib/messages';
import type { Chapter, ToldStep } from '../lib/replays';
import type { Switch } from '../lib/settings_kept';
import type { Note } from '../sound/scores';

export type GameFront = {
  /** As the server calls it. */
  readonly name: string;
  readonly words: Dictionary<AboutWords>;
  /** The rulebook that is chosen where nobody has chosen one. */
  readonly rulebook: string;
  /** The rules that people ask for most often when they open a table: these come first. */
  readonly options: readonly string[];
  /** The rule that says how many partidas a match has, where the reader may choose that, and how it is written. */
  readonly length?: { readonly rule: string; readonly value: (bestOf: number) => unknown };
  /** The switches of the settings that its table follows. */
  readonly settings: readonly Switch[];
  /** What can be heard in the settings before the table is heard. */
  readonly samples: readonly Sample[];
  readonly charts: Charts;
  /** A game without a table can only be read about. */
  readonly table?: () => Promise<GameTable>;
};

/** What the pages say of a game. */
export type AboutWords = {
  readonly name: string;
  /** What is special about each of its rulebooks. */
  readonly rulebooks: Readonly<Record<string, string>>;
  /** How one says that so many play, where the page's own words do not fit. */
  readonly players?: (many: number) => string;
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

export type GameTable = {
  /** The table while it is played: own hand, what can be done, all that happens. */
  readonly Table: Component<{ table: AnyTable }>;
  /** The table at one moment of a finished match. */
  readonly Stage: Component<{ view: unknown; events: unknown[]; sitters: (Sitter | null)[]; options: Record<string, unknown> }>;
  /** The places of a finished match worth going to. */
  readonly chapters: (steps: readonly ToldStep[]) => Chapter[];
};

/** What every game counts. */
export const MATCHES = { key: 'matches', part: 'matches_won', whole: 'matches' } as const;
