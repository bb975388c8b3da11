"""The felt: who sits around it, the cards in the middle, the own hand."""

from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from tento.cards.card import Card, symbol
from tento.games.truco.rules.views import LaidView, MaoView
from tento.games.truco.terminal.commands import neighbour, pack_size
from tento.games.truco.terminal.scene import TrucoScene, highest, manilhas_now, on_table, position, seen_cards, waits_for
from tento.games.truco.texts.play import POSITIONS, label
from tento.games.truco.texts.table import MANILHAS, counted
from tento.table.seats import Seat, pair_of
from tento.terminal.canvas import BACK, BIG, SMALL, Area, Canvas, cut, draw_card, draw_key, fit
from tento.terminal.colours import BALLOON, DARK, FELT, TURN
from tento.terminal.company import HUMAN
from tento.texts.language import pick

SIDE: Final = 17
_BACKS: Final = "▮"
_GAP: Final = 1


def draw_felt(canvas: Canvas, scene: TrucoScene, area: Area) -> None:
    """The whole table in this rectangle of the canvas."""
    mao = scene.view.mao
    style = DARK if mao is not None and mao.kind == "ferro" else FELT
    canvas.fill(area, style)
    canvas.box(area, style)
    if mao is not None and mao.kind != "normal":
        canvas.centre(area.x + area.width // 2, area.y, f" {label(f'heading_{mao.kind}', scene.lang)} ", BALLOON)
    inside = Area(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    _Felt(canvas, scene, inside, style.split(" on ")[1]).draw()


class _Felt:
    """The inner rectangle and the sizes that fit it."""

    def __init__(self, canvas: Canvas, scene: TrucoScene, area: Area, ground: str) -> None:
        x, y, width, height = self.x, self.y, self.width, self.height = area
        self.canvas, self.scene = canvas, scene
        self.ground = ground
        self.laid_size = BIG if height >= 18 else SMALL
        self.hand_size = BIG if height >= 14 else SMALL
        self.middle = x + width // 2
        self.hand_y = y + height - 1 - self.hand_size[1]
        spare = self.hand_y - 1 - (y + 1) - 2 * self.laid_size[1]
        self.laid_y = y + 1 + spare // 2

    def draw(self) -> None:
        seats = self.scene.view.seats
        self._draw_row_seat(HUMAN, self.hand_y - 1)
        if seats == 4:
            self._draw_row_seat(Seat(2), self.y)
            for right in (False, True):
                self._draw_side_seat(neighbour(seats, self.scene.rules, right=right), right)
        else:
            self._draw_row_seat(Seat(1), self.y)
        mao = self.scene.view.mao
        if mao is not None:
            self._draw_laid(mao)
            self._draw_hand(mao)
            self._draw_vira(mao)
            self._draw_burnt(mao)
        if self.scene.view.stage == "draw":
            self._draw_spread()
        elif self.scene.view.stage == "ceremony" and mao is not None:
            self._draw_pack(mao)
        self._draw_balloon()

    def _draw_row_seat(self, seat: Seat, y: int) -> None:
        """The seat at the top or the bottom: one line with name, position and backs."""
        who = self._name(seat)
        rest = " · ".join(self._about(seat))
        partner = self._partner_cards(seat)
        backs = partner or ("" if seat == HUMAN else self._backs(seat))
        parts = [part for part in (who, rest, backs) if part]
        line = "  ".join(parts)
        left = self.middle - cell_len(line) // 2
        self._put(left, y, line, "")
        self._put(left, y, who, self._name_style(seat))

    def _draw_side_seat(self, seat: Seat, right: bool) -> None:
        """A seat at the side: name, position, backs, one under the other."""
        y = self._side_y()
        lines = [cut(text, SIDE) for text in (self._name(seat), *self._about(seat), self._backs(seat)) if text]
        for row, text in enumerate(lines):
            x = self.x + self.width - 1 - cell_len(text) if right else self.x + 1
            self._put(x, y + row, text, self._name_style(seat) if row == 0 else "")

    def _side_y(self) -> int:
        return self.laid_y + self.laid_size[1] - 2

    def _name(self, seat: Seat) -> str:
        """The name, with a mark on the seat that must play."""
        name = self.scene.company.names[seat]
        if self.scene.view.seats == 4 and pair_of(seat) == pair_of(HUMAN) and seat != HUMAN:
            name += f" ({label('partner', self.scene.lang)})"
        return f"► {name}" if self._on_turn(seat) else name

    def _name_style(self, seat: Seat) -> str:
        return TURN if self._on_turn(seat) else "bold"

    def _on_turn(self, seat: Seat) -> bool:
        return waits_for(self.scene.view) == seat

    def _about(self, seat: Seat) -> list[str]:
        """Pé, mão, segundo or antepé, and who leads the rodada."""
        view, lang = self.scene.view, self.scene.lang
        place = position(view, seat)
        if place is None:
            return []
        word = pick(POSITIONS[place], lang)
        leads = view.stage == "play" and view.mao is not None and view.mao.leader == seat
        return [f"{word}, {label('leads', lang)}" if leads else word]

    def _backs(self, seat: Seat) -> str:
        """A mark for each card held, and the cards of this seat that the reader has peeked at."""
        mao = self.scene.view.mao
        if mao is None or not mao.hand_sizes:
            return ""
        known = [symbol(one.card) for one in mao.seen if one.seat == seat and one.card not in seen_cards(mao)]
        return " ".join((*_BACKS * mao.hand_sizes[seat], *known))

    def _partner_cards(self, seat: Seat) -> str:
        """In a mão de onze the partner's cards, as text."""
        mao = self.scene.view.mao
        if seat != 2 or mao is None or not mao.partner_hand:
            return ""
        return " ".join(symbol(card) for card in mao.partner_hand)

    def _draw_balloon(self) -> None:
        """The last words: over a seat at the side, beside the card of the one at the top, over the own cards."""
        said = self.scene.balloon
        if said is None:
            return
        beside = self.middle + self.laid_size[0] // 2 + 3
        if said.seat == HUMAN:
            self.canvas.put(beside, self.hand_y - 2, f" “{said.text}” ", BALLOON)
        elif self.scene.view.seats == 2 or said.seat == 2:
            self.canvas.put(beside, self.y + 1, f" “{said.text}” ", BALLOON)
        else:
            lines = [f" {line} " for line in wrap(f"“{said.text}”", SIDE)]
            width = max(map(cell_len, lines))
            right = said.seat == neighbour(4, self.scene.rules, right=True)
            x = self.x + self.width - 1 - width if right else self.x + 1
            for row, line in enumerate(lines):
                self.canvas.put(x, self._side_y() - len(lines) + row, fit(line, width), BALLOON)

    def _draw_laid(self, mao: MaoView) -> None:
        """The cards of the rodada before their players, the best in a double frame; in the decision of the onze the partner's hand."""
        if self.scene.view.stage == "onze" and mao.partner_hand:
            self._draw_row(mao.partner_hand, self.laid_y, self.laid_size)
            return
        laid, over = on_table(mao)
        best = highest(self.scene.rules, mao, laid)
        for one in laid:
            x, y = self._place(one.seat)
            shown = None if one.covered else one.card
            fade = over and one.seat not in best
            draw_card(self.canvas, Area(x, y, *self.laid_size), shown, frame="best" if one.seat in best else "plain", faded=fade)
            if one.covered:
                self._whisper(one, x, y)

    def _whisper(self, one: LaidView, x: int, y: int) -> None:
        """Under the own covered card its face, which only its owner knows."""
        if one.card is not None:
            self.canvas.put(x + (self.laid_size[0] - 2) // 2, y + self.laid_size[1] - 1, symbol(one.card))

    def _place(self, seat: Seat) -> tuple[int, int]:
        """Where a seat lays its card."""
        width, height = self.laid_size
        centre = self.middle - width // 2
        if seat == HUMAN:
            return centre, self.laid_y + height
        if self.scene.view.seats == 2 or seat == 2:
            return centre, self.laid_y
        beside = self.laid_y + height // 2
        right = seat == neighbour(4, self.scene.rules, right=True)
        return (centre + width + 2, beside) if right else (centre - width - 2, beside)

    def _draw_hand(self, mao: MaoView) -> None:
        """The own cards with their keys; backs in the dark; under a manilha its name."""
        cards: tuple[Card | None, ...] = mao.hand if mao.hand is not None else (None,) * (mao.hand_sizes[HUMAN] if mao.hand_sizes else 0)
        ranked = manilhas_now(self.scene.rules, mao)
        for x, place, card in self._row(cards, self.hand_size):
            area = Area(x, self.hand_y, *self.hand_size)
            draw_card(self.canvas, area, card)
            draw_key(self.canvas, area, str(place + 1))
            if card in ranked:
                name = pick(MANILHAS[ranked.index(card)], self.scene.lang).split()[-1]
                centre = x + self.hand_size[0] // 2 + (place - 1 if len(cards) == 3 else 0)
                self._put(centre - len(name) // 2, self.hand_y + self.hand_size[1], name, "bold")

    def _draw_row(self, cards: tuple[Card, ...], y: int, size: tuple[int, int]) -> None:
        for x, _, card in self._row(cards, size):
            draw_card(self.canvas, Area(x, y, *size), card)

    def _row(self, cards: tuple[Card | None, ...], size: tuple[int, int]) -> list[tuple[int, int, Card | None]]:
        """The left edge and the place of each card of a centred row."""
        step = size[0] + 2 * _GAP
        left = self.middle - (step * len(cards) - 2 * _GAP) // 2
        return [(left + step * place, place, card) for place, card in enumerate(cards)]

    def _draw_vira(self, mao: MaoView) -> None:
        """The vira in the lower right corner; its back while a mão de ferro hides it."""
        if self.scene.rules.manilha_mode != "vira_next" or not mao.hand_sizes:
            return
        width, height = self.hand_size
        x = self.x + self.width - width - 2
        draw_card(self.canvas, Area(x, self.hand_y, *self.hand_size), mao.vira)
        self._put(x + (width - 4) // 2, self.hand_y + height, label("vira", self.scene.lang), "")

    def _draw_spread(self) -> None:
        """The pack spread for the draw: a mark for each card, a gap where one was taken."""
        size = 4 * len(self.scene.rules.deck_ranks)
        row = "".join(" " if place in self.scene.view.drawn else BACK for place in range(size))
        self.canvas.centre(self.middle, self.laid_y + 2, f" 1 {row} {size} ", None)

    def _draw_pack(self, mao: MaoView) -> None:
        """The pack before the deal, and how many cards it has."""
        width, height = self.laid_size
        draw_card(self.canvas, Area(self.middle - width // 2, self.laid_y + 1, width, height), None)
        cards = counted(pack_size(mao, self.scene.rules), "card", self.scene.lang)
        self.canvas.centre(self.middle, self.laid_y + 1 + height, cards)

    def _draw_burnt(self, mao: MaoView) -> None:
        if mao.burnt_count:
            shown = " ".join(symbol(card) for card in mao.burnt)
            self._put(self.x + 1, self.hand_y + 1, label("burnt", self.scene.lang, count=mao.burnt_count), "")
            self._put(self.x + 1, self.hand_y + 2, cut(shown, 20), "")

    def _put(self, x: int, y: int, text: str, style: str) -> None:
        """Text on the ground of the felt."""
        colour = "" if style.startswith(TURN) else "#eee7d6"
        self.canvas.put(x, y, text, f"{style} {colour} on {self.ground}".strip())
