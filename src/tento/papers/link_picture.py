"""The picture of a link to a championship, as chats show it: 1200 by 630, a PNG."""

from importlib.resources import as_file
from typing import Final

import msgspec
import typst

from tento.papers.files import TEMPLATES
from tento.texts.language import Lang

PIXELS_AN_INCH: Final = 72.0
"""So that a point of the layout is a pixel."""


def link_picture(above: str, large: str, below: str, lang: Lang) -> bytes:
    """What is large in the middle, with a line above and one below."""
    data = msgspec.json.encode({"above": above, "large": large, "below": below, "lang": lang}).decode()
    with as_file(TEMPLATES) as templates:
        made = typst.compile(
            templates / "link.typ",
            root=templates,
            ignore_system_fonts=True,
            sys_inputs={"data": data},
            format="png",
            ppi=PIXELS_AN_INCH,
        )
    assert isinstance(made, bytes), "a picture of one page is one file"
    return made
