"""A championship case: one question to a rulebook's championship, and the answers that it may expect."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tento.championship.cases.options import translated
from tento.championship.cases.pairs.answers import ANSWERS
from tento.championship.cases.poker.answers import POKER_ANSWERS
from tento.championship.cases.questions import QUESTIONS
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import FRAME
from tento.rulebooks.cases.comparing import Found
from tento.rulebooks.cases.kinds import ARTICLE, Kind
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.rulebook import Rulebook


class ChampionshipCase(msgspec.Struct, frozen=True):
    """A question, and the keys that it alone has."""

    question: str
    given: Mapping[str, Any]


class ChampionshipCases:
    """How cases about championships are read: by their question, of rulebooks of any game."""

    game: Final = None

    def read(self, data: Mapping[str, Any]) -> ChampionshipCase:
        """The question that these keys ask."""
        asked = data.get("question")
        if not isinstance(asked, str) or asked not in QUESTIONS:
            reason = "is missing" if asked is None else f"{said(asked)} is not asked of a championship"
            raise BadKey("question", f"{reason}; {hint(asked if isinstance(asked, str) else '', QUESTIONS)}")
        return ChampionshipCase(asked, {key: value for key, value in data.items() if key not in (*FRAME, "question")})

    def kinds(self, case: ChampionshipCase) -> Mapping[str, Kind]:
        """The answers to its question."""
        return {**ANSWERS.get(case.question, {}), **POKER_ANSWERS.get(case.question, {})}

    def agreed(self, options: Mapping[str, Any], rulebook: Rulebook) -> Mapping[str, Any]:
        """The options as the rulebook writes them."""
        return translated(options, rulebook)

    def found(self, case: ChampionshipCase, rulebook: Rulebook) -> Found:
        """What the rulebook answers."""
        answers = QUESTIONS[case.question](case.given, rulebook)
        refused = f"refused: {answers['refused']}" if answers.get("accepted") is False else ""
        return Found(answers, tuple(answers.get(ARTICLE, ())), refused=refused)


CASES: Final = ChampionshipCases()
