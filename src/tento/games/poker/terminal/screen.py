"""The poker table on a screen: a pure drawing of a scene, narrow from 80×24, with the story at the side from 100 columns."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tento.cards.card import Card, symbol
from tento.games.poker.described import described
from tento.games.poker.rules.views import SeatView
from tento.games.poker.terminal.plain import offered, poker_lines, post, pots_text, question, stakes, standing
from tento.games.poker.terminal.scene import PokerScene
from tento.games.poker.texts.play import label
from tento.games.poker.texts.rules import VALUES
from tento.terminal.canvas import SMALL, Area, Canvas, card_style, cut, draw_card
from tento.terminal.colours import FELT, TURN
from tento.terminal.company import HUMAN
from tento.terminal.strips import WIDE, draw_foot, draw_panel, draw_small, draw_story, draw_title, panel_width, too_small
from tento.texts.language import pick

STORY: Final = 2
"""Rows of the story under a narrow table."""
BLOCK: Final = (19, 3)
"""The room of one player, at most so wide."""
ACROSS: Final = 4
"""So many players find room side by side."""
_GROUND: Final = FELT.split(" on ")[1]
_DEAD: Final = f"#86a393 on {_GROUND}"
_LIVE: Final = f"bold #eee7d6 on {_GROUND}"
_TURN: Final = f"{TURN} on {_GROUND}"
_BACK: Final = "▒▒"


def draw_poker(scene: PokerScene, width: int, height: int) -> Text:
    """The scene as text of exactly this size."""
    if too_small(width, height):
        return draw_small(poker_lines(scene), scene.lang, width, height)
    canvas = Canvas(width, height)
    bottom = draw_foot(canvas, f"› {scene.typed}▏" if scene.typed else scene.notice or question(scene), offered(scene))
    if width >= WIDE:
        table = width - panel_width(width) - 1
        draw_panel(canvas, scene.rulebook.title, _level(scene), scene.story, Area(table + 1, 0, width - table - 1, bottom))
        _draw_felt(canvas, scene, Area(0, 0, table, bottom))
    else:
        draw_title(canvas, scene.rulebook.title, _level(scene))
        bottom -= STORY
        draw_story(canvas, scene.story, Area(1, bottom, width - 2, STORY))
        _draw_felt(canvas, scene, Area(0, 1, width, bottom - 1))
    return canvas.text()


def _level(scene: PokerScene) -> str:
    view = scene.view
    return f"{label('level', scene.lang, number=view.number, level=view.level.number)}: {stakes(scene)}"


def _draw_felt(canvas: Canvas, scene: PokerScene, area: Area) -> None:
    """The players around, the board and the pot in the middle, the own hand below."""
    canvas.fill(area, FELT)
    canvas.box(area, FELT)
    canvas.centre(area.x + area.width // 2, area.y, f" {pick(VALUES[scene.view.variant], scene.lang)} ", FELT)
    inside = Area(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    width = min(BLOCK[0], inside.width // ACROSS)
    others = scene.view.players[HUMAN + 1 :]
    for one, (x, y) in zip(others, _places(len(others), inside, width), strict=True):
        _draw_player(canvas, scene, one, Area(x, y, width, BLOCK[1]))
    _draw_own(canvas, scene, inside)
    _draw_board(canvas, scene, inside)


def _places(count: int, inside: Area, width: int) -> Iterator[tuple[int, int]]:
    """Where the others sit: from the reader's left up, over the far side, and down on the right, as the cards go round."""
    aside = count // 3
    top, room = count - 2 * aside, inside.height - BLOCK[1]
    rows = [inside.y + inside.height - room * (2 * place + 1) // (2 * aside) - BLOCK[1] // 2 - 1 for place in range(aside)]
    yield from [(inside.x, y) for y in rows]
    yield from [(inside.x + inside.width * (2 * place + 1) // (2 * top) - width // 2, inside.y) for place in range(top)]
    yield from [(inside.x + inside.width - width, y) for y in reversed(rows)]


def _draw_player(canvas: Canvas, scene: PokerScene, one: SeatView, area: Area) -> None:
    """The name with button or blind, the stack with the bet before it, and the cards or why there are none."""
    if one.standing == "empty":
        return
    _draw_name(canvas, scene, one, area)
    seen = one.shown if one.shown is not None else one.up
    x = area.x + 1
    if one.standing in ("playing", "all_in"):
        for card in (*[None] * (one.held - len(seen)), *seen):
            x += _draw_face(canvas, card, x, area.y + 2)
    canvas.put(x, area.y + 2, cut(standing(scene, one), max(0, area.x + area.width - x)), _DEAD)


def _draw_name(canvas: Canvas, scene: PokerScene, one: SeatView, area: Area) -> None:
    view = scene.view
    turn = view.asked is not None and view.asked.seat == one.seat
    style = _TURN if turn else _LIVE if one.standing in ("playing", "all_in") else _DEAD
    where = post(scene, one)
    name = f"{'▶' if turn else ' '}{scene.company.names[one.seat]}"
    canvas.put(area.x, area.y, cut(name, area.width - 3), style)
    canvas.right(area.x + area.width, area.y, where, _TURN)
    bet = f"  ● {one.bet}" if one.bet else ""
    canvas.put(area.x + 1, area.y + 1, cut(f"{one.stack}{bet}", area.width - 1), style)


def _draw_face(canvas: Canvas, card: Card | None, x: int, y: int) -> int:
    """A small card on one row; how much room it took."""
    text = _BACK if card is None else symbol(card)
    canvas.put(x, y, text, card_style(card))
    return len(text) + 1 if card is not None else len(text)


def _draw_own(canvas: Canvas, scene: PokerScene, inside: Area) -> None:
    """The reader's name and stack, and over the lower edge the hand with what it is worth."""
    view, middle = scene.view, inside.x + inside.width // 2
    own, hand = view.players[HUMAN], view.hand or ()
    width, height = SMALL
    top = inside.y + inside.height - height
    live = own.standing in ("playing", "all_in")
    left = middle - (len(hand) * width + BLOCK[0]) // 2 if live and hand else middle - BLOCK[0] // 2
    _draw_name(canvas, scene, own, Area(left, top, BLOCK[0] - 2, 2))
    canvas.put(left + 1, top + 2, cut(standing(scene, own), BLOCK[0] - 3), _DEAD)
    for place, card in enumerate(hand if live else ()):
        draw_card(canvas, Area(left + BLOCK[0] + place * width, top, width, height), card)
    made = described(view.variant, hand, view.board, scene.lang) if live else ""
    canvas.centre(middle, top - 1, made, _LIVE)


def _draw_board(canvas: Canvas, scene: PokerScene, inside: Area) -> None:
    """The pot over the cards that belong to all."""
    view, middle = scene.view, inside.x + inside.width // 2
    width, height = SMALL
    y = inside.y + BLOCK[1] + max(0, inside.height - 2 * BLOCK[1] - height - 2) // 2
    canvas.centre(middle, y, f"{label('pot', scene.lang, pot=view.pot)}{pots_text(scene)}", _TURN)
    left = middle - len(view.board) * width // 2
    for place, card in enumerate(view.board):
        draw_card(canvas, Area(left + place * width, y + 1, width, height), card)
