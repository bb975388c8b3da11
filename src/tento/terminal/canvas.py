"""A sheet of character cells to draw a table on, and the cards that lie on it."""

from typing import Final, Literal, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tento.cards.card import Card, suit_of, symbol

Frame = Literal["plain", "best"]

BACK: Final = "░"
SMALL: Final = (5, 3)
BIG: Final = (7, 5)
_FRAMES: Final[dict[Frame, tuple[str, ...]]] = {"plain": tuple("╭─╮│╰╯"), "best": tuple("╔═╗║╚╝")}
_FACE: Final = "#1b1b1b on #f3ecdd"
_RED: Final = "#b3201f on #f3ecdd"
_FADED: Final = "#5b574e on #c9c1ae"
_BACK: Final = "#f3ecdd on #27476e"


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Canvas:
    """Cells of one style each. What would fall outside is cut off, so that no drawing can break the sheet."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", style) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Writes from this cell to the right; with no style the cells keep theirs. A wide character takes two cells."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for char in text:
            wide = cell_len(char)
            if x >= 0 and x + wide <= self.width and wide:
                kept = row[x][1] if style is None else style
                row[x] = (char, kept)
                if wide == 2:
                    row[x + 1] = ("", kept)
            x += wide

    def centre(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Writes with the middle of the text on this column."""
        self.put(x - cell_len(text) // 2, y, text, style)

    def right(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Writes so that the text ends before this column."""
        self.put(x - cell_len(text), y, text, style)

    def fill(self, area: Area, style: str) -> None:
        """Clears a rectangle and gives it a style."""
        for row in range(area.y, area.y + area.height):
            self.put(area.x, row, " " * area.width, style)

    def box(self, area: Area, style: str | None = None, frame: Frame = "plain") -> None:
        """A frame; what lies inside stays."""
        x, y, width, height = area
        top_left, line, top_right, side, bottom_left, bottom_right = _FRAMES[frame]
        self.put(x, y, top_left + line * (width - 2) + top_right, style)
        self.put(x, y + height - 1, bottom_left + line * (width - 2) + bottom_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, side, style)
            self.put(x + width - 1, row, side, style)

    def text(self) -> Text:
        """The sheet as a Rich text, a line for each row."""
        return Text("\n").join(self._line(row) for row in self._cells)

    def _line(self, row: list[tuple[str, str]]) -> Text:
        line = Text(no_wrap=True, overflow="crop", end="")
        run, style = "", row[0][1] if row else ""
        for char, own in row:
            if own != style:
                line.append(run, style)
                run, style = "", own
            run += char
        return line.append(run, style)


def draw_card(canvas: Canvas, area: Area, card: Card | None, *, frame: Frame = "plain", faded: bool = False) -> None:
    """A card face, or a back for None."""
    x, y, width, height = area
    style = card_style(card, faded=faded)
    canvas.fill(area, style)
    canvas.box(area, style, frame)
    if card is None:
        for row in range(y + 1, y + height - 1):
            canvas.put(x + 1, row, BACK * (width - 2))
    else:
        _draw_face(canvas, area, symbol(card))


def draw_key(canvas: Canvas, area: Area, key: str) -> None:
    """The key that plays a card, in its lower edge."""
    canvas.put(area.x + (area.width - 3) // 2, area.y + area.height - 1, f"[{key}]")


def card_style(card: Card | None, *, faded: bool = False) -> str:
    """The colours of a card: red or black on its face, or the back for None."""
    if card is None:
        return _BACK
    if faded:
        return _FADED
    return _RED if suit_of(card) in "dh" else _FACE


def _draw_face(canvas: Canvas, area: Area, face: str) -> None:
    """Small: rank and suit side by side. Big: the rank in two corners and the suit in the middle."""
    x, y, width, height = area
    if height < 5:
        canvas.put(x + 1, y + 1, face)
        return
    rank, suit = face[:-1], face[-1]
    canvas.put(x + 1, y + 1, rank)
    canvas.put(x + width // 2, y + height // 2, suit)
    canvas.right(x + width - 1, y + height - 2, rank)


def fit(text: str, width: int) -> str:
    """The text in exactly this width: filled up, or cut with an ellipsis."""
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def cut(text: str, width: int) -> str:
    """The text if it fits this width, else its beginning and an ellipsis."""
    return text if cell_len(text) <= width else fit(text, width)
