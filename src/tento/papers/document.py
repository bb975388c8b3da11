"""A page to be printed: the template that lays it out and the data that it lays out. Text is data there, and never markup."""

from collections.abc import Callable, Mapping
from functools import cached_property
from io import BytesIO
from typing import Any, Final, NamedTuple

import msgspec
import segno

from tento.papers.words import Words, say
from tento.texts.language import Lang


class Head(NamedTuple):
    """The last decision of a log and its check: whoever has them on paper can hold the log to it."""

    number: int
    check: str


def head_of(log: str) -> Head:
    """The head of a log as it was written."""
    lines = log.rstrip("\n").split("\n")
    return Head(len(lines) - 1, lines[-1].rpartition(" ~")[2])


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on every page: the event, its regulation and day, the seed of a simulation, its address, and the head of its log.

    `head` is a sentence; `query` is what the codes add to the address, so that a page can hold the log to the head.
    """

    title: str
    rulebook: str
    day: str
    lang: str = "pt"
    seed: str = ""
    address: str = ""
    head: str = ""
    query: str = ""


PLAYER: Final = "/jogador"
"""The page of an event on which a player finds the own matches."""


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """What every paper of an event has: title, regulation, language, the seed of a simulation, its address, and the head of its log."""

    title: str
    rulebook: str
    lang: Lang
    seed: int | None = None
    address: str = ""
    head: Head | None = None

    def about(self, day: str, words: Words) -> About:
        """The heading of the pages of a day."""
        seed = "" if self.seed is None else say(words, "seed", seed=self.seed)
        head = "" if self.head is None else say(words, "log_head", number=self.head.number, check=self.head.check)
        query = "" if self.head is None else f"?n={self.head.number}&head={self.head.check}"
        return About(
            title=self.title, rulebook=self.rulebook, day=day, lang=self.lang, seed=seed, address=self.address, head=head, query=query
        )


class Document:
    """One file: its name, its template, and the JSON that the template reads, put together when it is asked for.

    Whoever wants one paper of a large event, or the names of all, does not wait for the others.
    """

    def __init__(self, name: str, template: str, put_together: Callable[[], dict[str, Any]]) -> None:
        self.name, self.template = name, template
        self._put_together = put_together

    @cached_property
    def data(self) -> bytes:
        """The JSON."""
        return msgspec.json.encode(self._put_together())


def document(name: str, template: str, about: About, words: Words, laid: Callable[[], Mapping[str, Any]] = dict, **parts: Any) -> Document:
    """A document with its heading and the words of its language. What `laid` gives is found out when the document is wanted."""

    def put_together() -> dict[str, Any]:
        plain = {key: text for key, text in words.items() if "/" not in key}
        return {"about": about, "lang": about.lang, "name": name, "words": plain, **parts, **laid()}

    return Document(name, template, put_together)


def link(about: About, page: str = "") -> str:
    """The address of the event, or of one of its pages; nothing where the event is not found online."""
    return f"{about.address.rstrip('/')}{page}" if about.address else ""


def code(about: About, page: str = "") -> str:
    """The QR code of the event, or of one of its pages: its address with the head of the log, where there is one."""
    address = link(about, page)
    return qr(f"{address}{about.query}" if address else "")


def qr(text: str) -> str:
    """A text as a QR code, drawn in SVG; still read when a corner of the paper is gone. Where there is nothing to lead to there is none."""
    if not text:
        return ""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", xmldecl=False, omitsize=True, border=1)
    return out.getvalue().decode()
