/** What a screen on the wall shows, one scene after the other: never more than fits, and nothing that is empty. */
import { matchOf } from '../../../lib/event_find';
import type { EventMatch, EventShown, EventStage, FieldPlayer, FieldShown } from '../../../lib/events';
import { bracketPages, type BracketPage } from './brackets';

export type Scene =
  | { kind: 'clock' }
  | { kind: 'champion' }
  | { kind: 'seats'; players: FieldPlayer[] }
  | { kind: 'payouts'; first: number; prizes: number[] }
  | { kind: 'places'; players: FieldPlayer[] }
  | { kind: 'calls'; matches: EventMatch[]; playing: boolean }
  | { kind: 'results'; matches: EventMatch[] }
  | { kind: 'groups'; stage: EventStage; groups: EventStage['groups'] }
  | { kind: 'bracket'; stage: EventStage; page: BracketPage }
  | { kind: 'entries'; names: string[] }
  | { kind: 'cancelled' };

/** So many fit on one screen; of groups with more rows than four, two. */
export const FIT = { calls: 8, groups: 4, tallGroups: 2, results: 8, entries: 24, lines: 33 };

/** The scenes for now, in their order. */
export function scenesOf(shown: EventShown): Scene[] {
  if (shown.status === 'cancelled') return [{ kind: 'cancelled' }];
  if (shown.field) return fieldScenes(shown.field);
  const { pairs } = shown;
  if (!pairs) return [];
  const called = pairs.calls.flatMap((id) => matchOf(shown, id) ?? []);
  const stages = [...pairs.stages].reverse();
  const scenes: Scene[] = [
    ...(shown.status === 'over' ? [{ kind: 'champion' } as const] : []),
    ...pages(
      called.filter((match) => match.status === 'called'),
      FIT.calls,
    ).map((matches) => ({ kind: 'calls', matches, playing: false }) as const),
    ...pages(
      called.filter((match) => match.status !== 'called'),
      FIT.calls,
    ).map((matches) => ({ kind: 'calls', matches, playing: true }) as const),
    ...stages.flatMap((stage, place) => stageScenes(shown, stage, stages.slice(0, place))),
  ];
  const over = pairs.matches
    .filter((match) => match.result !== null && !match.bye)
    .slice(-FIT.results)
    .reverse();
  if (over.length && shown.status === 'running') scenes.push({ kind: 'results', matches: over });
  const names = pairs.entries.map((entry) => entry.people.join(' / '));
  return scenes.length ? scenes : pages(names, FIT.entries).map((some) => ({ kind: 'entries', names: some }));
}

/** Single players: the seats until the first level runs; then the clock, longer than the prizes; in the end who won what. */
function fieldScenes(field: FieldShown): Scene[] {
  const prizes = pages(field.payouts, FIT.lines);
  if (field.champion) {
    const placed = field.players.filter((one) => one.place !== null && one.place <= field.payouts.length);
    return [{ kind: 'champion' }, ...pages(placed, FIT.lines).map((players) => ({ kind: 'places', players }) as const)];
  }
  if (!field.clock) {
    const seated = field.players.filter((one) => one.table !== null).sort((one, other) => one.name.localeCompare(other.name));
    return [{ kind: 'clock' }, ...pages(seated, FIT.lines).map((players) => ({ kind: 'seats', players }) as const)];
  }
  let first = 1;
  const paid = prizes.map((some) => {
    first += some.length;
    return { kind: 'payouts', first: first - some.length, prizes: some } as const;
  });
  return [{ kind: 'clock' }, { kind: 'clock' }, { kind: 'clock' }, ...paid];
}

/** A stage that is over leaves the wall to the next one; the last one stays. */
function stageScenes(shown: EventShown, stage: EventStage, later: readonly EventStage[]): Scene[] {
  if (stage.closed && later.some((one) => one.drawn)) return [];
  const most = stage.groups.some((group) => group.rows.length > 4) ? FIT.tallGroups : FIT.groups;
  if (stage.groups.length) return pages(stage.groups, most).map((groups) => ({ kind: 'groups', stage, groups }));
  if (!stage.rounds.length) return [];
  return bracketPages(shown, stage).map((page) => ({ kind: 'bracket', stage, page }));
}

/** A list in pages of at most so many, as even as they can be. */
export function pages<T>(list: readonly T[], most: number): T[][] {
  const count = Math.ceil(list.length / most);
  const size = Math.ceil(list.length / Math.max(1, count));
  return Array.from({ length: count }, (_, page) => list.slice(page * size, (page + 1) * size));
}
