"""From what is typed at a poker table to a command: `f`, `c`, `r 600`, `p`, `a`. Pure."""

import re
from collections.abc import Sequence
from typing import Final

from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.views import View
from tento.terminal.presenter import SharedCommand

Command = SeatAction | SharedCommand

_ASIDES: Final[dict[str, SharedCommand]] = {
    "J": "advice", "X": "auto", "?": "help", "HELP": "help", "V": "rules", "Q": "quit", "": "nothing",
}  # fmt: skip
_BARE: Final[dict[str, SeatAction]] = {
    "F": do.Fold(), "FOLD": do.Fold(), "A": do.AllIn(), "ALL-IN": do.AllIn(), "S": do.Show(), "SHOW": do.Show(), "M": do.Muck(),
    "MUCK": do.Muck(),
}  # fmt: skip
_CALLS: Final = ("C", "CALL", "K", "CHECK")
_RAISES: Final = ("R", "B", "RAISE", "BET")
_TOTAL: Final = re.compile(r"(?:R|B|RAISE|BET)\s*([0-9]{1,12})")


def parse_command(typed: str, view: View, options: Sequence[SeatAction]) -> Command:
    """What the player wants. Whether it is allowed is for the table to say."""
    word = typed.strip().upper()
    if word in _ASIDES:
        return _ASIDES[word]
    if word in _BARE:
        return _BARE[word]
    if word in _CALLS:
        return next((one for one in options if isinstance(one, do.Check | do.Call | do.BringIn)), do.Call())
    if word in _RAISES:
        return _least(options)
    if word in ("P", "H"):
        return _part(view, options, whole=word == "P")
    total = _TOTAL.fullmatch(word)
    return "unknown" if total is None else do.Raise(int(total[1]))


def _bets(options: Sequence[SeatAction]) -> list[SeatAction]:
    return [one for one in options if isinstance(one, do.Raise | do.Complete | do.AllIn)]


def _least(options: Sequence[SeatAction]) -> Command:
    bets = _bets(options)
    return bets[0] if bets else do.Raise(0)


def _part(view: View, options: Sequence[SeatAction], *, whole: bool) -> Command:
    """A raise of the pot after the call, or of half of it, as near as the limits let it be."""
    asked = view.asked
    if asked is None or asked.min_raise is None or asked.max_raise is None:
        return _least(options)
    after_call = view.pot + asked.to_call
    wanted = view.current + (after_call if whole else after_call // 2) // view.chip * view.chip
    total = max(asked.min_raise, min(wanted, asked.max_raise))
    everything = next((one for one in options if isinstance(one, do.AllIn)), None)
    return everything if everything is not None and total == asked.max_raise else do.Raise(total)
