/** A bracket cut into pages that are read from ten metres: three rounds side by side, with no more than four matches one below the other. */
import { drawing } from '../../../components/event/bracket';
import { matchOf } from '../../../lib/event_find';
import type { EventMatch, EventShown, EventStage } from '../../../lib/events';

/** The rounds of one page; `first` is the number of the first of them, `sizes` how many matches each has in the whole bracket. */
export type BracketPage = { rounds: string[][]; first: number; sizes: number[] };

export const ROUNDS = 3;
export const MATCHES = 4;

/** The pages of a stage that tell something now: not those whose winners all stand on a later one, nor those that nobody has reached. */
export function bracketPages(shown: EventShown, stage: EventStage): BracketPage[] {
  const rounds = stage.rounds.map((round) => round.flatMap((id) => matchOf(shown, id) ?? []));
  const sizes = drawing(rounds).columns.map((column) => column.matches);
  const found: BracketPage[] = [];
  for (let first = 0; first === 0 || first + 1 < rounds.length; first += ROUNDS - 1) {
    const block = rounds.slice(first, first + ROUNDS);
    const last = first + ROUNDS >= rounds.length;
    const open = (part: EventMatch[][]): boolean => last || part.slice(0, -1).some((round) => round.some((match) => match.status !== 'over'));
    const reached = (part: EventMatch[][]): boolean => first === 0 || part[0]!.some((match) => match.sides.some((side) => side !== null));
    for (const part of parts(block).filter((one) => open(one) && reached(one)))
      found.push({ rounds: part.map((round) => round.map((match) => match.id)), first, sizes: sizes.slice(first, first + ROUNDS) });
  }
  return found;
}

/** Rounds that fit on one page as they are; others cut into the trees of their last round, then what stands in no tree. */
function parts(block: EventMatch[][]): EventMatch[][][] {
  if (block.every((round) => round.length <= MATCHES)) return [block];
  const trees = (block.at(-1) ?? []).map((root) => treeOf(root, block)).filter((tree) => tree.flat().length > 1);
  const drawn = new Set(trees.flat(2).map((match) => match.id));
  const alone = block.flatMap((round, at) =>
    chunks(round.filter((match) => !drawn.has(match.id))).map((some) => block.map((_, to) => (to === at ? some : []))),
  );
  return [...trees, ...alone];
}

/** A match of the last round and all that leads to it, round by round. */
function treeOf(root: EventMatch, block: EventMatch[][]): EventMatch[][] {
  let wanted = new Set([root.id]);
  const tree = [...block].reverse().map((round, back) => {
    const own = back === 0 ? [root] : round.filter((match) => match.feeds && wanted.has(match.feeds[0]));
    wanted = new Set(own.map((match) => match.id));
    return own;
  });
  return tree.reverse();
}

function chunks(round: EventMatch[]): EventMatch[][] {
  return Array.from({ length: Math.ceil(round.length / MATCHES) }, (_, page) => round.slice(page * MATCHES, (page + 1) * MATCHES));
}
