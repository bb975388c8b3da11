"""A record from a file, told as the replay of a live table is. Whoever has the file may know all that it says."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from tento.cards.card import Card
from tento.club.replays.told import CheckedDeal, Replay, ToldStep, checked, told_step
from tento.games.registry import kit_of
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.records.reading import Record, read
from tento.records.replaying import Replay as PlayedAgain
from tento.records.replaying import Replayer
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Game
from tento.table.seats import SPECTATOR, Viewer
from tento.table.story import Replayed

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
    head = record.header
    unseen = len(record.reveals) < len(record.deals) and kit_of(head.game).notation.rebuilt is not None
    if unseen or (viewer != SPECTATOR and viewer >= head.seats):
        viewer = SPECTATOR
    again, rulebook, problem = replayed(record, late)
    game = kit_of(head.game).game
    told = Replay(
        table="",
        game=head.game,
        rulebook=head.rulebook,
        rulebook_hash=head.hash,
        options=head.options,
        you=None if viewer == SPECTATOR else viewer,
        outcome=game.outcome(again.state),
        steps=tuple(_told(game, again, viewer, late)),
        deals=_checked(record, game.pack(rulebook), late),
    )
    return OpenedRecord(header=head, replay=told, problem=problem, sealed=again.sealed)


def replayed(record: Record, late: Callable[[], bool]) -> tuple[PlayedAgain, Rulebook, RecordError | None]:
    """The record played again up to the first line that is sealed or false, with its rulebook, and what is wrong with that line."""
    replayer, steps = Replayer(record), list[Replayed]()
    problem: RecordError | None = None
    try:
        for line in record.lines:
            hurry(late)
            steps += replayer.take(line)
            if replayer.sealed is not None:
                break
    except RecordError as error:
        problem = error
    return PlayedAgain(tuple(steps), replayer.state, replayer.sealed, tuple(replayer.unseen)), replayer.rulebook, problem


def _told(game: Game, again: PlayedAgain, viewer: Viewer, late: Callable[[], bool]) -> Iterator[ToldStep]:
    """What the viewer sees of each step."""
    for one in again.steps:
        hurry(late)
        told = told_step(game, (one.line, one.at), one.step, one.step.state, viewer)
        if told is not None:
            yield told


def _checked(record: Record, cards: Sequence[Card], late: Callable[[], bool]) -> tuple[CheckedDeal, ...]:
    found, reveals, leaves = list[CheckedDeal](), record.reveals, record.leaves
    for line in record.deals:
        hurry(late)
        seed = reveals[line.deal].seed if line.deal in reveals else None
        told = checked(line.deal, line.commitment, line.numbers, seed, cards)
        found.append(told if seed is not None else msgspec.structs.replace(told, leaves=leaves.get(line.deal, ())))
    return tuple(found)


def hurry(late: Callable[[], bool]) -> None:
    """TooLong as soon as it is late."""
    if late():
        raise TooLong
