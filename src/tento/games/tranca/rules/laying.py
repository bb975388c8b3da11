"""Laying down: new jogos, cards added to them, and the lixo, which is taken by using its top card."""

from typing import Final

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.actions import Add, Lay, Take
from tento.games.tranca.rules.going_out import run_out, why_not_left_with
from tento.games.tranca.rules.melds import PLACE, WILD, Fault, Meld, extended, is_black_three, kind_of, new_meld
from tento.games.tranca.rules.state import Laid, Melds, Rodada, State, the_rodada, with_melds
from tento.games.tranca.rules.turn import holds, without
from tento.games.tranca.rules.undoing import noted
from tento.games.tranca.rules.verdict import cites, not_drawn_yet, not_on_turn, refuse, refuse_for
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces
from tento.table.refusal import CardsFact, Refusal
from tento.table.seats import PAIR_NAMES, Pair, Seat, pair_of

_UNUSABLE: Final = Fault("lixo_top_unusable", ("lixo_use",))


@enforces("jogos_per_turn", "meld_min", "duplicate_trincas")
def verify_lay(state: State, seat: Seat, action: Lay) -> Refusal | None:
    """Cards of the hand that make a jogo, after the draw; enough must be left to end the turn."""
    refusal = not_drawn_yet(state, seat)
    if refusal is not None:
        return refusal
    rodada, pair = the_rodada(state), pair_of(seat)
    hand = rodada.hands[seat]
    if not holds(hand, action.cards):
        return refuse(state, "not_in_hand", card=CardsFact(action.cards))
    meld = new_meld(action.cards, state.rules)
    fault = meld if isinstance(meld, Fault) else _why_not_beside(state.rules, meld, rodada.melds[pair])
    if fault is None and isinstance(meld, Meld):
        fault = why_not_left_with(state.rules, rodada, pair, (*rodada.melds[pair], meld), without(hand, action.cards))
    return None if fault is None else refuse_for(state, fault)


@enforces("duplicate_trincas")
def _why_not_beside(rules: TrancaRules, meld: Meld, melds: Melds) -> Fault | None:
    """A second trinca of one rank stands apart, unless it was agreed that there is none."""
    twin = not meld.sequence and any(other.head == meld.head and not other.sequence for other in melds)
    return Fault("not_a_meld", ("duplicate_trincas", "trincas")) if twin and not rules.duplicate_trincas else None


def lay(state: State, events: ev.Events, seat: Seat, action: Lay) -> State:
    """The cards leave the hand for the table."""
    meld = new_meld(action.cards, state.rules)
    assert isinstance(meld, Meld), "verified"
    rodada = the_rodada(state)
    state = noted(state, Laid(len(rodada.melds[pair_of(seat)]), None, action.cards))
    return _laid(_with_hand(state, seat, without(rodada.hands[seat], action.cards)), events, seat, meld)


def _laid(state: State, events: ev.Events, seat: Seat, meld: Meld) -> State:
    """The new jogo is on the table; an empty hand has its consequence."""
    rodada, pair = the_rodada(state), pair_of(seat)
    name = f"{PAIR_NAMES[pair]}{len(rodada.melds[pair]) + 1}"
    articles = _meld_articles(state, meld, "meld_min")
    events.append(ev.MeldLaid(seat=seat, meld=name, cards=meld.cards, kind=kind_of(meld, state.rules), articles=articles))
    return _after(replace(state, rodada=with_melds(rodada, pair, (*rodada.melds[pair], meld))), events, seat)


def _meld_articles(state: State, meld: Meld, rule: str) -> tuple[str, ...]:
    """The articles of laying this jogo: its form, its wild card, its being a canastra."""
    wild = ("wild_rank",) if meld.wilds else ()
    canastra = ("canastra_min",) if len(meld.cards) >= state.rules.canastra_min else ()
    return cites(state, rule, *wild, *canastra)


def _after(state: State, events: ev.Events, seat: Seat) -> State:
    return state if the_rodada(state).hands[seat] else run_out(state, events, seat, direct=True)


def _with_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    rodada = the_rodada(state)
    hands = (*rodada.hands[:seat], hand, *rodada.hands[seat + 1 :])
    return replace(state, rodada=replace(rodada, hands=hands, drew=True, first_card=None))


def place_of(rodada: Rodada, pair: Pair, name: str) -> int | None:
    """The place of a jogo of this pair by its name, `B1` being the first of pair B; None if it is not one of theirs."""
    number = name[1:]
    if name[:1] != PAIR_NAMES[pair] or not (number.isascii() and number.isdigit()) or str(int(number)) != number:
        return None
    return int(number) - 1 if 1 <= int(number) <= len(rodada.melds[pair]) else None


@enforces("melds_grow", "lixo_use")
def verify_add(state: State, seat: Seat, action: Add) -> Refusal | None:
    """Cards of the hand that fit a jogo of the own pair."""
    refusal = not_drawn_yet(state, seat)
    if refusal is not None:
        return refusal
    rodada, pair = the_rodada(state), pair_of(seat)
    hand = rodada.hands[seat]
    place = place_of(rodada, pair, action.meld)
    if place is None:
        return refuse(state, "not_your_meld", "melds_grow", meld=action.meld)
    if not holds(hand, action.cards):
        return refuse(state, "not_in_hand", card=CardsFact(action.cards))
    grown = extended(rodada.melds[pair][place], action.cards, state.rules, low=action.low)
    if isinstance(grown, Fault):
        return refuse_for(state, grown)
    melds = _replaced(rodada.melds[pair], place, grown)
    fault = why_not_left_with(state.rules, rodada, pair, melds, without(hand, action.cards))
    return None if fault is None else refuse_for(state, fault)


def _replaced(melds: Melds, place: int, meld: Meld) -> Melds:
    return (*melds[:place], meld, *melds[place + 1 :])


def add(state: State, events: ev.Events, seat: Seat, action: Add) -> State:
    """The cards leave the hand for the jogo."""
    rodada = the_rodada(state)
    place = place_of(rodada, pair_of(seat), action.meld)
    assert place is not None, "verified"
    state = noted(state, Laid(place, rodada.melds[pair_of(seat)][place], action.cards))
    state = _with_hand(state, seat, without(rodada.hands[seat], action.cards))
    return _added(state, events, seat, place, action.cards, low=action.low)


def _added(state: State, events: ev.Events, seat: Seat, place: int, cards: tuple[Card, ...], *, low: bool = False) -> State:  # noqa: PLR0913 - who, where, what, and at which end
    rodada, pair = the_rodada(state), pair_of(seat)
    grown = extended(rodada.melds[pair][place], cards, state.rules, low=low)
    assert isinstance(grown, Meld), "verified"
    name, kind = f"{PAIR_NAMES[pair]}{place + 1}", kind_of(grown, state.rules)
    articles = _meld_articles(state, grown, "melds_grow")
    events.append(ev.CardsAdded(seat=seat, meld=name, cards=cards, whole=grown.cards, kind=kind, articles=articles))
    return _after(replace(state, rodada=with_melds(rodada, pair, _replaced(rodada.melds[pair], place, grown))), events, seat)


@enforces("lixo_taken", "black3_locks", "one_card_hand", "initial_upcard")
def lixo_closed(state: State, seat: Seat) -> Refusal | None:
    """Why nobody in this seat's place could take the lixo now, whatever is in the hand."""
    refusal = not_on_turn(state, seat)
    if refusal is not None:
        return refusal
    rodada = the_rodada(state)
    if rodada.drew:
        return refuse(state, "already_drew", "turn_order")
    if not rodada.lixo:
        return refuse(state, "lixo_empty", "lixo_taken", "initial_upcard")
    if is_black_three(rodada.lixo[-1]):
        return refuse(state, "lixo_locked", "black3_locks", top=CardsFact((rodada.lixo[-1],)))
    if rodada.opening and not state.rules.initial_upcard:
        return refuse(state, "lixo_locked", "lixo_taken", "initial_upcard")
    return refuse(state, "one_card_hand", "one_card_hand") if len(rodada.hands[seat]) < 2 else None


@enforces("lixo_use", "lixo_top_must_be_played")
def verify_take(state: State, seat: Seat, action: Take) -> Refusal | None:
    """The lixo is open, its top card is used as claimed with cards of the hand alone, and the turn can still be ended."""
    refusal = lixo_closed(state, seat)
    if refusal is not None:
        return refusal
    rodada, pair = the_rodada(state), pair_of(seat)
    hand, top = rodada.hands[seat], rodada.lixo[-1]
    if not holds(hand, action.cards):
        return refuse(state, "not_in_hand", card=CardsFact(action.cards))
    if action.meld is not None and place_of(rodada, pair, action.meld) is None:
        return refuse(state, "not_your_meld", "lixo_use", meld=action.meld)
    melds = melds_with_top(state.rules, rodada, pair, action)
    if isinstance(melds, Fault):
        return refuse(state, melds.code, *melds.rules, top=CardsFact((top,)))
    played = melds is not rodada.melds[pair]
    left = (*without(hand, action.cards), *rodada.lixo[: len(rodada.lixo) - int(played)])
    fault = why_not_left_with(state.rules, rodada, pair, melds, left)
    return None if fault is None else refuse_for(state, fault)


@enforces("lixo_use", "lixo_top_must_be_played", "wild_from_lixo", "lixo_bridge")
def melds_with_top(rules: TrancaRules, rodada: Rodada, pair: Pair, action: Take) -> Melds | Fault:
    """The pair's jogos with the top card used as claimed; as they are where it need not be played."""
    top, melds = rodada.lixo[-1], rodada.melds[pair]
    if top[0] == WILD and not rules.wild_from_lixo:
        return Fault("lixo_top_unusable", ("wild_from_lixo", "lixo_use"))
    if action.meld is not None:
        place = place_of(rodada, pair, action.meld)
        assert place is not None, "verified"
        alone = extended(melds[place], (top,), rules)
        grown = extended(melds[place], (top, *action.cards), rules) if action.cards else alone
        reached = isinstance(alone, Meld) or rules.lixo_bridge
        return _replaced(melds, place, grown) if reached and isinstance(grown, Meld) else _UNUSABLE
    if not action.cards:
        fits = any(isinstance(extended(meld, (top,), rules), Meld) for meld in melds)
        free = fits and not rules.lixo_top_must_be_played
        return melds if free else Fault("lixo_top_unusable", ("lixo_top_must_be_played", "lixo_use"))
    meld = _meld_with(top, action.cards, rules)
    if isinstance(meld, Fault) or len(action.cards) < 2 or _why_not_beside(rules, meld, melds) is not None:
        return _UNUSABLE
    return (*melds, meld)


def _meld_with(top: Card, cards: tuple[Card, ...], rules: TrancaRules) -> Meld | Fault:
    """A new jogo of the top card and these. The top card goes where it belongs; a 2 stands as written, or wherever it may."""
    place = PLACE.get(top[0], len(PLACE))
    at = next((at for at, card in enumerate(cards) if card[0] in PLACE and PLACE[card[0]] > place), len(cards))
    written = (*cards[:at], top, *cards[at:])
    meld = new_meld(written, rules)
    return new_meld(written, rules, free=True) if isinstance(meld, Fault) else meld


@enforces("lixo_taken", "lixo_use")
def take(state: State, events: ev.Events, seat: Seat, action: Take) -> State:
    """The whole lixo comes to the hand and its top card is laid in the same act."""
    rodada, pair = the_rodada(state), pair_of(seat)
    melds = melds_with_top(state.rules, rodada, pair, action)
    assert not isinstance(melds, Fault), "verified"
    top = rodada.lixo[-1]
    events.append(ev.LixoTaken(seat=seat, top=top, count=len(rodada.lixo), articles=cites(state, "lixo_use")))
    rest = rodada.lixo if melds is rodada.melds[pair] else rodada.lixo[:-1]
    hand = (*without(rodada.hands[seat], action.cards), *rest)
    state = _with_hand(replace(state, rodada=replace(rodada, lixo=())), seat, hand)
    if melds is rodada.melds[pair]:
        return state
    if action.meld is None:
        return _laid(state, events, seat, melds[-1])
    place = place_of(rodada, pair, action.meld)
    assert place is not None, "verified"
    return _added(state, events, seat, place, (top, *action.cards))
