"""The drawing of the tranca table: it fits every window, and nothing that matters is missing from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from tento.cards.card import Card
from tento.games.tranca.rules.state import the_rodada
from tento.games.tranca.terminal.plain import tranca_lines
from tento.games.tranca.terminal.scene import TrancaScene
from tento.games.tranca.terminal.screen import draw_tranca
from tento.terminal.company import HUMAN
from tests.rules.tranca_tables import in_play

from .sitting import tranca_scene

SIZES = [(80, 24), (100, 30), (120, 40)]
LIMPA = "4h 5h 6h 7h 8h 9h Th"
SUJA = "Kc Kd Kh Ks Kc Kd 2s"
MANY = (
    LIMPA,
    SUJA,
    "4c 5c 6c 7c 8c 9c Tc",
    "Jc Jd Jh",
    "Qc Qd Qh Qs",
    "7d 8d 9d Td Jd",
    "4s 5s 6s",
    "9c 9d 9h 9s",
    "Ac Ad Ah As",
    "8s 9s Ts",
)
THIRTY = "4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 4h 5h 6h 7h 8h 2s 2d 3c"


def shown(scene: TrancaScene, width: int = 80, height: int = 24) -> str:
    return draw_tranca(scene, width, height).plain


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["pt", "en"])
def test_the_drawing_has_exactly_the_size_of_the_window(width, height, lang):
    lines = shown(tranca_scene(in_play(THIRTY, ours=MANY, theirs=MANY), lang), width, height).split("\n")
    assert [cell_len(line) for line in lines] == [width] * height


@given(st.integers(20, 160), st.integers(6, 50))
def test_no_window_is_too_small_to_be_drawn_in(width, height):
    lines = shown(tranca_scene(in_play(ours=MANY)), width, height).split("\n")
    assert len(lines) <= height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_size_tells_score_heaps_jogos_hand_suggestions_and_keys(width, height):
    text = shown(tranca_scene(in_play(ours=[LIMPA], theirs=[SUJA], score=(320, 180))), width, height)
    parts = ["Nós 320 × 180 eles, até 1500", "Monte 38", "Mortos 2", "Lixo  8♣  (2 cartas)", "A1  4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥   ● limpa",
             "◆ suja", "Sua mão (8)", "1) ", "Sua vez", "conselho", "joga por mim", "ajuda", "sai", "▶Você 8"]  # fmt: skip
    assert [part for part in parts if part not in text] == []


def test_a_hand_of_thirty_cards_is_shown_whole_on_the_smallest_table():
    text = shown(tranca_scene(in_play(THIRTY)))
    assert "Sua mão (30)" in text
    hand = text[text.index("Sua mão") :]
    assert [card for card in ("4♣", "A♣", "K♦", "8♥", "2♠", "3♣") if card not in hand] == []


def test_every_jogo_of_both_pairs_has_its_place_on_the_smallest_table():
    text = shown(tranca_scene(in_play(ours=MANY, theirs=MANY)))
    assert [name for pair in "AB" for place in range(1, 11) if (name := f"{pair}{place} ") not in text] == []


def test_canastras_are_folded_before_other_jogos():
    jogos = (LIMPA, SUJA, LIMPA, SUJA, LIMPA, SUJA, "Qc Qd Qh Qs")
    text = shown(tranca_scene(in_play(ours=jogos, theirs=jogos)))
    assert " 4♥… 10♥ ×7   ● limpa" in text
    assert "Q♣ Q♦ Q♥ Q♠" in text


def test_a_locked_lixo_says_so():
    assert "3♠  (2 cartas, trancado)" in shown(tranca_scene(in_play(lixo="Jd 3s", drew=False)))


def test_a_line_being_typed_says_what_enter_would_do():
    assert "› Ks▏  Enter: descarta K♠" in shown(replace(tranca_scene(in_play()), typed="Ks"))


def test_a_line_that_means_nothing_promises_nothing():
    assert "Enter:" not in shown(replace(tranca_scene(in_play()), typed="zz"))


def test_the_answer_to_the_last_command_stands_over_the_keys():
    assert "Sem canastra não se bate." in shown(replace(tranca_scene(in_play()), notice="Sem canastra não se bate."))


def test_a_card_that_has_just_come_is_marked():
    scene = tranca_scene(in_play())
    plain, marked = (draw_tranca(replace(scene, fresh=card), 80, 24) for card in (None, Card("Ks")))
    assert plain.plain == marked.plain
    assert plain.markup != marked.markup


def test_red_cards_and_black_cards_differ_in_colour():
    spans = draw_tranca(tranca_scene(in_play()), 80, 24).markup
    assert "[#b3201f on #f3ecdd] 4♥" in spans
    assert "[#1b1b1b on #f3ecdd] 9♣" in spans


def test_what_is_left_out_of_the_list_is_counted():
    scene = tranca_scene(in_play(THIRTY))
    assert f"e mais {scene.more}: escreva as cartas" in shown(scene)


def test_a_morto_that_waits_is_not_shown():
    state = in_play("4h 5h", drew=False)
    scene = tranca_scene(replace(state, rodada=replace(the_rodada(state), pending=(HUMAN,))))
    assert "ele se abre na sua próxima vez" in shown(scene)
    assert "4♥" not in "\n".join(tranca_lines(scene))


def test_the_plain_table_names_the_kind_of_a_canastra():
    assert "Nós: A1 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ (limpa)" in tranca_lines(tranca_scene(in_play(ours=[LIMPA])))
