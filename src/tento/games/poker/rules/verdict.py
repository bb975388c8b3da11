"""How a poker table refuses: with a code, the rule that decided, and its articles in the rulebook in force."""

from tento.games.poker.rules.codes import Code
from tento.games.poker.rules.table_state import State, seat_of
from tento.table.refusal import Fact, Refusal, SeatFact


def refuse(state: State, code: Code, rule: str | None = None, **facts: Fact) -> Refusal:
    """A refusal that cites the articles of the rule in force."""
    return Refusal(code, rule, state.rulebook.cites(rule) if rule else (), facts)


_CHAIRS = ("turn", "chair")


def at_the_table(refusal: Refusal) -> Refusal:
    """The refusal of a hand, which knows chairs, for a table, which knows seats."""
    facts = {name: _fact(name, fact) for name, fact in refusal.facts.items()}
    return Refusal(refusal.code, refusal.rule, refusal.articles, facts)


def _fact(name: str, fact: Fact) -> Fact:
    from_chair = name in _CHAIRS and isinstance(fact, int) and fact > 0
    return SeatFact(seat_of(fact)) if from_chair else fact  # type: ignore[arg-type]  # a number that names a chair is one
