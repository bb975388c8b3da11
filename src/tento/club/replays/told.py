"""A match as a replay tells it: what its reader could have known of it, and the check of every deal."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tento.cards.card import Card
from tento.cards.deal import Commitment, FalseDeal, Number, Opening, verify_deal
from tento.table.game import Game, Step, events_for
from tento.table.outcome import Outcome
from tento.table.seats import Seat, Viewer


class ToldStep(msgspec.Struct, frozen=True):
    """What the reader saw happen at one entry of the log, or line of the record, and the table after it."""

    seq: int
    at: int
    events: tuple[Any, ...]
    view: Any


class CheckedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: what the server was bound to, whose numbers were in, the seed if it is public, and what redoing it says.

    `pack` is the order from the top, before the cut, redone from the seed; `leaves` are those of the cards that the reader could see,
    where there is no seed.
    """

    deal: int
    seed_hash: str
    root: str
    numbers: tuple[str | None, ...]
    seed: str | None
    check: Literal["ok", "seed_size", "seed_hash", "root", "not_revealed"]
    pack: tuple[Card, ...] = ()
    leaves: tuple[Opening, ...] = ()


Part = ToldStep | CheckedDeal
"""What a replay is told in."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its log or its record. `you` is the seat that it is seen from, if it is; `table` is empty for a record."""

    table: str
    game: str
    rulebook: str
    rulebook_hash: str
    options: dict[str, Any]
    you: Seat | None
    outcome: Outcome | None
    steps: tuple[ToldStep, ...]
    deals: tuple[CheckedDeal, ...]


def told_step(game: Game, place: tuple[int, int], step: Step, state: Any, viewer: Viewer) -> ToldStep | None:
    """What this viewer saw of a step, if anything; `place` is its number in the log or record, and its time."""
    events = events_for(step, viewer)
    return ToldStep(*place, events, game.view(state, viewer)) if events else None


def checked(deal: int, bound: Commitment, numbers: Sequence[Number | None], seed: bytes | None, cards: Sequence[Card]) -> CheckedDeal:
    """A deal redone from nothing but what everybody is told of it."""
    told = CheckedDeal(
        deal=deal,
        seed_hash=bound.seed_hash,
        root=bound.root,
        numbers=tuple(numbers),
        seed=None if seed is None else seed.hex(),
        check="not_revealed",
    )
    if seed is None:
        return told
    redone = verify_deal(bound, seed, numbers, cards)
    if isinstance(redone, FalseDeal):
        return msgspec.structs.replace(told, check=redone.why)
    return msgspec.structs.replace(told, check="ok", pack=redone)
