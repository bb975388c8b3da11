"""How many sit at a table under a rulebook, and which house rule is for those whom it has no table for."""

from msgspec.structs import replace

from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Fact, Refusal

RULE = "players"
"""The rule that says how many play, in the rulebooks of games that have it."""


def verify_seats(rulebook: Rulebook, seats: int) -> Refusal | None:
    """Refuses a table of so many where the rulebook has none, with its article, and names the house rule that departs from it for them.

    Where the rulebook has such tables, but not with what this one chose, the choice is the reason.
    """
    played = sorted(kit_of(rulebook.game).seats_under(rulebook))
    if seats in played:
        return None
    facts: dict[str, Fact]
    if choice := _choice_against(rulebook, seats):
        rule, value = choice
        facts = {"choice": f"{rule}.{value}", "players": ", ".join(map(str, played)), "seats": seats}
        return _by(rulebook, rule, refuse("seats_not_by_choice", **facts))
    other = played_instead(rulebook, seats)
    facts = {"title": rulebook.title, "players": ", ".join(map(str, played)), "seats": seats}
    found = refuse("seats_not_played", **facts) if other is None else refuse("seats_by_other_rulebook", **facts, other=other.title)
    return _by(rulebook, RULE, found)


def _by(rulebook: Rulebook, rule: str, found: Refusal) -> Refusal:
    """The refusal with the rule that refuses, and its articles."""
    return Refusal(found.code, rule, rulebook.cites(rule), found.facts)


def _choice_against(rulebook: Rulebook, seats: int) -> tuple[str, str] | None:
    """The rule whose value at this table, alone over its rulebook, has no table for so many, and that value."""
    base, kit = _base(rulebook), kit_of(rulebook.game)
    if seats not in kit.seats_under(base):
        return None
    for rule in rulebook.values.__struct_fields__:
        value = getattr(rulebook.values, rule)
        changed = replace(base, values=replace(base.values, **{rule: value}))
        if isinstance(value, str) and value != getattr(base.values, rule) and seats not in kit.seats_under(changed):
            return rule, value
    return None


def _base(rulebook: Rulebook) -> Rulebook:
    """The rulebook of the house that a table's choices change; the rulebook itself where there is none."""
    plain = rulebook.name.rstrip("+")
    return load(plain) if plain in names(rulebook.game) else rulebook


def played_instead(rulebook: Rulebook, seats: int) -> Rulebook | None:
    """The rulebook of the house, over this one or under it, that so many play; None where there is none."""
    base = _base(rulebook)
    kin = [book for book in map(load, names(rulebook.game)) if base.name == book.parent or book.name == base.parent]
    return next((book for book in kin if seats in kit_of(book.game).seats_under(book)), None)
