"""The jogos of both pairs on the felt: strips of cards with their names and canastras, folded where there is no room."""

from typing import Final

import msgspec
from rich.cells import cell_len

from tento.cards.card import Card, symbol
from tento.games.tranca.rules.views import MeldView
from tento.games.tranca.terminal.scene import TrancaScene
from tento.games.tranca.texts.play import label
from tento.terminal.canvas import Area, Canvas, card_style, cut
from tento.terminal.colours import FELT
from tento.texts.language import capital

SEALS: Final = {"limpa": ("●", "bold #ffffff on #2a62a8"), "suja": ("◆", "bold #ffffff on #8a5a1c")}
HEADING: Final = f"bold {FELT}"
_FOLDINGS: Final = 3
_GAP: Final = 3


class Strip(msgspec.Struct, frozen=True):
    """A jogo as it is drawn: its name, its cards (or only the first and the last), and its seal."""

    name: str
    cards: tuple[Card, ...]
    folded: int
    seal: str
    style: str

    @property
    def faces(self) -> list[tuple[str, str]]:
        """What is written on the cards, with the colours of each."""
        faces = [(f" {symbol(card)}", card_style(card)) for card in self.cards]
        if self.folded:
            faces = [faces[0], ("…", faces[0][1]), faces[-1], (f" ×{self.folded}", faces[0][1])]
        return [*faces, (" ", faces[-1][1])]

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return len(self.name) + 1 + sum(cell_len(text) for text, _ in self.faces) + (cell_len(self.seal) + 1 if self.seal else 0)


def jogos_height(scene: TrancaScene, width: int) -> int:
    """The rows that both pairs need with nothing folded."""
    return 2 + sum(len(rows) or 1 for rows in _both(scene, width, 0))


def draw_jogos(canvas: Canvas, scene: TrancaScene, area: Area) -> None:
    """Our jogos above, theirs below, each under a line with the morto and the red threes; folded as much as the room asks for."""
    room = area.height - 2
    for folding in range(_FOLDINGS):
        ours, theirs = _both(scene, area.width, folding)
        if max(1, len(ours)) + max(1, len(theirs)) <= room:
            break
    first = max(1, min(len(ours), max(room - len(theirs), room // 2)))
    _draw_pair(canvas, scene, 0, ours, area._replace(height=first + 1))
    _draw_pair(canvas, scene, 1, theirs, Area(area.x, area.y + first + 1, area.width, area.height - first - 1))


def _both(scene: TrancaScene, width: int, folding: int) -> list[list[list[Strip]]]:
    """The rows of both pairs."""
    return [_rows([_strip(scene, meld, folding) for meld in melds], width) for melds in scene.rodada.melds]


def _draw_pair(canvas: Canvas, scene: TrancaScene, pair: int, rows: list[list[Strip]], area: Area) -> None:
    """A heading, and the jogos; dots where even folded they do not all fit."""
    canvas.put(area.x, area.y, cut(_heading(scene, pair), area.width), HEADING)
    if not rows:
        canvas.put(area.x + 2, area.y + 1, label("no_jogos", scene.lang))
    for row, strips in enumerate(rows[: area.height - 1], 1):
        x = area.x
        for strip in strips:
            _draw_strip(canvas, strip, x, area.y + row)
            x += strip.width + _GAP
    if len(rows) > area.height - 1:
        canvas.right(area.x + area.width, area.y, "…")


def _heading(scene: TrancaScene, pair: int) -> str:
    """`Nós · morto pego · três vermelhos 3♥`."""
    rodada, lang = scene.rodada, scene.lang
    threes = " ".join(map(symbol, rodada.red_threes[pair]))
    parts = [
        capital(scene.company.side_names()[pair]),
        label("morto_had", lang) if rodada.morto_taken[pair] else "",
        f"{label('red_threes', lang)} {threes}" if threes else "",
    ]
    return " · ".join(filter(None, parts))


def _strip(scene: TrancaScene, meld: MeldView, folding: int) -> Strip:
    """Folding 1 folds the canastras, 2 everything longer than three."""
    seal, style = SEALS.get(meld.kind, ("", ""))
    folded = (folding > 0 and meld.kind != "open") or (folding > 1 and len(meld.cards) > 3)
    return Strip(meld.name, meld.cards, len(meld.cards) if folded else 0, f" {seal} {label(meld.kind, scene.lang)} " if seal else "", style)


def _rows(strips: list[Strip], width: int) -> list[list[Strip]]:
    """The strips in the order they were laid, as many on a row as fit."""
    rows: list[list[Strip]] = []
    used = width
    for strip in strips:
        if used + strip.width > width:
            rows.append([])
            used = 0
        rows[-1].append(strip)
        used += strip.width + _GAP
    return rows


def _draw_strip(canvas: Canvas, strip: Strip, x: int, y: int) -> None:
    canvas.put(x, y, strip.name)
    x += len(strip.name) + 1
    for text, style in strip.faces:
        canvas.put(x, y, text, style)
        x += cell_len(text)
    if strip.seal:
        canvas.put(x + 1, y, strip.seal, strip.style)
