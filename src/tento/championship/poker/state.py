"""A poker tournament as far as it has come: who entered, who sits where, who is out and in which place."""

from datetime import datetime
from typing import Any

import msgspec
from rpds import HashTrieMap

from tento.championship.core.custody import Custody
from tento.championship.poker.button import Game
from tento.championship.poker.chain import Chain, Kind
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Deal, TournamentKind
from tento.championship.poker.desk import DeskState
from tento.championship.poker.floor import FloorState
from tento.championship.poker.knockouts import Knockout
from tento.championship.poker.levels import Level, TimeCards
from tento.championship.poker.payouts import field_of
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seats import Seating, Spot
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as far as it has come. `lines` are the split of its entry; after `late_levels` of its levels nobody enters.

    `listed` are its players in the order of entry, `entered` counts the entries of each; `places` are those of the players who are
    out, as far as the field is known, and `left` the seats that they rose from; `reached` are the fields of the days after the first,
    and `chips` what each player brought into the last of them. Seats are drawn from `chain`; `drawn` is the last draw that gave
    everybody a seat, with the number of entries that were out before it. `removed` are those whom the Director took out, with their chips.
    `flights` are the bags of the first days that are over, where there are several. `ended` is when there was a champion.
    `now` is the time of the last decision after the opening: what was held on paper may be written down afterwards.
    Seats are drawn over the numbers of the players where it is `numbered`, and over their names where it is not.
    `suspended` were barred by an earlier tournament, `barred` are by this one: from the event (`ban`) or from all (`exclusion`).
    """

    rulebook: Rulebook
    title: str = ""
    kind: TournamentKind = "main"
    lines: dict[str, int]
    seat_price: int | None = None
    guarantee: int = 0
    game: Game = "flop"
    size: int = 9
    stack: int
    reentries: int = 0
    levels: tuple[Level, ...] = ()
    late_levels: int | None = None
    time_cards: TimeCards | None = None
    suspended: frozenset[str] = frozenset()
    listed: tuple[str, ...] = ()
    entered: "HashTrieMap[str, int]" = HashTrieMap()
    entries: int = 0
    chain: Chain | None = None
    drawn: tuple[Kind, int] | None = None
    seating: Seating = ()
    waiting: tuple[str, ...] = ()
    places: "HashTrieMap[str, int]" = HashTrieMap()
    left: "HashTrieMap[str, Spot]" = HashTrieMap()
    knockouts: tuple[Knockout, ...] = ()
    reached: tuple[frozenset[str], ...] = ()
    chips: "HashTrieMap[str, int]" = HashTrieMap()
    final: bool = False
    deal: Deal | None = None
    removed: "HashTrieMap[str, int]" = HashTrieMap()
    disqualified: frozenset[str] = frozenset()
    barred: "HashTrieMap[str, str]" = HashTrieMap()
    floor: FloorState = FloorState()
    cancelled: bool = False
    starting_days: int = 1
    flights: tuple[tuple[Bag, ...], ...] = ()
    ended: datetime | None = None
    desk: DeskState = DeskState()
    numbered: bool = False
    custody: Custody = Custody()
    now: datetime | None = None

    def __repr__(self) -> str:
        return f"<poker tournament {self.title!r}: {self.entries} entries, {self.alive} left, {len(self.seating)} tables>"

    @property
    def rules(self) -> PokerTournamentRules:
        """The values in force."""
        rules = rules_of(self.rulebook)
        return rules

    @property
    def field(self) -> int:
        """The size of the field for the tables of prizes and points."""
        return field_of(self.rules, self.entries, len(self.entered))

    @property
    def alive(self) -> int:
        """How many are still in, alternates too."""
        return len(self.entered) - len(self.places)

    @property
    def in_play(self) -> int:
        """The chips in play: a stack for every entry that was seated, with what races made of them, without what the Director took out."""
        return (self.entries - len(self.waiting)) * self.stack + self.floor.raced - sum(self.removed.values())

    @property
    def bagged(self) -> dict[str, int]:
        """The chips of those whose first day is over, and who wait for the second."""
        return {bag.player: bag.chips for flight in self.flights for bag in flight}

    @property
    def here(self) -> int:
        """How many of those still in are here today."""
        return self.alive - sum(len(flight) for flight in self.flights)

    @property
    def on_tables(self) -> int:
        """The chips in play that are not in bags."""
        return self.in_play - sum(bag.chips for flight in self.flights for bag in flight)

    @property
    def to_seat(self) -> tuple[str, ...]:
        """Who is drawn into the first seats of a day, in the order of entry."""
        if not self.flights:
            return self.listed
        bagged = self.bagged
        return tuple(who for who in self.listed if who not in bagged and who not in self.places)

    @property
    def between_starting_days(self) -> bool:
        """Whether one of several first days is over, and the seats of the next are not announced."""
        return bool(self.flights) and not self.seating and (self.chain is None or not self.chain.listed)

    @property
    def first_days_left(self) -> bool:
        """Whether another first day is to come, where there are several."""
        return not self.reached and len(self.flights) + 1 < self.starting_days

    @property
    def late_over(self) -> bool:
        """Whether the last level of late registration has passed, where the sheet names one."""
        clock = self.floor.clock
        return clock is not None and self.late_levels is not None and clock.level + clock.on_break > self.late_levels

    @property
    def fresh(self) -> Kind | None:
        """The last draw of everybody's seats, if nobody has gone out since."""
        return self.drawn[0] if self.drawn and self.drawn[1] == self.entries - self.alive else None

    @property
    def sitting(self) -> list[str]:
        """Those who have a seat, table by table."""
        return [who for table in self.seating for who in table.seats if who is not None]

    @property
    def champion(self) -> str | None:
        """The one who is left, once nobody can enter on another first day."""
        return next(iter(self.sitting), None) if self.alive == 1 and not self.first_days_left else None


def with_floor(state: State, **changes: Any) -> State:
    """The tournament with these changes of what the floor keeps."""
    return msgspec.structs.replace(state, floor=msgspec.structs.replace(state.floor, **changes))
