"""A finished match of a live table as a record: the same text as a match in the terminal gives.

What the table never revealed stays out: seeds, cards laid face down, actions that nobody noticed.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from tento.cards.deal import Commitment, order
from tento.club.live import entries as log
from tento.club.live.table_log import Moment, TableLog, moments
from tento.club.live.table_state import Occupant, TableState
from tento.club.replays.finished import is_finished
from tento.records.header import Header, Player
from tento.records.writing import RecordWriter
from tento.table.game import Step
from tento.table.seats import TABLE
from tento.table.story import StandIn


def record_of(kept: TableLog, names: Sequence[str], *, referee: bool = False) -> str | None:
    """The record of a table whose match is finished; None of any other.

    `names` are those of the seats as they are shown today: somebody who was forgotten has a pseudonym. Where the table agreed that the
    seeds are the referee's alone, `referee` says that one reads.
    """
    if not is_finished(kept):
        return None
    text, again = list[str](), moments(kept)
    begun = next(moment for moment in again if isinstance(moment.entry, log.Started))
    start, state = begun.entry.at, begun.folded.state
    writer = RecordWriter(text.append, _header(state, start, names), state.rulebook)
    for moment in again:
        _write(writer, moment, start)
    if referee and state.config.reveal == "referee":
        writer.reveal(writer.deals)
    writer.end(over=True)
    return "".join(text)


def _header(state: TableState, start: int, names: Sequence[str]) -> Header:
    return Header(
        game=state.config.game,
        rulebook=state.rulebook.name,
        hash=state.rulebook.hash,
        options=state.config.options,
        phase=state.config.phase,
        reveal=state.config.reveal,
        players=tuple(Player(name, _is_bot(who)) for name, who in zip(names, state.occupants, strict=True)),
        date=datetime.fromtimestamp(start // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def _is_bot(who: Occupant | None) -> bool:
    return who is not None and who.bot is not None


def _write(writer: RecordWriter, moment: Moment, start: int) -> None:
    """The lines of one entry. A clock that was set back gives no time before the start."""
    entry, before, step = moment.entry, moment.before, moment.folded.step
    at = max(0, entry.at - start)
    match entry:
        case log.Dealt():
            assert step is not None, "a pack moves the match"
            _write_deal(writer, before, at, step)
        case log.Acted():
            assert step is not None, "an action moves the match"
            action = log.action_in(entry, before.game.Action)
            writer.acted(at, entry.actor, action, step, stand_in_of(before, entry))
        case log.Revealed() if log.reveals_seeds(before.config):
            writer.reveal(entry.deal)


def _write_deal(writer: RecordWriter, before: TableState, at: int, step: Step) -> None:
    bound, seed = before.committed, before.seeds[before.deal - 1]
    assert bound is not None, "a pack was committed to"
    writer.dealt(Commitment(bound.seed_hash, bound.root), before.numbers, seed)
    shuffled: Any = before.game.shuffled(order(seed, before.numbers, before.game.pack(before.rulebook)))
    writer.acted(at, TABLE, shuffled, step)


def stand_in_of(state: TableState, entry: log.Acted) -> StandIn | None:
    """Who chose the action, where it was not the one who sits there."""
    if not isinstance(entry.actor, int):
        return None
    kind, _, person = entry.by.partition(":")
    if kind == "clock":
        return "clock"
    if kind == "held":
        return state.places[person]
    who = state.occupants[entry.actor]
    return "bot" if kind == "bot" and who is not None and who.person is not None else None
