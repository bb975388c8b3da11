import { expect, test } from 'vitest';
import { drawing } from '../../../components/event/bracket';
import { matchOf } from '../../../lib/event_find';
import type { EventMatch, EventShown, EventStage } from '../../../lib/events';
import { bracketPages, type BracketPage } from './brackets';

/** A knockout of so many first matches, of which the first `over` are over and have put their winners into the next round. */
function knockout(first: number, over = 0): { shown: EventShown; stage: EventStage } {
  const counts: number[] = [];
  for (let many = first; many >= 1; many /= 2) counts.push(many);
  const id = (round: number, place: number): string => `${round}.${place}`;
  const matches = counts.flatMap((many, round) =>
    Array.from({ length: many }, (_, place) => {
      const played = round === 0 && place < over;
      const known = (side: number): string | null => (round === 0 || (round === 1 && 2 * place + side < over) ? 'D1' : null);
      const feeds = round + 1 < counts.length ? [id(round + 1, Math.floor(place / 2)), place % 2] : null;
      return { id: id(round, place), status: played ? 'over' : 'ready', sides: [known(0), known(1)], feeds } as EventMatch;
    }),
  );
  const stage = { rounds: counts.map((many, round) => Array.from({ length: many }, (_, place) => id(round, place))) } as EventStage;
  return { shown: { pairs: { matches, entries: [] } } as unknown as EventShown, stage };
}
const pagesOf = (first: number, over = 0): BracketPage[] => {
  const { shown, stage } = knockout(first, over);
  return bracketPages(shown, stage);
};
const shape = (page: BracketPage): number[] => page.rounds.map((round) => round.length);

/** The place of a bracket on a wall of 1920 by 1080, and its smallest text before it is scaled. */
const WALL = { width: 1824, height: 790, high: 1080, text: 13.5 };

test('a bracket of four first matches is one page', () => expect(pagesOf(4).map(shape)).toEqual([[4, 2, 1]]));
test('a bracket of sixteen first matches begins with a page for each quarter', () =>
  expect(pagesOf(16).map(shape)).toEqual([
    [4, 2, 1],
    [4, 2, 1],
    [4, 2, 1],
    [4, 2, 1],
  ]));
test('no first match of a large bracket is left out', () => expect(new Set(pagesOf(32).flatMap((page) => page.rounds[0])).size).toBe(32));
test('a page that is played out leaves the wall to the rounds after it', () => {
  const left = pagesOf(8, 8);
  expect(left.map(shape)).toEqual([
    [4, 2, 1],
    [4, 2, 1],
  ]);
  const { shown, stage } = knockout(8, 8);
  for (const match of shown.pairs!.matches.filter((one) => one.id.startsWith('1.'))) match.status = 'over';
  for (const match of shown.pairs!.matches.filter((one) => one.id.startsWith('2.'))) match.sides = ['D1', 'D2'];
  expect(bracketPages(shown, stage).map(shape)).toEqual([[2, 1]]);
});
test('a round keeps the name that it has in the whole bracket', () =>
  expect(pagesOf(16).map((page) => [page.first, page.sizes])[0]).toEqual([0, [16, 8, 4]]));
test('matches that lead nowhere are shown four by four', () => {
  const matches = Array.from(
    { length: 6 },
    (_, at) => ({ id: `q${at}`, status: 'ready', sides: ['D1', 'D2'], feeds: null }) as unknown as EventMatch,
  );
  const stage = { rounds: [matches.map((one) => one.id)] } as EventStage;
  expect(bracketPages({ pairs: { matches, entries: [] } } as unknown as EventShown, stage).map(shape)).toEqual([[4], [2]]);
});
test.each([2, 4, 8, 16, 32])('every page of a bracket of %i first matches is read from ten metres', (first) => {
  const { shown, stage } = knockout(first, first);
  for (const page of [...bracketPages(shown, stage), ...pagesOf(first)]) {
    const drawn = drawing(page.rounds.map((round) => round.map((id) => matchOf(shown, id)!)));
    const scale = Math.min(WALL.width / (drawn.width + 4), WALL.height / (drawn.height + 4));
    expect((100 * WALL.text * scale) / WALL.high).toBeGreaterThanOrEqual(2.5);
  }
});
