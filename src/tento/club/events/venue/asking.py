"""What a person sends as a decision, made into one of the kind of its event; or why it cannot be one."""

from collections.abc import Iterable
from datetime import datetime
from difflib import get_close_matches
from hashlib import sha256
from typing import Any, Final

import msgspec

from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.filling import NUMBERS, OURS, BadCpf, closed, kinds_of
from tento.championship.core.roles import Actor, Role
from tento.championship.core.secret import EventSecrets
from tento.championship.core.tournament import Tournament
from tento.club.printable import printable
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

TEXT: Final = 500
"""So many letters one field may have."""
LIST: Final = 1_000
"""So many things one list may hold: the bags of a day, at the most."""
DEPTH: Final = 6
DRAWN: Final = "draw"
"""What a draw gave: on the server it always comes from the secret of the event."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision as it was sent: its own `id`, the word `do` and the fields.

    `seen` is the number of the last decision that the sender had seen; `role` is one of the sender's roles, if it is not for us to choose;
    `happened` says when it was decided; what was decided a moment ago was decided now.
    """

    id: str
    do: str
    fields: dict[str, Any] = {}
    why: str = ""
    role: Role | None = None
    seen: int
    happened: datetime | None = None

    @property
    def hash(self) -> str:
        """What tells two different decisions with the same id apart. The hour is only named where the first sending had no answer."""
        return sha256(msgspec.json.encode((self.do, self.fields, self.why), order="sorted")).hexdigest()


def kind_asked(kind: Tournament, do: str) -> type[msgspec.Struct] | Refusal:
    """The decision of this word; an event is opened once and not by a decision in it."""
    kinds = {word: one for word, one in kinds_of(kind.Decision).items() if not issubclass(one, Opening)}
    if do in kinds:
        return kinds[do]
    return refuse("unknown_decision", decision=do[:40], near=", ".join(get_close_matches(do, kinds, 1)) or "–")


def fields_of(kind: Tournament, decision: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields that a person fills in; those that follow from the secret of the event are not among them."""
    ours = {*OURS, *kind.filled.get(decision, ()), DRAWN}
    return tuple(field for field in msgspec.structs.fields(decision) if field.name not in ours)


def decided(kind: Tournament, state: Any, asked: Asked, by: Actor, at: datetime, secrets: EventSecrets) -> DecisionBase | Refusal:  # noqa: PLR0913, PLR0917 - what is asked, by whom and when, and what the event knows
    """The decision that was asked for, with all that the server fills in."""
    chosen = kind_asked(kind, asked.do)
    if isinstance(chosen, Refusal):
        return chosen
    known = {field.encode_name for field in fields_of(kind, chosen)} | {NUMBERS}
    refusal = _unknown(asked.fields, known) or too_large(asked.fields)
    if refusal is not None:
        return refusal
    common = {"do": asked.do, "by": msgspec.to_builtins(by), "at": at, "why": asked.why}
    if asked.happened is not None:
        common["happened"] = asked.happened
    try:
        given = {key: closed(value, secrets.cpf) for key, value in asked.fields.items()}
        made: DecisionBase = msgspec.convert(kind.complete(state, chosen, {**given, **common}, secrets.draws), kind.Decision, strict=False)
    except BadCpf as error:
        return error.refusal
    except msgspec.ValidationError as error:
        return refuse("bad_field", field=named_in(error))
    return made


def _unknown(fields: Iterable[str], known: set[str]) -> Refusal | None:
    wrong = next((key for key in fields if key not in known), None)
    return None if wrong is None else refuse("bad_field", field=wrong[:40])


def named_in(error: msgspec.ValidationError) -> str:
    """The field that is wrong, as its error names it: by its place, or as one that is missing. Its value is not repeated."""
    said = str(error)
    place = said.rpartition("at `$.")[2].partition("`")[0] if "at `$." in said else ""
    missing = said.partition("field `")[2].partition("`")[0]
    return (place or missing or "–")[:40]


def too_large(value: Any, name: str = "–", depth: int = 0) -> Refusal | None:
    """Refuses what is longer or deeper than any decision needs, and letters that cannot be printed."""
    if isinstance(value, str):
        return None if len(value) <= TEXT and printable(value) else refuse("bad_field", field=name)
    if isinstance(value, dict | list):
        if len(value) > LIST or depth > DEPTH:
            return refuse("bad_field", field=name)
        parts = value.items() if isinstance(value, dict) else ((name, one) for one in value)
        found = (too_large(key, name, depth) or too_large(one, key[:40], depth + 1) for key, one in parts)
        return next((one for one in found if one is not None), None)
    return None
