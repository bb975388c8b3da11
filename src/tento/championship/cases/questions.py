"""Every question that a championship case may ask, by its name."""

from collections.abc import Mapping
from typing import Any, Final

from tento.championship.cases.asking import Question
from tento.championship.cases.pairs.corrections import correction
from tento.championship.cases.pairs.entry import entry
from tento.championship.cases.pairs.matches import sanction, substitution, walkovers
from tento.championship.cases.pairs.planning import clock, draw, field, schedules
from tento.championship.cases.pairs.tables import best, delegations, standings
from tento.championship.cases.poker.entry import entry as entry_of_a_player
from tento.championship.cases.poker.questions import POKER_QUESTIONS
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.championship.kinds import USUAL
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook

PAIRS_QUESTIONS: Final[dict[str, Question]] = {
    "standings": standings,
    "best-losers": best,
    "delegations": delegations,
    "entry": entry,
    "walkovers": walkovers,
    "substitution": substitution,
    "correction": correction,
    "sanction": sanction,
    "schedule": schedules,
    "clock": clock,
    "field": field,
    "draw": draw,
}


OF_KIND: Final[dict[str, dict[str, Question]]] = {
    PairsRules.kind: PAIRS_QUESTIONS,
    PokerTournamentRules.kind: {"entry": entry_of_a_player} | POKER_QUESTIONS,
}
"""What a championship of each kind is asked."""


def _asked(name: str) -> Question:
    """The function behind a name: that of the kind of championship which the rulebook has."""

    def by_kind(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
        kind = USUAL if rulebook.championship is None else rulebook.championship.kind
        question = OF_KIND[kind].get(name)
        if question is None:
            known = " or ".join(one for one, questions in OF_KIND.items() if name in questions)
            raise BadKey("rulebooks", f"{name} is asked of a championship of {known}, and that of {rulebook.name} is of {kind}")
        return question(case, rulebook)

    return by_kind


QUESTIONS: Final[dict[str, Question]] = {name: _asked(name) for name in dict.fromkeys((*PAIRS_QUESTIONS, *POKER_QUESTIONS))}
"""The case's `question` → the function that answers it."""
