"""Opening an event: the edition of the rulebook that the log names, with the organiser's choices over it."""

from typing import Any

from tento.championship.core.codes import because
from tento.rulebooks.loader import RulebookError, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def in_force(rulebook: Rulebook, hash_asked: str, options: dict[str, Any]) -> Rulebook | Refusal:
    """The rulebook with the organiser's choices, if it is the edition that the log names."""
    if rulebook.hash != hash_asked:
        return because("wrong_rulebook", rulebook=rulebook.name)
    try:
        return overlay(rulebook, options)
    except RulebookError as error:
        return because("bad_options", reason=str(error))


class Refused(Exception):
    """A log holds a decision that the rules refuse: its place and the refusal."""

    def __init__(self, place: int, refusal: Refusal) -> None:
        super().__init__(f"decision {place}: {refusal.code}")
        self.place, self.refusal = place, refusal
