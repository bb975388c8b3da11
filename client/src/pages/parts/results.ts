/** What a person's matches and tallies say, made ready for the page. */
import type { MatchShown, SeatShown, Standing } from './answers';

/** `place` is the own one among more than two sides. */
export type Result = {
  mine: number | null;
  won: boolean | null;
  place: number | null;
  ours: number;
  theirs: number;
  partners: SeatShown[];
  rivals: SeatShown[];
};

/** A match as this person saw it: the own side first, then the best of the others. One partida is told by its points. */
export function resultFor(match: MatchShown, person: string | null): Result {
  const mine = match.seats.find((who) => person !== null && who.person === person)?.seat ?? null;
  const side = match.sides[mine ?? 0] ?? 0;
  const won = mine === null || match.winner === null ? null : match.winner === side;
  const partners = match.seats.filter((who) => match.sides[who.seat] === side && who.seat !== mine);
  const rivals = match.seats.filter((who) => match.sides[who.seat] !== side);
  const score = match.points.length ? match.points : match.score;
  const others = score.filter((_, other) => other !== side);
  const theirs = others.length ? Math.max(...others) : 0;
  const place = mine === null || match.places.length < 3 ? null : (match.places[side] ?? null);
  return { mine, won, place, ours: score[side] ?? 0, theirs, partners, rivals };
}

export type Slice = { key: string; value: number };

/** A pie of the matches: won and not won. Nothing to show before the first match. */
export function slices(standing: Standing, part: string, whole: string): Slice[] {
  const all = standing.totals[whole] ?? 0;
  const some = Math.min(all, standing.totals[part] ?? 0);
  return all === 0
    ? []
    : [
        { key: 'won', value: some },
        { key: 'lost', value: all - some },
      ];
}

/** Bars of these tallies, in this order. */
export function bars(standing: Standing, keys: readonly string[]): Slice[] {
  return keys.map((key) => ({ key, value: standing.totals[key] ?? 0 }));
}

/** How long each bar is, as a share of the longest; nothing is as long as nothing. */
export function lengths(values: number[]): number[] {
  const longest = Math.max(0, ...values);
  return values.map((value) => (longest === 0 ? 0 : value / longest));
}

/** The arc of a ring of radius 1 for this share, from the top, as dash and gap of a stroke of that length. */
export function arc(share: number): string {
  const round = 2 * Math.PI;
  const drawn = Math.min(1, Math.max(0, share)) * round;
  return `${drawn.toFixed(4)} ${(round - drawn).toFixed(4)}`;
}
