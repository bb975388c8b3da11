"""The rules of a championship of pairs in a rulebook."""

from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook


def rules_of(rulebook: Rulebook) -> PairsRules:
    """The championship of a rulebook whose kind is pairs."""
    rules = rulebook.championship
    assert isinstance(rules, PairsRules), "a championship of pairs is opened only under a rulebook that has one"
    return rules
