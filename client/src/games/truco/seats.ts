/** Who is what at a truco table: positions after the dealer, and whose turn it is. */
import type { View } from './messages';

export type Position = 'pe' | 'mao' | 'segundo' | 'antepe';

const POSITIONS: Position[] = ['pe', 'mao', 'segundo', 'antepe'];

/** The word for a seat's place after the dealer; with two players there are only pé and mão. */
export function positionOf(view: View, seat: number): Position | null {
  if (view.dealer === null || view.mao === null) return null;
  return POSITIONS[(seat - view.dealer + view.seats) % view.seats]!;
}

/** Whose turn it is to lay a card: nobody's while a question waits. */
export function turnOf(view: View): number | null {
  return view.stage === 'play' && view.mao && view.mao.asked === null && view.mao.thrown_by === null ? view.mao.turn : null;
}

/** Whom the table waits for, as far as the view tells: a live table says it itself. */
export function seatsWaitedFor(view: View): number[] {
  const turn = turnOf(view);
  return turn === null ? [] : [turn];
}
