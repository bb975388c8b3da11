"""Hands in PHH: written for other programs, which come to the same stacks, and read from them."""

import tomllib
import warnings
from functools import cache
from typing import Any

import pytest
from pokerkit import HandHistory
from typer.testing import CliRunner

from tento.cards.deck import DECK_52
from tento.cli.main import app
from tento.games.poker.phh.codes import BadHistory
from tento.games.poker.phh.playing import played, tell_history
from tento.games.poker.phh.reading import read_history
from tento.games.poker.phh.writing import write_hands
from tento.games.poker.rules import game
from tento.rulebooks.loader import load, overlay
from tento.table.game import Step
from tento.table.seats import TABLE, Actor, Seat
from tento.table.story import Replayed
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


def test_players_have_their_own_names_in_the_file_whatever_they_are_called():
    names = ["Zé", "Ás 🂡"]
    text = next(text for _, text in write_hands(match_of_bots(PLAIN, 2, seed=2), names))
    assert sorted(tomllib.loads(text)["players"]) == sorted(names)


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
        ("[1000, 2000, 0]", "[1000, 2000, 4000]", "straddles"),
        ("[1000, 2000, 0]", "[1000, 2000, -2000]", "newcomer"),
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


SEVERAL = """
[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [inf, inf, inf]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 7.50', 'p1 f', 'p2 f']

[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [10, 5]
min_bet = 10
starting_stacks = [200, 300]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p1 cbr 200', 'p2 cc', 'd db 2c7d9h', 'd db Js', 'd db 3c', 'p2 sm KcKd', 'p1 sm ????']
finishing_stacks = [0, 490]
"""
"""A file of a cash game: stacks that nobody noted, blinds written the greater first, a loser who does not show, and a rake."""


def test_a_file_of_several_hands_is_told_hand_by_hand():
    told = list(tell_history(SEVERAL, CGP, "en"))
    assert [line.kind for line in told].count("heading") == 2
    words = " ".join(line.text for line in told)
    assert "The house kept 10 of the pot." in words
    assert "has 1000000000" not in words, "a stack that nobody noted is not told"
    assert told[-1].text == "p1 has 0, p2 has 500."


def test_a_rake_is_missed_by_winners_alone():
    with pytest.raises(BadHistory, match="by our rules"):
        list(tell_history(SEVERAL.replace("[0, 490]", "[10, 480]"), CGP, "en"))
    with pytest.raises(BadHistory, match="by our rules"):
        list(tell_history(SEVERAL.replace("[0, 490]", "[0, 510]"), CGP, "en"))


def test_a_raise_that_only_covers_a_short_stack_is_the_least_raise():
    razz = """
variant = 'FR'
antes = [10, 10]
bring_in = 10
small_bet = 30
big_bet = 60
starting_stacks = [55, 500]
actions = ['d dh p1 8c2h4c', 'd dh p2 4h3d8d', 'p2 pb', 'p1 cbr 30', 'p2 cbr 45', 'p1 cc', 'd dh p1 Ad', 'd dh p2 Kd', 'd dh p1 3c',
  'd dh p2 Kc', 'd dh p1 5c', 'd dh p2 Kh', 'd dh p1 Jd', 'd dh p2 Ks', 'p1 sm 8c2h4cAd3c5cJd', 'p2 sm 4h3d8dKdKcKhKs']
finishing_stacks = [110, 445]
"""
    assert list(tell_history(razz, CGP, "pt"))[-1].text == "p1 tem 110, p2 tem 445."


def test_a_hand_of_several_that_cannot_be_read_is_named():
    with pytest.raises(BadHistory, match="hand 2: variant"):
        list(tell_history(SEVERAL.replace("[2]\nvariant = 'NT'", "[2]\nvariant = 'FB'"), CGP, "pt"))


def checked_down(variant: str) -> list[Replayed]:
    """The first hand of a table of two, in which nobody bets, folds or hides a card."""
    state, steps = game.new(overlay(CGP, {**PLAIN, "variant": variant}), 2, first_dealer=Seat(0)), list[Replayed]()
    while not steps or not game.waiting(state).table:
        waiting = game.waiting(state)
        actor: Actor = waiting.seats[0] if waiting.seats else TABLE
        action: Any = game.shuffled(DECK_52)
        if waiting.seats:
            offered = {type(option).__name__: option for option in game.legal(state, waiting.seats[0])}
            action = next(offered[word] for word in ("Check", "Call", "BringIn", "Show") if word in offered)
        step = game.apply(state, actor, action)
        assert isinstance(step, Step), step
        steps.append(Replayed(0, 0, actor, action, step))
        state = step.state
    return steps


@pytest.mark.parametrize("variant", ["stud", "razz"])
def test_every_card_of_a_stud_hand_that_is_shown_is_dealt_in_the_file(variant):
    (text,) = [text for _, text in write_hands(checked_down(variant), ["Ana", "Bia"])]
    actions = tomllib.loads(text)["actions"]
    shown = {one.split()[0]: one.split()[-1] for one in actions if " sm " in one}
    dealt = {player: "".join(one.split()[-1] for one in actions if one.startswith(f"d dh {player} ")) for player in ("p1", "p2")}
    assert dealt == shown
    assert [len(cards) for cards in dealt.values()] == [14, 14]


@pytest.mark.parametrize("bet", [7000, 999_999_000])
def test_a_stack_that_nobody_noted_pays_any_bet(bet):
    unnoted = DWAN_IVEY.replace("[1125600, 2000000, 553500]", "[inf, inf, inf]").split("actions")[0]
    actions = f'actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr {bet}", "p1 cc", "p2 f"]\n'
    told = [line.text for line in tell_history(unnoted + actions, CGP, "en")]
    assert any(str(bet) in line for line in told)
