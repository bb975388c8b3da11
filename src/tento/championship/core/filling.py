"""A decision made of what somebody typed or sent: which decisions there are, what may be filled in, and numbers that are never kept."""

from typing import Any, Final

import msgspec

from tento.championship.core.people import close_cpf
from tento.table.refusal import Refusal

OURS: Final = ("by", "at", "why", "happened")
"""Fields that every decision has: who, when and why are not among what is filled in."""
NUMBERED: Final = "numbered"
"""Where a kind of championship has this choice, a log beside which its people lie makes it: what is drawn hangs on no name."""
NUMBERS: Final = "numbers"
"""Those of the audience, which may be told with any draw."""


NEVER_TYPED: Final = frozenset(("erased", "checked"))
"""What only the erasing of a person says of a form."""


class BadCpf(ValueError):
    """A number that is no CPF."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def kinds_of(decisions: Any) -> dict[str, type[msgspec.Struct]]:
    """The decisions of a kind of championship by their words."""
    return {str(one.__struct_config__.tag): one for one in decisions.__args__}


def closed(value: Any, cpf_key: bytes) -> Any:
    """People with their CPF closed, wherever they are named: the number itself is never kept."""
    if isinstance(value, list):
        return [closed(one, cpf_key) for one in value]
    if not isinstance(value, dict):
        return value
    found = {key: closed(one, cpf_key) for key, one in value.items() if key not in NEVER_TYPED}
    if isinstance(found.get("cpf"), str):
        cpf = close_cpf(found["cpf"], cpf_key)
        if isinstance(cpf, Refusal):
            raise BadCpf(cpf)
        found["cpf"] = msgspec.to_builtins(cpf)
    return found
