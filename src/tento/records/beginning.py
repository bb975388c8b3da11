"""How a recorded match begins: the very rulebook that it was played by, and the table before the first pack."""

from typing import Any

from tento.games.registry import kit_of
from tento.records.errors import RecordError
from tento.records.header import RULEBOOK_LINE, Header
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.rulebooks.rulebook import Rulebook

OVERLAID = "+"
"""Stands behind the name of a rulebook with agreed options."""


def rulebook_of(head: Header, given: Rulebook | None = None) -> Rulebook:
    """The rulebook of the record, with its options, or RecordError if it is not the one that the record names.

    `given` is a rulebook that does not come with the program: the one the match was played by, or the one its options change.
    """
    found = _named(head) if given is None else given
    if head.options:  # also where the hash is right: an option that was not agreed on would be believed
        found = _with_options(head, found)
    if (found.name, found.hash, found.game) != (head.rulebook, head.hash, head.game):
        facts = {"name": head.rulebook, "recorded": head.hash, "found_name": found.name, "found": found.hash}
        raise RecordError(RULEBOOK_LINE, "wrong_rulebook", **facts)
    return found


def _named(head: Header) -> Rulebook:
    """A rulebook of the program: no file of the disk is read for the name that a stranger wrote."""
    name = head.rulebook.removesuffix(OVERLAID) if head.options else head.rulebook
    if name not in names():
        raise RecordError(RULEBOOK_LINE, "unknown_rulebook", name=name)
    return load(name)


def _with_options(head: Header, rulebook: Rulebook) -> Rulebook:
    try:
        return overlay(rulebook, head.options, limited=False)  # the match is over, however long it may be by them
    except RulebookError as error:
        raise RecordError(RULEBOOK_LINE + 1, "bad_options", detail=str(error)) from error


def start(head: Header, rulebook: Rulebook) -> Any:
    """The table before the first pack."""
    try:
        return kit_of(head.game).game.new(rulebook, head.seats, phase=head.phase, first_dealer=head.first_dealer)
    except ValueError as error:
        raise RecordError(head.seats_line, "bad_table", detail=str(error)) from error
