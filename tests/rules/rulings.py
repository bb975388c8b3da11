"""Rulings and hands of poker as the tests of CGP 2024 ask for them."""

from typing import Any

from tento.games.poker.cases.hand import HANDS
from tento.games.poker.rulings.ruling import answer
from tento.rulebooks.loader import load, overlay

CGP = load("cgp-2024")


def ruled(question: str, options: Any = None, **given: Any) -> dict[str, Any]:
    """What CGP 2024 answers, with the options agreed on."""
    return answer(overlay(CGP, options) if options else CGP, question, given).answers


def moved(options: Any = None, **given: Any) -> tuple[str | None, int | None]:
    """The action and the total due of a move, with 9,000 behind unless it is told."""
    found = ruled("chips", options, **{"blinds": [100, 200], "behind": 9000, **given})
    return found["ruling"], found["due"]


def played(**keys: Any) -> dict[str, Any]:
    """A hand played by its steps, and what is then to be seen."""
    case = HANDS.read({"game": "poker", "rulebooks": ["cgp-2024"], "expect": {"turn": 1}, **keys})
    return dict(HANDS.found(case, CGP).answers)
