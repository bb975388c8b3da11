"""The desk as far as the log has filled it in: who the players are, what they paid, which documents they showed."""

from datetime import datetime

import msgspec
from rpds import HashTrieMap, HashTrieSet

from tento.championship.core.people import Person
from tento.championship.poker.registration import Origin


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A person of the tournament, with what each entry paid in centavos and the days on which the document was shown.

    `key` tells people apart, also namesakes. `declared` are the sponsors of the form, `wears` the logos of now. Without a record on the
    site (`ranked` is false) the tournament does not count for the annual ranking.
    """

    person: Person
    key: str
    origin: Origin = "desk"
    paid: tuple[int, ...] = ()
    documents: frozenset[int] = frozenset()
    declared: tuple[str, ...] = ()
    wears: tuple[str, ...] = ()
    ranked: bool = True
    seat_won: bool = False


class DeskState(msgspec.Struct, frozen=True, kw_only=True):
    """What the desk keeps. Where no form is `asked`, as online, an entry is a name and nothing else is known.

    `variant`, `venue`, `start` and the later `days` are those of the sheet; `sponsors` are the official ones of the event, `keys` those
    of all its people. `returned` is what entries got back, by player, and `prizes` what was paid out; `ranking` are the prizes of the
    ranking that were.
    """

    asked: bool = False
    variant: str = ""
    venue: str = ""
    start: datetime | None = None
    days: tuple[datetime, ...] = ()
    sponsors: frozenset[str] = frozenset()
    people: "HashTrieMap[str, Entrant]" = HashTrieMap()
    keys: "HashTrieSet[str]" = HashTrieSet()
    returned: "HashTrieMap[str, int]" = HashTrieMap()
    prizes: "HashTrieMap[str, int]" = HashTrieMap()
    ranking: frozenset[str] = frozenset()

    def name_of(self, player: str) -> str:
        """The name on the form, with the one of the log where that is another; the one of the log where there is no form."""
        known = self.people.get(player)
        if known is None or known.person.name == player:
            return player
        return f"{known.person.name} ({player})"
