/** One step of the table in the pieces in which people see it: an all-in is turned up, then come the streets one by one, then the pots are paid. */
import type { ToldStep } from '../../lib/replays';
import type { GameEvent, SeatView, View } from './messages';

/** What happens together, the table after it, and how long it is looked at before the next piece. */
export type Piece = { events: GameEvent[]; view: View; ms: number };

export const STREET_MS = 900;
export const PAID_MS = 1800;
const USUAL_PAUSE = 2.5;

/** How long things are looked at, beside the usual: at a table that pauses little between two deals they go by quickly. */
export const paceOf = (pauseSeconds: number): number => Math.min(1, pauseSeconds / USUAL_PAUSE);

/** A hand that ends with streets that nobody bets on any more has several pieces; everything else is one. */
export function piecesOf(events: GameEvent[], view: View, pace = 1): Piece[] {
  const parts = cut(events);
  if (parts.length < 2 || view.stage === 'hand' || !events.some((event) => event.event === 'PotPaid')) return [{ events, view, ms: 0 }];
  const shares = sharesOf(events);
  return parts.map((part, at) => {
    if (at === parts.length - 1) return { events: part, view, ms: pace * PAID_MS };
    return { events: part, view: unpaid(view, comingIn(parts.slice(at + 1).flat()), shares), ms: pace * STREET_MS };
  });
}

/** A new part begins with every street after the hands were turned up, and with the first pot that is paid; without such a street all is one. */
function cut(events: GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  let streets = 0;
  let [open, paid] = [false, false];
  for (const event of events) {
    const street = open && (event.event === 'BoardDealt' || event.event === 'UpCardsDealt');
    const pays = event.event === 'PotPaid' && !paid;
    open ||= event.event === 'HandShown';
    paid ||= pays;
    streets += Number(street);
    if (street || pays) parts.push([]);
    parts.at(-1)!.push(event);
  }
  return streets ? parts : [events];
}

/** How many cards of the board, and of each hand, are still to come in these events. */
type Coming = { board: number; hands: Map<number, number> };

function comingIn(events: GameEvent[]): Coming {
  const coming: Coming = { board: 0, hands: new Map() };
  for (const event of events) {
    if (event.event === 'BoardDealt') coming.board += event.cards.length;
    if (event.event === 'UpCardsDealt') for (const { seat } of event.cards) coming.hands.set(seat, (coming.hands.get(seat) ?? 0) + 1);
  }
  return coming;
}

function sharesOf(events: GameEvent[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const event of events)
    if (event.event === 'PotPaid') for (const { seat, chips } of event.shares) shares.set(seat, (shares.get(seat) ?? 0) + chips);
  return shares;
}

/** The table while these cards are still to come and the pots are not paid yet. */
function unpaid(view: View, coming: Coming, shares: Map<number, number>): View {
  const chips = [...shares.values()].reduce((sum, one) => sum + one, 0);
  const seats = view.players.filter((one) => one.shown).map((one) => one.seat);
  return {
    ...view,
    stage: 'hand',
    board: withoutLast(view.board, coming.board),
    hand: view.hand && withoutLast(view.hand, (typeof view.viewer === 'number' && coming.hands.get(view.viewer)) || 0),
    pots: [{ chips, seats }],
    pot: chips,
    paid: [],
    asked: null,
    outcome: null,
    players: view.players.map((one) => before(one, one.stack - (shares.get(one.seat) ?? 0), coming.hands.get(one.seat) ?? 0)),
  };
}

const withoutLast = (cards: readonly string[], many: number): string[] => cards.slice(0, cards.length - many);

/** The places of the up-cards in a stud hand. */
const [FIRST_UP, AFTER_UP] = [2, 6];

function before(player: SeatView, stack: number, coming: number): SeatView {
  if (!player.shown) return { ...player, stack };
  const shown = withoutLast(player.shown, coming);
  const up = player.up.length ? shown.slice(FIRST_UP, AFTER_UP) : player.up;
  return { ...player, stack, shown, up, held: shown.length, standing: stack ? 'playing' : 'all_in', made: null, place: null };
}

/** The steps of a finished match, with those that people see in several pieces taken apart. */
export function unfolded(steps: readonly ToldStep[]): ToldStep[] {
  return steps.flatMap((step) => piecesOf(step.events as GameEvent[], step.view as View).map(({ events, view }) => ({ ...step, events, view })));
}
