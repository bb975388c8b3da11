"""Where the controls of a page lie: measured in the browser, at every size of a screen and with text twice as large."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

WIDTHS = ((320, 568), (360, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080))
SIZES: tuple[ViewportSize, ...] = tuple({"width": w, "height": h} for one in WIDTHS for w, h in (one, one[::-1]))
"""Each followed by the same one turned, as a phone is in mid-game."""
USUAL_TEXT, LARGE_TEXT = 16, 32
LOOKS = {USUAL_TEXT: SIZES, LARGE_TEXT: tuple(size for size in SIZES if size["width"] in (320, 568, 390, 844, 768, 1440))}
PATIENCE_MS = 30_000
IN_THE_PAGE = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
"""Measures, and stands in for the socket: what a table is told is what the test lays there."""


class State(NamedTuple):
    """One state of a page: what the line says, what is then on the screen, what is pressed there, and what that opens."""

    name: str
    told: str = ""
    seen: str = "main"
    pressed: str = ""
    opened: str = ""


def outside(page: Page, states: Sequence[State]) -> Iterator[str]:
    """What lies outside in each state, at each size of the screen one after the other, with the usual text and with text twice as large."""
    for text, sizes in LOOKS.items():
        _set_text(page, text)
        for size in sizes:
            page.set_viewport_size(size)
            for fault in page.evaluate("(asked) => window.lookAt(...asked)", [[one._asdict() for one in states], PATIENCE_MS]):
                yield f"{size['width']}×{size['height']}, text of {text}: {fault}"
    _set_text(page, USUAL_TEXT)


def _set_text(page: Page, pixels: int) -> None:
    """The size of text in the browser, as people choose it in its settings."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})
    session.detach()
