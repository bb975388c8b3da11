"""`tento ruling`: a situation asked in lines, the ruling told, and what the floor decided kept."""

import json

import pytest
from typer.testing import CliRunner

from tento.cli.main import app

FLOOR = ["chips", "limit=1", "street=flop", "current=1600", "last_raise=800", "prior=0", "chips=3x100", "behind=5k"]
FLOOR += ["words=", "pot=1", "opening=n"]
"""An undercall over a raise among several: the floor decides, and nothing is left to ask."""


def tento(*arguments, typed="", lang="pt"):
    return CliRunner().invoke(app, ["ruling", *arguments], input=typed, env={"TENTO_LANG": lang})


def test_the_situation_is_chosen_from_a_list_and_asked_step_by_step():
    result = tento(typed="1\n\n\n200\n200\n1000\n\n\n\n\n\n")
    assert result.exit_code == 0
    for line in ("Decisão: call (paga)", "Total devido à frente: 200", "Volta ao jogador: 800", "Reabre as apostas: não"):
        assert line in result.stdout
    assert "5.4.13: Uma só ficha grande, sem aumento anunciado antes, é call." in result.stdout


def test_a_situation_named_on_the_command_line_is_not_chosen_again():
    result = tento("misdeal", typed="1\n2\n\n", lang="en")
    assert "Ruling: misdeal: deal again" in result.stdout
    assert "Button: the same" in result.stdout


def test_what_is_told_on_the_command_line_is_not_asked():
    result = tento("board-error", "error=four-card-flop", lang="en")
    assert result.stdout.splitlines()[1:3] == ["Cards that go back into the deck: 4", "The burn goes back: no"]


def test_a_field_that_does_not_matter_is_not_asked():
    assert "Quantas cartas viradas" not in tento("misdeal", "cause=joker", typed="\n").stdout


@pytest.mark.parametrize(("lang", "line"), [("pt", "Decisão: mão morta"), ("en", "Ruling: dead hand"), ("es", "Decisión: mano muerta")])
def test_it_speaks_three_languages(lang, line):
    assert line in tento("button-short", "acted=s", typed="\n", lang=lang).stdout


def test_people_say_it_in_their_own_words():
    result = tento(*FLOOR[:6], "chips=5.000", "words=Aumento antes", "behind=9000", "pot=vários", "opening=sim")
    assert "Decisão: aumento" in result.stdout
    assert "Total devido à frente: 5000" in result.stdout


def test_what_is_not_understood_is_asked_again():
    result = tento("hidden-chips", typed="muito\n21000\n2000\n\n100000\n\n")
    assert "Não entendi: muito" in result.stdout
    assert "Isso é preciso saber." in result.stdout
    assert "O perdedor paga: 23000" in result.stdout


def test_what_cannot_be_is_told_and_asked_again():
    result = tento("tabling", "variant=razz", "face_up=8", "readable=s", "mucked=n", "killed=n", "opponents=1", typed="7\n")
    assert "a hand of razz has 7" in result.stdout
    assert "Decisão: mostrada" in result.stdout


def test_the_floor_is_offered_the_outcomes_and_what_it_decides_is_kept(tmp_path):
    log = tmp_path / "floor.log"
    result = tento(*FLOOR, "--record", str(log), typed="2\n")
    assert "1  call (paga) (recomendado)" in result.stdout
    kept = json.loads(log.read_text(encoding="utf-8"))
    assert (kept["question"], kept["answers"]["ruling"], kept["decided"], kept["articles"]) == ("chips", "floor", "fold", ["5.4.5"])
    assert (kept["rulebook"], kept["given"]["chips"]) == ("cgp-2024", [100, 100, 100])


def test_an_empty_line_takes_what_is_recommended_and_the_log_grows(tmp_path):
    log = tmp_path / "floor.log"
    for typed in ("2\n", "\n"):
        assert tento(*FLOOR, "--record", str(log), typed=typed).exit_code == 0
    assert [json.loads(line)["decided"] for line in log.read_text(encoding="utf-8").splitlines()] == ["fold", "call"]


def test_a_ruling_that_needs_no_floor_is_kept_without_a_decision(tmp_path):
    log = tmp_path / "floor.log"
    tento("button-short", "acted=s", "actions=", "--record", str(log))
    assert json.loads(log.read_text(encoding="utf-8"))["decided"] is None


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["blind-steal"], "blind-steal: não há essa situação"),
        (["misdeal", "card=2"], "card: não é pergunta de misdeal"),
        (["misdeal", "cause=boxed"], "cause: Não entendi: boxed"),
        (["--rulebook", "afia-2025"], "não tem decisões de mesa: elas são de poker"),
        (["--rulebook", "nowhere"], "nowhere"),
        (["misdeal"], "Fim da entrada"),
    ],
)
def test_what_the_command_cannot_do_is_a_sentence_with_code_2(arguments, told):
    result = tento(*arguments)
    assert result.exit_code == 2
    assert told in result.stderr


def test_q_ends_it_at_any_question():
    result = tento("misdeal", typed="1\nq\n")
    assert result.exit_code == 0
    assert result.stdout.endswith("Até logo.\n")
