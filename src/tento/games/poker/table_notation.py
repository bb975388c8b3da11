"""Actions at a poker table as a record writes them, both ways: those of a hand, and `kill 2`, `seat 3 5000`, `level 4`, `pause`.

A record knows seats, from 0; a case of one hand knows chairs, from 1.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from tento.cards.card import BadCard, parse_card
from tento.games.poker import notation
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.state import MOST_CHAIRS
from tento.table.notation import BadNotation
from tento.table.seats import REFEREE, TABLE, Actor, Seat

OF: Final = "of"


def read(text: str, actor: Actor | None = None) -> at.Action:
    """The action that the text names, as this actor may write it."""
    verb, *words = text.split() or [""]
    found = _READ.get(verb)
    if found is not None and (actor is None or (actor in (REFEREE, TABLE)) == (verb != TIME_CARD)):
        return found(words)
    if actor in (REFEREE, TABLE):
        raise BadNotation(f"{text!r} is no decision at a table: write one of {', '.join(verb for verb in _READ if verb != TIME_CARD)}")
    action = notation.read(text)
    if isinstance(action, do.Timeout):
        raise BadNotation("a table writes what was done when the time was over")
    return action


def write(action: at.Action) -> str:
    """The action as `read` reads it."""
    return _WRITE[type(action)](action)


def _number(words: list[str], place: int, least: int, most: int) -> int:
    word = words[place] if place < len(words) else ""
    if not re.fullmatch("0|[1-9][0-9]{0,11}", word) or not least <= int(word) <= most:
        raise BadNotation(f"{word!r} is no number from {least} to {most}")
    return int(word)


def _seat(words: list[str]) -> Seat:
    return Seat(_number(words, 0, 0, MOST_CHAIRS - 1))


def _bare(action: at.Action) -> Callable[[list[str]], at.Action]:
    def read_bare(words: list[str]) -> at.Action:
        _many(words, 0)
        return action

    return read_bare


def _many(words: list[str], count: int) -> None:
    if len(words) != count:
        raise BadNotation(f"{count} words are written after it, not {len(words)}")


def _about(make: Callable[[Seat], at.Action]) -> Callable[[list[str]], at.Action]:
    def read_about(words: list[str]) -> at.Action:
        _many(words, 1)
        return make(_seat(words))

    return read_about


def _read_seat(words: list[str]) -> at.Action:
    _many(words, 2)
    return at.SeatPlayer(_seat(words), _number(words, 1, 1, 10**12 - 1))


def _read_level(words: list[str]) -> at.Action:
    level = _number(words, 0, 1, 200)
    if len(words) == 1:
        return at.SetLevel(level)
    if len(words) != 3 or words[1] != OF:
        raise BadNotation("a level is written `level 4`, or `level 4 of 37` with the players who are left")
    return at.SetLevel(level, _number(words, 2, 1, 10**6))


def _read_clock(words: list[str]) -> at.Action:
    _many(words, 1)
    return at.Clock(_number(words, 0, 0, 10**9))


def _read_shuffle(words: list[str]) -> at.Action:
    try:
        return at.Shuffle(tuple([parse_card(word) for word in words]))
    except BadCard as error:
        raise BadNotation(str(error)) from error


def _always(verb: str) -> Callable[[Any], str]:
    return lambda _action: verb


TIME_CARD: Final = "time-card"
_BARE: Final[dict[str, at.Action]] = {
    TIME_CARD: at.TimeCard(),
    "misdeal": do.Misdeal(),
    "void": do.Void(),
    "showdown": do.Showdown(),
    "call-time": at.CallTime(),
    "pause": at.Pause(),
    "resume": at.Resume(),
    "next-hand": at.NextHand(),
    "finish": at.Finish(),
}
_READ: Final[dict[str, Callable[[list[str]], at.Action]]] = {
    **{verb: _bare(action) for verb, action in _BARE.items()},
    "kill": _about(at.Kill),
    "sweep": _about(at.Sweep),
    "absent": _about(at.Absent),
    "present": _about(lambda seat: at.Absent(seat, False)),
    "hand-by-hand": _bare(at.HandByHand()),
    "as-they-come": _bare(at.HandByHand(False)),
    "take-away": _about(at.TakeAway),
    "button": _about(at.SetButton),
    "seat": _read_seat,
    "level": _read_level,
    "clock": _read_clock,
    "shuffle": _read_shuffle,
}
_WRITE: Final[dict[type, Callable[[Any], str]]] = {
    **{type(action): _always(verb) for verb, action in _BARE.items()},
    do.Fold: lambda _: "fold",
    do.Check: lambda _: "check",
    do.Call: lambda _: "call",
    do.AllIn: lambda _: "all-in",
    do.BringIn: lambda _: "bring-in",
    do.Complete: lambda _: "complete",
    do.Show: lambda _: "show",
    do.Muck: lambda _: "muck",
    do.Raise: lambda a: f"raise {a.to}",
    at.Kill: lambda a: f"kill {a.seat}",
    at.Sweep: lambda a: f"sweep {a.seat}",
    at.Absent: lambda a: f"{'absent' if a.away else 'present'} {a.seat}",
    at.HandByHand: lambda a: "hand-by-hand" if a.on else "as-they-come",
    at.TakeAway: lambda a: f"take-away {a.seat}",
    at.SetButton: lambda a: f"button {a.seat}",
    at.SeatPlayer: lambda a: f"seat {a.seat} {a.stack}",
    at.SetLevel: lambda a: f"level {a.level}" if a.players_left is None else f"level {a.level} {OF} {a.players_left}",
    at.Clock: lambda a: f"clock {a.seconds}",
    at.Shuffle: lambda a: " ".join(["shuffle", *a.pack]),
}
