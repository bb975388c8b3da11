/** Where everybody sits as the reader sees it: the reader at the bottom, the partner on top. */
import { AVATARS, faceOf } from '../../cards/avatars';
import type { Sitter } from '../../lib/messages';
import type { TableTeller } from './teller';

export type Place = 'me' | 'right' | 'top' | 'left';

const ROUND: Place[] = ['me', 'right', 'top', 'left'];

/** The side of the table on which a seat is seen from another; with two players the other one sits opposite. */
export function placeOf(seat: number, from: number, seats: number, direction: 'ccw' | 'cw' = 'ccw'): Place {
  const steps = (((direction === 'ccw' ? seat - from : from - seat) % seats) + seats) % seats;
  return ROUND[seats === 2 ? 2 * steps : steps]!;
}

/** The seat that wins together with this one, where there is exactly one: `sides` are the sides of the seats, as the table tells them. */
export function partnerAt(sides: readonly number[], seat: number | null): number | null {
  const others = seat === null ? [] : sides.flatMap((side, other) => (other !== seat && side === sides[seat] ? [other] : []));
  return others.length === 1 ? others[0]! : null;
}

/** A number for each seat by which whoever has no face of the own is drawn, no two alike while there are enough: it follows from the names. */
export function facesOf(names: readonly string[]): number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let face = faceOf(name);
    while (taken.has(face) && taken.size < AVATARS) face = (face + 1) % AVATARS;
    if (name) taken.add(face);
    return face;
  });
}

/** What is to be known of who sits there, beside the name. */
export function sitterNotes(
  seat: number,
  sitters: readonly (Sitter | null)[],
  { common, you, sides }: TableTeller,
  gone: Readonly<Record<number, number>> = {},
): string[] {
  const sitter = sitters[seat];
  return [
    ...(seat === partnerAt(sides, you) ? [common.seat.partner] : []),
    ...(sitter?.bot && !sitter.held ? [common.seat.robot] : []),
    ...(sitter?.away ? [common.seat.away] : gone[seat] === undefined ? [] : [common.seat.gone]),
  ];
}
