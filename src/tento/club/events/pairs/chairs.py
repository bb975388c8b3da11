"""Who sits where in a match online: the people of each entry on the seats of their side, and bots where an entry has them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tento.championship.pairs.state import Entry, Match, State
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.refusal import Refusal

BOT: Final = "bot"
"""What the form of a bot declares, in a cup that takes them."""

Accounts = Mapping[str, tuple[str, ...]]
"""The people of the house who play for an entry."""


class Chairs(NamedTuple):
    """The seats of a table: the people who may sit on each, or the name of the bot that does."""

    reserved: tuple[tuple[str, ...], ...]
    bots: Mapping[int, str]


def starters(state: State, entry: Entry) -> tuple[str, ...]:
    """The names of those who play for an entry."""
    return tuple(person.name for person in entry.people[: state.rules.entries.starters])


def bots_of(state: State, entry: Entry) -> tuple[str, ...]:
    """The names of the bots who play for an entry."""
    return tuple(person.name for person in entry.people[: state.rules.entries.starters] if BOT in person.declared)


def chairs(state: State, match: Match, accounts: Accounts, with_bots: bool) -> Chairs | Refusal:
    """The seats of a match; refused if an entry has fewer people of the house than it needs, or the game has no such table."""
    entries = [state.entries[str(side)] for side in match.sides]
    each = state.rules.entries.starters
    sides = kit_of(state.rulebook.game).sides(each * len(entries))
    reserved: list[tuple[str, ...]] = [()] * (each * len(entries))
    bots: dict[int, str] = {}
    for entry, seats in zip(entries, sides, strict=False):
        own = bots_of(state, entry) if with_bots else ()
        people = accounts.get(entry.id, ())
        if len(people) < each - len(own) or len(seats) != each:
            return refuse("entry_without_account", entry=entry.id, needed=each - len(own))
        for place, seat in enumerate(seats):
            if place < each - len(own):
                reserved[seat] = people
            else:
                bots[seat] = own[place - each]
    return Chairs(tuple(reserved), bots)
