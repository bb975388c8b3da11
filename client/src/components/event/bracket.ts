/** Where each match of a bracket is drawn: a column for each round, and each match between the two that lead to it. */
import type { EventMatch } from '../../lib/events';

export const BOX = { width: 250, height: 54, gap: 16, between: 44, head: 30 };

export type Placed = { match: EventMatch; x: number; y: number };
export type Line = { from: Placed; to: Placed };
export type Drawing = { placed: Placed[]; lines: Line[]; columns: { x: number; matches: number }[]; width: number; height: number };

/** The drawing of these rounds, the first one first. A match that nothing leads to stands below the others of its round. */
export function drawing(rounds: readonly (readonly EventMatch[])[]): Drawing {
  const column = new Map(rounds.flatMap((round, at) => round.map((match) => [match.id, at] as const)));
  const all = rounds.flat();
  const before = (target: EventMatch): EventMatch[] =>
    all.filter((match) => match.feeds?.[0] === target.id).sort((a, b) => a.feeds![1] - b.feeds![1]);
  const rows = new Map<string, number>();
  let next = 0;
  const place = (match: EventMatch): number => {
    const feeding = before(match).map(place);
    const row = feeding.length ? (Math.min(...feeding) + Math.max(...feeding)) / 2 : next++;
    rows.set(match.id, row);
    return row;
  };
  const ends = all.filter((match) => !match.feeds || !column.has(match.feeds[0]));
  const fed = ends.filter((match) => before(match).length);
  for (const match of fed) place(match);
  spread(
    rounds,
    ends.filter((match) => !before(match).length),
    column,
    rows,
    next,
  );
  const step = BOX.height + BOX.gap;
  const placed = all.map((match) => ({
    match,
    x: column.get(match.id)! * (BOX.width + BOX.between),
    y: BOX.head + rows.get(match.id)! * step,
  }));
  const found = new Map(placed.map((one) => [one.match.id, one]));
  const lines = placed.flatMap((from) => {
    const to = from.match.feeds ? found.get(from.match.feeds[0]) : undefined;
    return to ? [{ from, to }] : [];
  });
  return {
    placed,
    lines,
    columns: rounds.map((round, at) => ({ x: at * (BOX.width + BOX.between), matches: round.filter((match) => !thirdPlace(match, rounds)).length })),
    width: rounds.length * (BOX.width + BOX.between) - BOX.between,
    height: BOX.head + (Math.max(0, ...rows.values()) + 1) * step - BOX.gap,
  };
}

/** Matches that no other leads to: in a round of their own kind they fill it from the top, beside a tree they come below it. */
function spread(
  rounds: readonly (readonly EventMatch[])[],
  alone: readonly EventMatch[],
  column: ReadonlyMap<string, number>,
  rows: Map<string, number>,
  next: number,
): void {
  const most = Math.max(0, ...rounds.map((round) => round.length));
  for (const [at, round] of rounds.entries()) {
    const own = alone.filter((match) => column.get(match.id) === at);
    const treed = round.length > own.length;
    own.forEach((match, place) => rows.set(match.id, treed ? lowest(round, rows) + 1 : next ? place : ((place + 0.5) * most) / own.length - 0.5));
  }
}

const lowest = (round: readonly EventMatch[], rows: ReadonlyMap<string, number>): number =>
  Math.max(...round.map((match) => rows.get(match.id) ?? 0));

/** The match of those who lost the semifinals stands in the round of the final, and nothing is drawn to it. */
function thirdPlace(match: EventMatch, rounds: readonly (readonly EventMatch[])[]): boolean {
  const last = rounds.at(-1) ?? [];
  return last.includes(match) && last.length > 1 && !rounds.flat().some((one) => one.feeds?.[0] === match.id);
}

/** A name that fits into so many letters. */
export function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
