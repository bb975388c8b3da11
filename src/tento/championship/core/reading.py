"""A log with what lies beside it, both ways: decisions as lines and things, lines and things as decisions."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tento.championship.core.beside import BadBeside, Beside, Salts, Thing
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.erasing import unexplained
from tento.championship.core.filling import kinds_of
from tento.championship.core.log import SEALED, LogError, bodies, decision_of, is_sealed, next_line

_CLAIM: Final = '"erased":'
"""No line of a log says of a person that they were erased: only what lies beside one can."""


class HasDecisions(Protocol):
    """A kind of championship, as far as its log is concerned."""

    Decision: Any


def read(kind: HasDecisions, text: str, beside: Beside | None = None) -> tuple[Any, ...]:
    """The decisions of a log, or the first line that is not as it was written, or whose people are not those beside it."""
    decoder = msgspec.json.Decoder(kind.Decision)
    if not is_sealed(text):
        return tuple([_plain(number, body, decoder) for number, body in bodies(text)])
    if beside is None:
        raise LogError(1, "people_missing")
    found = tuple([opened_line(kind, number, body, beside, decoder) for number, body in bodies(text)])
    lost = min(unexplained(beside, found) & beside.numbers, default=None)
    if lost is not None:
        raise LogError(1, "form_missing", f"@{lost}")
    return found


def _plain(number: int, body: str, decoder: "msgspec.json.Decoder[Any]") -> Any:
    if _CLAIM in body:
        raise LogError(number, "bad_decision", "nobody is erased in a line")
    return decision_of(number, body, decoder)


def opened_line(kind: HasDecisions, number: int, body: str, beside: Beside, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """The decision of one line, with the people that it means."""
    try:
        raw = msgspec.json.decode(body)
        which = kinds_of(kind.Decision).get(raw.get("do", "")) if isinstance(raw, dict) else None
        meant = raw if which is None else beside.opened(raw, which)
    except BadBeside as error:
        raise LogError(number, error.code, f"@{error.number}" if error.number else "") from error
    except (msgspec.DecodeError, ValueError, AttributeError, TypeError) as error:
        raise LogError(number, "bad_decision", str(error)) from error
    return decision_of(number, msgspec.json.encode(meant).decode(), decoder)


class Written(NamedTuple):
    """A log as text, and the things beside it."""

    text: str
    things: dict[int, Thing]


def write_sealed(decisions: Iterable[DecisionBase], salts: Salts) -> Written:
    """A whole log with its people beside it. No two of them may bear the same name: nothing here says who is meant."""
    beside, check, lines = Beside(), "", []
    line, check = next_line(check, SEALED)
    lines.append(line)
    for decision in decisions:
        sealed = beside.sealed(decision, salts)
        line, check = next_line(check, sealed.text)
        lines.append(line)
        beside.take(msgspec.json.decode(sealed.text), sealed.things)
    return Written("".join(f"{line}\n" for line in lines), beside.things)
