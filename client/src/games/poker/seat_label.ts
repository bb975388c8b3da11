/** A seat as a screen reader says it. */
import type { Sitter } from '../../lib/messages';
import type { SeatView, View } from './messages';
import { handName } from './naming';
import { percent } from './odds';
import { cardList, chips, placeName, type Teller } from './telling';

export function seatLabel(
  view: View,
  player: SeatView,
  sitter: Sitter | null,
  turn: boolean,
  prize: number,
  teller: Teller,
  chance?: number,
  held: readonly string[] | null = null,
): string {
  const { t, common, lang, name } = teller;
  const { seat, standing } = player;
  const posts = [view.button === seat && t.seat.button, view.small === seat && t.seat.small, view.big === seat && t.seat.big];
  const is = {
    empty: '',
    out: placeName(player.place, teller) ? t.seat.out(placeName(player.place, teller)) : t.seat.outShort,
    waiting: t.seat.waiting,
    folded: t.seat.folded,
    all_in: t.seat.allIn,
    playing: '',
  }[standing];
  const open = player.shown ?? held ?? (player.up.length ? player.up : null);
  return [
    name(seat),
    sitter?.bot && !sitter.held && common.seat.robot,
    (player.away || sitter?.away) && t.seat.away,
    standing !== 'out' && t.seat.stack(chips(player.stack, teller)),
    ...(view.stage === 'hand' ? posts : []),
    is,
    player.bet > 0 && t.seat.bet(chips(player.bet, teller)),
    open && cardList(open, teller),
    player.made && handName(player.made, t.made, lang),
    chance !== undefined && t.seat.chance(percent(chance, teller)),
    prize > 0 && t.seat.won(chips(prize, teller)),
    turn && common.seat.turn,
  ]
    .filter(Boolean)
    .join(', ');
}
