/** What each seat has won in the hand that is over. */
import type { GameEvent } from './messages';

export type Prizes = Readonly<Record<number, number>>;

/** The prizes after an event: the next hand begins without any. */
export function prizesAfter(prizes: Prizes, event: GameEvent): Prizes {
  if (event.event === 'HandBegan') return {};
  if (event.event !== 'PotPaid') return prizes;
  return event.shares.reduce<Prizes>((had, { seat, chips }) => (chips ? { ...had, [seat]: (had[seat] ?? 0) + chips } : had), prizes);
}
