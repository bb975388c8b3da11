/** The bags of a night: what each player has, counted against what is in play. */
import { chipsOf } from '../../../lib/amounts';
import type { FloorKept } from '../../../lib/field';

export type BagLine = { player: string; name: string; where: string; chips: string; cards: number; owed: number };

/** A line for everybody who sits, with what follows the player already filled in; what was typed stays. */
export function bagLines(floor: Pick<FloorKept, 'tables'>, typed: Readonly<Record<string, string>>): BagLine[] {
  return floor.tables.flatMap((table) =>
    table.seats.map((seat) => ({
      player: seat.player,
      name: seat.name,
      where: `${table.number}.${seat.seat}`,
      chips: typed[seat.player] ?? '',
      cards: seat.cards,
      owed: seat.owed,
    })),
  );
}

export type Counted = { sum: number; difference: number; missing: number };

/** What the bags hold together, how far that is from what must be there, and how many are still to be counted. */
export function counted(lines: readonly BagLine[], expected: number): Counted {
  const chips = lines.map((line) => chipsOf(line.chips));
  const sum = chips.reduce<number>((all, one) => all + (one ?? 0), 0);
  return { sum, difference: sum - expected, missing: chips.filter((one) => !one).length };
}

export function bagsOf(lines: readonly BagLine[], cards: Readonly<Record<string, number>>): Record<string, unknown> {
  return {
    bags: lines.map((line) => ({
      player: line.player,
      chips: chipsOf(line.chips) ?? 0,
      time_cards: cards[line.player] ?? line.cards,
      penalty_hands: line.owed,
    })),
  };
}
