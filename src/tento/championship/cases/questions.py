"""Every question that a championship case may ask, by its name."""

from collections.abc import Mapping
from typing import Any, Final

from tento.championship.cases.asking import Question
from tento.championship.cases.entry import entry
from tento.championship.cases.floor import correction, sanction, substitution, walkovers
from tento.championship.cases.planning import clock, draw, field, schedules
from tento.championship.cases.poker.questions import POKER_QUESTIONS
from tento.championship.cases.tables import best, delegations, standings
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook

ROOM: Final[dict[str, Question]] = {
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


def _asked(name: str) -> Question:
    """The function behind a name; one that both poker and the other games use goes by the rulebook's game."""
    own, of_poker = ROOM.get(name), POKER_QUESTIONS.get(name)

    def by_game(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
        question = (of_poker or own) if rulebook.game == "poker" else own
        if question is None:
            raise BadKey("rulebooks", f"{name} is asked of a poker tournament, and {rulebook.name} is a rulebook of {rulebook.game}")
        return question(case, rulebook)

    return by_game


QUESTIONS: Final[dict[str, Question]] = {name: _asked(name) for name in dict.fromkeys((*ROOM, *POKER_QUESTIONS))}
"""The case's `question` → the function that answers it."""
