"""A championship as text: one decision a line, as JSON, each line closed by a check over itself and all lines before it."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, TypeVar

import msgspec

from tento.championship.core.decisions import DecisionBase

D = TypeVar("D")
FIRST: Final = "tento-championship 1"
SEALED: Final = "tento-championship 2"
"""The first line of a log beside which its people lie; in one of the first kind they stand in the lines."""
_SIZE: Final = 16


class LogError(ValueError):
    """A log that is not to be trusted: the number of the line and what is wrong there."""

    def __init__(self, line: int, code: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {code.replace('_', ' ')}" + (f": {detail}" if detail else ""))
        self.line, self.code = line, code


def check_of(previous: str, text: str) -> str:
    """The check of a line: the first sixteen hex digits of the SHA-256 of the check before it, a line feed, and its text."""
    return sha256(f"{previous}\n{text}".encode()).hexdigest()[:_SIZE]


def next_line(previous: str, text: str) -> tuple[str, str]:
    """The line of this text after one with that check, and its own check."""
    check = check_of(previous, text)
    return f"{text} ~{check}", check


def lines(decisions: Iterable[DecisionBase]) -> Iterator[str]:
    """The lines of a log, each without its end."""
    check = ""
    for text in (FIRST, *(msgspec.json.encode(decision).decode() for decision in decisions)):
        line, check = next_line(check, text)
        yield line


def write(decisions: Iterable[DecisionBase]) -> str:
    """A whole log."""
    return "".join(f"{line}\n" for line in lines(decisions))


def is_sealed(text: str) -> bool:
    """Whether the people of a log lie beside it."""
    return text.startswith(f"{SEALED} ~")


class _Opening(msgspec.Struct, frozen=True):
    """What every opening names, of whatever kind."""

    rulebook: str


def rulebook_named(text: str) -> str:
    """The name of the rulebook under which the event of a log was opened."""
    number, body = next(bodies(text))
    return decision_of(number, body, msgspec.json.Decoder(_Opening)).rulebook


def bodies(text: str) -> Iterator[tuple[int, str]]:
    """The number and the text of each line that holds a decision, after its check was found right."""
    check = ""
    *whole, torn = text.split("\n")
    if torn:
        raise LogError(len(whole) + 1, "torn_line")
    for number, line in enumerate(whole, 1):
        body, _, written = line.rpartition(" ~")
        if number == 1 and body not in (FIRST, SEALED):
            raise LogError(1, "not_a_log", f"the first line would be `{SEALED}`")
        check = check_of(check, body)
        if written != check:
            raise LogError(number, "wrong_check")
        if number > 1:
            yield number, body
    if len(whole) < 2:
        raise LogError(1, "empty_log")


def decision_of(number: int, body: str, decoder: msgspec.json.Decoder[D]) -> D:
    """The decision of one line."""
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise LogError(number, "bad_decision", str(error)) from error
