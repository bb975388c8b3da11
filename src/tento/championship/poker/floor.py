"""The floor as far as the log has run it: the clock, hand for hand, the night, races, and what follows a player from seat to seat."""

from datetime import datetime

import msgspec
from rpds import HashTrieMap

from tento.championship.poker.hand_for_hand import TableState


class LevelClock(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament clock: the level, the seconds left in it (or in the break after it) when it was last set, and since when it runs.

    `since` is None while it stands: hand for hand takes its minutes off by the hand, and at night nothing does.
    """

    level: int
    left_s: int
    since: datetime | None = None
    on_break: bool = False

    def left_at(self, at: datetime) -> int:
        """The seconds left; below zero the time since it ran out."""
        return self.left_s if self.since is None else self.left_s - int((at - self.since).total_seconds())

    def stopped(self, at: datetime) -> "LevelClock":
        """The clock standing where it is."""
        return msgspec.structs.replace(self, left_s=self.left_at(at), since=None)


class FloorState(msgspec.Struct, frozen=True, kw_only=True):
    """What the floor keeps beside the seats.

    `hand_open`: a hand of hand for hand was dealt, and nobody has told yet who went out in it. `last_hands` are those still to be
    played today. `absent` and `owed` (hands of penalties) stay with a player who goes out, so that a correction finds them again.
    `cards` are the time cards of whoever has not as many as the start gives.
    `began` is when the level of now did, `paused` that the floor stopped the clock. `tables` is how far tables are with their hand of hand
    for hand, as far as they told it.
    `smallest` is the smallest chip since the last race, and `raced` what all races together added to the chips in play.
    """

    clock: LevelClock | None = None
    hand_for_hand: bool = False
    hand_open: bool = False
    last_hands: int | None = None
    night: bool = False
    absent: frozenset[str] = frozenset()
    owed: "HashTrieMap[str, int]" = HashTrieMap()
    cards: "HashTrieMap[str, int]" = HashTrieMap()
    began: datetime | None = None
    paused: bool = False
    tables: "HashTrieMap[int, TableState]" = HashTrieMap()
    smallest: int = 0
    raced: int = 0
