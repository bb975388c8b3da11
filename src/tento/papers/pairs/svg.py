"""A bracket as SVG: text that every browser and typst draws alike, every name escaped."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from tento.papers.pairs.bracket import HEAD, LINE, WIDTH, Box, Crown, Drawing, Wire
from tento.papers.pairs.games import Game

FONT: Final = "'Libertinus Serif', 'Times New Roman', 'Liberation Serif', Tinos, serif"
SIZE: Final = 17
LEAST: Final = 12
MARGIN: Final = 12
NUMBER: Final = 34
SCORE: Final = 19
"""The size of a score."""
INK, PALE, RULE, WON = "#111111", "#6b6b6b", "#9a9a9a", "#eef3ea"
_NARROW, _WIDE = frozenset("iljtfrI.,:;'!|()[] /"), frozenset("mwMWÂÃ@%")


def width_of(text: str, size: int) -> int:
    """About how wide a bold text is; rather too wide than too narrow."""
    tenths = sum(34 if letter in _NARROW else 90 if letter in _WIDE else 70 if letter.isupper() else 51 for letter in text)
    return tenths * size // 100


def fitted(text: str, room: int, size: int = SIZE) -> tuple[str, int]:
    """The text as large as it fits, down to the least size; what is still too long ends in an ellipsis."""
    while size > LEAST and width_of(text, size) > room:
        size -= 1
    while len(text) > 1 and width_of(text, size) > room:
        text = text[:-2].rstrip() + "…"
    return text, size


def svg_of(drawing: Drawing) -> str:
    """The drawing as a whole SVG document."""
    width, height = drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN
    body = "\n".join(_parts(drawing))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
        f'font-family="{FONT}" role="img">\n<title>{escape(drawing.title)}</title>\n'
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width}" height="{height}" fill="#ffffff"/>\n{body}\n</svg>\n'
    )


def _parts(drawing: Drawing) -> Iterator[str]:
    for heading in drawing.headings:
        yield _text(heading.x + WIDTH // 2, 20, heading.text, 20, weight="bold", anchor="middle")
        yield f'<line x1="{heading.x}" y1="{HEAD - 16}" x2="{heading.x + WIDTH}" y2="{HEAD - 16}" stroke="{INK}" stroke-width="1.5"/>'
    for wire in drawing.wires:
        yield _wire(wire)
    for box in drawing.boxes:
        yield from _bye(box) if box.game.bye else _box(box)
    if drawing.champion is not None:
        yield from _crown(drawing.champion)


def _crown(crown: Crown) -> Iterator[str]:
    """The champion's name, larger than all others."""
    middle = crown.x + WIDTH // 2
    yield _text(middle, crown.y, crown.title, 19, fill=PALE, anchor="middle")
    for place, line in enumerate(crown.label.lines):
        text, size = fitted(line, WIDTH, 26)
        yield _text(middle, crown.y + 30 * (place + 1), text, size, weight="bold", anchor="middle")


def _bye(box: Box) -> Iterator[str]:
    """Somebody who goes on without a match: one row, half way down."""
    game, top = box.game, box.y + box.row // 2
    side = 0 if game.sides[0] is not None else 1
    yield f'<rect x="{box.x}" y="{top}" width="{WIDTH}" height="{box.row}" rx="4" fill="#ffffff" stroke="{RULE}" stroke-dasharray="5 4"/>'
    yield _text(box.x + 2, top - 5, game.blank[1 - side], 12, fill=PALE, style="italic")
    yield from _row(box, side, top)


def _wire(wire: Wire) -> str:
    middle = (wire.x + wire.to_x) // 2
    return (
        f'<path d="M{wire.x} {wire.y} H{middle} V{wire.to_y} H{wire.to_x}" fill="none" stroke="{RULE}" stroke-width="2"'
        ' stroke-linejoin="round"/>'
    )


def _box(box: Box) -> Iterator[str]:
    """The caption, then a row for each side: number, name, score."""
    game = box.game
    yield _text(box.x + 2, box.y - 5, _caption(game), 12, fill=PALE)
    yield f'<rect x="{box.x}" y="{box.y}" width="{WIDTH}" height="{2 * box.row}" rx="4" fill="#ffffff"/>'
    if game.won is not None:
        yield f'<rect x="{box.x}" y="{box.y + game.won * box.row}" width="{WIDTH}" height="{box.row}" rx="4" fill="{WON}"/>'
    for side in (0, 1):
        yield from _row(box, side, box.y + side * box.row)
    middle = box.y + box.row
    yield f'<line x1="{box.x}" y1="{middle}" x2="{box.x + WIDTH}" y2="{middle}" stroke="{RULE}"/>'
    yield (f'<rect x="{box.x}" y="{box.y}" width="{WIDTH}" height="{2 * box.row}" rx="4" fill="none" stroke="{INK}" stroke-width="1.4"/>')


def _caption(game: Game) -> str:
    where = f"{game.code}" + (f" · {game.table_text}" if game.table_text else "") + (f" · {game.starts}" if game.starts else "")
    return f"{where} · {game.note}" if game.note else where


def _row(box: Box, side: int, top: int) -> Iterator[str]:
    """One side: number, name, score."""
    game = box.game
    label = game.sides[side]
    base = top + box.row // 2 + 5
    if label is None:
        yield _text(box.x + NUMBER, base, game.blank[side], 15, fill=PALE, style="italic")
        return
    won = game.won == side and not game.bye
    ink, weight = (PALE, "normal") if game.won not in (None, side) else (INK, "bold" if won else "normal")
    lines = label.lines if box.row > 2 * LINE else (label.name,)
    yield _text(box.x + NUMBER - 7, base, label.number, 14, fill=PALE, anchor="end")
    first = base - (len(lines) - 1) * (LINE - 2) // 2
    for place, line in enumerate(lines):
        text, size = fitted(line, WIDTH - NUMBER - width_of(game.partidas[side], SCORE) - 24)
        yield _text(box.x + NUMBER, first + place * (LINE - 2), text, size, fill=ink, weight=weight)
    yield _text(box.x + WIDTH - 8, base + 1, game.partidas[side], SCORE, fill=ink, weight=weight, anchor="end")


def _text(  # noqa: PLR0913 - where, what, and how it looks
    x: int, y: int, text: str, size: int, *, fill: str = INK, weight: str = "normal", anchor: str = "start", style: str = "normal"
) -> str:
    looks = f'font-size="{size}" fill="{fill}" font-weight="{weight}" text-anchor="{anchor}" font-style="{style}"'
    return f'<text x="{x}" y="{y}" {looks}>{escape(text)}</text>'
