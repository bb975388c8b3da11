"""Hands in PHH: written for other programs, which come to the same stacks, and read from them."""

import warnings
from functools import cache

import pytest
from pokerkit import HandHistory
from typer.testing import CliRunner

from tento.cli.main import app
from tento.games.poker.phh.codes import BadHistory
from tento.games.poker.phh.playing import played, tell_history
from tento.games.poker.phh.reading import read_history
from tento.games.poker.phh.writing import write_hands
from tento.rulebooks.loader import load
from tests.games.poker.playing import match_of_bots

CGP = load("cgp-2024")
PLAIN = {"smallest_chip": 1, "levels": [[25, 50, 0], [50, 100, 0], [100, 200, 0]], "starting_stack": 2000, "level_hands": 4}
"""Odd chips and the big blind's ante are ours alone: another program divides by single chips."""


@cache
def hands_of(variant: str, seats: int) -> tuple[str, ...]:
    """Every hand of a match of random bots, as PHH."""
    steps = match_of_bots({**PLAIN, "variant": variant}, seats, seed=seats)
    return tuple(text for _, text in write_hands(steps, [f"P{seat}" for seat in range(seats)]))


def stacks_at_pokerkit(text: str) -> list[int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, last = HandHistory.loads(text)
    return list(last.stacks)


@pytest.mark.parametrize(
    "variant", ["no-limit-holdem", "pot-limit-holdem", "limit-holdem", "pot-limit-omaha", "omaha-hilo", "stud", "horse"]
)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_hand_that_was_written_is_read_and_comes_to_the_same_stacks(variant, seats):
    for text in hands_of(variant, seats):
        history = read_history(text, CGP)
        assert tuple(place.stack for place in played(history, []).places) == history.finishing


@pytest.mark.parametrize("variant", ["no-limit-holdem", "pot-limit-omaha"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_pokerkit_plays_our_hands_to_the_same_stacks(variant, seats):
    for text in hands_of(variant, seats):
        assert stacks_at_pokerkit(text) == list(read_history(text, CGP).finishing or ())


@pytest.mark.parametrize("variant", ["stud", "razz", "limit-holdem"])
def test_pokerkit_plays_our_limit_hands_to_the_same_stacks_where_nobody_is_all_in(variant):
    alike = [text for text in hands_of(variant, 3) if 0 not in (read_history(text, CGP).finishing or ()) and " sm " not in text]
    assert alike
    for text in alike:
        assert stacks_at_pokerkit(text) == list(read_history(text, CGP).finishing or ())


DWAN_IVEY = """
variant = "NT"
ante_trimming_status = true
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  "d dh p1 Ac2d", "d dh p2 ????", "d dh p3 7h6h",
  "p3 cbr 7000", "p1 cbr 23000", "p2 f", "p3 cc",
  "d db Jc3d5c", "p1 cbr 35000", "p3 cc",
  "d db 4h", "p1 cbr 90000", "p3 cbr 232600", "p1 cbr 1067100", "p3 cc",
  "p1 sm Ac2d", "p3 sm 7h6h",
  "d db Jh",
]
players = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]
finishing_stacks = [572100, 1997500, 1109500]
"""
"""The example of the format's own description: a hand of two pros, worked out there."""


def test_a_hand_from_elsewhere_is_played_again_and_told():
    told = [line.text for line in tell_history(DWAN_IVEY, CGP, "en")]
    assert "Tom Dwan shows 7♥ 6♥ (a straight)." in told
    assert not any("Antonius is dealt" in line for line in told)
    assert told[-1] == "Phil Ivey has 572100, Patrik Antonius has 1997500, Tom Dwan has 1109500."


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('"NT"', '"XX"', "is not played here"),
        ("572100", "572101", "by our rules the stacks are"),
        ('"p3 cbr 7000"', '"p3 cbr 2500"', "below_minimum"),
        ('"p1 cbr 23000"', '"p2 cbr 23000"', "not_your_turn"),
        ("Ac2d", "7h2d", "dealt twice"),
        ("[500, 500, 500]", "[500, 500]", "antes"),
        ('"p3 cc"', '"p9 cc"', "no player"),
        ("min_bet", "= broken", "no PHH"),
        ("[1000, 2000, 0]", "[1000, 2000, 4000]", "straddles"),
    ],
)
def test_what_cannot_be_played_is_told(before, after, why):
    with pytest.raises(BadHistory, match=why):
        list(tell_history(DWAN_IVEY.replace(before, after), CGP, "en"))


def test_tento_replay_takes_a_hand_and_writes_those_of_a_record(tmp_path):
    record, hand = tmp_path / "match.tento", tmp_path / "dwan.phh"
    hand.write_text(DWAN_IVEY, encoding="utf-8")
    told = CliRunner().invoke(app, ["replay", str(hand), "--lang", "en"])
    assert (told.exit_code, "Tom Dwan shows 7♥ 6♥ (a straight)." in told.stdout) == (0, True)
    CliRunner().invoke(app, ["play", "poker", "--plain", "--seats", "2", "--seed", "5", "--record", str(record)], input="a\nc\n" * 200)
    assert CliRunner().invoke(app, ["replay", str(record), "--quiet", "--hands", str(tmp_path / "hands")]).exit_code == 0
    written = sorted((tmp_path / "hands").glob("*.phh"))
    assert written
    assert all(CliRunner().invoke(app, ["replay", str(path)]).exit_code == 0 for path in written)
