"""What a poker case may not write: numbers that are no seats, however long they are."""

import pytest

from tento.games.poker.cases.case import MOST_CHIPS
from tento.records.judge import judge_file
from tests.records.small_cases import written

HAND = 'game = "poker"\ntitle = "x"\nrulebooks = ["cgp-2024"]\nvariant = "no-limit-holdem"\nbutton = 1\nblinds = [50, 100]\ndo = []\n'
RULING = 'game = "poker-ruling"\ntitle = "x"\nrulebooks = ["cgp-2024"]\n'
ORDER = RULING + 'question = "showdown-order"\nvariant = "stud"\nseats = [1, 2]\n'
LONG = "3" + 5000 * "9"
SEATS = [LONG, "0", "11", "01", "x"]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (HAND + 'stacks = { 1 = 500, 2 = 500, "%s" = 500 }\n[expect]\nturn = 1\n', "stacks"),
        (HAND + 'stacks = { 1 = 500, 2 = 500 }\nhands = { "%s" = "As Ks" }\n[expect]\nturn = 1\n', "hands"),
        (HAND + 'stacks = { 1 = 500, 2 = 500 }\n[expect]\nstacks = { "%s" = 500 }\n', "expect.stacks"),
        (ORDER + 'upcards = { 1 = "Ks", 2 = "Qs", "%s" = "As" }\n[expect]\nfirst = 1\n', "upcards"),
    ],
)
def test_a_seat_is_a_number_from_1_to_10(tmp_path, text, key, seat):
    error = judge_file(written(tmp_path, text % seat)).error
    assert error is not None
    assert key in error
    assert "fault" not in error
    assert len(error) < 500 + len(str(tmp_path))


@pytest.mark.parametrize(("more", "allowed"), [(0, True), (1, False)])
def test_a_blind_is_at_most_as_many_chips_as_there_may_be(tmp_path, more, allowed):
    text = HAND.replace("[50, 100]", f"[50, {MOST_CHIPS + more}]") + "stacks = { 1 = 500, 2 = 500 }\n[expect]\nturn = 1\n"
    error = judge_file(written(tmp_path, text)).error
    assert ("blinds" not in str(error)) is allowed


STUD = (
    'game = "poker"\ntitle = "x"\nrulebooks = ["cgp-2024"]\nvariant = "stud"\nstacks = { 1 = 500, 2 = 500 }\nante = 5\n'
    "bring_in = 10\nlimits = [20, 40]\n%s\n[expect]\nturn = 1\n"
)
TWO = HAND + "stacks = { 1 = 500, 2 = 500 }\n%s\n[expect]\nturn = 1\n"


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        (TWO, "bring_in = 25", "bring_in: no-limit-holdem has none"),
        (TWO, 'upcards = { 1 = "As" }', "upcards: no-limit-holdem has none"),
        (TWO, "limits = [100, 200]", "limits: no-limit-holdem has none"),
        (STUD, "button = 1", "button: stud has none"),
        (STUD, "blinds = [50, 100]", "blinds: stud has none"),
        (STUD, "small = 1", "small: stud has none"),
        (STUD, "big = 2", "big: stud has none"),
        (STUD, "big_blind_ante = 10", "big_blind_ante: stud has none"),
        (STUD, 'board = "As Ks Qs"', "board: stud has none"),
    ],
)
def test_a_key_of_another_game_is_an_error(tmp_path, text, line, key):
    assert key in str(judge_file(written(tmp_path, text % line)).error)


def test_the_bring_in_is_no_more_than_the_small_bet(tmp_path):
    assert "bring_in: is at most" in str(judge_file(written(tmp_path, STUD.replace("= 10", "= 30") % "")).error)


@pytest.mark.parametrize("line", ['hands = { 1 = "Ad Kd" }', 'board = "Ad Kd 2c"'])
def test_a_pack_stands_instead_of_cards_that_are_laid_out(tmp_path, line):
    assert "deck: stands instead of" in str(judge_file(written(tmp_path, TWO % f'deck = "As Ks"\n{line}')).error)


def test_of_one_player_the_hand_or_the_up_cards_are_told(tmp_path):
    text = STUD % 'hands = { 1 = "As Ks Qs" }\nupcards = { 1 = "2c", 2 = "3c" }'
    assert "upcards.1: stands instead of `hands.1`" in str(judge_file(written(tmp_path, text)).error)


@pytest.mark.parametrize("left", [-1, 0, 1])
def test_the_event_has_no_fewer_players_than_the_table(tmp_path, left):
    assert f"players_left: is {left}" in str(judge_file(written(tmp_path, TWO % f"players_left = {left}")).error)


def test_two_players_left_cannot_be_three_at_a_table(tmp_path):
    text = HAND + "stacks = { 1 = 500, 2 = 500, 3 = 500 }\nplayers_left = 2\n[expect]\nturn = 1\n"
    assert "players_left: is 2, but 3 sit at this table" in str(judge_file(written(tmp_path, text)).error)


@pytest.mark.parametrize(
    ("line", "key"),
    [("small = 2\nbig = 2", "big: seat 2 owes the small blind"), ("ante = 5", "blinds: are the small one and the big one")],
)
def test_the_blinds_are_owed_by_two_seats_the_small_one_no_more_than_the_big(tmp_path, line, key):
    text = TWO if "small" in line else TWO.replace("[50, 100]", "[100, 50]")
    assert key in str(judge_file(written(tmp_path, text % line)).error)


def test_a_ruling_about_fewer_than_two_players_left_is_an_error(tmp_path):
    text = RULING + 'current = 200\nchips = [1000]\nplayers_left = 1\n[expect]\nruling = "call"\n'
    assert "players_left" in str(judge_file(written(tmp_path, text)).error)
