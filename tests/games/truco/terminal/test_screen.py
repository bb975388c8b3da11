import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len

from tento.cards.card import Card
from tento.games.truco.rules import actions as do
from tento.games.truco.terminal.scene import TrucoScene
from tento.games.truco.terminal.screen import draw, sticks
from tento.table.seats import Seat
from tento.terminal.scene import Balloon, Line

from .sitting import FENACEF, MASTERS, PAULISTA, after, in_play, scene_of

ME = Seat(0)
SIZES = [(80, 24), (100, 30), (140, 40)]
FIRST = tuple((Seat(seat), do.Play(Card(card))) for seat, card in enumerate(("4c", "5c", "Jc", "As")))


def shown(scene: TrucoScene, width: int = 80, height: int = 24) -> str:
    return draw(scene, width, height).plain


def row_with(text: str, part: str) -> str:
    return next((line for line in text.splitlines() if part in line), "")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["pt", "en"])
def test_the_drawing_has_exactly_the_size_of_the_window(width, height, lang):
    lines = shown(scene_of(in_play(PAULISTA), lang), width, height).split("\n")
    assert [cell_len(line) for line in lines] == [width] * height


@given(st.integers(20, 160), st.integers(6, 50))
def test_no_window_is_too_small_to_be_drawn_in(width, height):
    lines = shown(scene_of(in_play()), width, height).split("\n")
    assert len(lines) <= height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_size_tells_score_value_vira_manilhas_hand_and_keys(width, height):
    text = shown(scene_of(in_play(score=(3, 5))), width, height)
    parts = [
        "nós 3 × 5 eles",
        "Vale 1",
        "Vira 3♦",
        "4♣ zap",
        "4♥ copeta",
        "4♠ espadilha",
        "4♦ pica-fumo",
        "[1]",
        "truco",
        "ajuda",
        "sai",
        "Sua vez",
    ]
    assert [part for part in parts if part not in text] == []


def test_the_partner_sits_opposite_and_the_first_opponent_on_the_right():
    text = shown(scene_of(in_play()))
    assert row_with(text, "Zeca").rstrip(" │").endswith("Zeca")
    assert row_with(text, "Tonho").lstrip("│ ").startswith("Tonho")
    assert text.index("Nair (sua dupla)") < text.index("Zeca") < text.index("Você")


def test_seats_are_named_after_who_deals():
    text = shown(scene_of(in_play(dealer=3)))
    assert "Você  mão, abre" in text
    assert "antepé" in row_with(text, "Nair")


def test_by_fenacef_the_dealers_partner_leads():
    text = shown(scene_of(in_play(FENACEF, dealer=2)))
    assert "Você  segundo, abre" in text


def test_a_mark_stands_on_whose_turn_it_is():
    assert "► Você" in shown(scene_of(in_play()))
    assert "► Zeca" in shown(scene_of(after(in_play(), FIRST[0])))


def test_the_highest_card_of_the_rodada_has_a_double_frame():
    text = shown(scene_of(after(in_play(), *FIRST[:2])))
    assert "║4♣ ║" in text
    assert "│5♣ │" in text


def test_a_finished_rodada_stays_on_the_table_until_the_next_card():
    state = after(in_play(), *FIRST)
    assert "A♠" in shown(scene_of(state))
    assert "A♠" not in row_with(shown(scene_of(after(state, (ME, do.Play(Card("Kd")))))), "K♦")


def test_rodadas_are_marked_as_won_lost_and_tied():
    won = shown(scene_of(after(in_play(), *FIRST)))
    assert "1ª  ganhamos" in won
    tied = after(in_play(hands=("Kc 5s 3s", "Kd 6c 7c", "5d Qd 2h", "6d As 4h"), vira="3d"), *played("Kc", "Kd", "5d", "6d"))
    assert "1ª  empatou" in shown(scene_of(tied))
    lost = after(in_play(hands=("Kc 5s 3s", "2d 6c 7c", "5d Qd 2h", "6d As 4h"), vira="3d"), *played("Kc", "2d", "5d", "6d"))
    assert "1ª  perdemos" in shown(scene_of(lost))


def played(*cards: str) -> tuple[tuple[Seat, do.Action], ...]:
    return tuple((Seat(seat), do.Play(Card(card))) for seat, card in enumerate(cards))


def test_manilhas_and_high_cards_that_are_out_are_told():
    text = shown(scene_of(after(in_play(), *FIRST)))
    assert "4♣ zap✗" in text
    assert "Já saíram: 3♦ A♠" in text


def test_a_covered_card_shows_its_back_to_all_and_its_face_to_its_owner_only():
    hands = ("3c Kd 3s", "5d 6c 7c", "4c Qd 2h", "4d As 4h")
    state = after(
        in_play(hands=hands, vira="Jd"), *played("3c", "5d", "4c", "4d"), (ME, do.Cover(Card("Kd"))), (Seat(1), do.Cover(Card("6c")))
    )
    text = shown(scene_of(state))
    assert "K♦" in text
    assert "6♣" not in text


def test_nobody_elses_cards_are_drawn():
    text = shown(scene_of(in_play()), 140, 40)
    assert [card for card in ("5♣", "6♣", "J♣", "Q♦", "A♠") if card in text] == []


def test_a_raise_is_a_question_with_three_large_answers_and_what_they_cost():
    text = shown(scene_of(after(in_play(), (ME, do.Raise(3)), (Seat(1), do.Raise(6)))))
    assert "Zeca pede seis. E agora?" in text
    assert [
        part for part in ("A/Enter  ACEITO", "9  NOVE", "F  CORRO", "a mão vale 6", "pede que valha 9", "cede 3 pontos") if part not in text
    ] == []
    assert "Zeca quer 6" in text


def test_the_caller_has_a_balloon():
    scene = scene_of(after(in_play(), (Seat(1), do.Raise(3))), balloon=Balloon(Seat(1), "Truco, ladrão!"))
    assert "Truco, ladrão!" in shown(scene)


def test_an_accepted_raise_says_whose_it_was_and_lays_the_sticks():
    state = after(in_play(), (Seat(1), do.Raise(3)), (ME, do.Accept()))
    assert "Vale 3 ┃┃┃  pedido deles" in shown(scene_of(state))


@pytest.mark.parametrize(("value", "text"), [(1, "┃"), (3, "┃┃┃"), (6, "┃┃┃ ┃┃┃"), (10, "┃┃┃ ┃┃┃ ┃┃┃ ┃")])
def test_sticks_lie_in_bundles_of_three(value, text):
    assert sticks(value) == text


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_mao_de_onze_shows_the_partners_cards(width, height):
    text = shown(scene_of(in_play(score=(11, 4))), width, height)
    assert [part for part in ("MÃO DE ONZE", "J♣ Q♦ 2♥", "S  JOGAR", "N  CORRER", "cede 1 ponto") if part not in text] == []


def test_the_mao_de_ferro_hides_the_own_cards_and_the_vira():
    text = shown(scene_of(in_play(PAULISTA, score=(11, 11))))
    assert [part for part in ("MÃO DE FERRO", "Vale a partida", "│░░░│", "a vira está fechada") if part not in text] == []
    assert [card for card in ("4♣", "K♦", "3♦") if card in text] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("visibility", "partner"), [("open", False), ("open_to_partner", True)])
def test_an_open_mao_de_ferro_shows_the_own_cards_and_the_partners_where_that_was_agreed(visibility, partner, width, height):
    text = shown(scene_of(in_play(score=(11, 11), ferro_hand_visibility=visibility)), width, height)
    assert ("MÃO DE FERRO" in text, "░░░" in text, "J♣ Q♦ 2♥" in text) == (True, False, partner)
    assert [card for card in ("5♣", "6♣", "A♦") if card in text] == []


def test_two_players_are_called_by_their_names():
    text = shown(scene_of(in_play(PAULISTA, hands=("4c Kd 3s", "5c 6c 7c"), dealer=1, score=(2, 1))))
    assert "Você 2 × 1 Zeca" in text


def test_the_partidas_of_a_jogo_are_beans():
    state = replace(in_play(PAULISTA), jogo=(1, 0))
    assert "partidas ● ○ × ○ ○" in shown(scene_of(state))


def test_the_answer_to_the_last_key_stands_over_the_keys():
    lines = shown(scene_of(in_play(), notice="Calma, ainda não é a sua vez.")).splitlines()
    assert "Calma" in lines[-3]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_story_ends_with_the_newest_line(width, height):
    story = (*tuple(Line(f"linha {n}") for n in range(50)), Line("Truco!", "Zeca"))
    assert "Zeca: “Truco!”" in shown(scene_of(in_play(), story=story), width, height)


def test_the_end_of_a_mao_waits_for_a_key():
    scene = scene_of(in_play(), closing=("Nós levamos a mão: 1 ponto. Duas rodadas ganhas (A-4).",))
    text = shown(scene)
    assert "Duas rodadas ganhas (A-4)" in text
    assert "Qualquer tecla continua" in text


def test_english_speaks_english():
    text = shown(scene_of(in_play(), "en"))
    assert [part for part in ("us 0 × 0 them", "Worth 1", "Your turn", "advice", "You") if part not in text] == []


def test_a_wide_name_does_not_break_the_frame():
    scene = scene_of(in_play(MASTERS))
    scene = replace(scene, company=replace(scene.company, names=("王小明", *scene.company.names[1:])))
    assert {cell_len(line) for line in shown(scene).split("\n")} == {80}


def test_a_long_answer_to_a_key_leaves_room_for_the_large_answers():
    scene = scene_of(after(in_play(), (Seat(1), do.Raise(3))), notice="Conselho: corra. " + "Um motivo comprido. " * 5)
    text = shown(scene)
    assert text.count("motivo comprido") == 5
    assert "A/Enter  ACEITO" in text
