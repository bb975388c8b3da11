"""The lines of a record and the chain that holds them: each ends with a check over itself and all lines before it."""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from tento.records.errors import RecordError

FIRST: Final = "tento-record 1"
END: Final = "end"
UNFINISHED: Final = "end unfinished"
SIGNED: Final = "signed ed25519"
"""How the one line begins that may follow the end."""

_SIZE: Final = 10
_LINE: Final = re.compile(rf"(.*\S) ~([0-9a-f]{{{_SIZE}}})")


def check_of(previous: str, text: str) -> str:
    """The check of a line: the first ten hex digits of the SHA-256 of the check before it, a line feed, and its text."""
    return sha256(f"{previous}\n{text}".encode("utf-8", "surrogatepass")).hexdigest()[:_SIZE]


def chained(previous: str, text: str) -> tuple[str, str]:
    """The line as it stands in the file, without its end, and its check."""
    check = check_of(previous, text)
    return f"{text} ~{check}", check


def texts_of(record: str, unfinished: bool = False) -> tuple[str, ...]:
    """The texts of all lines up to the end, without their checks, or the first line that is not as it was written.

    A record that was broken off has no end; `unfinished` lets it pass, without the half line that a crash may have left.
    """
    if record and not record.startswith(FIRST):
        raise RecordError(1, "not_a_record", first=FIRST)
    *lines, torn = record.split("\n")
    if torn and not unfinished:
        raise RecordError(len(lines) + 1, "torn")
    texts = tuple(_unchained(lines))
    if not texts:
        raise RecordError(1, "empty")
    if texts[-1] not in (END, UNFINISHED) and not unfinished:
        raise RecordError(len(texts), "no_end")
    return texts


def _unchained(lines: list[str]) -> Iterator[str]:
    check, ended, signed = "", False, False
    for number, line in enumerate(lines, 1):
        if ended and (signed or not line.startswith(f"{SIGNED} ")):
            raise RecordError(number, "after_end")
        found = _LINE.fullmatch(line)
        if number == 1 and (found is None or found[1] != FIRST):
            raise RecordError(1, "carriage_return" if line.endswith("\r") and line.startswith(FIRST) else "not_a_record", first=FIRST)
        if found is None:
            raise RecordError(number, "no_check")
        check = check_of(check, found[1])
        if check != found[2]:
            raise RecordError(number, "wrong_check")
        if ended:
            signed = True
            continue
        ended = found[1] in (END, UNFINISHED)
        yield found[1]
