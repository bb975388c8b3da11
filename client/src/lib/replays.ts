/** A finished match as the server tells it. */
import type { Opening } from './messages';

export type ToldStep = { seq: number; at: number; events: unknown[]; view: unknown };
export type CheckedDeal = {
  deal: number;
  seed_hash: string;
  root: string;
  numbers: (string | null)[];
  seed: string | null;
  check: 'ok' | 'seed_size' | 'seed_hash' | 'root' | 'not_revealed';
  pack: string[];
  /** Of the cards that the reader saw, where there is no seed. */
  leaves: Opening[];
};
/** The packs of a match: for each the places of the cards that the reader saw, by the rules of the game. */
export type Dealt = { size: number; packs: readonly ReadonlyMap<number, string>[] };
export type SeatShown = { seat: number; name: string; person: string | null; bot: boolean; away: boolean };
export type Outcome = { winner: number | null; why: string; ranking: { side: number; place: number; score: number }[]; articles: string[] };
export type ReplayShown = {
  replay: {
    table: string;
    game: string;
    rulebook: string;
    rulebook_hash: string;
    options: Record<string, unknown>;
    you: number | null;
    outcome: Outcome | null;
    steps: ToldStep[];
    deals: CheckedDeal[];
  };
  finished: number | null;
  seats: SeatShown[];
  record: RecordShown | null;
  pages: number;
};
/** What a record from a file says of itself: where it stops being true, or being known. */
export type RecordShown = { date: string | null; sealed: number | null; problem: { line: number; code: string; text: string } | null };

/** The whole of a replay, whose pages come one after the other. */
export async function allPages(page: (number: number) => Promise<ReplayShown>): Promise<ReplayShown> {
  const pages = [await page(0)];
  const first = pages[0]!;
  while (pages.length < first.pages) pages.push(await page(pages.length));
  const [steps, deals] = [pages.flatMap((one) => one.replay.steps), pages.flatMap((one) => one.replay.deals)];
  return { ...first, replay: { ...first.replay, steps, deals } };
}

/** The largest file that the server takes for a record. */
export const MOST_BYTES = 512 * 1024;

/** The one seat of a record whose player is no bot: whoever kept it sat there. With several people nobody knows. */
export function ownSeat(record: string): number | null {
  const people = [...record.matchAll(/^player (\d+) ".*"( bot)? ~[0-9a-f]+$/gm)].filter((found) => !found[2]);
  return people.length === 1 ? Number(people[0]![1]) : null;
}

/** A place in a match worth going to. */
export type Chapter = { at: number; kind: 'deal' | 'moment' | 'end'; text: string };
