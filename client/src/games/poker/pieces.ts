/** One step of the table in the pieces in which people see it: an all-in is turned up, then come the streets one by one, then the pots are paid. */
import type { GameEvent, SeatView, View } from './messages';

/** What happens together, the table after it, and how long it is looked at before the next piece. */
export type Piece = { events: GameEvent[]; view: View; ms: number };

export const STREET_MS = 900;
export const PAID_MS = 1800;
const USUAL_PAUSE = 2.5;

/** How long things are looked at, beside the usual: at a table that pauses little between two deals they go by quickly. */
export const paceOf = (pauseSeconds: number): number => Math.min(1, pauseSeconds / USUAL_PAUSE);

/** A hand that ends with cards of the board that nobody bets on any more has several pieces; everything else is one. */
export function piecesOf(events: GameEvent[], view: View, pace = 1): Piece[] {
  const streets = events.filter((event) => event.event === 'BoardDealt').length;
  if (!streets || view.stage === 'hand' || !events.some((event) => event.event === 'PotPaid')) return [{ events, view, ms: 0 }];
  const parts = cut(events);
  const shares = sharesOf(events);
  let board = view.board.length - events.reduce((sum, event) => sum + (event.event === 'BoardDealt' ? event.cards.length : 0), 0);
  return parts.map((part, at) => {
    if (at === parts.length - 1) return { events: part, view, ms: pace * PAID_MS };
    for (const event of part) if (event.event === 'BoardDealt') board += event.cards.length;
    return { events: part, view: unpaid(view, board, shares), ms: pace * STREET_MS };
  });
}

/** A new part begins with every street, and with the first pot that is paid. */
function cut(events: GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  let paid = false;
  for (const event of events) {
    const pays: boolean = event.event === 'PotPaid' && !paid;
    if (event.event === 'BoardDealt' || pays) parts.push([]);
    paid ||= pays;
    parts.at(-1)!.push(event);
  }
  return parts.filter((part) => part.length > 0);
}

function sharesOf(events: GameEvent[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const event of events)
    if (event.event === 'PotPaid') for (const { seat, chips } of event.shares) shares.set(seat, (shares.get(seat) ?? 0) + chips);
  return shares;
}

/** The table while the board has so many cards and the pots are not paid yet. */
function unpaid(view: View, board: number, shares: Map<number, number>): View {
  const chips = [...shares.values()].reduce((sum, one) => sum + one, 0);
  const seats = view.players.filter((one) => one.shown).map((one) => one.seat);
  return {
    ...view,
    stage: 'hand',
    board: view.board.slice(0, board),
    pots: [{ chips, seats }],
    pot: chips,
    paid: [],
    asked: null,
    outcome: null,
    players: view.players.map((one) => before(one, one.stack - (shares.get(one.seat) ?? 0))),
  };
}

function before(player: SeatView, stack: number): SeatView {
  if (!player.shown) return { ...player, stack };
  return { ...player, stack, standing: stack ? 'playing' : 'all_in', made: null, place: null };
}
