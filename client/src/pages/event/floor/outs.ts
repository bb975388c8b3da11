/** Who went out in one hand, as the floor writes it down before it is decided. */
import { chipsOf } from '../../../lib/amounts';
import type { FloorKept, SeatKept, TableKept } from '../../../lib/field';

export type Leaving = { player: string; name: string; table: number; stack: string; takers: string[] };

/** Somebody is tapped: taken onto the list, or off it again. */
export function flipped(list: readonly Leaving[], table: TableKept, seat: SeatKept): Leaving[] {
  if (list.some((one) => one.player === seat.player)) return list.filter((one) => one.player !== seat.player);
  return [...list, { player: seat.player, name: seat.name, table: table.number, stack: '', takers: [] }];
}

/** Who may have taken the knockout: whoever stays at the same table. */
export function takersOf(floor: Pick<FloorKept, 'tables'>, list: readonly Leaving[], one: Leaving): SeatKept[] {
  const gone = new Set(list.map((other) => other.player));
  return floor.tables.find((table) => table.number === one.table)?.seats.filter((seat) => !gone.has(seat.player)) ?? [];
}

/** Only stacks of players who leave the same table in one hand decide anything: others need none. */
export function needsStack(list: readonly Leaving[], one: Leaving): boolean {
  return list.filter((other) => other.table === one.table).length > 1;
}

/** The fields of the decision; null while something is missing. */
export function outsOf(list: readonly Leaving[], knockouts: boolean): Record<string, unknown> | null {
  const stacks = list.map((one) => (one.stack.trim() === '' && !needsStack(list, one) ? 1 : chipsOf(one.stack)));
  if (!list.length || stacks.some((stack) => stack === null) || (knockouts && list.some((one) => !one.takers.length))) return null;
  const told = list.some((one) => one.takers.length);
  if (told && list.some((one) => !one.takers.length)) return null;
  return {
    outs: list.map((one, place) => ({ player: one.player, table: one.table, stack: stacks[place] })),
    ...(told ? { taken_by: list.map((one) => one.takers) } : {}),
  };
}
