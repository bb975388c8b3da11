/** The games of this client. A new one joins by one line here and its own folder; nobody else names a game. */
import type { AboutWords, GameFront, GameTable } from './front';
import { poker } from './poker';
import { tranca } from './tranca';
import { truco } from './truco';

export type { AnyTable, Charts, GameFront, GameTable } from './front';

export const fronts: readonly GameFront[] = [truco, tranca, poker];

/** Those that can be played and watched here, in the order in which they are offered. */
export const games: readonly string[] = fronts.filter((front) => front.table).map((front) => front.name);

export function frontOf(game: string): GameFront | undefined {
  return fronts.find((front) => front.name === game);
}

/** What is said of a game, in the reader's language. */
export function about(game: string): AboutWords | undefined {
  return frontOf(game)?.words.words;
}

/** A game as people call it. */
export function gameName(game: string): string {
  return about(game)?.name ?? game;
}

/** What is special about a rulebook, whichever game it is of. */
export function special(rulebook: string): string {
  return fronts.map((front) => front.words.words.rulebooks[rulebook]).find((text) => text !== undefined) ?? '';
}

/** The table of a game, loaded when it is needed. */
export function tableOf(game: string): Promise<GameTable> {
  return frontOf(game)?.table?.() ?? Promise.reject(new Error(game));
}
