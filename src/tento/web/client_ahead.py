"""What a page will need, named in the page itself: else a browser learns of each piece from the one before, and asks anew each time."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from tento.club.ports import TableRow
from tento.texts.language import Lang
from tento.web.services import Services

LIST: Final = "ahead.json"
"""What the build writes: the files of every piece of the client by its name."""
TABLE: Final = re.compile(r"^/mesa/([\w.-]{1,64})$")
HEAD_ENDS: Final = "</head>"
FELT: Final = ('id="opening" class="opening"', 'id="opening" class="opening felt"')
"""Before its script runs, the page of a table is a felt."""


def pieces_in(told: bytes | None) -> dict[str, tuple[str, ...]]:
    """The files of each piece; none in a build without the list."""
    return {} if told is None else msgspec.json.decode(told, type=dict[str, tuple[str, ...]])


async def pieces_of(services: Services, path: str, lang: Lang) -> tuple[str, ...]:
    """The names of the pieces that whoever opens this address in this language will ask for."""
    words = f"words-{lang}"
    if path == "/":
        return (words, "Home")
    named = TABLE.match(path)
    return (words,) if named is None else (words, "table", *_of_table(await services.store.tables.get(named[1]), words))


def _of_table(row: TableRow | None, words: str) -> tuple[str, ...]:
    """A table that waits shows its room, one that is played its game; what is behind a password may stay there."""
    if row is None or row.status == "over" or row.password is not None:
        return ()
    return ("WaitingRoom",) if row.status == "waiting" else (f"{row.game}_table", f"{words}-{row.game}")


def with_pieces(page: str, pieces: Mapping[str, tuple[str, ...]], names: Iterable[str]) -> str:
    """The page with a link to every file of these pieces, each once. Names that the build does not know say nothing."""
    wanted = tuple(names)
    files = dict.fromkeys(file for name in wanted for file in pieces.get(name, ()))
    page = page.replace(*FELT, 1) if "table" in wanted else page
    return page.replace(HEAD_ENDS, "".join(map(_link, files)) + HEAD_ENDS, 1)


def _link(file: str) -> str:
    """A style is fetched beforehand and not held ready: a page that is kept may be shown at another address, which does not use it."""
    kind = 'rel="prefetch" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="/{file}">'
