"""The rules of a poker tournament in a rulebook."""

from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook


def rules_of(rulebook: Rulebook) -> PokerTournamentRules:
    """The championship of a rulebook whose kind is poker."""
    rules = rulebook.championship
    assert isinstance(rules, PokerTournamentRules), "a poker tournament is opened only under a rulebook of poker tournaments"
    return rules
