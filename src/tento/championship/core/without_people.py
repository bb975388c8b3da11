"""A log whose people are not at hand: read with stand-ins, so that all but the forms themselves can be checked.

The lines hold numbers and hashes. Whoever has no file of people puts in the place of each form, name and text what an erasing would leave
of it; since equal numbers are equal people, every decision is still asked of the rules and every draw redone.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from tento.championship.core.beside import BESIDE, Beside, Kind, Thing, referred
from tento.championship.core.erasing import NOTHING, nickname
from tento.championship.core.filling import kinds_of
from tento.championship.core.log import bodies
from tento.championship.core.personal import Mark, changed, personal_in
from tento.championship.core.reading import HasDecisions, opened_line


class Unseen(NamedTuple):
    """The decisions of a log read without its people, and how many forms, names and texts could not be held to their hashes."""

    decisions: tuple[Any, ...]
    beside: Beside
    missing: Mapping[Kind, int]


def read_without(kind: HasDecisions, text: str, checked: Sequence[str]) -> Unseen:
    """The decisions of a sealed log; LogError where the chain is broken. `checked` are the conditions that everybody met who entered."""
    decoder = msgspec.json.Decoder(kind.Decision)
    marks: dict[int, Mark] = {}
    brought: set[int] = set()
    for _, body in bodies(text):
        raw = msgspec.json.decode(body)
        brought |= set(map(int, raw.get(BESIDE, {})))
        _marked(kind, raw, marks)
    things = {number: _stand_in(number, marks.get(number, "text"), checked) for number in sorted(brought)}
    beside = Beside(things)
    found = tuple([opened_line(kind, number, body, beside, decoder) for number, body in bodies(text)])
    return Unseen(found, beside, Counter(thing.kind for thing in things.values()))


def _marked(kind: HasDecisions, raw: dict[str, Any], marks: dict[int, Mark]) -> None:
    """Notes what each number of a line stands for; a form is told before the name that is read from it."""
    which = kinds_of(kind.Decision).get(raw.get("do", ""))

    def note(mark: Mark, value: Any, _around: Mapping[str, Any] | None) -> Any:
        number = referred(value)
        if number is not None and marks.get(number) != "form":
            marks[number] = mark
        return value

    if which is not None:
        changed(personal_in(which), raw, note)


def _stand_in(number: int, mark: Mark, checked: Sequence[str]) -> Thing:
    if mark == "form":
        return Thing(kind="form", value={"name": nickname(number), "erased": number, "checked": list(checked)}, erased=True)
    if mark == "text":
        return Thing(kind="text", value=NOTHING, erased=True)
    return Thing(kind="name", value=nickname(number), erased=True)
