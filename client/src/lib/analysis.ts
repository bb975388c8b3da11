/** A judged match as the server tells it, and where its pieces lie on a chart. */
export type Choice = { text: string; worth: number; made: boolean; best: boolean };
export type Judged = {
  /** The step of the replay that shows what was done. */
  seq: number;
  seat: number;
  done: string;
  best: string;
  reason: string;
  cost: number;
  cost_text: string;
  /** Empty for a sound choice, `?` for a mistake, `??` for a grave one. */
  mark: '' | '?' | '??';
  choices: Choice[];
};
export type Stood = { seq: number; sides: number[] };
export type Turn = { seq: number; side: number; before: string; after: string };
export type OpenHands = { seq: number; hands: string[][] };
export type SeatSum = { seat: number; decisions: number; mistakes: number; cost: number; cost_text: string };
export type Analysis = {
  /** By which the judgement of a record is asked for again; empty for a match of the house. */
  name: string;
  ready: boolean;
  done: number;
  of: number;
  player: string;
  scale: 'chance' | 'points' | 'chips';
  sides: number[][];
  judged: Judged[];
  stood: Stood[];
  turns: Turn[];
  hands: OpenHands[];
  sums: SeatSum[];
};

/** What holds at this step: the last that began at it or before. */
export function holding<T extends { seq: number }>(all: readonly T[], seq: number): T | undefined {
  return all.findLast((one) => one.seq <= seq);
}

/** The place of a step of the server among those that are looked at. */
export function placeOf(steps: readonly { seq: number }[], seq: number): number {
  return Math.max(
    0,
    steps.findLastIndex((one) => one.seq <= seq),
  );
}

/** From the least to the most that any side ever had; a chance goes from nothing to all. */
export function range({ scale, stood }: Pick<Analysis, 'scale' | 'stood'>): [number, number] {
  if (scale === 'chance') return [0, 1];
  const all = stood.flatMap((one) => one.sides);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** The sides that are drawn: of two chances one says both. */
export function drawn({ scale, sides }: Pick<Analysis, 'scale' | 'sides'>, own: number): number[] {
  return scale === 'chance' && sides.length === 2 ? [own] : sides.map((_, side) => side);
}

/** The line of one side in a box of this size: flat until the next step that changed it. */
export function line(
  stood: readonly Stood[],
  side: number,
  steps: readonly { seq: number }[],
  [low, high]: readonly [number, number],
  [width, height]: readonly [number, number],
): string {
  const across = (at: number): number => (steps.length > 1 ? (at / (steps.length - 1)) * width : 0);
  const up = (value: number): number => height - ((value - low) / (high - low || 1)) * height;
  let path = '';
  for (const one of stood) {
    const x = across(placeOf(steps, one.seq)).toFixed(1);
    const y = up(one.sides[side] ?? low).toFixed(1);
    path += path ? `H${x}V${y}` : `M0 ${y}`;
  }
  return path && `${path}H${width}`;
}

/** The number of the step that a link names behind its `#`; 0 where it names none. */
export function linked(hash: string): number {
  return Number(/^#lance-(\d{1,7})$/.exec(hash)?.[1] ?? 0);
}

/** Where the replay of a table is found: one that plays on from a moment has none of its own, and leads back there; nowhere for a record. */
export function replayOf(whatIf: { table: string; seq: number } | null, table: string): string {
  if (whatIf && !whatIf.table) return '';
  return whatIf ? `${whatIf.table}#lance-${whatIf.seq}` : table;
}
