"""What an event needs of papers and lists, whoever makes them: which files there are of it, one of them written, and a list read."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from tento.championship.core.roles import Role
from tento.championship.core.tournament import Held
from tento.texts.language import Lang


class FileOffered(NamedTuple):
    """A file of an event: its name, what it is called, and the roles that may have it; none: everybody."""

    name: str
    title: str
    ending: str
    roles: tuple[Role, ...]


class FileWritten(NamedTuple):
    """A file: the name under which it is saved, what it is, and its bytes."""

    name: str
    media: str
    content: bytes


class Heading(NamedTuple):
    """What stands on every page: the title of the event and of its regulation, the reader's language, where the event is found."""

    title: str
    regulation: str
    lang: Lang
    address: str


class ListedEntry(NamedTuple):
    """An entry of a list: the lines of its people, and its fields."""

    lines: tuple[int, ...]
    fields: dict[str, Any]


class BadLine(NamedTuple):
    """A line of a list that will not do: its number (0: the whole list), the code of the reason, the sentence and the articles."""

    line: int
    code: str
    text: str
    articles: tuple[str, ...] = ()


class ListRead(NamedTuple):
    """A list as far as it could be read."""

    entries: list[ListedEntry]
    bad: list[BadLine]


class Printer(Protocol):
    """Makes the papers of an event and reads the lists that people send."""

    def files(self, event: Held, lang: Lang) -> list[FileOffered]:
        """The files that this event has now."""
        ...

    def file(self, event: Held, name: str, heading: Heading, only: Mapping[str, Any]) -> FileWritten | None:
        """One of them; `only` narrows a calendar down to a table or an entry, and has the PINs of a sheet of PINs."""
        ...

    def read(self, raw: bytes, cpf_key: bytes, lang: Lang) -> ListRead:
        """A list of entries, as CSV or XLSX."""
        ...
