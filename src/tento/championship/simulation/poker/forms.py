"""The forms of simulated players: everybody is of age, has a document, signs and pays, each by a means of their own."""

from datetime import date, timedelta
from typing import Final

from tento.championship.core.people import Person
from tento.championship.poker.admitting import identity, starts
from tento.championship.poker.desk_decisions import EntryForm, Means
from tento.championship.poker.pool import price
from tento.championship.poker.state import State

BORN: Final = date(1980, 2, 29)
DOCUMENT: Final = "RG"
MEANS: Final[tuple[Means, ...]] = ("cash", "debit", "credit")
EARLY_OF: Final = 7
"""One name in so many paid by a transfer before the day."""


def _person(player: str) -> Person:
    return Person(name=player, born=BORN, accepted_version="1")


def form_of(state: State, player: str) -> EntryForm:
    """The form of an entry; a name of some lengths paid early, and the others by what their lengths say."""
    entry, size, rules = sum(state.lines.values()), len(player), state.rules
    early = size % EARLY_OF == 0
    means: Means = "transfer" if early else MEANS[size % len(MEANS)]
    return EntryForm(
        player=player,
        person=_person(player),
        document=DOCUMENT,
        means=means,
        paid=price(rules, entry, means),
        credited=starts(state) - timedelta(days=2) if early else None,
        proof=rules.early_proof if early else (),
        site_record=True,
        image_release=True,
    )


def key_of(player: str) -> str:
    """What tells a simulated player apart from others."""
    return identity(_person(player), DOCUMENT)
