"""A finished match of a live table, played again from its log and told to one reader."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tento.cards.deal import Commitment, Number
from tento.club.live import entries as log
from tento.club.live.leaves import opened, shown_to
from tento.club.live.table_log import Moment, TableLog, moments
from tento.club.live.table_state import TableState
from tento.club.replays.told import CheckedDeal, Replay, ToldStep, checked, told_step
from tento.table.game import Step
from tento.table.seats import SPECTATOR, Viewer


def played_again(kept: TableLog) -> list[Moment]:
    """The log of a table whose match is finished, entry by entry; nothing of any other."""
    found = list(moments(kept))
    return found if found and found[-1].folded.state.closed == "finished" else []


def replay(kept: TableLog, viewer: Viewer = SPECTATOR) -> Replay | None:
    """The replay of a table whose match is finished, as this viewer saw it; None of any other."""
    found = played_again(kept)
    if not found:
        return None
    state = found[-1].folded.state
    return Replay(
        table=kept.table,
        game=state.config.game,
        rulebook=state.rulebook.name,
        rulebook_hash=state.rulebook.hash,
        options=state.config.options,
        you=None if viewer == SPECTATOR else viewer,
        outcome=state.game.outcome(state.match),
        steps=tuple(_told(found, viewer)),
        deals=tuple(_with_leaves(found, viewer)),
    )


def _told(found: Sequence[Moment], viewer: Viewer) -> Iterator[ToldStep]:
    for entry, _before, folded in found:
        state = folded.state
        told = None if folded.step is None else told_step(state.game, (state.seq, entry.at), folded.step, state.match, viewer)
        if told is not None:
            yield told


def _with_leaves(found: Sequence[Moment], viewer: Viewer) -> Iterator[CheckedDeal]:
    """The deals; one whose seed is not told with the leaves of all that this viewer saw of it."""
    state, steps = found[-1].folded.state, dict[int, list[Step]]()
    for moment in found:
        if moment.folded.step is not None:
            steps.setdefault(moment.folded.state.dealt, []).append(moment.folded.step)
    for deal in checked_deals(state, [moment.entry for moment in found]):
        seen = shown_to(state, steps.get(deal.deal, ()), viewer) if deal.seed is None else ()
        yield replace(deal, leaves=opened(state, deal.deal, seen))


def checked_deals(state: TableState, entries: Sequence[log.AnyEntry]) -> tuple[CheckedDeal, ...]:
    """Every deal that came to the table, redone from nothing but what the log shows to everybody."""
    bound = {entry.deal: Commitment(entry.seed_hash, entry.root) for entry in entries if isinstance(entry, log.Committed)}
    numbers: dict[int, list[Number | None]] = {deal: [None] * state.config.seats for deal in bound}
    for entry in entries:
        if isinstance(entry, log.Numbered):
            numbers[entry.deal][entry.seat] = Number(entry.number)
    told = [entry for entry in entries if isinstance(entry, log.Revealed)] if log.reveals_seeds(state.config) else []
    seeds = {entry.deal: bytes.fromhex(entry.seed) for entry in told}
    dealt = [entry.deal for entry in entries if isinstance(entry, log.Dealt)]
    cards = state.game.pack(state.rulebook)
    return tuple(checked(deal, bound[deal], numbers[deal], seeds.get(deal), cards) for deal in dealt)
