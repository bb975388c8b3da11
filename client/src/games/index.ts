/** The games that can be played and watched here. A new one joins by one line and its own folder. */
import type { Component } from 'svelte';
import type { LiveTable } from '../lib/live_table.svelte';
import type { Sitter } from '../lib/messages';
import type { Chapter, ToldStep } from '../lib/replays';
import type { Words } from '../lib/words.svelte';

/** A table of any game: only the front of its game can read what it says. */
export type AnyTable = LiveTable<unknown, unknown, unknown>;
export type Seen = { view: unknown; events: unknown[] };

export type GameFront = {
  /** The table while it is played: own hand, what can be done, all that happens. */
  Table: Component<{ table: AnyTable }>;
  /** The table at one moment of a finished match. */
  Stage: Component<{ view: unknown; events: unknown[]; sitters: (Sitter | null)[] }>;
  /** The places of a finished match worth going to. */
  chapters: (steps: readonly ToldStep[], words: Words) => Chapter[];
};

const FRONTS: Record<string, () => Promise<GameFront>> = {
  truco: () => import('./truco').then((front) => front.truco),
  tranca: () => import('./tranca').then((front) => front.tranca),
};

export const games = Object.keys(FRONTS);

export function front(game: string): Promise<GameFront> {
  return FRONTS[game]?.() ?? Promise.reject(new Error(game));
}
