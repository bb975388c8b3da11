"""A poker tournament as far as it has come: who entered, who sits where, who is out and in which place."""

import msgspec
from rpds import HashTrieMap

from tento.championship.poker.decisions import Deal
from tento.championship.poker.room import Room, Spot
from tento.rulebooks.poker_tournament import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as far as it has come. `lines` are the split of its entry.

    `listed` are its players in the order of entry, `entered` counts the entries of each; `places` are those of the players who are
    out, as far as the field is known, and `left` the seats that they rose from; `reached` are the fields of the days after the first,
    and `chips` what each player brought into the last of them.
    """

    rulebook: Rulebook
    lines: dict[str, int]
    guarantee: int = 0
    size: int = 9
    stack: int
    reentries: int = 0
    listed: tuple[str, ...] = ()
    entered: "HashTrieMap[str, int]" = HashTrieMap()
    entries: int = 0
    room: Room = ()
    waiting: tuple[str, ...] = ()
    places: "HashTrieMap[str, int]" = HashTrieMap()
    left: "HashTrieMap[str, Spot]" = HashTrieMap()
    knockouts: tuple[tuple[str, ...], ...] = ()
    reached: tuple[frozenset[str], ...] = ()
    chips: "HashTrieMap[str, int]" = HashTrieMap()
    final: bool = False
    deal: Deal | None = None
    disqualified: frozenset[str] = frozenset()

    @property
    def rules(self) -> PokerTournamentRules:
        """The values in force."""
        rules: PokerTournamentRules = self.rulebook.values
        return rules

    @property
    def alive(self) -> int:
        """How many are still in, alternates too."""
        return len(self.entered) - len(self.places)

    @property
    def sitting(self) -> list[str]:
        """Those who have a seat, table by table."""
        return [who for table in self.room for who in table.seats if who is not None]

    @property
    def champion(self) -> str | None:
        """The one who is left."""
        return next(iter(self.sitting), None) if self.alive == 1 else None
