"""`tento play tranca`: moves by number or by their cards, advice, refusals with their articles, the account, and a record that replays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from tento.cards.card import parse_cards
from tento.cli.main import app
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.terminal.commands import Move, in_order, parse_command, suggestions
from tento.table.seats import Seat
from tests.rules.tranca_tables import in_play

from .sitting import sit

ME = Seat(0)


def tento(*arguments: str, typed: str = ""):
    return CliRunner().invoke(app, ["play", "tranca", *arguments], input=typed, env={"TENTO_LANG": "pt"})


def wished(command: str, *, drew: bool = True):
    state = in_play(drew=drew)
    rodada = game.view(state, ME).rodada
    assert rodada is not None
    return parse_command(command, rodada, suggestions(game.legal(state, ME)))


def test_a_partida_is_played_to_its_end_by_the_house():
    result = tento("--seed", "3", "--bots", "random", typed="c\n" * 3000)
    assert result.exit_code == 0
    assert "Fim de jogo: vocês ganharam a partida!" in result.stdout


def test_the_same_seed_tells_the_same_partida():
    once, again = (tento("--seed", "11", typed="c\n" * 40).stdout for _ in range(2))
    assert once == again


def test_the_end_of_input_is_no_error_and_tells_the_score():
    result = tento("--seed", "1", typed="\n")
    assert result.exit_code == 0
    assert "Fim da entrada" in result.stdout
    assert "Placar parcial: nós 0 × 0 eles." in result.stdout


def test_quitting_tells_the_score_so_far():
    result = tento("--seed", "1", "--lang", "en", typed="q\n")
    assert result.exit_code == 0
    assert "You left the table.\nScore so far: us 0 × 0 them.\n" in result.stdout


@pytest.mark.parametrize(
    ("option", "value", "part"),
    [
        ("--seats", "2", "joga-se com 4"),
        ("--phase", "semifinal", "fase desconhecida; há default, final"),
        ("--rulebook", "fenacef-ix", "é regulamento de truco, não de tranca"),
    ],
)
def test_a_wrong_option_is_a_clear_error(option, value, part):
    result = tento(option, value)
    assert result.exit_code == 2
    assert part in result.stderr


def test_there_is_no_ceremony():
    result = tento("--ceremony")
    assert result.exit_code == 2
    assert "na tranca quem dá as cartas é a mesa" in result.stderr


def test_the_final_goes_to_2000():
    assert "até 2000" in tento("--phase", "final", typed="q\n").stdout


def test_a_record_of_the_sitting_replays(tmp_path):
    path = tmp_path / "match.tento"
    assert tento("--seed", "5", "--bots", "random", "--record", str(path), typed="c\n" * 60 + "q\n").exit_code == 0
    assert CliRunner().invoke(app, ["replay", "--quiet", str(path)]).exit_code == 0


def test_the_record_does_not_call_its_reader_you(tmp_path):
    path = tmp_path / "match.tento"
    tento("--record", str(path), typed="q\n")
    assert 'player 0 "Jogador"' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("command", "meant"),
    [
        ("6s", do.Discard(*parse_cards("6s"))),
        ("10h", do.Discard(*parse_cards("Th"))),
        ("J♥", do.Discard(*parse_cards("Jh"))),
        ("4h 5h 6h", do.Lay(parse_cards("4h 5h 6h"))),
        ("5H2S7H", do.Lay(parse_cards("5h 2s 7h"))),
        ("a1 8c", do.Add("A1", parse_cards("8c"))),
        ("2s a1 low", do.Add("A1", parse_cards("2s"), low=True)),
        ("discard Ks", do.Discard(*parse_cards("Ks"))),
        ("1", do.Lay(parse_cards("4h 5h 6h"))),
        ("", "nothing"),
        ("j", "advice"),
        ("q", "quit"),
        ("C", "auto"),
        ("?", "help"),
        ("99", "unknown"),
        ("K♠", do.Discard(*parse_cards("Ks"))),
        ("\N{KELVIN SIGN}s", "unknown"),
        ("u", do.Undo()),
        ("foo", "unknown"),
        ("A1", "unknown"),
        ("propose wilds_per_meld 2", "unknown"),
    ],
)
def test_what_is_typed_is_understood(command, meant):
    assert wished(command) == meant


@given(st.text(max_size=40) | st.text("0123456789TJQKAcdhs♣♥+ab low", max_size=20) | st.just("9" * 5000))
def test_whatever_is_typed_is_a_move_or_a_word_of_the_terminal(command):
    assert isinstance(wished(command), str | Move)


@pytest.mark.parametrize(
    ("command", "meant"),
    [
        ("", do.Draw()),
        ("9c 9d", do.Take(parse_cards("9c 9d"))),
        ("A1", do.Take((), "A1")),
        ("+A1", do.Take((), "A1")),
        ("6s", do.Discard(*parse_cards("6s"))),
    ],
)
def test_before_the_draw_cards_say_how_the_lixo_is_taken(command, meant):
    assert wished(command, drew=False) == meant


def test_a_hand_is_sorted_by_suit_and_rank_with_twos_and_threes_last():
    assert in_order(parse_cards("2s Ah 4h 3s 2c Kd Td")) == parse_cards("Td Kd 4h Ah 2c 2s 3s")


def test_suggestions_begin_with_what_costs_no_wild_card():
    found = suggestions(game.legal(in_play(ours=["7d 8d 9d"], hand="4h 5h 6h Td 2s Ks 3c"), ME))
    assert found[:2] == (do.Lay(parse_cards("4h 5h 6h")), do.Add("A1", parse_cards("Td")))


def test_a_jogo_inside_a_longer_one_is_not_suggested():
    found = suggestions(game.legal(in_play("4h 5h 6h 7h Ks 3c"), ME))
    assert found == (do.Lay(parse_cards("4h 5h 6h 7h")),)


def test_a_number_of_the_list_does_it():
    written, state, _ = sit(in_play(), "1")
    assert "Você baixou 4♥ 5♥ 6♥ (A1)." in written
    assert state.rodada is not None
    assert len(state.rodada.hands[0]) == 5


def test_what_was_laid_is_taken_back_by_its_key():
    written, state, _ = sit(in_play(), "1", "u")
    assert "Você voltou atrás: 4♥ 5♥ 6♥ de novo na mão." in written
    assert state.rodada is not None
    assert len(state.rodada.hands[0]) == 8


def test_cards_are_discarded_by_their_name():
    assert "Você descartou K♠." in sit(in_play(), "Ks")[0]


@pytest.mark.parametrize(("jogo", "kind"), [("4h 5h 6h 7h 8h 9h", "limpa"), ("4h 5h 6h 7h 8h 2s", "suja")])
def test_a_canastra_is_told_when_it_is_made(jogo, kind):
    card = "Th" if kind == "limpa" else "9h"
    assert f" em A1: canastra {kind}!" in sit(in_play(f"{card} Ks 3c Kd", ours=[jogo]), f"{card} A1")[0]


def test_a_longer_canastra_is_no_news():
    assert "Você pôs J♥ em A1.\n" in sit(in_play("Jh Ks 3c Kd", ours=["4h 5h 6h 7h 8h 9h Th"]), "Jh A1")[0]


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("Kd", "K♦ não está na sua mão."),
        ("4h 5h 9c", "(art. 4/def. 1, art. 4/def. 10, AFIA World Cup"),
        ("Ks B1", "Esse jogo não é da sua dupla."),
        ("foo", "Não entendi."),
    ],
)
def test_a_wish_that_cannot_be_is_answered_with_a_sentence(command, part):
    assert part in sit(in_play(theirs=["7d 8d 9d"]), command)[0]


def test_a_refusal_changes_nothing():
    state = in_play()
    assert sit(state, "Kd", "9c A1")[1] == state


def test_a_card_before_the_draw_is_refused_with_its_article():
    assert "Primeiro compre uma carta. (art. 5, AFIA" in sit(in_play(drew=False), "Ks")[0]


def test_advice_names_a_move_and_does_not_make_it():
    written, state, _ = sit(in_play(), "j")
    assert "Conselho: baixe 4♥ 5♥ 6♥." in written
    assert state == in_play()


def test_play_for_me_plays():
    assert "Você baixou 4♥ 5♥ 6♥ (A1)." in sit(in_play(), "c")[0]


def test_the_reader_is_spoken_to_in_english():
    assert "You discarded K♠." in sit(in_play(), "Ks", lang="en")[0]


def test_nobody_elses_cards_are_told():
    assert "Zeca comprou" not in sit(in_play(), "Ks")[0]


def test_the_pages_of_help_and_rules_come_in_lines():
    written, _, _ = sit(in_play(), "?", "r")
    assert "Como se joga nesta mesa" in written
    assert "Curingas num jogo, no máximo: 1 (art. 4/def. 5)" in written


@pytest.mark.parametrize(
    "line",
    [
        "Contas da rodada",
        "Você bateu! (art. 4/def. 7",
        "  Cartas na mesa                     7    +70  (art. 6",
        "  Canastras limpas                   1   +200  (art. 4/def. 11",
        "  Batida                             1   +100  (art. 6",
        "  Morto não pego                     1   -100  (art. 5",
        "  Total  ",
        "Placar parcial: nós",
    ],
)
def test_a_scored_rodada_is_explained_line_by_line_with_its_articles(line):
    state = in_play("6s", ours=["4h 5h 6h 7h 8h 9h Th"], morto_taken=(True, False))
    assert line in sit(state, "6s")[0]
