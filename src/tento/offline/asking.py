"""What a page asks of the house on its device, and what it is answered."""

from typing import NamedTuple, TypeVar

import msgspec

from tento.offline.house import House
from tento.texts.language import Lang
from tento.web.refusals import refuse

S = TypeVar("S", bound=msgspec.Struct)


class Text(NamedTuple):
    """A text to keep, under this name."""

    name: str
    body: str


class Answered(NamedTuple):
    """Status and body; `name` is that of a file to keep, empty for JSON."""

    status: int
    body: bytes
    name: str = ""


class Asked(NamedTuple):
    """What is asked: the house, the part of the path that names something, the body, the reader's language."""

    house: House
    name: str
    body: bytes
    lang: Lang

    def read(self, kind: type[S]) -> S:
        """The body as what it must be, or a refusal."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise refuse("bad_request") from error
