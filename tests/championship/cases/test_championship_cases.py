"""The guide to championship cases: its examples hold, it names every question; and a bad case is an error with its key."""

import re

import pytest

from tento.championship.cases.options import translated
from tento.championship.cases.questions import PAIRS_QUESTIONS
from tento.records.judge import judge_file
from tento.rulebooks.loader import load
from tests.places import DOCS

GUIDE = (DOCS / "cases-championship.md").read_text(encoding="utf-8")
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
    assert {re.findall('question = "(.*)"', text)[0] for text in EXAMPLES} == set(PAIRS_QUESTIONS)


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
        ('question = "walkovers"\nabsent = ["Z"]\n[expect]\nwinner = "P"\n', "absent"),
        ('question = "walkovers"\nsides = ["P"]\nabsent = ["P"]\n[expect]\nwinner = "P"\n', "sides"),
        ('question = "walkovers"\nabsent = ["Q"]\nminutes_away = []\n[expect]\nwinner = "P"\n', "minutes_away"),
        ('question = "sanction"\nagainst = "Z"\neffect = "jogo"\n[expect]\nwinner = "P"\n', "against"),
        ('question = "standings"\nresults = ["P 2-0 P"]\n[expect]\norder = []\n', "results"),
        ('question = "standings"\nresults = ["P 2-0 Q"]\nwalkovers = ["P against R"]\n[expect]\norder = []\n', "walkovers"),
        ('question = "standings"\nresults = ["P 2-0 Q"]\nwalkovers = [3]\n[expect]\norder = []\n', "walkovers"),
        ('question = "standings"\nresults = ["P 2-0 Q"]\nlots = [3]\n[expect]\norder = []\n', "lots"),
        ('question = "standings"\nresults = ["P 2-0 Q"]\nadvance = inf\n[expect]\norder = []\n', "advance"),
        ('question = "entry"\npeople = 99999999999999999999\n[expect]\naccepted = true\n', "people"),
        ('question = "entry"\nborn = "soon"\n[expect]\naccepted = true\n', "born"),
        ('question = "entry"\nage = 1000\n[expect]\naccepted = true\n', "age"),
        ('question = "best-losers"\nlosers = [{ name = "A", mad = 3 }]\n[expect]\nin = []\n', "losers[0].mad"),
        ('question = "best-losers"\nlosers = [{ name = "A" }]\n[expect]\nin = []\n', "losers[0].made"),
        ('question = "best-losers"\nlosers = [{ name = "A", made = 3 }]\n[expect]\nin = []\n', "rulebooks"),
        ('question = "delegations"\nchampion = "A"\n[expect]\npoints = {}\n', "rulebooks"),
        ('question = "payouts"\nentries = 18\n[expect]\npool = 1\n', "rulebooks"),
        ('question = ["standings"]\n[expect]\norder = []\n', "question"),
        ('question = "standings"\nresults = []\n[expect]\nfenacef-ix = 3\n', "expect.fenacef-ix"),
        ('options = 3\nquestion = "standings"\nresults = []\n[expect]\norder = []\n', "options"),
        ('options = { best_losers = 3 }\nquestion = "standings"\nresults = []\n[expect]\norder = []\n', "options.best_losers"),
        (
            'question = "correction"\nbracket = ["A", "B", "C", "D"]\nresults = ["X 3-0 Y"]\ncorrect = "A 0-3 B"\n[expect]\nnext = []\n',
            "results",
        ),
        ('question = "clock"\nscore = 7\n[expect]\nwinner = "A"\n', "score"),
        ('options = { matches = { late = "shot" } }\nquestion = "field"\nentries = 4\n[expect]\naccepted = true\n', "options"),
    ],
)
def test_a_bad_case_is_an_error_that_names_its_key(text, key, tmp_path):
    error = judged(tmp_path, HEAD + text).error
    assert error is not None
    assert f" {key}: " in error


def test_a_wrong_answer_is_told_with_the_right_one(tmp_path):
    text = 'question = "standings"\nresults = ["P 2-0 Q 24-13"]\n[expect]\npoints = { P = 2 }\n'
    assert judged(tmp_path, HEAD + text).answers[0].differs == ('points: expected {"P":2}, got {"P":3,"Q":0}',)


@pytest.mark.parametrize(
    "walkover",
    ['{ present = "P", absent = "R" }', '"P wo R"', '"P 2-0 R"', '"P 2-0 R (WO)"', '"P over R"', '"R"', '["P", "R"]', '"R absent"'],
)
def test_a_walkover_is_written_in_several_ways(walkover, tmp_path):
    results = 'question = "standings"\nresults = ["P 2-0 Q 24-13", "R 2-0 Q 24-0"]\n'
    text = f"{results}walkovers = [{walkover}]\n[expect]\npoints = {{ P = 6, R = 3 }}\n"
    assert judged(tmp_path, HEAD + text).holds


def test_partidas_may_be_written_one_by_one(tmp_path):
    text = 'question = "standings"\nresults = ["P 2-1 Q 12-5 9-12 14-10"]\n[expect]\nbalance = { P = 6 }\n'
    assert judged(tmp_path, HEAD + text).holds


@pytest.mark.parametrize("absence", ["P wo R", "P W.O. R", "P 2-0 R 24-0 (WO)", "P 2-0 R WO"])
def test_a_walkover_may_stand_among_the_results(absence, tmp_path):
    results = f'question = "standings"\nresults = ["P 2-0 Q 24-13", "R 2-0 Q 24-0", "{absence}"]\n'
    assert judged(tmp_path, HEAD + results + "[expect]\npoints = { P = 6, R = 3, Q = 0 }\n").holds


@pytest.mark.parametrize("word", ["head_to_head", "head-to-head", "confronto_direto"])
def test_a_criterion_has_other_words(word, tmp_path):
    results = 'question = "standings"\nresults = ["P 2-0 Q 24-13", "P 2-1 R 32-28", "Q 2-1 R 30-27"]\n'
    assert judged(tmp_path, f'{HEAD}{results}[expect]\nbroken_by = {{ Q = "{word}" }}\n').holds


@pytest.mark.parametrize("option", ['third_place = "match"', 'honours = { third_place = "match" }', 'wo_score = "none"'])
def test_an_option_is_named_with_its_section_or_without(option, tmp_path):
    text = f'question = "field"\noptions = {{ {option} }}\nentries = 10\n[expect]\naccepted = true\n'
    assert judged(tmp_path, HEAD.replace("fenacef-ix", "afia-2025") + text).holds


def test_options_of_one_section_add_up():
    options = {"best_losers": {"semi": 0}, "stages": {"semi": {"size": 4}}, "wo_score": "target_to_zero", "matches": {"tolerance_min": 5}}
    assert translated(options, load("afia-2025")) == {
        "stages": {"semi": {"best_losers": 0, "size": 4}},
        "matches": {"walkover_score": "full", "tolerance_min": 5},
    }


@pytest.mark.parametrize(
    ("question", "rulebook", "answers", "asked"), [("payouts", "fenacef-ix", "poker", "pairs"), ("draw", "cgp-2024", "pairs", "poker")]
)
def test_a_question_of_another_kind_of_championship_is_told_with_the_kind_that_answers_it(question, rulebook, answers, asked, tmp_path):
    head = HEAD.replace("fenacef-ix", rulebook)
    error = judged(tmp_path, f'{head}question = "{question}"\n[expect]\nrefused = "x"\n').error
    assert f"{question} is asked of a championship of {answers}, and that of {rulebook} is of {asked}" in str(error)


def test_a_name_that_is_not_among_the_teams_is_a_mistake(tmp_path):
    text = 'question = "standings"\nteams = ["P", "Q"]\nresults = ["P 2-0 R 24-13"]\n[expect]\norder = []\n'
    assert " teams: " in str(judged(tmp_path, HEAD + text).error)


@pytest.mark.parametrize(("lines", "allowed"), [(1000, True), (1001, False)])
def test_a_table_is_made_of_a_thousand_results_at_most(lines, allowed, tmp_path):
    text = f'question = "standings"\nresults = {["P 2-0 Q 24-13"] * lines}\n[expect]\norder = ["P", "Q"]\n'
    assert (" results: " not in str(judged(tmp_path, HEAD + text).error)) is allowed


@pytest.mark.parametrize(("people", "allowed"), [(1000, True), (1001, False)])
def test_an_entry_has_a_thousand_people_at_most(people, allowed, tmp_path):
    text = f'question = "entry"\npeople = {people}\n[expect]\naccepted = false\n'
    assert (" people: " not in str(judged(tmp_path, HEAD + text).error)) is allowed


@pytest.mark.parametrize(
    ("absence", "points"), [("P 0-2 Q WO", {"P": 0, "Q": 3}), ("P 2-0 Q WO", {"P": 3, "Q": 0}), ("P wo Q", {"P": 3, "Q": 0})]
)
def test_who_was_away_is_told_by_the_score_of_an_absence(absence, points, tmp_path):
    text = f'question = "standings"\nresults = ["{absence}"]\n[expect]\npoints = {{ P = {points["P"]}, Q = {points["Q"]} }}\n'
    assert judged(tmp_path, HEAD + text).holds
