"""The judge itself: what it prints, what it exits with, what it makes of files that are wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from tento.cli.judge import judge_command
from tento.records.judge import judge_file

TM, FE, KT = "truco-masters-2025", "fenacef-ix", "ktruco-paulista"

app = typer.Typer()
app.command()(judge_command)

KEYS = {
    "game": '"truco"',
    "title": '"won, tied"',
    "rulebooks": f'["{TM}", "{FE}"]',
    "dealer": "0",
    "score": "[0, 0]",
    "vira": '"Kc"',
    "hands": '["Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh"]',
    "do": '["rodada"]',
}
HOLDS = 'rodadas = ["B"]'
DIFFERS = 'rodadas = ["A"]'


@pytest.fixture
def write(tmp_path):
    """Writes the case above with some keys changed, or left out where they are None."""

    def write(name: str = "case", expect: str = HOLDS, **changed: str | None) -> Path:
        keys = {key: value for key, value in (KEYS | changed).items() if value is not None}
        path: Path = tmp_path / f"{name}.toml"
        path.write_text("".join(f"{key} = {value}\n" for key, value in keys.items()) + f"\n[expect]\n{expect}\n", encoding="utf-8")
        return path

    return write


def judge(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def differences(path: Path) -> dict[str, tuple[str, ...]]:
    """What differs, by rulebook; an error of the file is no answer."""
    judgement = judge_file(path)
    assert judgement.error is None
    return {answer.rulebook: answer.differs for answer in judgement.answers if answer.differs}


# What it prints.


def test_a_case_that_holds_is_ok(write):
    result = judge(write())
    assert (result.exit_code, result.stdout[:2]) == (0, "ok")


def test_the_line_of_a_case_names_file_and_title(write):
    path = write()
    assert f"{path}: won, tied" in judge(path).stdout


def test_the_line_of_a_case_names_the_articles_that_decided(write):
    line = judge(write(do='["rodada", "rodada"]', rulebooks=f'["{FE}"]', expect='winner = "B"')).stdout
    assert f"{FE} art. 20" in line


def test_a_case_without_a_title_goes_by_its_file(write):
    assert "leader: leader" in judge(write("leader", title=None)).stdout.replace(".toml", "")


def test_a_wrong_expectation_exits_with_1(write):
    assert judge(write(expect=DIFFERS)).exit_code == 1


def test_a_wrong_expectation_says_what_was_expected_and_what_came(write):
    assert 'rodadas: expected ["A"], got ["B"]' in judge(write(expect=DIFFERS)).stdout


def test_a_wrong_expectation_names_the_rulebook(write):
    line = judge(write(expect=f"{HOLDS}\n[expect.{FE}]\nturn = 3")).stdout
    assert f"{FE}: turn: expected 3, got 1" in line
    assert TM not in line


@pytest.mark.parametrize("title", ['"won,\\ntied"', '"won,\\r\\ttied"', '"\\u001b[31mwon, tied"'])
def test_a_title_of_several_lines_or_with_escapes_stays_on_one_line(write, title):
    line = judge(write(title=title)).stdout
    assert line.rstrip("\n").isprintable()


def test_a_wrong_article_names_the_one_cited(write):
    line = judge(write(rulebooks=f'["{FE}"]', expect='article = "art. 99"')).stdout
    assert 'article: expected "art. 99", got ["art.' in line


def test_each_case_has_one_line(write):
    result = judge(write("one"), write("two", expect=DIFFERS), write("three"))
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok", "FAIL", "ok"]


def test_several_cases_are_counted(write):
    assert "1 of 2 cases hold" in judge(write("one"), write("two", expect=DIFFERS)).output


def test_a_folder_stands_for_the_cases_in_it(write, tmp_path):
    write("one")
    write("two")
    assert judge(tmp_path).stdout.count("ok ") == 2


def test_json_gives_one_object_for_each_case(write):
    lines = judge("--json", write("one"), write("two")).stdout.splitlines()
    assert [json.loads(line)["ok"] for line in lines] == [True, True]


def test_json_says_what_differs_and_what_was_cited(write):
    line = json.loads(judge("--json", write(rulebooks=f'["{FE}"]', expect=DIFFERS)).stdout)
    answer = line["rulebooks"][FE]
    assert (line["ok"], answer["ok"], answer["differs"]) == (False, False, ['rodadas: expected ["A"], got ["B"]'])
    assert answer["articles"]


def test_json_tells_an_error_too(write):
    line = json.loads(judge("--json", write(score="[12, 0]")).stdout)
    assert (line["ok"], line["rulebooks"]) == (False, {})
    assert "score" in line["error"]


def test_json_exits_as_the_lines_do(write):
    exits = [judge("--json", path).exit_code for path in (write("a"), write("b", expect=DIFFERS), write("c", score="[12, 0]"))]
    assert exits == [0, 1, 2]


def test_the_program_itself_exits_with_the_code(write):
    command = [sys.executable, "-c", "import typer; from tento.cli.judge import judge_command; typer.run(judge_command)"]
    paths = (write("a"), write("b", expect=DIFFERS), write("c", foo="1"))
    assert [subprocess.run([*command, str(path)], capture_output=True, check=False).returncode for path in paths] == [0, 1, 2]


# What it refuses to judge.

WRONG = {
    "unknown key": ({"foo": "1"}, HOLDS, "foo", "is not a key of a truco case"),
    "unknown answer": ({}, 'wiinner = "A"', "expect.wiinner", "is not an answer"),
    "unknown answer of a rulebook": ({}, f"[expect.{FE}]\nwiinner = 1", f"expect.{FE}.wiinner", "is not an answer"),
    "answers of another rulebook": ({}, f"[expect.{KT}]\nturn = 1", f"expect.{KT}", "is not one of the rulebooks"),
    "no question": ({}, "", "expect", "asks nothing"),
    "a card twice": ({"hands": '["Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd", "Jd Qh 3d"]'}, HOLDS, "hands[3]", "3d is twice in play"),
    "a hand of four": ({"hands": '["Qc Jc 3d 4c", "3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh"]'}, HOLDS, "hands[0]", "4 cards"),
    "a hand of two": ({"hands": '["Qc Jc 3d", "3s 2d", "Kh 2h Kd", "Jd Qh Jh"]'}, HOLDS, "hands[1]", "2 cards"),
    "three hands": ({"hands": '["Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd"]'}, HOLDS, "hands", "3 hands"),
    "the vira in a hand": ({"vira": '"3s"'}, HOLDS, "hands[1]", "3s is twice in play: also in vira"),
    "no card": ({"vira": '"Zz"'}, HOLDS, "vira", "is not a card"),
    "a card of another pack": ({"hands": '["Qc Jc 9d", "3s 2d Qs", "", ""]'}, HOLDS, "hands[0]", "9d is not in the pack"),
    "a score of twelve": ({"score": "[12, 0]"}, HOLDS, "score", "[12, 0] is impossible"),
    "a score below nothing": ({"score": "[-1, 0]"}, HOLDS, "score", "[-1, 0] is impossible"),
    "three scores": ({"score": "[0, 0, 0]"}, HOLDS, "score", "is a list of 2, not of 3"),
    "an unknown rulebook": ({"rulebooks": '["truco-masters-2026"]'}, HOLDS, "rulebooks", "no rulebook of this name"),
    "no rulebook": ({"rulebooks": "[]"}, HOLDS, "rulebooks", "names no rulebook"),
    "rulebooks left out": ({"rulebooks": None}, HOLDS, "rulebooks", "is missing"),
    "an unknown option": ({"options": "{ leader_r9 = 1 }"}, HOLDS, "options", "leader_r9"),
    "an impossible option": ({"options": '{ leader_r1 = "nobody" }'}, HOLDS, "options", "dealer_right"),
    "an unknown step": ({"do": '["rodada", "1 fly"]'}, HOLDS, "do[1]", "'fly' is no action"),
    "a step of nobody": ({"do": '["play 3s"]'}, HOLDS, "do[0]", "names no seat"),
    "a seat that does not exist": ({"do": '["4 play 3s"]'}, HOLDS, "do[0]", "there is no seat 4"),
    "a seat that is no seat": ({"do": '["² play 3s"]'}, HOLDS, "do[0]", "seat"),
    "a third player of two": (
        {"rulebooks": f'["{KT}"]', "hands": '["Qc Jc 3d", "3s 2d Qs"]', "do": '["2 play Qs"]'},
        HOLDS,
        "do[0]",
        "there is no seat 2",
    ),
    "an empty step": ({"do": '[""]'}, HOLDS, "do[0]", "is empty"),
    "a card left out": ({"do": '["1 play"]'}, HOLDS, "do[0]", "'play' needs a card"),
    "a time that is none": ({"do": '["clock soon"]'}, HOLDS, "do[0]", "is not a time"),
    "an unknown step asked about": ({}, 'can = ["fly"]', "expect.can", "'fly' is no action"),
    "a script asked about": ({}, 'can = ["rodada"]', "expect.can", "not a step to ask about"),
    "steps that are no list": ({}, 'legal = "play 3s"', "expect.legal", "write a list of steps"),
    "a dealer who is not there": ({"dealer": "4"}, HOLDS, "dealer", "there is no seat 4"),
    "another game": ({"game": '"damas"'}, HOLDS, "game", "is not judged here"),
    "no game": ({"game": None}, HOLDS, "game", "is missing"),
    "not TOML": ({"score": "0 to 0"}, HOLDS, "file", "is not TOML"),
}


@pytest.mark.parametrize(("changed", "expect", "key", "reason"), WRONG.values(), ids=WRONG)
def test_an_error_names_file_key_and_reason(write, changed, expect, key, reason):
    path = write(expect=expect, **changed)
    result = judge(path)
    assert result.exit_code == 2
    assert result.stdout.startswith(f"error {path}: {key}: ")
    assert reason in result.stdout


def test_a_missing_file_is_an_error(tmp_path):
    result = judge(tmp_path / "gone.toml")
    assert (result.exit_code, "gone.toml: file: No such file" in result.stdout) == (2, True)


def test_a_folder_without_cases_is_an_error(tmp_path):
    result = judge(tmp_path)
    assert (result.exit_code, f"{tmp_path}: file: is a folder that holds no case file" in result.output) == (2, True)


def test_a_binary_file_is_an_error(tmp_path):
    path = tmp_path / "photo.toml"
    path.write_bytes(bytes(range(256)))
    assert (judge(path).exit_code, judge_file(path).error) == (2, f"{path}: file: is not UTF-8 text")


def test_a_file_nested_beyond_reason_is_an_error(tmp_path):
    path = tmp_path / "deep.toml"
    path.write_text("a = " + "[" * 100_000, encoding="utf-8")
    assert judge(path).stdout.startswith(f"error {path}: file: ")


def test_an_error_does_not_stop_the_others(write, tmp_path):
    result = judge(write("one"), tmp_path / "gone.toml", write("two", foo="1"), write("three"))
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok", "error", "error", "ok"]
    assert result.exit_code == 2


def test_an_error_outranks_a_wrong_expectation(write):
    assert judge(write("one", expect=DIFFERS), write("two", foo="1")).exit_code == 2


# How it plays.


def test_the_answers_of_a_rulebook_stand_over_the_common_ones(write):
    path = write(do='["rodada", "rodada"]', expect=f'winner = "none"\n[expect.{FE}]\nwinner = "B"')
    assert differences(path) == {}


def test_the_common_answers_hold_for_every_rulebook(write):
    assert set(differences(write(expect=DIFFERS))) == {TM, FE}


def test_a_rodada_finishes_what_single_cards_began(write):
    path = write(rulebooks=f'["{TM}"]', do='["1 play Qs", "2 play Kh", "rodada"]', expect='rodadas = ["A"]\nturn = 2')
    assert differences(path) == {}


def test_a_mao_finishes_what_single_cards_began(write):
    path = write(rulebooks=f'["{TM}"]', do='["1 play 3s", "mao"]', expect='rodadas = ["B", "tie", "A"]\nwinner = "A"')
    assert differences(path) == {}


def test_a_card_written_with_x_is_covered(write):
    hands = '["Qc xJc 3d", "3s x2d Qs", "Kh xKd 2h", "Jd Qh Jh"]'
    assert differences(write(hands=hands, do='["rodada", "rodada"]', expect='rodadas = ["B", "B"]')) == {}


def test_a_covered_card_in_rodada_1_is_refused(write):
    hands = '["Qc Jc 3d", "x3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh"]'
    assert differences(write(hands=hands, expect='refused = "facedown_forbidden"\nrodadas = []')) == {}


def test_a_refused_rodada_takes_its_cards_back(write):
    hands = '["Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd", "xJd Qh Jh"]'
    path = write(rulebooks=f'["{TM}"]', hands=hands, expect='refused = "facedown_forbidden"\nturn = 1\ncan = ["play 3s"]')
    assert differences(path) == {}


def test_a_refused_step_changes_nothing(write):
    path = write(rulebooks=f'["{TM}"]', do='["1 raise", "2 accept", "3 raise"]', expect='refused = "own_raise"\nvalue = 3\nturn = 1')
    assert differences(path) == {}


def test_a_refusal_that_nobody_expected_differs(write):
    path = write(rulebooks=f'["{TM}"]', do='["0 play Qc"]', expect="turn = 1")
    assert differences(path) == {TM: ("the last step was refused: not_your_turn",)}


def test_a_refusal_before_the_last_step_differs(write):
    path = write(rulebooks=f'["{TM}"]', do='["0 play Qc", "rodada"]')
    assert differences(path) == {TM: ("step 1 `0 play Qc` was refused: not_your_turn",)}


def test_an_expected_refusal_that_did_not_come_differs(write):
    path = write(rulebooks=f'["{TM}"]', expect='refused = "own_raise"')
    assert differences(path) == {TM: ('refused: expected "own_raise", got "none"',)}


@pytest.mark.parametrize("key", ["can", "legal"])
def test_steps_without_a_seat_are_those_of_the_seat_on_turn(write, key):
    steps = '["play 2d", "play Qs", "cover 2d", "cover Qs", "raise"]'
    assert differences(write(expect=f"turn = 1\n{key} = {steps}")) == {}


def test_a_step_with_a_seat_is_that_seats(write):
    assert differences(write(expect='can = ["0 raise"]\ncannot = ["0 play Jc"]')) == {}


def test_cannot_differs_where_the_step_is_allowed(write):
    path = write(rulebooks=f'["{TM}"]', expect='cannot = ["play 2d"]')
    assert differences(path) == {TM: ("cannot: `play 2d` is allowed",)}


def test_can_differs_where_the_step_is_not_allowed(write):
    path = write(rulebooks=f'["{TM}"]', expect='can = ["2 play 2h"]')
    assert differences(path) == {TM: ("can: `2 play 2h` is not allowed",)}


def test_legal_differs_where_a_step_was_left_out(write):
    path = write(rulebooks=f'["{TM}"]', expect='legal = ["play 2d", "play Qs", "cover 2d", "raise"]')
    assert differences(path) == {TM: ("legal: also `cover Qs`",)}


def test_asking_changes_nothing(write):
    path = write(expect='can = ["play 2d", "raise"]\ncannot = ["2 play 2h"]\nturn = 1\nvalue = 1\nrodadas = ["B"]')
    assert differences(path) == {}


def test_an_offence_is_punished_and_still_cannot_be_done(write):
    path = write(rulebooks=f'["{KT}"]', score="[11, 0]", do='["0 eleven play"]', expect='cannot = ["1 raise"]')
    assert differences(path) == {}


def test_a_vira_is_ignored_by_a_rulebook_that_has_none(write):
    assert differences(write(rulebooks=f'["{FE}"]', vira='"3s"')) == {}


def test_hands_may_be_left_out(write):
    assert differences(write(hands=None, vira=None, do='["1 raise", "2 refuse"]', expect='winner = "B"\npoints = 1')) == {}


def test_some_hands_may_be_left_empty(write):
    assert differences(write(hands='["", "3s 2d Qs", "", ""]', do='["rodada"]', expect=HOLDS)) == {}


def test_a_claim_of_an_offence_may_say_nothing_more(write):
    path = write(rulebooks=f'["{TM}"]', do='["1 tento 0", "referee dismiss"]', expect='winner = "none"')
    assert differences(path) == {}


def test_the_article_may_be_one_of_a_list(write):
    assert differences(write(rulebooks=f'["{FE}"]', do='["rodada", "rodada"]', expect='article = ["art. 99", "art. 20"]')) == {}


@pytest.mark.parametrize("article", ["art. 19 §3", "art 19, par. 3", "19 §3", "art. 19"])
def test_an_article_may_be_written_in_several_ways(write, article):
    hands = '["Qc Jc Qd", "3s 2d Ks", "3h 2h Kd", "Qh Jd Jh"]'
    assert differences(write(rulebooks=f'["{FE}"]', hands=hands, do='["mao"]', expect=f'article = "{article}"')) == {}


def test_another_paragraph_is_another_article(write):
    hands = '["Qc Jc Qd", "3s 2d Ks", "3h 2h Kd", "Qh Jd Jh"]'
    assert differences(write(rulebooks=f'["{FE}"]', hands=hands, do='["mao"]', expect='article = "art. 1"')) != {}


def test_a_rulebook_may_lie_beside_the_case(write, tmp_path):
    (tmp_path / "casa.toml").write_text(f'name = "casa"\nparent = "{TM}"\n[values]\nraise_turn = "on_turn_only"\n', encoding="utf-8")
    assert differences(write(rulebooks='["casa.toml"]', do='["0 raise"]', expect='refused = "not_your_turn"')) == {}


def test_options_change_every_rulebook_of_the_case(write):
    path = write(options='{ raise_turn = "on_turn_only" }', do='["0 raise"]', expect='refused = "not_your_turn"')
    assert differences(path) == {}
