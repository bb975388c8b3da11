"""A finished match told again: what its reader could have known of it, and the check of every deal."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tento.cards.card import Card
from tento.cards.deal import Commitment, FalseDeal, Number, verify_deal
from tento.club.live import entries as log
from tento.club.live.table_state import TableState, fold, opened
from tento.table.game import events_for
from tento.table.outcome import Outcome
from tento.table.seats import SPECTATOR, Seat, Viewer


class ToldStep(msgspec.Struct, frozen=True):
    """What the reader saw happen at one entry of the log, and the table after it."""

    seq: int
    at: int
    events: tuple[Any, ...]
    view: Any


class CheckedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: what the server was bound to, whose numbers were in, the seed if it is public, and what redoing it says.

    `pack` is the order from the top, before the cut, redone from the seed.
    """

    deal: int
    seed_hash: str
    root: str
    numbers: tuple[str | None, ...]
    seed: str | None
    check: Literal["ok", "seed_size", "seed_hash", "root", "not_revealed"]
    pack: tuple[Card, ...] = ()


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its log. `you` is the reader's seat, if the reader sat there."""

    table: str
    game: str
    rulebook: str
    rulebook_hash: str
    options: dict[str, Any]
    you: Seat | None
    outcome: Outcome | None
    steps: tuple[ToldStep, ...]
    deals: tuple[CheckedDeal, ...]


def replay(table: str, lines: Sequence[bytes], secrets: dict[int, bytes], viewer: Viewer = SPECTATOR) -> Replay | None:
    """The replay of a table whose match is finished, as this viewer saw it; None of any other."""
    entries = [log.decode(line) for line in lines]
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with the opening"
    state, told = opened(table, first), list[ToldStep]()
    for entry in entries[1:]:
        folded = fold(state, entry, seed=secrets.get(entry.deal) if isinstance(entry, log.Committed) else None)
        state = folded.state
        events = () if folded.step is None else events_for(folded.step, viewer)
        if events:
            told.append(ToldStep(state.seq, entry.at, events, state.game.view(state.match, viewer)))
    if state.closed != "finished":
        return None
    return Replay(
        table=table,
        game=state.config.game,
        rulebook=state.rulebook.name,
        rulebook_hash=state.rulebook.hash,
        options=state.config.options,
        you=None if viewer == SPECTATOR else viewer,
        outcome=state.game.outcome(state.match),
        steps=tuple(told),
        deals=checked_deals(state, entries),
    )


def checked_deals(state: TableState, entries: Sequence[log.AnyEntry]) -> tuple[CheckedDeal, ...]:
    """Every deal that came to the table, redone from nothing but what the log shows to everybody."""
    bound = {entry.deal: entry for entry in entries if isinstance(entry, log.Committed)}
    numbers: dict[int, list[Number | None]] = {deal: [None] * state.config.seats for deal in bound}
    for entry in entries:
        if isinstance(entry, log.Numbered):
            numbers[entry.deal][entry.seat] = Number(entry.number)
    seeds = {entry.deal: entry.seed for entry in entries if isinstance(entry, log.Revealed)}
    dealt = [entry.deal for entry in entries if isinstance(entry, log.Dealt)]
    return tuple(_checked(state, bound[deal], tuple(numbers[deal]), seeds.get(deal)) for deal in dealt)


def _checked(state: TableState, bound: log.Committed, numbers: tuple[Number | None, ...], seed: str | None) -> CheckedDeal:
    told = CheckedDeal(deal=bound.deal, seed_hash=bound.seed_hash, root=bound.root, numbers=numbers, seed=seed, check="not_revealed")
    if seed is None:
        return told
    redone = verify_deal(Commitment(bound.seed_hash, bound.root), bytes.fromhex(seed), numbers, state.game.pack(state.rulebook))
    if isinstance(redone, FalseDeal):
        return msgspec.structs.replace(told, check=redone.why)
    return msgspec.structs.replace(told, check="ok", pack=redone)
