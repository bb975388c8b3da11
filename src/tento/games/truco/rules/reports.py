"""What the referee reports at a physical table: exposed cards, wrong counts, a wrong deal, a bottom card seen."""

from msgspec.structs import replace

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Report
from tento.games.truco.rules.match import Events, end_mao, rotated, void_mao
from tento.games.truco.rules.offences import mao_goes_on, punish
from tento.games.truco.rules.state import Mao, State, the_mao
from tento.games.truco.rules.verdict import Offence, Verdict, not_playing, refuse
from tento.rulebooks.enforced import enforces
from tento.table.seats import Seat, other_pair, pair_of


def verify_report(state: State, action: Report) -> Verdict:
    """The report must name what it needs and come while it can still matter."""
    if action.seat is not None and not 0 <= action.seat < state.seats:
        return refuse(state, "wrong_seat", seat=action.seat)
    if action.kind == "wrong-count":
        return _verify_count(state, action)
    if not mao_goes_on(state):
        return not_playing(state)
    if action.kind == "lookalike-word":
        if action.seat is None or state.rules.raise_lookalike_word == "ignore":
            return refuse(state, "unknown_action", "raise_lookalike_word")
        return None
    if action.kind == "bottom-seen":
        late = state.stage != "ceremony" or action.seat is None
        return refuse(state, "wrong_moment", "peek_while_handling") if late else None
    begun = begins(the_mao(state))
    rule = "exposed_card_redealer" if action.kind == "exposed-card" else "wrong_deal_order"
    return refuse(state, "wrong_moment", rule) if begun else None


def begins(mao: Mao) -> bool:
    """The mão has begun: a card lies on the table or somebody has raised."""
    return bool(mao.laid or mao.rodadas or mao.raised_by is not None)


def _verify_count(state: State, action: Report) -> Verdict:
    if action.seat is None or action.count is None or action.count == state.rules.cards_each or action.count < 0:
        return refuse(state, "unknown_action", "wrong_card_count")
    if state.stage in ("onze", "play"):
        return None
    voids = state.rules.wrong_card_count == "void_next_dealer"
    return None if voids and state.result is not None and not state.result.void else not_playing(state)


@enforces("raise_lookalike_word")
def report(state: State, events: Events, action: Report) -> State:
    """Applies what the rulebook makes of the fact."""
    if action.kind == "wrong-count":
        return _wrong_count(state, events, action)
    if action.kind == "exposed-card":
        return _exposed(state, events)
    if action.kind == "wrong-order":
        return _wrong_order(state, events)
    assert action.seat is not None, "verified"
    if action.kind == "bottom-seen":
        return _bottom_seen(state, events, action.seat)
    return punish(state, events, Offence(action.seat, "lookalike_word", "raise_lookalike_word"))


@enforces("exposed_card_redealer")
def _exposed(state: State, events: Events) -> State:
    """A card shown by accident: the cards go back to the same dealer, to the next one, or the dealer pays a tento."""
    choice = state.rules.exposed_card_redealer
    assert state.dealer is not None, "a deal has a dealer"
    if choice == "tento":
        return punish(state, events, Offence(state.dealer, "exposed_card", "exposed_card_redealer"))
    dealer = state.dealer if choice == "same_dealer" else rotated(state)
    return void_mao(state, events, "exposed_card", "exposed_card_redealer", dealer)


@enforces("wrong_deal_order")
def _wrong_order(state: State, events: Events) -> State:
    """Cards dealt in the wrong order: as for an exposed card, by its own value. Where nothing is written of it, the order is cited."""
    choice = state.rules.wrong_deal_order
    assert state.dealer is not None, "a deal has a dealer"
    if choice == "tento":
        return punish(state, events, Offence(state.dealer, "wrong_deal_order", "wrong_deal_order"))
    dealer = state.dealer if choice == "redeal_same" else rotated(state)
    rule = "wrong_deal_order" if state.rulebook.cites("wrong_deal_order") else "deal_first_to"
    return void_mao(state, events, "wrong_deal_order", rule, dealer)


@enforces("wrong_card_count", "cards_each")
def _wrong_count(state: State, events: Events, action: Report) -> State:
    """A hand that does not have three cards.

    Either the mão is null whenever it is found out before the next deal, even after it was paid; or four cards cost the holder's
    pair the value at stake (where the guilt is in starting with them: only once the mão has begun), and any other miscount is
    dealt again.
    """
    dealer = state.dealer
    assert action.seat is not None, "verified"
    assert dealer is not None, "a deal has a dealer"
    choice = state.rules.wrong_card_count
    if choice == "void_next_dealer":
        state = _taken_back(state)
        return void_mao(state, events, "wrong_card_count", "wrong_card_count", rotated(state))
    if (action.count or 0) > state.rules.cards_each:
        if choice == "tento_current_value":
            return punish(state, events, Offence(action.seat, "four_cards", "wrong_card_count"))
        mao = the_mao(state)
        if begins(mao):
            return end_mao(state, events, other_pair(pair_of(action.seat)), mao.value, "wrong_card_count", "wrong_card_count")
    return void_mao(state, events, "wrong_card_count", "wrong_card_count", dealer)


def _taken_back(state: State) -> State:
    """The table as it was before the mão that has been paid; the same table while the mão is being played."""
    if state.result is None:
        return state
    score, jogo = state.result.before
    return replace(state, score=score, jogo=jogo, partida=None, outcome=None, spread=None, dealer=state.result.dealer)


@enforces("peek_while_handling", "cutter_may_order_subir")
def _bottom_seen(state: State, events: Events, seat: Seat) -> State:
    """A bottom card that was seen costs the cutter the right of subir; in onze and ferro the look is an offence; else it is noted."""
    mao = the_mao(state)
    choice = state.rules.peek_while_handling
    if mao.kind != "normal" and choice != "referee_loss_of_jogo":
        return punish(state, events, Offence(seat, "bottom_seen", "peek_while_handling"))
    events.append(ev.Reported(kind="bottom-seen", seat=seat, articles=state.rulebook.cites("peek_while_handling")))
    return replace(state, mao=replace(mao, bottom_seen=True, subir=False))
