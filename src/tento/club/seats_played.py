"""How many sit at a table under a rulebook, and which house rule is for those whom it has no table for."""

from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Fact, Refusal

RULE = "players"
"""The rule that says how many play, in the rulebooks of games that have it."""


def verify_seats(rulebook: Rulebook, seats: int) -> Refusal | None:
    """Refuses a table of so many where the rulebook has none, with its article, and names the house rule that departs from it for them."""
    played = kit_of(rulebook.game).seats_under(rulebook)
    if seats in played:
        return None
    other = played_instead(rulebook, seats)
    facts: dict[str, Fact] = {"title": rulebook.title, "players": ", ".join(map(str, played)), "seats": seats}
    found = refuse("seats_not_played", **facts) if other is None else refuse("seats_by_other_rulebook", **facts, other=other.title)
    return Refusal(found.code, RULE, rulebook.cites(RULE), found.facts)


def played_instead(rulebook: Rulebook, seats: int) -> Rulebook | None:
    """The rulebook of the house, over this one or under it, that so many play; None where there is none."""
    known = names(rulebook.game)
    base = load(plain) if (plain := rulebook.name.rstrip("+")) in known else rulebook
    kin = [book for book in map(load, known) if base.name == book.parent or book.name == base.parent]
    return next((book for book in kin if seats in kit_of(book.game).seats_under(book)), None)
