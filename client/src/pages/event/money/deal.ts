/** A deal at the final table: figures as they are typed, and whether they leave the champion's reserve. */
import { centavosOf, chipsOf } from '../../../lib/amounts';

export type Typed = Record<string, string>;

/** The stacks; null while one is missing. */
export function stacksOf(players: readonly string[], typed: Typed): Record<string, number> | null {
  const found = players.map((player) => [player, chipsOf(typed[player] ?? '')] as const);
  return found.every(([, chips]) => chips) ? Object.fromEntries(found as [string, number][]) : null;
}

export type Agreed = { amounts: Record<string, number> | null; sum: number; reserve: number; enough: boolean; below: string[] };

/** What the figures come to: together, what they leave for the champion, whether that is as much as must be, and who takes less than `floor`. */
export function agreed(players: readonly string[], typed: Typed, open: number, least: number, floor: number): Agreed {
  const found = players.map((player) => [player, centavosOf(typed[player] ?? '')] as const);
  const sum = found.reduce((all, [, amount]) => all + (amount ?? 0), 0);
  const whole = players.length > 0 && found.every(([, amount]) => amount !== null);
  const below = found.filter(([, amount]) => amount !== null && amount < floor).map(([player]) => player);
  return { amounts: whole ? Object.fromEntries(found as [string, number][]) : null, sum, reserve: open - sum, enough: open - sum >= least, below };
}

/** Centavos as they are typed into a field. */
export const typedOf = (centavos: number): string => `${Math.floor(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`;

/** The tournaments of each stage, by the number of the stage that was chosen for them; the stage of `last` comes last. */
export function stagesOf(chosen: Readonly<Record<string, number>>, last: string): string[][] {
  const stages = new Map<number, string[]>();
  for (const [event, stage] of Object.entries(chosen)) if (stage) stages.set(stage, [...(stages.get(stage) ?? []), event]);
  const own = chosen[last] ?? 0;
  return [...stages.entries()].sort(([a], [b]) => Number(a === own) - Number(b === own) || a - b).map(([, events]) => events);
}
