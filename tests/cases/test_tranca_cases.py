"""Together the tranca cases ask everything that a tranca case can ask; and a case that cannot be judged says why."""

from pathlib import Path
from typing import Any

import pytest

from tento.games.tranca.cases.case import EXPECTED
from tento.records.judge import judge_file
from tests.cases.files import content, files_of

CASES = [content(path) for path in files_of("tranca")]

REFUSALS = (
    "not_your_turn", "must_draw_first", "already_drew", "not_in_hand", "not_a_meld", "three_in_meld", "too_many_wilds", "mixed_suits",
    "not_your_meld", "does_not_fit", "lixo_locked", "lixo_top_unusable", "lixo_empty", "one_card_hand", "no_canastra",
    "must_keep_a_card", "morto_taken", "red_three_stays", "nothing_to_undo", "undo_spent",
    "reject_only_first", "rodada_over", "unknown_action",
)  # fmt: skip
"""The refusal codes that the published format promises for tranca."""
STEPS = ("draw", "reject", "take", "lay", "add", "discard", "drawn", "batida", "exhausted")
SCENARIOS = (
    "ts-01",
    "ts-02",
    "ts-03",
    "ts-04",
    "ts-07",
    "ts-09",
    "ts-10",
    "ts-12",
    "ts-13",
    "ts-16",
    "ts-17",
    "ts-19",
    "ts-22",
    "ts-24",
    "ts-28",
)
"""The worked scenarios of play; lateness (TS-26) is a matter of the championship."""

OUT = 'turn = 0\nmorto_taken = ["A"]\nmelds = { A = ["4h 5h 6h 7h 8h 9h Th"] }\n'
"""Pair A may go out."""
HOLDS = 'turn = 1\nhands = ["", "8c 9c Tc 4d", "", ""]\ndo = ["drawn"]\n'


def judged(tmp_path: Path, body: str, expect: str = "turn = 1", head: str = 'game = "tranca"\nrulebooks = ["afia-2025"]\n') -> Any:
    path = tmp_path / "case.toml"
    path.write_text(f"{head}{body}\n[expect]\n{expect}\n", encoding="utf-8")
    return judge_file(path)


@pytest.mark.parametrize("code", REFUSALS)
def test_some_tranca_case_is_refused_with(code):
    assert any(case["expect"].get("refused") == code for case in CASES)


@pytest.mark.parametrize("step", STEPS)
def test_some_tranca_case_takes_the_step(step):
    assert any(step in text.split()[:2] for case in CASES for text in case.get("do", []))


@pytest.mark.parametrize("key", EXPECTED)
def test_some_tranca_case_asks_for(key):
    assert any(key in case["expect"] for case in CASES)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_worked_scenario_is_a_case(scenario):
    assert any(path.name.startswith(scenario) for path in files_of("tranca"))


def test_a_plain_case_holds(tmp_path):
    assert judged(tmp_path, HOLDS).holds


@pytest.mark.parametrize(
    ("body", "expect", "key"),
    [
        ("foo = 1", "turn = 1", "foo"),
        ('hands = ["", ""]', "turn = 1", "hands"),
        ('hands = ["4c 4c", "4c", "", ""]', "turn = 1", "hands[1]"),
        ('hands = ["1c", "", "", ""]', "turn = 1", "hands[0]"),
        ('lixo = "3h"', "turn = 1", "lixo"),
        ('monte = "xx"', "turn = 1", "monte"),
        ('melds = { C = ["4c 5c 6c"] }', "turn = 1", "melds.C"),
        ('melds = { A = ["4c 5c 7c"] }', "turn = 1", "melds.A[0]"),
        ('red_threes = { A = ["3s"] }', "turn = 1", "red_threes.A"),
        ('morto_taken = ["C"]', "turn = 1", "morto_taken"),
        ("turn = 4", "turn = 1", "turn"),
        ("pending = 7", "turn = 1", "pending"),
        ("score = [1600, 0]", "turn = 1", "score"),
        ("score = [15, 0]", "turn = 1", "score"),
        ("target = 0", "turn = 1", "target"),
        ('phase = "semi"', "turn = 1", "phase"),
        ('mortos = ["", "", ""]', "turn = 1", "mortos"),
        ('morto_taken = ["A"]\nmortos = ["", ""]', "turn = 1", "mortos"),
        ("options = { wilds_per_meld = 3 }", "turn = 1", "options"),
        ('do = ["1 drw"]', "turn = 1", "do[0]"),
        ('do = ["draw"]', "turn = 1", "do[0]"),
        ('do = ["5 draw"]', "turn = 1", "do[0]"),
        ('do = [""]', "turn = 1", "do[0]"),
        ('do = ["batida"]', "turn = 1", "do[0]"),
        ('mortos = ["4c 5c", ""]', "turn = 1", "mortos"),
        ('mortos = ["", "4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 4d"]', "turn = 1", "mortos"),
        ('turn = 1\npending = 1\nhands = ["", "4c 5c", "", ""]', "turn = 1", "hands[1]"),
        ("turn = 1\npending = 1", "turn = 1", "hands[1]"),
        (OUT + 'hands = ["4c", "", "", ""]\ndo = ["batida 0"]', "over = true", "do[0]"),
        (OUT.replace(" Th", "") + 'do = ["batida 0"]', "over = true", "do[0]"),
        (OUT.replace(" 5h", " 2s") + 'options = { batida_requires = "limpa" }\ndo = ["batida 0"]', "over = true", "do[0]"),
        (OUT.replace('["A"]', '["B"]') + 'do = ["batida 0"]', "over = true", "do[0]"),
        ("", "foo = 1", "expect.foo"),
        ("", "meld = 3", "expect.meld"),
        ("", 'can = ["batida 0"]', "expect.can"),
        ("", "can = 3", "expect.can"),
    ],
)
def test_a_case_that_cannot_be_judged_names_the_file_the_key_and_the_reason(tmp_path, body, expect, key):
    error = judged(tmp_path, body, expect).error
    assert error is not None
    assert error.startswith(f"{tmp_path / 'case.toml'}: {key}: ")


def test_a_batida_of_a_pair_that_may_go_out_is_scored(tmp_path):
    assert judged(tmp_path, OUT + 'do = ["batida 0"]', "rodada_score = [370, -100]").holds


def test_a_morto_cannot_be_filled_where_its_cards_lie_elsewhere(tmp_path):
    pack = [rank + suit for suit in "cdhs" for rank in "456789TJQKA2"] * 2
    lixo = " ".join(pack)
    error = judged(tmp_path, f'turn = 0\nlixo = "{lixo}"\n').error
    assert error is not None
    assert error.endswith("mortos: a morto has 11 cards, but only 8 are named nowhere")


@pytest.mark.parametrize("rulebook", ["fenacef-ix", "nada"])
def test_a_tranca_case_needs_a_tranca_rulebook(tmp_path, rulebook):
    error = judged(tmp_path, "", head=f'game = "tranca"\nrulebooks = ["{rulebook}"]\n').error
    assert error is not None
    assert ": rulebooks: " in error


@pytest.mark.parametrize(
    "expect", ["turn = 2", 'refused = "no_canastra"', "hand_sizes = [0, 0, 0, 0]", 'cannot = ["discard 4d"]', 'can = ["draw"]']
)
def test_a_wrong_answer_is_told(tmp_path, expect):
    judgement = judged(tmp_path, HOLDS, expect)
    assert judgement.error is None
    assert not judgement.holds


def test_a_step_refused_on_the_way_is_told(tmp_path):
    judgement = judged(tmp_path, 'turn = 1\nhands = ["", "8c 9c", "", ""]\ndo = ["1 discard 8c", "1 draw"]\n')
    assert judgement.answers[0].differs == ("step 1 `1 discard 8c` was refused: must_draw_first",)


@pytest.mark.parametrize("name", ['"B"', "1", "true", '"indireta"'])
def test_a_batida_may_be_named_by_pair_seat_or_manner(tmp_path, name):
    melds = 'morto_taken = ["B"]\nmelds = { B = ["5c 6c 7c 8c 9c Tc Jc"] }\n'
    body = f'turn = 1\nhands = ["", "4d", "", ""]\n{melds}do = ["drawn", "1 discard 4d"]\n'
    assert judged(tmp_path, body, f"batida = {name}").holds
