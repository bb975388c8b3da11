"""Refusals of a poker tournament, with the articles of the rulebook in force."""

from tento.championship.poker.codes import Code
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Fact, Refusal


def refuse(rulebook: Rulebook, code: Code, rule: str, **facts: Fact) -> Refusal:
    """Why something is not allowed: the code, the rule that refused and what the rulebook cites for it."""
    return Refusal(code, rule, rulebook.cites(rule), facts)
