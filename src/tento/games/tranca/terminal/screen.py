"""The tranca table on a screen: a pure drawing of a scene, narrow from 80×24, with the story at the side from 100 columns."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tento.cards.card import Card, symbol
from tento.games.tranca.terminal.commands import say_move
from tento.games.tranca.terminal.jogos import draw_jogos, jogos_height
from tento.games.tranca.terminal.plain import lixo_about, score_text, tranca_lines
from tento.games.tranca.terminal.scene import TrancaScene, intent, offer_text, question
from tento.games.tranca.texts.play import DOES, label
from tento.terminal.canvas import SMALL, Area, Canvas, card_style, cut, draw_card
from tento.terminal.colours import BALLOON, FELT, TURN
from tento.terminal.company import HUMAN
from tento.terminal.strips import WIDE, draw_foot, draw_panel, draw_small, draw_story, draw_title, panel_width, too_small
from tento.texts.language import capital

STORY: Final = (1, 5)
"""The fewest and the most rows of the story on a narrow screen."""
JOGOS: Final = 6
"""The felt keeps room for so many rows of jogos and headings, so that it does not jump with every card."""
COLUMNS: Final = 2
TALL: Final = 32
"""From so many rows on the hand lies there as cards, not as a strip."""
_CARD: Final = 4
_GROUPS: Final = "cdhs23"
"""The hand is sorted by suit, then come the 2s and the threes."""


def draw_tranca(scene: TrancaScene, width: int, height: int) -> Text:
    """The scene as text of exactly this size."""
    if too_small(width, height):
        return draw_small(tranca_lines(scene), scene.lang, width, height)
    canvas = Canvas(width, height)
    bottom = _draw_foot(canvas, scene)
    if width >= WIDE:
        table, head = width - panel_width(width) - 1, 1
        bottom = _draw_hand(canvas, scene, Area(1, 0, width - 2, bottom))
        draw_panel(canvas, scene.rulebook.title, capital(score_text(scene)), scene.story, Area(table + 1, 0, width - table - 1, bottom))
    else:
        table, head = width, 2
        draw_title(canvas, scene.rulebook.title, capital(score_text(scene)))
        hand = _draw_hand(canvas, scene, Area(1, 0, width - 2, bottom))
        bottom = hand - _story_rows(scene, hand - head, width)
        draw_story(canvas, scene.story, Area(1, bottom, width - 2, hand - bottom))
    _draw_seats(canvas, scene, head - 1, table)
    _draw_felt(canvas, scene, Area(0, head, table, bottom - head))
    return canvas.text()


def _story_rows(scene: TrancaScene, room: int, width: int) -> int:
    """What the felt does not need."""
    felt = 3 + max(JOGOS, jogos_height(scene, width - 4))
    return max(STORY[0], min(STORY[1], room - felt))


def _draw_seats(canvas: Canvas, scene: TrancaScene, y: int, width: int) -> None:
    """Everybody with the number of their cards, whose turn it is, who dealt."""
    x = 1
    for seat, name in enumerate(scene.company.names):
        turn = scene.rodada.turn == seat
        dealt = f" ({label('dealer', scene.lang)})" if scene.view.dealer == seat else ""
        text = f"{'▶' if turn else ' '}{name} {scene.rodada.hand_sizes[seat]}{dealt}"
        canvas.put(x, y, cut(text, width - x), TURN if turn else "")
        x += cell_len(text) + 2


def _draw_heaps(canvas: Canvas, scene: TrancaScene, x: int, y: int) -> None:
    """The monte, the mortos, and the lixo with its top card as a face."""
    rodada, lang = scene.rodada, scene.lang
    text = f"{label('monte', lang)} {rodada.monte} · {label('mortos', lang)} {rodada.mortos} · {label('lixo', lang)} "
    canvas.put(x, y, text)
    x += cell_len(text)
    if rodada.lixo_top is not None:
        canvas.put(x, y, f" {symbol(rodada.lixo_top)} ", card_style(rodada.lixo_top))
        x += len(symbol(rodada.lixo_top)) + 3
    canvas.put(x, y, lixo_about(scene), BALLOON if rodada.locked else None)


def _draw_felt(canvas: Canvas, scene: TrancaScene, area: Area) -> None:
    """The heaps in the middle above, then the jogos of both pairs."""
    canvas.fill(area, FELT)
    canvas.box(area, FELT)
    _draw_heaps(canvas, scene, area.x + 2, area.y + 1)
    draw_jogos(canvas, scene, Area(area.x + 2, area.y + 2, area.width - 4, area.height - 3))


def _draw_hand(canvas: Canvas, scene: TrancaScene, area: Area) -> int:
    """The hand over this area's lower edge: as cards on a tall screen, else as strips; the row where it begins."""
    hand = scene.hand
    title = label("hand_waits", scene.lang) if HUMAN in scene.rodada.pending else f"{label('hand', scene.lang)} ({len(hand)})"
    width, height = SMALL
    step = width if len(hand) * width <= area.width else width - 1
    if canvas.height >= TALL and hand and len(hand) * step < area.width:
        top = area.height - height - 1
        for place, card in enumerate(hand):
            draw_card(canvas, Area(area.x + place * step, top + 1, width, height), card, frame="best" if card == scene.fresh else "plain")
    else:
        rows = _strips(hand, area.width)
        top = area.height - len(rows) - 1
        for row, cards in enumerate(rows, 1):
            _draw_strip(canvas, scene, cards, area.x, top + row)
    canvas.put(area.x, top, title, "bold")
    return top


def _strips(hand: tuple[Card, ...], width: int) -> list[tuple[Card, ...]]:
    """The hand in rows that fit the width, with a gap after each suit; there is always one row."""
    each = (width - len(_GROUPS)) // _CARD
    return [hand[start : start + each] for start in range(0, len(hand), each)] or [()]


def _draw_strip(canvas: Canvas, scene: TrancaScene, cards: tuple[Card, ...], x: int, y: int) -> None:
    """Cards side by side on one row; the one that has just come is marked."""
    for place, card in enumerate(cards):
        if place and _group(cards[place - 1]) != _group(card):
            x += 1
        canvas.put(x, y, f" {symbol(card)}".ljust(_CARD), BALLOON if card == scene.fresh else card_style(card))
        x += _CARD


def _group(card: Card) -> str:
    return card[0] if card[0] in "23" else card[1]


def _draw_foot(canvas: Canvas, scene: TrancaScene) -> int:
    """What may be laid, the question or the answer to the last key, and the keys of the moment; the row where all that begins."""
    width = canvas.width - 2
    moves = [f"{number}) {say_move(move, scene.rodada, DOES, scene.lang)}" for number, move in enumerate(scene.shown, 1)]
    moves += [f"… {label('more', scene.lang, count=scene.more)}"] if scene.more else []
    rows = -(-len(moves) // COLUMNS)
    top = draw_foot(canvas, _said(scene), [(offer.key, offer_text(scene, offer)) for offer in scene.offers]) - rows
    for place, text in enumerate(moves):
        column, row = divmod(place, rows)
        canvas.put(1 + column * (width // COLUMNS), top + row, cut(text, width // COLUMNS - 1))
    return top


def _said(scene: TrancaScene) -> str:
    """The line that is typed and what Enter would do with it; else the answer to the last key, or the question."""
    if not scene.typed:
        return scene.notice or question(scene)
    does = intent(scene)
    return f"› {scene.typed}▏  {label('enter', scene.lang, does=does)}" if does else f"› {scene.typed}▏"
