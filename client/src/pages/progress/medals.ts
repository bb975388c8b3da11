/** The medals of games, with their words in the reader's language. */
import { frontOf } from '../../games';
import type { MedalFront } from '../../games/front';
import { use } from '../../lib/words.svelte';

/** The medals of these games, ready to be told; a game without any is left out. */
export async function medalsOf(games: readonly string[]): Promise<ReadonlyMap<string, MedalFront>> {
  const found = await Promise.all(games.map(async (game) => [game, await frontOf(game)?.medals?.()] as const));
  const known = found.flatMap(([game, front]) => (front ? [[game, front] as const] : []));
  await use(...known.map(([, front]) => front.words));
  return new Map(known);
}
