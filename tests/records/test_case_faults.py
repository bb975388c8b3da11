"""What a case file may do to the judge: nothing. A bad one is one line, and the files after it are judged."""

import json
import os
from functools import partial
from pathlib import Path

import pytest

from tento.records.judge import judge_file
from tests.records.small_cases import HOLDS, TRANCA, TRUCO, championship, error_in, judge, written

LONGEST_LINE = 1000


@pytest.fixture
def write(tmp_path):
    return partial(written, tmp_path)


@pytest.fixture
def error_of(tmp_path):
    return partial(error_in, tmp_path)


# An article is the one that is meant.

DISQUALIFIED = 'do = ["referee sanction 0 disqualification"]\n[expect]\n'
"""Truco Masters §5.7 decides."""


@pytest.mark.parametrize("article", ["A-5", "A-7", "art. 5", "Anexo I, item 5", "A-5.7"])
def test_an_article_of_another_series_with_the_same_number_is_another_article(write, article):
    judgement = judge_file(write(f'{TRUCO}{DISQUALIFIED}article = "{article}"\n'))
    assert [answer.differs for answer in judgement.answers] == [(f'article: expected "{article}", got ["§5.7","§5.7.1"]',)]


@pytest.mark.parametrize("article", ["§5.7", "5.7", "§5", "§5.7a", "item 5.7"])
def test_the_article_the_one_that_contains_it_or_a_letter_of_it_is_met(write, article):
    assert judge_file(write(f'{TRUCO}{DISQUALIFIED}article = "{article}"\n')).holds


@pytest.mark.parametrize("article", ["-1", "5", "5.7", "{ five = 5 }", "true", "[5]", "[]", '""', '["§5.7", 5]', "2025-05-07"])
def test_an_article_that_is_no_text_is_an_error(error_of, article):
    assert error_of(f"{TRUCO}{DISQUALIFIED}article = {article}\n").startswith("expect.article: found ")


@pytest.mark.parametrize("game", [TRANCA + "turn = 0\n", championship("standings") + 'results = ["P 2-0 Q"]\n'])
def test_an_article_that_is_no_text_is_an_error_in_every_game(error_of, game):
    assert error_of(f"{game}[expect]\narticle = 5\n").startswith("expect.article: found 5; ")


# Later files are judged, whatever stands in one.


@pytest.mark.parametrize("name", ["a" * 256, "a" * 5000, "a" * 5000 + ".toml", "\\u0000", "a/\\u0000.toml", "../" * 2000, "", "/", "."])
@pytest.mark.parametrize("game", [TRUCO, TRANCA, championship("standings") + 'results = ["P 2-0 Q"]\n'], ids=["truco", "tranca", "event"])
def test_a_rulebook_name_that_is_none_is_an_error_of_its_file_alone(write, game, name):
    bad = write(game.split("rulebooks")[0] + f'rulebooks = ["{name}"]\n' + game.split("\n", 2)[2] + "[expect]\narticle = ['1']\n", "a.toml")
    result = judge(bad, write(HOLDS, "b.toml"))
    lines = result.stdout.splitlines()
    assert (result.exit_code, [line.split()[0] for line in lines]) == (2, ["error", "ok"])
    assert lines[0].startswith(f"error {bad}: rulebooks: ")


def test_a_pipe_is_an_error_and_nobody_waits_for_it(write, tmp_path):
    os.mkfifo(tmp_path / "a.toml")
    write(HOLDS, "b.toml")
    result = judge(tmp_path)
    assert (result.exit_code, [line.split()[0] for line in result.stdout.splitlines()]) == (2, ["error", "ok"])
    assert f"{tmp_path / 'a.toml'}: file: is not a regular file" in result.stdout


def test_a_rulebook_that_is_a_pipe_is_an_error(error_of, tmp_path):
    os.mkfifo(tmp_path / "casa.toml")
    assert error_of(HOLDS.replace("truco-masters-2025", "casa.toml")).endswith("casa.toml: not a regular file")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (".".join(["a"] * 20_000) + " = 1\n", "is nested too deeply"),
        (f"[{'.'.join(['a'] * 20_000)}]\n", "is nested too deeply"),
        (f'x = [ """a"""", {{ {".".join(["a"] * 20_000)} = 1 }} ]\n', "is nested too deeply"),
        (f"x = {'[' * 5000}\n", "is nested too deeply"),
        (f"x = {'{ a = ' * 5000}\n", "is nested too deeply"),
        (f"{'k' * 10_000_000} = 1\n", "is larger than 512 KiB"),
        (f"x = {'9' * 10_000}\n", "is not TOML: a number is too long"),
        ("x = " + 'a\\"""\n' * 80_000, "is not TOML: "),
    ],
    ids=["dotted key", "dotted table", "behind four quotes", "lists", "tables", "ten million signs", "ten thousand digits", "open texts"],
)
def test_a_file_beyond_reason_is_measured_before_it_is_parsed(error_of, text, told):
    assert error_of(text + HOLDS).startswith(f"file: {told}")


@pytest.mark.parametrize("number", ["99999999999999999999", "-0x" + "f" * 30, "0x" + "f" * 6000])
def test_a_number_beyond_64_bits_is_an_error_that_names_its_key(error_of, number):
    assert error_of(f"{TRUCO}score = [0, {number.removeprefix('-')}]\n").startswith("score[1]: holds a whole number of more than 64 bits")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f"{'k' * 100_000} = 1\n", "kkk"),
        (f'vira = "{"v" * 100_000}"\n', "vira"),
        (f'do = ["{"d" * 100_000}"]\n', "do[0]"),
        (f'do = ["1 {"d" * 100_000}"]\n', "do[0]"),
        (f'phase = "{"p" * 100_000}"\n', "phase"),
        (f'hands = ["{"h" * 100_000} 1 2", "", "", ""]\n', "hands[0]"),
        (f"options = {{ {'o' * 100_000} = 1 }}\n", "options"),
        (f'options = {{ leader_r1 = "{"o" * 100_000}" }}\n', "options"),
        (f'rulebooks = ["{"r" * 100_000}"]\n', "rulebooks"),
        (f'game = "{"g" * 100_000}"\n', "game"),
    ],
)
def test_a_long_word_is_not_repeated_at_length(write, text, key):
    keys = {line.split(" = ")[0]: line for line in (TRUCO + text).splitlines()}
    path = write("\n".join(keys.values()) + '\n[expect]\nwinner = "none"\n')
    line = judge(path).stdout
    assert line.startswith(f"error {path}: {key}")
    assert len(line) < LONGEST_LINE + len(str(path))


@pytest.mark.parametrize(
    "expect",
    [
        f'refused = "{"r" * 100_000}"',
        f'article = "{"a" * 100_000}"',
        f'can = ["0 tento 1 \\"{"x" * 100_000}\\""]',
        f'legal = ["{"é" * 99_999}"]',
    ],
)
def test_a_long_expectation_is_not_repeated_at_length(write, expect):
    path = write(f"{TRUCO}[expect]\n{expect}\n")
    line = judge(path).stdout
    assert (line.count("\n"), len(line) < LONGEST_LINE + len(str(path))) == (1, True)


def test_a_long_title_is_cut(write):
    assert len(judge(write(HOLDS.replace("[expect]", f'title = "{"t" * 100_000}"\n[expect]'))).stdout) < LONGEST_LINE


# One line for each file.


@pytest.mark.parametrize(
    "text",
    [
        '"a\\nb" = 1\n',
        'rulebooks = ["a\\nb"]\n',
        'do = ["1 play\\n3s"]\n',
        'vira = "a\\nb"\n',
        'phase = "a\\u001b[31mb"\n',
        'options = { "a\\nb" = 1 }\n',
        'title = "a\\nb"\n',
    ],
)
def test_a_line_end_in_a_name_does_not_break_the_line(write, text):
    keys = {line.split(" = ")[0]: line for line in (TRUCO + text).splitlines()}
    path = write("\n".join(keys.values()) + '\n[expect]\nwinner = "A"\n')
    error = judge_file(path).error
    assert error is None or error.isprintable()
    assert judge(path).stdout.rstrip("\n").isprintable()


def test_a_file_whose_name_is_no_text_is_one_line_of_text_and_of_json(tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff\n.toml"
    Path(os.fsdecode(path)).write_text(HOLDS, encoding="utf-8")
    assert judge(tmp_path).stdout.startswith("ok ")
    assert json.loads(judge("--json", tmp_path).stdout)["ok"] is True


def test_a_folder_that_is_named_like_a_case_is_only_looked_into(write, tmp_path):
    (tmp_path / "folder.toml").mkdir()
    write(HOLDS, "folder.toml/case.toml")
    assert (judge(tmp_path).exit_code, judge(tmp_path).stdout.count("\n")) == (0, 1)


def test_a_file_name_that_no_file_can_have_is_an_error(write):
    result = judge("a" * 5000, write(HOLDS))
    assert (result.exit_code, [line.split()[0] for line in result.stdout.splitlines()]) == (2, ["error", "ok"])


@pytest.mark.parametrize("script", ["rodada", "mao"])
def test_no_rodada_is_played_before_the_draw_for_the_first_deal_is_over(write, script):
    assert judge_file(write(f'{TRUCO}do = ["1 draw 4c", "{script}"]\n[expect]\nrefused = "wrong_moment"\n')).holds
