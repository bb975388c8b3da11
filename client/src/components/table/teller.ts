/** How things are told at a table: in which words, to whom, and how everybody is called. */
import type { Lang, Words } from '../../lib/words.svelte';

/** What every table says. */
export type TableWords = Words['table'];

/** The reader's pair is told as ours; a spectator is told as the first pair. `sides` are the sides of the seats. */
export type TableTeller = { common: TableWords; lang: Lang; you: number | null; sides: readonly number[]; name: (seat: number) => string };

/** A side as the reader calls it; one of a single seat has the name of that seat. */
export function pairName({ common, you, sides, name }: TableTeller, pair: number): string {
  const seats = sides.flatMap((side, seat) => (side === pair ? [seat] : []));
  return you === null || seats.length < 2 ? seats.map(name).join(' + ') : pair === sides[you] ? common.us : common.them;
}
