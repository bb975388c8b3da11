"""A record from a file, told as the replay of a live table is. Whoever has the file may know all that it says."""

from collections.abc import Callable

import msgspec

from tento.club.replays.told import CheckedDeal, Replay, ToldStep, checked, told_step
from tento.games.registry import kit_of
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.records.reading import Record, read
from tento.records.replaying import Replayer
from tento.table.game import Game
from tento.table.seats import SPECTATOR, Viewer

MOST_CHARACTERS = 512 * 1024
"""A long match takes a tenth of it."""


class TooLong(Exception):
    """The record takes more time than there is for it."""


class OpenedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record told again as far as it can be played again.

    `problem` is the first line that does not follow from the rules; `sealed` the line of the first deal whose seed is not revealed.
    """

    header: Header
    replay: Replay
    problem: RecordError | None = None
    sealed: int | None = None


def open_record(text: str, viewer: Viewer = SPECTATOR, late: Callable[[], bool] = lambda: False) -> OpenedRecord:
    """The record of this text, seen from this seat or by a spectator; a seat that the table has not is a spectator.

    So is everybody where a deal is played again from what was shown of it: nobody's own cards are known then.

    RecordError if it cannot be read, or not be played here; TooLong as soon as it is `late`.
    """
    record = read(text)
    head, replayer = record.header, Replayer(record)
    unseen = len(record.reveals) < len(record.deals) and kit_of(head.game).notation.rebuilt is not None
    if unseen or (viewer != SPECTATOR and viewer >= head.seats):
        viewer = SPECTATOR
    steps, problem = _told(record, replayer, viewer, late)
    game = kit_of(head.game).game
    told = Replay(
        table="",
        game=head.game,
        rulebook=head.rulebook,
        rulebook_hash=head.hash,
        options=head.options,
        you=None if viewer == SPECTATOR else viewer,
        outcome=game.outcome(replayer.state),
        steps=steps,
        deals=_checked(record, replayer, game, late),
    )
    return OpenedRecord(header=head, replay=told, problem=problem, sealed=replayer.sealed)


def _told(record: Record, replayer: Replayer, viewer: Viewer, late: Callable[[], bool]) -> tuple[tuple[ToldStep, ...], RecordError | None]:
    """What the viewer sees of each line, up to the first that is sealed or false."""
    told: list[ToldStep | None] = []
    problem: RecordError | None = None
    game = kit_of(record.header.game).game
    try:
        for line in record.lines:
            _hurry(late)
            told += [told_step(game, (one.line, one.at), one.step, one.step.state, viewer) for one in replayer.take(line)]
            if replayer.sealed is not None:
                break
    except RecordError as error:
        problem = error
    return tuple(step for step in told if step is not None), problem


def _checked(record: Record, replayer: Replayer, game: Game, late: Callable[[], bool]) -> tuple[CheckedDeal, ...]:
    cards, found = game.pack(replayer.rulebook), list[CheckedDeal]()
    reveals = record.reveals
    for line in record.deals:
        _hurry(late)
        seed = reveals[line.deal].seed if line.deal in reveals else None
        found.append(checked(line.deal, line.commitment, line.numbers, seed, cards))
    return tuple(found)


def _hurry(late: Callable[[], bool]) -> None:
    if late():
        raise TooLong
