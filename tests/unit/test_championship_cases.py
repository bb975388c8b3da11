"""The guide to championship cases: its examples hold, it names every question; and a bad case is an error with its key."""

import re
from pathlib import Path

import pytest

from tento.records.championship_questions import ROOM
from tento.records.judge import judge_file

GUIDE = (Path(__file__).parents[2] / "docs" / "cases-championship.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
HEAD = 'game = "championship"\ntitle = "x"\nrulebooks = ["fenacef-ix"]\n'


def judged(tmp_path, text):
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return judge_file(path)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.findall('question = "(.*)"', text)[0])
def test_an_example_of_the_guide_holds(text, tmp_path):
    assert judged(tmp_path, text).holds


def test_the_guide_has_an_example_of_every_question():
    assert {re.findall('question = "(.*)"', text)[0] for text in EXAMPLES} == set(ROOM)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('question = "weather"\n[expect]\norder = []\n', "question"),
        ('question = "standings"\nresults = ["P 2-2 Q"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = ["P 3-0 Q"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = ["P 2-0 Q 20-13"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = ["P 2-0 Q 24-30"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = ["P beat Q"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = 7\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresult = []\n[expect]\norder = []\n', "result"),
        ('question = "standings"\nresults = []\n', "expect"),
        ('question = "standings"\nresults = []\n[expect]\nweather = 1\n', "expect.weather"),
        ('question = "best-losers"\nlosers = ["A"]\n[expect]\nin = []\n', "losers[0]"),
        ('question = "entry"\nheight = 2\n[expect]\naccepted = true\n', "height"),
        ('question = "entry"\nat = "soon"\n[expect]\naccepted = true\n', "at"),
        ('question = "draw"\nlisted = ["a"]\nseed = "xyz"\n[expect]\nbyes = 1\n', "seed"),
        ('question = "field"\nentries = "many"\n[expect]\naccepted = true\n', "entries"),
        ('question = "schedule"\nmatches = ["P Q"]\n[expect]\nslots = 1\n', "matches"),
        ('question = "walkovers"\nstage = "final"\n[expect]\nwinner = "P"\n', "stage"),
        ('question = "walkovers"\nabsent = ["Z"]\n[expect]\nwinner = "P"\n', None),
        (
            'question = "correction"\nbracket = ["A", "B", "C", "D"]\nresults = ["X 3-0 Y"]\ncorrect = "A 0-3 B"\n[expect]\nnext = []\n',
            "results",
        ),
        ('question = "clock"\nscore = 7\n[expect]\nwinner = "A"\n', "clock"),
        ('options = { matches = { late = "shot" } }\nquestion = "field"\nentries = 4\n[expect]\naccepted = true\n', "options"),
    ],
)
def test_a_bad_case_is_an_error_that_names_its_key(text, key, tmp_path):
    judgement = judged(tmp_path, HEAD + text)
    if key is None:
        assert not judgement.holds
    else:
        assert judgement.error is not None
        assert f" {key}: " in judgement.error


def test_a_wrong_answer_is_told_with_the_right_one(tmp_path):
    text = 'question = "standings"\nresults = ["P 2-0 Q 24-13"]\n[expect]\npoints = { P = 2 }\n'
    assert judged(tmp_path, HEAD + text).answers[0].differs == ('points: expected {"P":2}, got {"P":3,"Q":0}',)


@pytest.mark.parametrize("walkover", ['{ present = "P", absent = "R" }', '"P wo R"', '"P 2-0 R"', '"R"', '["P", "R"]', '"R absent"'])
def test_a_walkover_is_written_in_several_ways(walkover, tmp_path):
    results = 'question = "standings"\nresults = ["P 2-0 Q 24-13", "R 2-0 Q 24-0"]\n'
    text = f"{results}walkovers = [{walkover}]\n[expect]\npoints = {{ P = 6, R = 3 }}\n"
    assert judged(tmp_path, HEAD + text).holds


def test_partidas_may_be_written_one_by_one(tmp_path):
    text = 'question = "standings"\nresults = ["P 2-1 Q 12-5 9-12 14-10"]\n[expect]\nbalance = { P = 6 }\n'
    assert judged(tmp_path, HEAD + text).holds
