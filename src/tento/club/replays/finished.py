"""A finished match of a live table, played again from its log and told to one reader."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tento.cards.deal import Commitment, Number
from tento.club.live import entries as log
from tento.club.live.table_state import Folded, TableState, fold, opened
from tento.club.replays.told import CheckedDeal, Replay, ToldStep, checked, told_step
from tento.table.seats import SPECTATOR, Viewer


class Moment(NamedTuple):
    """One entry of the log, the table before it, and what it gave."""

    entry: log.AnyEntry
    before: TableState
    folded: Folded


def played_again(table: str, lines: Sequence[bytes], secrets: dict[int, bytes]) -> list[Moment]:
    """The log of a table whose match is finished, entry by entry; nothing of any other."""
    moments = list(_moments(table, lines, secrets))
    return moments if moments and moments[-1].folded.state.closed == "finished" else []


def _moments(table: str, lines: Sequence[bytes], secrets: dict[int, bytes]) -> Iterator[Moment]:
    first, *entries = [log.decode(line) for line in lines]
    assert isinstance(first, log.Opened), "a log begins with the opening"
    state = opened(table, first)
    for entry in entries:
        folded = fold(state, entry, seed=secrets.get(entry.deal) if isinstance(entry, log.Committed) else None)
        yield Moment(entry, state, folded)
        state = folded.state


def replay(table: str, lines: Sequence[bytes], secrets: dict[int, bytes], viewer: Viewer = SPECTATOR) -> Replay | None:
    """The replay of a table whose match is finished, as this viewer saw it; None of any other."""
    moments = played_again(table, lines, secrets)
    if not moments:
        return None
    state = moments[-1].folded.state
    return Replay(
        table=table,
        game=state.config.game,
        rulebook=state.rulebook.name,
        rulebook_hash=state.rulebook.hash,
        options=state.config.options,
        you=None if viewer == SPECTATOR else viewer,
        outcome=state.game.outcome(state.match),
        steps=tuple(_told(moments, viewer)),
        deals=checked_deals(state, [moment.entry for moment in moments]),
    )


def _told(moments: Sequence[Moment], viewer: Viewer) -> Iterator[ToldStep]:
    for entry, _before, folded in moments:
        state = folded.state
        told = None if folded.step is None else told_step(state.game, (state.seq, entry.at), folded.step, state.match, viewer)
        if told is not None:
            yield told


def checked_deals(state: TableState, entries: Sequence[log.AnyEntry]) -> tuple[CheckedDeal, ...]:
    """Every deal that came to the table, redone from nothing but what the log shows to everybody."""
    bound = {entry.deal: Commitment(entry.seed_hash, entry.root) for entry in entries if isinstance(entry, log.Committed)}
    numbers: dict[int, list[Number | None]] = {deal: [None] * state.config.seats for deal in bound}
    for entry in entries:
        if isinstance(entry, log.Numbered):
            numbers[entry.deal][entry.seat] = Number(entry.number)
    seeds = {entry.deal: bytes.fromhex(entry.seed) for entry in entries if isinstance(entry, log.Revealed)}
    dealt = [entry.deal for entry in entries if isinstance(entry, log.Dealt)]
    cards = state.game.pack(state.rulebook)
    return tuple(checked(deal, bound[deal], numbers[deal], seeds.get(deal), cards) for deal in dealt)
