"""Cases that play a script at a table: what a game has to say about them, and the reading that follows from it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import Case, as_case
from tento.rulebooks.cases.comparing import Found
from tento.rulebooks.cases.kinds import Kind
from tento.rulebooks.cases.saying import named
from tento.rulebooks.rulebook import Rulebook


class ScriptedCase(Case, frozen=True):
    """A case with a script: the steps, one after the other."""

    do: list[str] = msgspec.field(default_factory=list)


class CaseTable(Protocol):
    """A case at its table under one rulebook. A refused step changes nothing."""

    @property
    def refused(self) -> str:
        """The code of the refusal that the last step got; `none` if it was taken."""

    def play(self, step: str, key: str) -> None:
        """Plays one step of the script; BadKey for the key if it is no step."""

    def answers(self) -> Mapping[str, Any]:
        """The answers of the table as it stands, in the words of a case file."""

    def articles(self) -> tuple[str, ...]:
        """The articles cited by the refusal, or by what the last step decided."""

    def allowed(self, step: str, key: str) -> bool:
        """Whether the step may be taken now; without a seat it is that of the seat on turn."""

    def others(self, steps: list[str]) -> list[str]:
        """The legal steps of the seat on turn that are none of these."""


class TableCases(NamedTuple):
    """The cases of one game: the struct of their keys, the answers they may state, and how a table is set up for one.

    `check` says what is wrong with a case before a rulebook is asked, `agree` what options it has in the words of the rulebook.
    """

    game: str
    struct: type[ScriptedCase]
    answers: Mapping[str, Kind]
    set_up: Callable[[Any, Rulebook], CaseTable]
    check: Callable[[Any], None] = lambda _case: None
    agree: Callable[[Mapping[str, Any], Rulebook], Mapping[str, Any]] = lambda options, _rulebook: options

    def read(self, data: Mapping[str, Any]) -> ScriptedCase:
        """The case that these keys make, checked."""
        case = as_case(self.struct, data, self.game)
        self.check(case)
        return case

    def kinds(self, _case: ScriptedCase) -> Mapping[str, Kind]:
        """The answers that a case may state."""
        return self.answers

    def agreed(self, options: Mapping[str, Any], rulebook: Rulebook) -> Mapping[str, Any]:
        """The options of the case as the rulebook writes them."""
        return self.agree(options, rulebook)

    def found(self, case: ScriptedCase, rulebook: Rulebook) -> Found:
        """The answers of the table after the script. A step that is refused before the last one ends it."""
        table = self.set_up(case, rulebook)
        for number, step in enumerate(case.do):
            if not step.strip():
                raise BadKey(f"do[{number}]", "is empty")
            table.play(step.strip(), f"do[{number}]")
            if table.refused != "none" and number < len(case.do) - 1:
                return Found({}, table.articles(), stopped=f"step {number + 1} `{named(step)}` was refused: {table.refused}")
        refused = "" if table.refused == "none" else f"the last step was refused: {table.refused}"
        return Found({**table.answers(), "refused": table.refused}, table.articles(), refused=refused, steps=table)
