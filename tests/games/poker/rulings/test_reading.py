"""Rulings that cannot be read: the key that is wrong is named, and nothing else happens."""

import pytest

from tento.games.poker.rulings.asking import ASKED
from tento.games.poker.rulings.ruling import answer
from tento.records.judge import judge_file
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import load

CGP = load("cgp-2024")


def mistake(question, given):
    with pytest.raises(BadKey) as caught:
        answer(CGP, question, given)
    return caught.value.key


@pytest.mark.parametrize("question", ASKED)
def test_an_unknown_key_is_named(question):
    assert mistake(question, {"stackz": 1}) == "stackz"


@pytest.mark.parametrize(
    ("question", "given", "key"),
    [
        ("chips", {"current": 200}, "chips"),
        ("chips", {"chips": [100]}, "last_raise"),
        ("chips", {"current": 200, "chips": [[]]}, "chips"),
        ("chips", {"current": 200, "chips": [0]}, "chips"),
        ("chips", {"current": 200, "chips": [100, [100]]}, "chips"),
        ("chips", {"current": 200, "chips": ["100"]}, "chips[0]"),
        ("chips", {"current": 200, "chips": [100], "prior": 200, "pulled": "partial"}, "left"),
        ("chips", {"current": 200, "chips": [100], "prior": 200, "pulled": "partial", "left": 300}, "left"),
        ("chips", {"current": 200, "chips": [100], "prior": 200, "left": 100}, "left"),
        ("chips", {"current": 200, "chips": [100], "pulled": "full"}, "pulled"),
        ("chips", {"current": 200, "chips": [100], "limit": "limit"}, "limits"),
        ("chips", {"current": 200, "chips": [100], "behind": -1}, "behind"),
        ("chips", {"current": 200, "words": ["shove"]}, "words[0]"),
        ("chips", {"current": 200, "words": ["raise +"]}, "words[0]"),
        ("chips", {"current": 200, "words": ["before"]}, "words[0]"),
        ("chips", {"current": 200, "words": ["all-in"]}, "behind"),
        ("chips", {"current": 200, "words": ["call"] * 21}, "words"),
        ("chips", {"current": 200, "chips": [1] * 1001}, "chips"),
        ("chips", {"current": True, "words": ["call"]}, "current"),
        ("out-of-turn", {"current": 500}, "action"),
        ("out-of-turn", {"action": "shove"}, "action"),
        ("out-of-turn", {"action": "call", "skipped": ["fold", "x"]}, "skipped[1]"),
        ("substantial-action", {}, "actions"),
        ("substantial-action", {"actions": ["fold"] * 201}, "actions"),
        ("action-clock", {"cards": 2}, "seconds"),
        ("action-clock", {"seconds": float("nan")}, "seconds"),
        ("misdeal", {"cause": "boxed"}, "cause"),
        ("misdeal", {"cause": "exposed"}, "cards"),
        ("misdeal", {"cause": "exposed", "cards": [0]}, "cards"),
        ("misdeal", {"cause": "face-up"}, "count"),
        ("contest", {"about_what": "result", "break": True}, "seconds"),
        ("contest", {"about_what": "result", "break": 1}, "break"),
        ("contest", {"about_what": "result", "on_break": True}, "on_break"),
        ("tabling", {"face_up": 3}, "face_up"),
        ("showdown-order", {"seats": [7, 9]}, "button"),
        ("showdown-order", {"seats": []}, "seats"),
        ("showdown-order", {"seats": [11], "button": 1}, "seats"),
        ("showdown-order", {"seats": [1, 2], "button": 1, "actions": ["bet"]}, "actions[0]"),
        ("showdown-order", {"seats": [1, 2], "button": 1, "actions": ["1 shove"]}, "actions[0]"),
        ("showdown-order", {"seats": [1, 2], "variant": "stud"}, "upcards"),
        ("showdown-order", {"seats": [1, 2], "variant": "stud", "upcards": {"1": "As", "2": "As"}}, "upcards.2"),
        ("showdown-order", {"seats": [1, 2], "variant": "stud", "upcards": {"1": "Ax", "2": "As"}}, "upcards.1"),
        ("showdown-order", {"seats": [1, 2], "variant": "stud", "upcards": {"9": "As"}}, "upcards.9"),
        ("under-bet", {"current": 600, "last_raise": 600, "bet": 500}, "bet"),
        ("penalty-hands", {"orbits": 2}, "players"),
        ("penalty-hands", {"hands": 2, "since": ["deal"]}, "since"),
        ("hidden-chips", {"all_in": 1}, "hidden"),
    ],
)
def test_what_cannot_be_is_named(question, given, key):
    assert mistake(question, given) == key


def judged(folder, text):
    path = folder / "case.toml"
    path.write_text(f'game = "poker-ruling"\n{text}', encoding="utf-8")
    return judge_file(path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('rulebooks = ["cgp-2024"]\nquestion = "contst"\n[expect]\nopen = true', "did you mean `contest`?"),
        ('rulebooks = ["cgp-2024"]\nquestion = 7\n[expect]\nopen = true', "question: 7 is not asked"),
        ('rulebooks = ["cgp-2024"]\nquestion = "contest"\nabout_what = "result"\n[expect]\nopn = true', "did you mean `open`?"),
        ('rulebooks = ["cgp-2024"]\nabout = 5\nchips = [1]\n[expect]\nruling = "call"', "about: found 5"),
        ('rulebooks = ["afia-2025"]\ncurrent = 5\nchips = [9]\n[expect]\nruling = "call"', "is a rulebook of tranca"),
        (
            'rulebooks = ["cgp-2024"]\noptions = { string_bat = "call" }\ncurrent = 5\nchips = [9]\n[expect]\nruling = "call"',
            "`string_bet`?",
        ),
        ('rulebooks = ["cgp-2024"]\ncurrent = 5\nchips = [9]\n[expect]\nruling = "shove"', "expect.ruling"),
    ],
)
def test_a_case_that_cannot_be_judged_says_why_on_one_line(tmp_path, text, told):
    error = judged(tmp_path, text).error
    assert told in error
    assert "\n" not in error


def test_about_and_note_are_for_the_reader(tmp_path):
    text = 'rulebooks = ["cgp-2024"]\nabout = "5.4.13"\nnote = "one chip"\ncurrent = 200\nchips = [1000]\n[expect]\nruling = "call"'
    assert judged(tmp_path, text).holds


def test_a_wrong_answer_is_told_with_the_right_one(tmp_path):
    judgement = judged(tmp_path, 'rulebooks = ["cgp-2024"]\ncurrent = 200\nchips = [1000]\n[expect]\nruling = "raise"\narticle = "5.4.3"')
    assert judgement.answers[0].differs == (
        'ruling: expected "raise", got "call"',
        'article: expected "5.4.3", got ["5.4.13","5.4.9"]',
    )


def test_what_is_not_known_may_be_left_out():
    """Without what is behind there are chips enough; without the last raise the bet is the opening one."""
    found = answer(CGP, "chips", {"current": 600, "chips": [500, 100, 100, 50], "words": ["raise before"]}).answers
    assert (found["ruling"], found["due"], found["adds"]) == ("raise", 1200, 450)
