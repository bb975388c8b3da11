/** The end of a match in words. */
import type { View } from './messages';
import type { Teller } from './telling';

export function matchEnd({ outcome }: View, { t, common, you, name }: Teller): string {
  if (!outcome || outcome.winner === null) return common.end.closed;
  if (outcome.winner === you) return t.end.won;
  const own = outcome.ranking.find((one) => one.side === you);
  return own ? t.end.place(t.seat.place(own.place)) : t.end.wonBy(name(outcome.winner));
}
