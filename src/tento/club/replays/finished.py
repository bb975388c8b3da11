"""A finished match of a live table, played again from its log and told to one reader."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deal import Commitment, Number
from tento.club.live import entries as log
from tento.club.live.leaves import opened, shown_to
from tento.club.live.table_log import Moment, TableLog, moments, opening_state
from tento.club.live.table_state import TableState
from tento.club.replays.told import CheckedDeal, Part, Replay, ToldStep, checked, told_step
from tento.table.game import Step
from tento.table.seats import SPECTATOR, Viewer

OF_DEALS: Final = (log.Committed, log.Numbered, log.Dealt, log.Revealed)
"""The entries that say how a deal came to the table."""


def is_finished(kept: TableLog) -> bool:
    """Whether the match of this log came to its end: the last that was said of the table's end says so."""
    ends = (entry.why for line in reversed(kept.lines) if isinstance(entry := log.decode(line), log.Closed))
    return next(ends, None) == "finished"


def played_again(kept: TableLog) -> list[Moment]:
    """The log of a table whose match is finished, entry by entry; nothing of any other."""
    return list(moments(kept)) if is_finished(kept) else []


def replay(kept: TableLog, viewer: Viewer = SPECTATOR) -> Replay | None:
    """The replay of a table whose match is finished, as this viewer saw it; None of any other."""
    if not is_finished(kept):
        return None
    telling = Telling(kept, viewer)
    parts = list(telling.parts())
    steps = tuple(part for part in parts if isinstance(part, ToldStep))
    deals = tuple(part for part in parts if isinstance(part, CheckedDeal))
    return replace(telling.head(), steps=steps, deals=deals)


class Telling:
    """A finished match told to this viewer part by part: a long one is never in memory as a whole."""

    def __init__(self, kept: TableLog, viewer: Viewer) -> None:
        self._kept, self._viewer = kept, viewer
        self._state = opening_state(kept)
        self._of_deals = list[log.AnyEntry]()
        self._seen: dict[int, dict[Card, None]] = {}

    def parts(self) -> Iterator[Part]:
        """What the viewer saw of each step, then each deal."""
        for entry, _before, folded in moments(self._kept):
            self._state = folded.state
            if isinstance(entry, OF_DEALS):
                self._of_deals.append(entry)
            if folded.step is not None:
                yield from self._told(entry, folded.step)
        for deal in checked_deals(self._state, self._of_deals):
            yield self._with_leaves(deal)

    def head(self) -> Replay:
        """The replay without its parts, once all of them were told."""
        state = self._state
        return Replay(
            table=self._kept.table,
            game=state.config.game,
            rulebook=state.rulebook.name,
            rulebook_hash=state.rulebook.hash,
            options=state.config.options,
            you=None if self._viewer == SPECTATOR else self._viewer,
            outcome=state.game.outcome(state.match),
            steps=(),
            deals=(),
        )

    def _told(self, entry: log.AnyEntry, step: Step) -> Iterator[ToldStep]:
        state = self._state
        self._seen.setdefault(state.dealt, {}).update(dict.fromkeys(shown_to(state, (step,), self._viewer)))
        told = told_step(state.game, (state.seq, entry.at), step, state.match, self._viewer)
        if told is not None:
            yield told

    def _with_leaves(self, deal: CheckedDeal) -> CheckedDeal:
        """A deal whose seed is not told has the leaves of all that this viewer saw of it."""
        seen = tuple(self._seen.get(deal.deal, ())) if deal.seed is None else ()
        return replace(deal, leaves=opened(self._state, deal.deal, seen))


def checked_deals(state: TableState, entries: Sequence[log.AnyEntry]) -> Iterator[CheckedDeal]:
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
    return (checked(deal, bound[deal], numbers[deal], seeds.get(deal), cards) for deal in dealt)
