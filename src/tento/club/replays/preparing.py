"""What a judge needs of a finished match, from a table's log or a record: every decision, how it stood, everybody's cards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from tento.cards.card import Card
from tento.club.live import entries as log
from tento.club.live.table_log import Moment, TableLog
from tento.club.replays.exported import stand_in_of
from tento.club.replays.finished import played_again
from tento.club.replays.opened import hurry, replayed
from tento.games.registry import kit_of
from tento.records.analysing import Asked, Played, Stood, decisions, of, played_of, standings
from tento.records.reading import read
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import GameKit
from tento.table.seats import TABLE, Seat

MOST_DECISIONS: Final = 3000
"""No more are judged of a record that somebody brings: a long match has a third of it."""
T = TypeVar("T")


class OpenHands(msgspec.Struct, frozen=True):
    """The cards that each seat held from this place of the log on."""

    place: int
    deal: int
    hands: tuple[tuple[Card, ...], ...]


class Prepared(NamedTuple):
    """A match before it is judged. `revealed` are the deals whose cards are public."""

    kit: GameKit
    rulebook: Rulebook
    seats: int
    asked: list[Asked]
    stood: tuple[Stood, ...]
    hands: tuple[OpenHands, ...]
    revealed: frozenset[int]


class TooManyDecisions(Exception):
    """The record has more decisions than are judged."""


def of_table(kept: TableLog) -> Prepared:
    """The finished match of a live table. NoAnalysis where nobody judges its game."""
    moments = played_again(kept)
    config = moments[-1].folded.state.config
    kit = kit_of(config.game)
    of(kit)
    played = played_in(moments)
    revealed = frozenset(range(1, moments[-1].folded.state.revealed + 1))
    asked, stood = list(decisions(kit, played)), standings(kit, kept.rulebook, played)
    return Prepared(kit, kept.rulebook, config.seats, asked, stood, tuple(_hands(kit, config.seats, played)), revealed)


def of_record(text: str, late: Callable[[], bool] = lambda: False) -> Prepared:
    """The match of a record as far as it can be played again; a deal whose cards nobody knows is not judged.

    RecordError, TooLong as for opening it; TooManyDecisions; NoAnalysis where nobody judges its game.
    """
    record = read(text)
    head = record.header
    kit = kit_of(head.game)
    of(kit)
    again, rulebook, _problem = replayed(record, late)
    played = list(_in_time(played_of(record, rulebook, again), late))
    known = [one for one in played if one.deal not in again.unseen]
    asked = [one for one in _in_time(decisions(kit, played), late) if one.deal not in again.unseen]
    if len(asked) > MOST_DECISIONS:
        raise TooManyDecisions
    hands = tuple(_in_time(_hands(kit, head.seats, known), late))
    return Prepared(kit, rulebook, head.seats, asked, standings(kit, rulebook, played), hands, frozenset(one.deal for one in known))


def _in_time(all_: Iterable[T], late: Callable[[], bool]) -> Iterator[T]:
    for one in all_:
        hurry(late)
        yield one


def played_in(moments: Sequence[Moment]) -> list[Played]:
    """The actions of a finished match, each at the number that a replay shows after it."""
    found: list[Played] = []
    for moment in moments:
        entry, before, after = moment.entry, moment.before, moment.folded.state
        if isinstance(entry, log.Dealt):
            found.append(Played(after.seq, after.dealt, TABLE, None, before.match, after.match))
        elif isinstance(entry, log.Acted):
            action = log.action_in(entry, before.game.Action)
            found.append(Played(after.seq, after.dealt, entry.actor, action, before.match, after.match, stand_in_of(before, entry)))
    return found


def _hands(kit: GameKit, seats: int, played: Iterable[Played]) -> Iterator[OpenHands]:
    """What everybody held, each time that it changed."""
    hand = of(kit)[0].hand
    last: OpenHands | None = None
    for one in played:
        hands = tuple(tuple(hand(kit.game.view(one.after, Seat(seat)))) for seat in range(seats))
        if last is None or last.hands != hands or last.deal != one.deal:
            last = OpenHands(one.place, one.deal, hands)
            yield last
