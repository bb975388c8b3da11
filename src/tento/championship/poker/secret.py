"""What the secret of an event adds to the draws of seats: the commitment to a chain of links, then the next link for each draw."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, get_args

import msgspec

from tento.championship.core.draw import FalseDraw
from tento.championship.core.secret import MOST_ANNOUNCED, seed_of
from tento.championship.poker.chain import Chain, links
from tento.championship.poker.decisions import AnnounceSeats
from tento.championship.poker.seating import SeatDecision, with_draw
from tento.championship.poker.state import State

DRAWS: Final = 4096
"""The links of a chain: there is a draw for each late entry and each balance. One that is used up is followed by another."""
_NAME: Final = "seats"
FILLED: Final[Mapping[type, tuple[str, ...]]] = {AnnounceSeats: ("listed", "commitment")}
"""The fields that follow from the secret, so that nobody needs to bring them along; the draws themselves do too."""


@lru_cache(maxsize=4)
def _chain(secret: bytes, announced: int) -> tuple[str, ...]:
    return links(seed_of(secret, _NAME, announced), DRAWS)


def _known(secret: bytes, chain: Chain | None) -> int | None:
    """Which of the chains of this secret it is; None for a stranger's."""
    if chain is None:
        return None
    return next((time for time in range(MOST_ANNOUNCED) if _chain(secret, time)[0] == chain.commitment), None)


def _listed(state: State) -> tuple[str, ...]:
    """Whom an announcement lists: everybody whose first seat is still to be drawn, or drawn anew; in the middle of play nobody."""
    anew = not state.seating or (state.fresh == "start" and state.floor.clock is None)
    return state.to_seat if anew else ()


def complete(state: State, kind: type, fields: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The fields of a decision with what follows from the secret, where the decision does not bring it along.

    `numbers` may be told with the first draw of a chain: those of the audience.
    """
    if kind is AnnounceSeats:
        before = _known(secret, state.chain)
        commitment = _chain(secret, 0 if before is None else before + 1)[0]
        return {"listed": list(_listed(state)), "commitment": commitment, **fields}
    if kind not in get_args(SeatDecision) or "draw" in fields:
        return fields
    numbers = tuple(map(str, fields.get("numbers", ())))
    decided: Any = msgspec.convert({name: value for name, value in fields.items() if name != "numbers"}, kind, strict=False)
    before = _known(secret, state.chain)
    if before is None or state.chain is None or state.chain.made >= DRAWS:
        return fields
    found = with_draw(state, decided, _chain(secret, before)[state.chain.made + 1], numbers)
    drawn: dict[str, Any] = msgspec.to_builtins(decided if isinstance(found, FalseDraw) else found)
    return drawn
