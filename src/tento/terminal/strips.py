"""The lines that every table has on a screen: the story, the keys of the moment, and what is said where there is no room for a table."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tento.terminal.canvas import Area, Canvas, cut
from tento.terminal.colours import BALLOON
from tento.terminal.scene import Line
from tento.texts.language import Lang
from tento.texts.terminal import label

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24
WIDE: Final = 100
RECENT: Final = 4
_KEY: Final = "bold reverse"


def too_small(width: int, height: int) -> bool:
    """No room for a table."""
    return width < MIN_WIDTH or height < MIN_HEIGHT


def panel_width(width: int) -> int:
    """The panel at the side of a wide screen."""
    return max(36, min(48, width // 3))


def draw_small(lines: Sequence[str], lang: Lang, width: int, height: int) -> Text:
    """No room for a table: the last lines of what the plain table would say."""
    said = [label("too_small", lang, width=width, height=height), *lines]
    folded = [part for line in said for part in wrap(line, width) or [""]]
    return Text("\n".join(folded[-height:]), no_wrap=True, overflow="crop")


def draw_story(canvas: Canvas, story: Sequence[Line], area: Area) -> None:
    """The last things that happened, the newest at the bottom and bright."""
    rows: list[tuple[str, str]] = []
    for age, line in enumerate(reversed(story)):
        style = "bold" if line.speaker else ""
        if age >= RECENT:
            style = f"dim {style}".strip()
        rows = [(part, style) for part in wrap(str(line), area.width)] + rows
        if len(rows) >= area.height:
            break
    for row, (text, style) in enumerate(rows[-area.height :] if area.height > 0 else []):
        canvas.put(area.x, area.y + row, text, style)


def fold_keys(keys: Sequence[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """Keys and what they do, as lines that fit the width; at most two lines."""
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0
    for key, text in keys:
        size = len(key) + cell_len(text) + 5
        if used + size > width and lines[-1]:
            lines.append([])
            used = 0
        lines[-1].append((key, text))
        used += size
    return lines[:2]


def draw_keys(canvas: Canvas, line: Sequence[tuple[str, str]], x: int, y: int) -> None:
    """One line of keys."""
    for key, text in line:
        canvas.put(x, y, f" {key} ", _KEY)
        canvas.put(x + len(key) + 3, y, text)
        x += len(key) + cell_len(text) + 5


def draw_title(canvas: Canvas, title: str, score: str) -> None:
    """The rulebook and the score over a narrow table."""
    canvas.right(canvas.width - 1, 0, score, "bold")
    canvas.put(1, 0, cut(title, canvas.width - cell_len(score) - 4), "dim")


def draw_panel(canvas: Canvas, title: str, score: str, story: Sequence[Line], area: Area) -> None:
    """The panel of a wide screen: rulebook, score, and the story."""
    canvas.put(area.x, 0, cut(title, area.width), "dim")
    canvas.put(area.x, 1, cut(score, area.width), "bold")
    canvas.put(area.x, 2, "─" * area.width, "dim")
    draw_story(canvas, story, Area(area.x, 3, area.width, area.height - 3))


def draw_foot(canvas: Canvas, said: str, offered: Sequence[tuple[str, str]]) -> int:
    """The question or the answer to the last key, and under it the keys of the moment; the row where all that begins."""
    keys = fold_keys(offered, canvas.width - 2)
    lines = wrap(said, canvas.width - 4)[:2] or [""]
    top = canvas.height - len(keys) - len(lines)
    for row, text in enumerate(lines):
        canvas.put(1, top + row, f" {text} " if text else "", BALLOON)
    for row, line in enumerate(keys):
        draw_keys(canvas, line, 1, canvas.height - len(keys) + row)
    return top
