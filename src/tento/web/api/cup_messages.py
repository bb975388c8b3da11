"""What is asked of the cups over HTTP, and what is answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tento.club.events.pairs.config import FEWEST, MOST
from tento.club.ports import EventStatus
from tento.web.api.events.pairs_messages import EventResult
from tento.web.api.table_messages import Seconds, Word
from tento.web.api.tournament_messages import Moment

Link = Annotated[str, Meta(max_length=128)]


class NewCup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A cup of so many entries, pairs or `singles`, under a rulebook that has a championship of pairs.

    It begins at a time (`begins`, milliseconds since the epoch), when all places are taken, or when its host says so. With `bots` one may
    take a bot as partner, and places that are still free at the beginning get bots. A match is called `notice_minutes` before its hour;
    `best_of` partidas decide it, or as many as the rulebook says. Matches of nobody but bots are played without a pause (`bots_quick`), or
    at the pace of the others.
    """

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    rulebook: Word
    entries: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 16
    singles: bool = False
    best_of: Literal[1, 3, 5] | None = None
    notice_minutes: Annotated[int, Meta(ge=1, le=60)] = 3
    begins: Annotated[int, Meta(ge=0, le=10**14)] | None = None
    bots: bool = False
    bot: Word = "sensible"
    bots_quick: bool = True
    turn_seconds: Seconds = 30
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    visibility: Literal["public", "private"] = "public"


class SinglesRulebook(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook by which one plays against one."""

    name: str
    title: str


class CupRulebook(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook under which cups of pairs are held, and the numbers of partidas to choose from (none: as it says).

    `singles` is the rulebook by which one may play alone: this one, or the house rule that departs from it; `bots`
    are the kinds that are offered for every number of players that it has tables for.
    """

    name: str
    title: str
    game: str
    singles: SinglesRulebook | None
    best_of: tuple[int, ...]
    usual: int
    bots: tuple[str, ...]


class EnterCup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """With the person whose link it is, with a bot, or with whoever comes next; where one plays alone neither matters."""

    partner: Link | None = None
    bot: bool = False


class CupRow(msgspec.Struct, frozen=True, kw_only=True):
    """A cup in the list: how many entries of how many places, and when it begins (None: when all places are taken)."""

    id: str
    title: str
    game: str
    rulebook: str
    status: EventStatus
    entries: int
    most: int
    singles: bool
    bots: bool
    created: int
    begins: int | None
    host: str


class WeeklyCupShown(msgspec.Struct, frozen=True):
    """The cup of the week that the house holds, if it holds one."""

    cup: CupRow | None


class CupPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of an entry."""

    name: str
    bot: bool


class CupEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry by its id; `out` once it plays no more by a decision, not by having lost."""

    id: str
    players: tuple[CupPlayer, ...]
    out: bool


class CupMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of the bracket: its entries (None: not known yet, or nobody), its live table while it has one, its result and its record.

    `starts` is the hour until which both sides must have come, `tolerance` not counted.
    """

    id: str
    round: int
    sides: tuple[str | None, str | None]
    bye: bool
    status: Literal["waiting", "ready", "called", "playing", "over", "stopped"]
    table: str | None
    starts: int | None
    present: tuple[str, ...]
    result: EventResult | None
    record: str | None
    deals: int | None


class CupShown(msgspec.Struct, frozen=True, kw_only=True):
    """A cup as everybody may see it. `rounds` are the ids of the matches, the first round first; `path` are those of the champion."""

    id: str
    number: int
    title: str
    game: str
    rulebook: str
    regulation: str
    status: EventStatus
    visibility: str
    host: str
    created: int
    begins: int | None
    most: int
    taken: int
    waiting: int
    singles: bool
    bots: bool
    best_of: int
    notice_minutes: int
    tolerance_minutes: int
    commitment: str | None
    entries: tuple[CupEntry, ...]
    matches: tuple[CupMatch, ...]
    rounds: tuple[tuple[str, ...], ...]
    champion: str | None
    path: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]


class CupYou(msgspec.Struct, frozen=True, kw_only=True):
    """The reader in a cup: the own entry, the link for a partner, the table to go to and until when (milliseconds since the epoch)."""

    hosting: bool
    entry: str | None
    waiting: bool
    partner_link: str | None
    table: str | None
    match: str | None
    until: int | None
    out: bool


class CupNews(msgspec.Struct, frozen=True, kw_only=True):
    """The cup as it is now, None if nothing has changed since the number that the reader has; and the reader in it."""

    version: int
    cup: CupShown | None
    you: CupYou | None


class CupInvite(msgspec.Struct, frozen=True):
    """Who asks to be the reader's partner."""

    name: str
