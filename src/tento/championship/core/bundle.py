"""A whole event in one piece, as it goes from house to house or onto a stick: its log, its people, and its secrets."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from tento.championship.core.beside import Thing

FORMAT: Final = "tento-event 1"
HexKey = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]


class Bundle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event with all that belongs to it, for its organiser alone: the secret of its draws, and the key that closes its CPFs.

    A bundle from before has no key: its event closes CPFs under the secret.
    """

    format: Literal["tento-event 1"] = FORMAT
    log: str
    things: dict[int, Thing] = {}
    secret: HexKey = ""
    cpf_key: HexKey = ""

    @property
    def lines(self) -> list[bytes]:
        """The lines of the log, each without its end."""
        return self.log.encode().removesuffix(b"\n").split(b"\n")


class Parted(NamedTuple):
    """Two logs that are not one: the number of the first line in which they differ."""

    line: int


def beyond(here: Sequence[bytes], there: Sequence[bytes]) -> list[bytes] | Parted:
    """The lines that the other log has and this one lacks; none where it is as long or shorter. Parted where they differ."""
    for number, (own, other) in enumerate(zip(here, there, strict=False)):
        if own != other:
            return Parted(number + 1)
    return list(there[len(here) :])


def merged(here: Mapping[int, Thing], there: Mapping[int, Thing]) -> dict[int, Thing]:
    """What lies beside both logs. What was erased in one of them is not brought back by the other."""
    return {**there, **{number: thing for number, thing in here.items() if thing.erased or number not in there}}
