"""A draw on paper: what was published before, what was revealed, and how anybody checks it; and why one is false."""

from collections.abc import Sequence
from typing import Any

from tento.championship.core.draw import FalseDraw
from tento.papers.words import Words
from tento.texts.championship.pairs import FALSE_DRAWS
from tento.texts.language import Lang, pick


def draw_sheet(title: str, lines: Sequence[tuple[str, str]], steps: str, commands: Sequence[str], words: Words) -> dict[str, Any]:
    """The lines of a draw, each under its name, and the commands that redo it."""
    shown = [{"name": words[key], "text": text} for key, text in lines if text]
    return {"title": title, "lines": shown, "steps": steps, "commands": commands}


def why_false(false: FalseDraw, lang: Lang) -> str:
    """Why a draw is not the one that was announced."""
    return pick(FALSE_DRAWS[false.why], lang)
