/** Where people sit, as a reader sees it: the own seat at the bottom, the others around in the order of play. */

export type Side = 'bottom' | 'right' | 'top' | 'left';

const AROUND: Record<number, Side[]> = { 2: ['bottom', 'top'], 4: ['bottom', 'right', 'top', 'left'] };

/** The side of each seat; null for a table that is no table of two or four. */
export function sides(seats: number, you: number | null): Side[] | null {
  const around = AROUND[seats];
  if (!around) return null;
  return around.map((_, seat) => around[(seat - (you ?? 0) + seats) % seats] as Side);
}

/** Whole seconds until bots take the free seats; null where they do not come by themselves. */
export function secondsLeft(created: number, fill: number | null, now: number): number | null {
  return fill === null ? null : Math.max(0, Math.ceil((created + fill * 1000 - now) / 1000));
}

/** Who came and who went, by name, between two looks at the seats. */
export function comings<T extends { name: string }>(before: (T | null)[], after: (T | null)[]): { came: string[]; went: string[] } {
  const names = (seats: (T | null)[]): string[] => seats.flatMap((who) => (who ? [who.name] : []));
  const [old, now] = [names(before), names(after)];
  return { came: now.filter((name) => !old.includes(name)), went: old.filter((name) => !now.includes(name)) };
}

type Sitting = { seat: number; name: string; bot: boolean; person?: string | null };

/** By whom a newcomer finds the own place: the host if the host sits, else the first person who does. */
export function guideOf(sitters: readonly (Sitting | null)[], host: string | undefined): Sitting | null {
  const people = sitters.filter((who): who is Sitting => who !== null && !who.bot);
  return people.find((who) => who.person === host) ?? people[0] ?? null;
}

export type Bond = 'pairs' | 'duel' | 'alone';

/** What sitting down at a table of these sides comes to: in pairs, one against the other, or everybody alone. */
export function bondOf(sides: readonly number[]): Bond {
  if (sides.length === 2) return 'duel';
  return sides.length === 4 && sides[0] === sides[2] && sides[1] === sides[3] ? 'pairs' : 'alone';
}
