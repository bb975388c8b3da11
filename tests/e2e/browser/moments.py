"""Moments of matches between bots, as one seat sees them: by the engine and a seed, so that a screen can be put into any state at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

import tento
from tento.cards.chance import Chance
from tento.club.live.messages import Clocks, Sitter, Snapshot
from tento.games.registry import kit_of
from tento.table.game import Waiting
from tento.table.seats import Seat, sides_by_seat

YOU = Seat(0)
NAMES = ("Maria Aparecida dos Santos", "Robô Bartolomeu", "Zé", "Ana", "Chico", "Lurdes", "Nonato", "Iara", "Caio", "Bia")


class Moment(NamedTuple):
    """What the seat sees at one moment, what it may do, and for whom the table waits."""

    view: Any
    legal: tuple[Any, ...]
    waiting: Waiting

    @property
    def mine(self) -> bool:
        """The table waits for this seat."""
        return YOU in self.waiting.seats


class Setting(NamedTuple):
    """A match between bots: the same setting always gives the same moments."""

    rulebook: str
    seats: int = 4
    seed: int = 7
    bot: str = "sensible"
    options: Mapping[str, Any] = {}


def moments(setting: Setting) -> Iterator[Moment]:
    """Every moment of the match, as the first seat sees it."""
    table = tento.Table(setting.rulebook, seats=setting.seats, seed=setting.seed, options=setting.options)
    sitting = table.kit.bot(setting.bot, table.rulebook)
    luck = [Chance(setting.seed, f"seat {seat}") for seat in range(setting.seats)]
    while True:
        waiting = table.waiting
        yield Moment(table.view(YOU), tuple(table.legal(YOU)), waiting)
        if table.outcome is not None:
            return
        if waiting.table:
            table.deal()
        else:
            seat = waiting.seats[0]
            table.act(seat, sitting.choose(table.view(seat), table.legal(seat), luck[seat]))


def first(settings: Iterable[Setting], wanted: Callable[[Moment], Any]) -> tuple[Setting, Moment]:
    """The first moment that is wanted, in the first match that has one."""
    for setting in settings:
        for moment in moments(setting):
            if wanted(moment):
                return setting, moment
    raise AssertionError("no match has such a moment")


def snapshot(setting: Setting, moment: Moment) -> str:
    """The message by which a table shows this moment to whoever comes."""
    game = tento.load(setting.rulebook).game
    return msgspec.json.encode(
        Snapshot(
            table="",
            seq=1,
            game=game,
            rulebook=setting.rulebook,
            status="over" if moment.view.outcome else "playing",
            sitters=tuple(Sitter(Seat(seat), NAMES[seat], seat > 0, away=False) for seat in range(setting.seats)),
            host=True,
            you=YOU,
            view=moment.view,
            legal=moment.legal,
            waiting=moment.waiting.seats,
            clocks=Clocks(0, 0, 60_000, (0,) * setting.seats, 0),
            proof=None,
            sides=sides_by_seat(kit_of(game).sides(setting.seats), setting.seats),
        )
    ).decode()
