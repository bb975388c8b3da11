"""Actions of a hand of poker as a person writes them, both ways: `3 raise 600`, `3 all-in`, `referee kill 3`, `showdown`."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from tento.games.poker.rules import actions as do
from tento.games.poker.rules.state import MOST_CHAIRS, Chair
from tento.table.notation import BadNotation

POT: Final = "pot"


def _number(word: str) -> int:
    if not re.fullmatch("[0-9]{1,12}", word):
        raise BadNotation(f"{word!r} is not a number of chips")
    return int(word)


def read_chair(word: str) -> Chair:
    """A seat by its number."""
    if not re.fullmatch("[0-9]{1,2}", word) or not 1 <= int(word) <= MOST_CHAIRS:
        raise BadNotation(f"{word!r} is no seat: seats are 1 to {MOST_CHAIRS}")
    return Chair(int(word))


def _to(word: str) -> do.Raise:
    return do.Raise(POT if word == POT else _number(word))


_BARE: Final[dict[str, Any]] = {
    "fold": do.Fold(),
    "check": do.Check(),
    "call": do.Call(),
    "all-in": do.AllIn(),
    "bring-in": do.BringIn(),
    "complete": do.Complete(),
    "show": do.Show(),
    "muck": do.Muck(),
    "timeout": do.Timeout(),
}
_WITH: Final[dict[str, Callable[[str], Any]]] = {"bet": _to, "raise": _to}
_REFEREE: Final[dict[str, Any]] = {"misdeal": do.Misdeal(), "void": do.Void()}
_ABOUT: Final[dict[str, Callable[[Chair], Any]]] = {"kill": do.Kill, "sweep": do.Sweep}


def read(text: str) -> do.PlayerAction:
    """The action of a player that the text names."""
    words = text.split()
    if len(words) == 1 and words[0] in _BARE:
        found: do.PlayerAction = _BARE[words[0]]
        return found
    if len(words) == 2 and words[0] in _WITH:
        with_amount: do.PlayerAction = _WITH[words[0]](words[1])
        return with_amount
    verbs = (*_BARE, *_WITH)
    near = get_close_matches(words[0] if words else "", verbs, 1)
    if words and words[0] in _WITH:
        raise BadNotation(f"{words[0]!r} needs the total in front, as in '{words[0]} 600'")
    hint = f"did you mean {near[0]!r}?" if near else f"write one of {', '.join(verbs)}"
    raise BadNotation(f"{text!r} is no action: {hint}")


def read_referee(text: str) -> do.RefereeAction:
    """The decision of the referee that the text names."""
    words = text.split()
    if len(words) == 1 and words[0] in _REFEREE:
        found: do.RefereeAction = _REFEREE[words[0]]
        return found
    if len(words) == 2 and words[0] in _ABOUT:
        about: do.RefereeAction = _ABOUT[words[0]](read_chair(words[1]))
        return about
    raise BadNotation(f"{text!r} is no decision of the referee: write kill 3, sweep 3, misdeal or void")
