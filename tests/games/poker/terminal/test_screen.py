"""The drawing of the poker table: it fits every window, and nothing that matters is missing from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from tento.cards.chance import Chance
from tento.games.poker.kit import KIT
from tento.games.poker.rules import game
from tento.games.poker.terminal.scene import PokerScene
from tento.games.poker.terminal.table import TERMINAL
from tento.table.seats import Seat
from tento.terminal.company import HUMAN, company
from tento.terminal.presenter import Seated
from tento.terminal.scene import Line
from tento.texts.language import Lang
from tests.games.poker.playing import Table

SIZES = [(80, 24), (100, 30), (120, 40)]


def scene_of(table: Table, lang: Lang = "pt", notice: str = "") -> PokerScene:
    """What the reader on the first seat sees."""
    rulebook, seats = table.state.rulebook, game.view(table.state, HUMAN).seats
    seated = Seated(KIT, rulebook, company(lang, tuple((Seat(seat),) for seat in range(seats)), None), lambda name: Chance(7, name))
    view, presenter = game.view(table.state, HUMAN), TERMINAL.presenter(seated)
    found = presenter.asking(view, (Line("Zeca pagou 50."),), game.legal(table.state, HUMAN), notice)
    assert isinstance(found, PokerScene)
    return found


def shown(scene: PokerScene, width: int = 80, height: int = 24) -> str:
    assert TERMINAL.drawing is not None
    return TERMINAL.drawing(scene, width, height).plain


def on_the_flop() -> Table:
    """Three players, two of whom have paid, and the reader is asked on a flop of which he has two pairs."""
    return Table(3).deal("3c Kd Ah 3d Kh 8s 5s Ac 8d 2h").play("0 raise 150", "1 fold", "2 call", "2 check")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("seats", [2, 6, 9, 10])
def test_the_drawing_has_exactly_the_size_of_the_window(width, height, lang, seats):
    lines = shown(scene_of(Table(seats).deal(), lang), width, height).split("\n")
    assert [cell_len(line) for line in lines] == [width] * height


@given(st.integers(20, 160), st.integers(6, 50))
def test_no_window_is_too_small_to_be_drawn_in(width, height):
    lines = shown(scene_of(on_the_flop()), width, height).split("\n")
    assert len(lines) <= height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_size_tells_level_pot_board_hand_stacks_and_keys(width, height):
    text = shown(scene_of(on_the_flop()), width, height)
    parts = ["nível 1: 25/50", "Pote 325", "A♣", "8♦", "2♥", "A♥", "8♠", "Dois pares", "▶Você", "Zeca", "Nair", "4850", "Sua vez", "mesa",
             "conselho", "joga por mim", "ajuda", "sai"]  # fmt: skip
    assert [part for part in parts if part.lower() not in text.lower()] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_around_the_table_is_seen_whole(width, height, seats):
    table = Table(seats).deal()
    text, scene = shown(scene_of(table), width, height), scene_of(table)
    names = [name for name in scene.company.names if name not in text]
    assert names == []
    posted = [one for one in scene.view.players if one.bet]
    assert [one.bet for one in posted if f"● {one.bet}" not in text] == []
    assert text.count("▒▒") == 2 * (seats - 1)


def test_cards_that_nobody_showed_are_backs_and_open_ones_of_stud_are_seen():
    text = shown(scene_of(Table(8, variant="stud").deal("2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 9c 9d 9h 9s Tc Td Th Ts")))
    assert text.count("▒▒") == 2 * 7
    assert [card for card in ("9♦", "9♥", "9♠", "10♣", "10♦", "10♥", "10♠") if card not in text] == []


def test_what_was_typed_or_answered_stands_over_the_keys():
    assert "Não pode." in shown(scene_of(on_the_flop(), notice="Não pode."))


def test_in_a_narrow_window_both_lines_of_the_story_are_seen_whole():
    scene = replace(scene_of(on_the_flop()), story=(Line("Zeca pagou 50."), Line("Nair desistiu.")))
    assert [line for line in ("Zeca pagou 50.", "Nair desistiu.") if line not in shown(scene, 80, 24)] == []


def test_who_folded_still_sees_the_own_stack_and_reads_that_the_hand_is_gone():
    table = Table(3).deal().play("0 raise 150", "1 call", "2 call", "1 check", "2 check", "0 fold")
    rows = [row for row in shown(scene_of(table)).split("\n") if "Você" in row or "4850" in row]
    assert any("4850" in row for row in rows)


def test_names_of_those_who_play_on_stand_out_from_those_who_are_out():
    assert TERMINAL.drawing is not None
    text = TERMINAL.drawing(scene_of(on_the_flop()), 80, 24)
    names = {name: text.plain.index(name) for name in ("Zeca", "Nair")}
    bold = {name: any("bold" in str(span.style) for span in text.spans if span.start <= at < span.end) for name, at in names.items()}
    assert sorted(bold.values()) == [False, True]
    folded = next(one.seat for one in scene_of(on_the_flop()).view.players if one.standing == "folded")
    assert not bold[scene_of(on_the_flop()).company.names[folded]]
