"""What an event knows of one person, to be read by them: the form, the words of theirs, and where others' words name them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tento.championship.core.beside import Beside, Thing
from tento.championship.core.erasing import group_of


class OwnData(NamedTuple):
    """Everything of one person that lies beside the log: the forms as they were given, and all words that belong to them."""

    forms: Sequence[Mapping[str, Any]]
    words: Sequence[str]


def own_data(beside: Beside, person: int) -> OwnData:
    """A copy of somebody's data. Of a CPF there is what may be shown: the mark that tells people apart is the organiser's."""
    own = [beside.things[number] for number in sorted(group_of(beside, person))]
    return OwnData([_form(thing) for thing in own if thing.kind == "form"], [str(thing.value) for thing in own if thing.kind == "text"])


def _form(thing: Thing) -> dict[str, Any]:
    return {key: value["shown"] if key == "cpf" and value else value for key, value in thing.value.items() if value not in (None, "", [])}


class Going(NamedTuple):
    """What an erasing takes and leaves.

    `goes` and `stays` are fields of forms, the latter kept by a hold; `words` are the person's own, `named_in` texts of others that get the
    nickname or are gone, `checked` the conditions that were.
    """

    goes: tuple[str, ...]
    stays: tuple[str, ...]
    words: int
    named_in: int
    checked: tuple[str, ...]


def going(beside: Beside, left: Mapping[int, Thing]) -> Going:
    """What erasing somebody would take: of all that lies there against what would be left of it."""
    before = {number: beside.things[number] for number in left if number in beside.things}
    forms = {number: thing.value for number, thing in before.items() if thing.kind == "form"}
    after = [left[number].value for number in forms]
    had = dict.fromkeys(key for form in forms.values() for key, value in form.items() if value not in (None, "", [], False))
    stays = tuple(key for key in had if key != "name" and any(key in form for form in after))
    texts = [thing for thing in before.values() if thing.kind == "text"]
    own = sum(bool(thing.of) for thing in texts)
    checked = dict.fromkeys(one for form in after for one in form.get("checked", ()))
    gone = tuple(key for key in had or {"name": None} if key not in stays and key not in ("erased", "checked"))
    return Going(gone, stays, own, len(texts) - own, tuple(checked))
