/** How things are told at a table: in which words, to whom, and how everybody is called. */
import type { Lang, Words } from '../../lib/words.svelte';
import { pairOf } from './seats';

/** What every table says. */
export type TableWords = Words['table'];

/** The reader's pair is told as ours; a spectator is told as the first pair. */
export type TableTeller = { common: TableWords; lang: Lang; you: number | null; name: (seat: number) => string };

/** A pair as the reader calls it; where two play each is a pair of its own. */
export function pairName({ common, you, name }: TableTeller, pair: number, seats = 4): string {
  if (seats === 2) return name(pair);
  return you === null ? `${name(pair)} + ${name(pair + 2)}` : pair === pairOf(you) ? common.us : common.them;
}
