/** Where everybody sits as the reader sees it: the reader at the bottom, the partner on top. */
import { AVATARS, faceOf } from '../../cards/avatars';
import type { Sitter } from '../../lib/messages';
import type { TableTeller } from './teller';

export type Place = 'me' | 'right' | 'top' | 'left';

const ROUND: Place[] = ['me', 'right', 'top', 'left'];

export const pairOf = (seat: number): number => seat % 2;

/** The side of the table on which a seat is seen from another; with two players the other one sits opposite. */
export function placeOf(seat: number, from: number, seats: number, direction: 'ccw' | 'cw' = 'ccw'): Place {
  const steps = (((direction === 'ccw' ? seat - from : from - seat) % seats) + seats) % seats;
  return ROUND[seats === 2 ? 2 * steps : steps]!;
}

/** The reader's partner, where there is one. */
export function partnerOf(seat: number | null, seats: number): number | null {
  return seat === null || seats !== 4 ? null : (seat + 2) % 4;
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
  seats: number,
  { common, you }: TableTeller,
  gone: Readonly<Record<number, number>> = {},
): string[] {
  const sitter = sitters[seat];
  return [
    ...(seat === partnerOf(you, seats) ? [common.seat.partner] : []),
    ...(sitter?.bot && !sitter.held ? [common.seat.robot] : []),
    ...(sitter?.away ? [common.seat.away] : gone[seat] === undefined ? [] : [common.seat.gone]),
  ];
}
