"""The pack: who opens, the deal, the mortos and the monte."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_104
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.actions import Shuffle
from tento.games.tranca.rules.melds import is_red_three
from tento.games.tranca.rules.state import SEATS, Rodada, State, next_in_play, the_rodada
from tento.games.tranca.rules.threes import lay_red_threes
from tento.games.tranca.rules.turn import begin_turn
from tento.games.tranca.rules.verdict import refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal
from tento.table.seats import Seat

_WHOLE = sorted(DECK_104)


@enforces("packs", "jokers")
def verify_shuffle(state: State, action: Shuffle) -> Refusal | None:
    """Two whole packs without a Joker, when a deal is due."""
    if state.stage not in ("shuffle", "rodada_over"):
        return refuse(state, "wrong_moment")
    return None if sorted(action.pack) == _WHOLE else refuse(state, "wrong_pack", "packs")


def shuffle(state: State, events: ev.Events, action: Shuffle) -> State:
    """The pack comes and is dealt. A proposal that was not settled by now has failed: the regulation prevails."""
    dealer = state.next_dealer if state.next_dealer is not None else _drawn_dealer(events, action.pack)
    rodada = deal(action.pack, next_in_play(dealer), state)
    first = rodada.turn
    upcard = rodada.lixo[-1] if rodada.lixo else None
    events.append(ev.CardsDealt(dealer=dealer, first=first, monte=len(rodada.monte), upcard=upcard))
    state = replace(state, stage="play", dealer=dealer, next_dealer=None, rodada=rodada, proposal=None, result=None)
    return begin_turn(_red_threes_at_deal(state, events, first), events, first)


@enforces("first_player")
def _drawn_dealer(events: ev.Events, pack: tuple[Card, ...]) -> Seat:
    """Chance is read off the top card: its suit names the first player, each equally likely. The dealer sits before."""
    first = Seat(DECK_104.index(pack[0]) % SEATS)
    dealer = Seat((first - 1) % SEATS)
    events.append(ev.FirstPlayerDrawn(seat=first, dealer=dealer))
    return dealer


@enforces("deal_order", "cards_each", "mortos", "morto_size", "initial_upcard", "partners_sit")
def deal(pack: tuple[Card, ...], first: Seat, state: State) -> Rodada:
    """Eleven cards to each, one by one clockwise from the first player, then two mortos of eleven; the rest is the monte."""
    rules = state.rules
    dealt = rules.cards_each * SEATS
    hands = tuple(pack[(seat - first) % SEATS : dealt : SEATS] for seat in range(SEATS))
    mortos = (pack[dealt : dealt + rules.morto_size], pack[dealt + rules.morto_size : dealt + 2 * rules.morto_size])
    monte = pack[dealt + rules.mortos * rules.morto_size :]
    lixo: tuple[Card, ...] = ()
    if rules.initial_upcard:
        place = next((place for place, card in enumerate(monte) if not is_red_three(card)), 0)
        lixo, monte = (monte[place],), (*monte[place + 1 :], *monte[:place])
    return Rodada(hands, monte, mortos, first, lixo)


@enforces("red3_timing")
def _red_threes_at_deal(state: State, events: ev.Events, first: Seat) -> State:
    """Where it was agreed so, everybody lays the red threes right after the deal."""
    if state.rules.red3_timing != "at_deal":
        return state
    for step in range(SEATS):
        state = lay_red_threes(state, events, Seat((first + step) % SEATS))
    assert the_rodada(state).turns == 0, "nobody has played"
    return state
