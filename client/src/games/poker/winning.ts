/** The cards that lie open when a hand is over and belong to winners: those of the board stay bright only if some winner could use them. */
import type { View } from './messages';

/** The cards of the board that are among the ranks of a winning hand; null while nothing is won, or where no hand was shown. */
export function winningCards(view: View): ReadonlySet<string> | null {
  const winners = new Set(view.paid.flatMap((pot) => pot.winners));
  const open = view.players.filter((player) => winners.has(player.seat) && player.made && player.shown);
  if (!open.length) return null;
  const bright = open.flatMap(({ made, shown }) => {
    const ranks = `${made!.ranks}${made!.low ?? ''}`;
    const suit = made!.high === 'flush' || made!.high === 'straight_flush' ? flushSuit([...view.board, ...shown!]) : null;
    return view.board.filter((card) => ranks.includes(card[0]!) && (suit === null || card[1] === suit));
  });
  return new Set(bright);
}

/** The suit of which there are most. */
function flushSuit(cards: readonly string[]): string {
  const count = (suit: string): number => cards.filter((card) => card[1] === suit).length;
  return [...'cdhs'].reduce((best, suit) => (count(suit) > count(best) ? suit : best));
}
