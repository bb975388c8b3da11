/** The cards that won: the best five of every winner whose hand lies open. All others stand back. */
import { bestFive, type Side } from './evaluating/best';
import { VARIANTS } from './evaluating/variants';
import type { PaidView, View } from './messages';

/** Null while nothing is won, or where no winner showed a hand. */
export function winningCards(view: View): ReadonlySet<string> | null {
  const variant = VARIANTS[view.variant];
  if (!variant || view.stage === 'hand') return null;
  const five = (seat: number, side: Side): readonly string[] => {
    const shown = view.players[seat]?.shown;
    return shown && shown.length + view.board.length >= 5 ? bestFive(variant, side, shown, view.board) : [];
  };
  const won = new Set(view.paid.flatMap((pot) => sidesOf(pot, variant.high).flatMap(([seat, side]) => five(seat, side))));
  return won.size ? won : null;
}

/** Who won what of a pot; a pot that is not halved has one side only. */
function sidesOf(pot: PaidView, high: boolean): [number, Side][] {
  if (!pot.high.length && !pot.low.length) return pot.winners.map((seat) => [seat, high ? 'high' : 'low']);
  return [...pot.high.map((seat): [number, Side] => [seat, 'high']), ...pot.low.map((seat): [number, Side] => [seat, 'low'])];
}
