/** What a referee marks at a table of truco, by the values of the rulebook. */

type Points = readonly [number, number];

/** What a mão may be worth: its first value, then each raise. */
export function worths(values: Readonly<Record<string, unknown>>): number[] {
  const base = Number(values['mao_base_value'] ?? 1);
  const ladder = Array.isArray(values['raise_ladder']) ? values['raise_ladder'].map(Number) : [];
  return [...new Set([base, ...ladder])];
}

/** The points that a side still gets: the score stops at the target where the rulebook says so. */
export function capped(values: Readonly<Record<string, unknown>>, target: number | null, score: number, points: number): number {
  return target !== null && values['score_overshoot'] === 'cap_at_target' ? Math.min(points, Math.max(0, target - score)) : points;
}

/** The sides that stand where a mão de onze is played; both: mão de ferro. */
export function atEleven(values: Readonly<Record<string, unknown>>, score: Points): (0 | 1)[] {
  const at = Number(values['onze_at'] ?? 0);
  return at ? ([0, 1] as const).filter((side) => score[side] === at) : [];
}

/** Who deals: the deal passes on with every mão that was marked. Seats alternate, the first side first. */
export function dealerAt(people: readonly [readonly string[], readonly string[]], first: number, marks: number): string {
  const seats = [people[0][0], people[1][0], people[0][1], people[1][1]].filter((name): name is string => name !== undefined);
  return seats.length ? seats[(first + marks) % seats.length]! : '';
}

/** The seconds for shuffling, cutting and dealing, where the rulebook limits them. */
export function limits(values: Readonly<Record<string, unknown>>): { key: 'shuffle' | 'cut' | 'deal'; seconds: number }[] {
  const keys = [
    ['shuffle', 'shuffle_max_s'],
    ['cut', 'cut_max_s'],
    ['deal', 'deal_max_s'],
  ] as const;
  return keys.map(([key, value]) => ({ key, seconds: Number(values[value]) })).filter((one) => one.seconds > 0);
}
