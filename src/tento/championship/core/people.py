"""People who enter: what is known of them, and how much of it is ever shown."""

from datetime import date
from hashlib import sha256
from hmac import new as hmac
from typing import Annotated, ClassVar, Final
from unicodedata import combining, normalize

import msgspec
from validate_docbr import CPF

from tento.championship.core.codes import because
from tento.table.refusal import Refusal

_CPF = CPF()
PARTICLES: Final = ("da", "das", "de", "do", "dos", "e")


class Cpf(msgspec.Struct, frozen=True, gc=False):
    """A valid CPF, already closed: what may be shown of it, and a mark that tells two people apart without telling the number.

    A log with more of the number than that is not read.
    """

    shown: Annotated[str, msgspec.Meta(pattern=r"^\*{3}\.\d{3}\.\d{3}-\*{2}$")]
    mark: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Person(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One person as the form gave them. `ties` are the ties to organiser and sponsors that they declared.

    Of somebody who was `erased` a number, a nickname and the conditions that were `checked` are left.
    """

    is_form: ClassVar[bool] = True

    name: str
    cpf: Cpf | None = None
    born: date | None = None
    residence: str | None = None
    domicile: str | None = None
    foreigner: bool = False
    foreign_document: str | None = None
    foreign_document_on: date | None = None
    speaks_portuguese: bool | None = None
    regular_status: bool | None = None
    ties: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    accepted_version: str | None = None
    erased: int = 0
    checked: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What makes this person the same one in another entry: the mark of the CPF, the foreign document, or else the name."""
        if self.erased:
            return f"erased:{self.erased}"
        if self.cpf is not None:
            return f"cpf:{self.cpf.mark}"
        if self.foreign_document is not None:
            return f"doc:{self.foreign_document}"
        return f"name:{folded(self.name)}"

    @property
    def known_as(self) -> tuple[str, ...]:
        """Under what a list remembers this person: the document, and the name for those who will give none; or the name alone."""
        return (self.key,) if self.erased or self.key.startswith("name:") else (self.key, f"undocumented:{folded(self.name)}")

    @property
    def asked_as(self) -> tuple[str, ...]:
        """Under what such a list is asked for this person. Two homonyms who both gave a document are two people."""
        if self.erased:
            return (self.key,)
        own = f"name:{folded(self.name)}"
        return (own, f"undocumented:{folded(self.name)}") if self.key == own else (self.key, own)


def folded(name: str) -> str:
    """A name however it is spelled: without accents, capitals, marks and the particles between its parts."""
    plain = "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return " ".join(word for word in words if word not in PARTICLES) or " ".join(words)


def close_cpf(text: str, key: bytes) -> Cpf | Refusal:
    """The CPF closed under the organiser's key; a number whose check digits are wrong is refused, and not repeated."""
    digits = "".join(letter for letter in text if letter.isdigit())
    if len(digits) != 11 or not _CPF.validate(digits):
        return because("bad_cpf", "entries.cpf")
    mark = hmac(key, digits.encode(), sha256).hexdigest()[:32]
    return Cpf(shown=f"***.{digits[3:6]}.{digits[6:9]}-**", mark=mark)


def full_years(since: date, on: date) -> int:
    """The years that are complete on that day; who is born on 29 February completes one on 1 March of a common year."""
    return on.year - since.year - ((on.month, on.day) < (since.month, since.day))
