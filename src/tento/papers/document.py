"""A page to be printed: the template that lays it out and the data that it lays out. Text is data there, and never markup."""

from io import BytesIO
from typing import Any

import msgspec
import segno

from tento.papers.words import Words, say
from tento.texts.language import Lang


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on every page: the event, its regulation and day, the seed of a simulation, and where a match is found."""

    title: str
    rulebook: str
    day: str
    lang: str = "pt"
    seed: str = ""
    address: str = ""


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """What every paper of an event has: its title, its regulation, the reader's language, the seed of a simulation, and its address."""

    title: str
    rulebook: str
    lang: Lang
    seed: int
    address: str = ""

    def about(self, day: str, words: Words) -> About:
        """The heading of the pages of a day."""
        seed = say(words, "seed", seed=self.seed)
        return About(title=self.title, rulebook=self.rulebook, day=day, lang=self.lang, seed=seed, address=self.address)


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """One file: its name, its template, and the JSON that the template reads."""

    name: str
    template: str
    data: bytes


def document(name: str, template: str, about: About, words: Words, **parts: Any) -> Document:
    """A document with its heading and the words of its language."""
    data = {
        "about": about,
        "lang": about.lang,
        "name": name,
        "words": {key: text for key, text in words.items() if "/" not in key},
        **parts,
    }
    return Document(name=name, template=template, data=msgspec.json.encode(data))


def link(about: About, place: str) -> str:
    """The address of a match or an entry; without a server its name alone."""
    return f"{about.address.rstrip('/')}/{place}" if about.address else f"tento:{place}"


def qr(text: str) -> str:
    """A text as a QR code, drawn in SVG; still read when a corner of the paper is gone."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", xmldecl=False, omitsize=True, border=1)
    return out.getvalue().decode()
