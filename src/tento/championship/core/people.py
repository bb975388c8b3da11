"""People who enter: what is known of them, and how much of it is ever shown."""

from datetime import date
from hashlib import sha256
from hmac import new as hmac
from typing import Annotated

import msgspec
from validate_docbr import CPF

from tento.championship.core.codes import because
from tento.table.refusal import Refusal

_CPF = CPF()


class Cpf(msgspec.Struct, frozen=True, gc=False):
    """A valid CPF, already closed: what may be shown of it, and a mark that tells two people apart without telling the number.

    A log with more of the number than that is not read.
    """

    shown: Annotated[str, msgspec.Meta(pattern=r"^\*{3}\.\d{3}\.\d{3}-\*{2}$")]
    mark: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Person(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One person as the form gave them. `ties` are the ties to organiser and sponsors that they declared."""

    name: str
    cpf: Cpf | None = None
    born: date | None = None
    residence: str | None = None
    domicile: str | None = None
    foreigner: bool = False
    foreign_document: str | None = None
    foreign_document_on: date | None = None
    speaks_portuguese: bool | None = None
    ties: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    accepted_version: str | None = None

    @property
    def key(self) -> str:
        """What makes this person the same one in another entry: the mark of the CPF, the foreign document, or else the name."""
        if self.cpf is not None:
            return f"cpf:{self.cpf.mark}"
        if self.foreign_document is not None:
            return f"doc:{self.foreign_document}"
        return f"name:{' '.join(self.name.casefold().split())}"


def close_cpf(text: str, secret: bytes) -> Cpf | Refusal:
    """The CPF closed under the organiser's secret; a number whose check digits are wrong is refused, and not repeated."""
    digits = "".join(letter for letter in text if letter.isdigit())
    if len(digits) != 11 or not _CPF.validate(digits):
        return because("bad_cpf", "entries.cpf")
    mark = hmac(secret, digits.encode(), sha256).hexdigest()[:32]
    return Cpf(shown=f"***.{digits[3:6]}.{digits[6:9]}-**", mark=mark)


def full_years(since: date, on: date) -> int:
    """The years that are complete on that day; who is born on 29 February completes one on 1 March of a common year."""
    return on.year - since.year - ((on.month, on.day) < (since.month, since.day))
