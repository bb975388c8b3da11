"""What a referee may decide at a live truco table: tento, reports, sanctions, absence, a new pack, the director's word."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from tento.games.truco.rules import actions as do
from tento.games.truco.rules.state import State
from tento.games.truco.texts.decisions import WORDS
from tento.table.refereeing import AskedNumber, Named, Refereeing
from tento.table.seats import PAIR_A, PAIR_B, Seat

_FOUR_CARDS: Final = 4
_MOST_CARDS: Final = 9
_DAY: Final = 24 * 60 * 60
_OF_NOBODY: Final = ("exposed-card", "wrong-order")
"""What happened to the deal and is nobody's own."""

_REPORTS: Final[dict[str, str]] = {
    "exposed-card": "exposed_card_redealer",
    "wrong-count": "wrong_card_count",
    "wrong-order": "wrong_deal_order",
    "bottom-seen": "peek_while_handling",
    "lookalike-word": "raise_lookalike_word",
}


def candidates(state: State) -> Iterator[do.RefereeAction]:
    """Every decision about each seat or pair, and those about the whole table."""
    seats = [Seat(seat) for seat in range(state.seats)]
    for seat in _accused(state) or seats:
        yield do.UpholdTento(seat)
    yield do.DismissTento()
    yield from (do.Award(PAIR_A), do.Award(PAIR_B))
    for kind in state.rules.sanctions:
        if kind in get_args(do.SanctionKind):
            yield from (do.Sanction(seat, kind) for seat in seats)
    yield from (do.Absence(seat, 0) for seat in seats)
    for kind in get_args(do.ReportKind):
        count = _FOUR_CARDS if kind == "wrong-count" else None
        about: list[Seat] | list[None] = [None] if kind in _OF_NOBODY else seats
        yield from (do.Report(kind, seat, count) for seat in about)
    yield do.NewDeck()


def _accused(state: State) -> list[Seat]:
    return [] if state.mao is None else list(dict.fromkeys(one.against for one in state.mao.accusations))


def named(action: Any) -> Named:
    """How a decision is called, and the rules that it stands on."""
    match action:
        case do.UpholdTento():
            return Named("uphold", ("tento_meaning", "tento_offences"), action.against)
        case do.DismissTento():
            return Named("dismiss", ("tento_meaning",))
        case do.Report():
            number = AskedNumber("count", 0, _MOST_CARDS) if action.kind == "wrong-count" else None
            return Named(action.kind, (_REPORTS[action.kind],), action.seat, number=number)
        case do.Sanction():
            return Named("sanction", ("sanctions",), action.seat, word=action.kind)
        case do.Absence():
            return Named("absence", ("absence_limit_min",), action.seat, number=AskedNumber("seconds", 0, _DAY))
        case do.Award():
            return Named("award", ("time_tie_rule",), pair=action.pair)
        case _:
            return Named("new-deck", ("deck_change",))


def asked(state: State) -> frozenset[str]:
    """A tento that was called waits for an answer, and so does a partida that the rulebook leaves to a person."""
    tento = ("uphold", "dismiss") if _accused(state) else ()
    return frozenset((*tento, "award") if state.undecided else tento)


REFEREEING: Final = Refereeing(do.RefereeAction, candidates, named, WORDS, asked)
