"""What a seat may do while it is not on turn. It is asked after every card of the others, and mostly the answer is the one before."""

from collections.abc import Callable
from typing import Any, Final

from tento.games.truco.rules.actions import Action
from tento.games.truco.rules.offences import loot
from tento.games.truco.rules.state import Mao, State
from tento.table.seats import Seat

Options = tuple[Action, ...]
Facts = tuple[Any, ...]

MOST: Final = 20_000
"""So many answers are remembered; then all are forgotten, and it begins anew."""

_known: dict[Facts, Options] = {}


def options(state: State, mao: Mao, seat: Seat, ask: Callable[[State, Seat], Options]) -> Options:
    """What `ask` says of a seat out of turn, which is asked only where the facts are new."""
    facts = _facts(state, mao, seat)
    if facts is None:
        return ask(state, seat)
    found = _known.get(facts)
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[facts] = ask(state, seat)
    return found


def _facts(state: State, mao: Mao, seat: Seat) -> Facts | None:
    """Everything that the answer depends on; None where it depends on more: on what a claim needs, on cards thrown, on empty hands."""
    if state.rules.claims or mao.thrown is not None or not all(mao.hands):
        return None
    return (
        state.rulebook.hash,
        state.seats,
        seat,
        mao.hands[seat],
        mao.kind,
        mao.value,
        mao.asked,
        mao.raised_by,
        mao.refused_by,
        bool(mao.laid or mao.rodadas),
        state.stolen[seat],
        state.peeked[seat],
        loot(mao) is not None,
    )
