"""The guide to cases: its examples hold, and it leaves nothing out."""

import re

import pytest

from tento.games.registry import kits
from tento.games.tranca.cases.case import EXPECTED as TRANCA_EXPECTED
from tento.games.tranca.cases.case import TrancaCase
from tento.games.truco.cases.case import EXPECTED, TrucoCase
from tento.records.judge import judge_file
from tento.texts import table
from tests.places import DOCS

GUIDE = (DOCS / "cases.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)


def rows() -> set[str]:
    """The words in code at the beginning of the rows of the guide's tables."""
    return {word for line in GUIDE.splitlines() if line.startswith("| `") for word in re.findall(r"`([^`]+)`", line.split(" | ")[0])}


@pytest.mark.parametrize(("game", "examples"), [("truco", 4), ("tranca", 3)])
def test_the_guide_has_examples_of_each_game(game, examples):
    assert sum(f'game = "{game}"' in text for text in EXAMPLES) == examples


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.findall('title = "(.*)"', text)[0])
def test_an_example_of_the_guide_holds(text, tmp_path):
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    judgement = judge_file(path)
    assert judgement.error is None
    assert [answer for answer in judgement.answers if answer.differs] == []


def test_what_the_guide_says_of_the_last_truco_example_without_its_options_holds(tmp_path):
    path = tmp_path / "example.toml"
    script = [text for text in EXAMPLES if 'game = "truco"' in text][-1].split("[expect]")[0].replace("options = { burn_max = 12 }\n", "")
    path.write_text(f'{script}[expect]\nwinner = "A"\npoints = 1\nscore = [4, 7]\narticle = "§6.9"\n', encoding="utf-8")
    assert judge_file(path).holds


def test_the_guide_names_every_key_of_a_case():
    assert {*TrucoCase.__struct_fields__, *TrancaCase.__struct_fields__} - rows() == set()


def test_the_guide_names_every_answer():
    assert {*EXPECTED, *TRANCA_EXPECTED} - rows() == set()


def test_the_guide_gives_every_refusal_its_meaning():
    assert {key.split(".")[0] for key in (*table.REFUSALS, *(key for kit in kits() for key in kit.texts.refusals))} - rows() == set()
