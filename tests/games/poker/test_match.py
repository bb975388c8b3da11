"""A match of poker at one table, hand after hand: button, blinds, levels, time, who goes out, what the referee does."""

from itertools import product
from typing import Any

import pytest

from tento.cards.card import parse_cards
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import game
from tento.games.poker.talk import bluff
from tento.games.poker.values import MOST_MATCH_HANDS, longest_match
from tento.records.beginning import rulebook_of
from tento.records.header import Header
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.table.game import Step
from tento.table.seats import SPECTATOR, Seat
from tento.table.talk import Bluff
from tests.games.poker.playing import Table

LENGTHS = ("starting_stack", "levels", "level_hands")
SHORT: dict[str, Any] = {"levels": [[25, 50, 0]], "starting_stack": 1000}


def test_art_5_3_1_the_highest_card_of_a_draw_has_the_first_button_and_its_pack_deals_no_hand():
    table = Table(3, button=None).deal("Kh Ks 2c")
    (drawn,) = table.told(ev.ButtonDrawn)
    assert (drawn.button, drawn.articles) == (1, ("5.3.1",))
    assert table.state.hand is None
    assert table.deal().posts == (1, 2, 0)


def test_art_5_3_1_b_heads_up_the_button_is_the_small_blind_and_acts_first_before_the_flop_and_last_after():
    table = Table(2, button=1).deal()
    assert (table.posts, table.turn) == ((1, 1, 0), (1,))
    assert table.play("1 call", "0 check").turn == (0,)


def test_art_5_3_1_a_the_button_goes_to_the_empty_seat_when_its_player_is_out():
    table = Table(4, **SHORT).deal("Ah 2c 7d 9s Ad 7c 3h 4s Kh Kd Ks Qc 9h 8c 8d 2s 2d")
    assert table.posts == (0, 1, 2)
    table.play("3 fold", "0 fold", "1 all-in", "2 call")
    assert [event.seat for event in table.told(ev.PlayerOut)] == [2]
    assert table.deal().posts == (1, None, 3)
    table.play("0 fold", "1 fold").deal()
    assert table.posts == (2, 3, 0)


def test_art_5_3_14_d_of_two_who_go_out_in_one_hand_the_larger_stack_at_its_beginning_is_ahead():
    table = Table(4, phase="tournament", button=None, **SHORT)
    table.play("referee seat 0 2000", "referee seat 1 500", "referee seat 2 750", "referee seat 3 1000", "referee button 0")
    table.deal("2c 3c 5s Ah 2d 3d 5h Ad Kh Ks Kd Qc 9h Jc 8d 7h")
    table.play("3 fold", "0 all-in", "1 call", "2 call")
    assert [(event.seat, event.place, event.articles) for event in table.told(ev.PlayerOut)] == [
        (2, 3, ("5.3.14 d",)),
        (1, 4, ("5.3.14 d",)),
    ]


def test_equal_stacks_that_go_out_together_share_the_place():
    table = Table(3, **SHORT).deal("2c 3c Ah 2d 3d Ad Kh Ks Kd Qc 9h Jc 8d 7h").play("0 all-in", "1 call", "2 call")
    assert game.outcome(table.state) is not None
    assert [(one.side, one.place) for one in game.outcome(table.state).ranking] == [(0, 1), (1, 2), (2, 2)]  # type: ignore[union-attr]


def test_the_end_of_a_match_is_told_with_its_winner_and_why():
    table = Table(2, **SHORT).deal("2c Ah 2d Ad Kh Ks Kd Qc 9h Jc 8d 7h").play("0 all-in", "1 call")
    assert table.last[-1] == ev.MatchEnded(winner=Seat(0), why="all_chips")


def test_what_nobody_called_goes_back_to_who_bet_it_and_to_nobody_else():
    table = Table(3).deal().play("0 raise 300", "1 fold", "2 fold")
    assert [(event.seat, event.chips) for event in table.told(ev.Returned)] == [(0, 250)]


def test_who_is_called_absent_is_away_until_called_present():
    table = Table(3).play("referee absent 2")
    assert table.state.absent == (2,)
    assert table.play("referee present 2").state.absent == ()


@pytest.mark.parametrize("button", [1, None], ids=["given", "not-given"])
def test_a_table_of_stud_alone_has_no_button_no_blinds_and_no_draw_for_them(button):
    table = Table(3, variant="stud", button=button).deal()
    assert table.told(ev.ButtonDrawn) == []
    assert [(event.button, event.small, event.big) for event in table.told(ev.HandBegan)] == [(None, None, None)]
    seen = game.view(table.state, SPECTATOR)
    assert (seen.button, seen.small, seen.big, seen.level.small, seen.level.big) == (None, None, None, 0, 0)


def test_the_level_of_a_limit_game_is_told_by_its_limits():
    table = Table(2, variant="razz", levels=[[25, 50, 0], [50, 100, 0]], level_hands=1).timed_out()
    assert [event.limits for event in table.told(ev.LevelBegan)] == [(100, 200)]


def test_art_5_3_8_a_level_applies_from_the_next_hand():
    table = Table(3, levels=[[25, 50, 0], [100, 200, 0]], level_minutes=10).deal().play("table clock 600")
    assert game.view(table.state, SPECTATOR).level.big == 50
    assert table.told(ev.LevelBegan)[-1].level == 2
    table.play("0 fold", "1 fold").deal()
    assert game.view(table.state, SPECTATOR).level.big == 200


def test_after_the_last_level_the_blinds_double_and_without_an_answer_a_match_ends():
    table = Table(2, levels=[[25, 50, 0]], level_hands=1, starting_stack=400)
    while game.outcome(table.state) is None:
        table.timed_out()
    assert [event.big for event in table.told(ev.LevelBegan)][:3] == [100, 200, 400]


def test_art_5_3_11_the_action_clock_then_time_cards_one_after_another_then_fold_or_check():
    table = Table(3, time_bank_cards=2).deal()
    seconds = [game.waiting(table.state).seconds]
    for _ in range(2):
        assert game.timeout(table.state, Seat(0)).kind == "timecard"
        table.play("0 time-card")
        seconds.append(game.waiting(table.state).seconds)
    assert seconds == [35, 60, 60]
    assert game.timeout(table.state, Seat(0)).kind == "fold"
    assert table.refused("0 time-card") == "no_time_card"
    assert table.play("0 fold").state.time_cards == (0, 2, 2)


def test_a_spent_time_card_begins_a_new_turn_of_the_clock_and_the_next_player_has_the_action_clock():
    table = Table(3).deal()
    before = game.waiting(table.state).turn
    assert game.waiting(table.play("0 time-card").state).turn != before
    assert game.waiting(table.play("0 fold").state).seconds == 35


def test_art_5_3_12_once_time_is_called_there_are_thirty_seconds_and_no_card():
    table = Table(3).deal().play("referee call-time")
    assert (game.waiting(table.state).seconds, game.timeout(table.state, Seat(0)).kind) == (30, "fold")
    assert table.refused("0 time-card") == "no_time_card"
    assert table.refused("referee call-time") == "wrong_moment"


def test_art_5_8_1_a_misdealt_hand_is_dealt_again_with_the_same_button_players_and_limits_and_counts_once():
    table = Table(3, levels=[[25, 50, 0], [100, 200, 0]], level_hands=1).deal().play("0 raise 200", "referee misdeal")
    assert table.state.stacks == (5000, 5000, 5000)
    again = table.deal().told(ev.HandBegan)
    assert [(one.number, one.button, one.small, one.big) for one in again] == [(1, 0, 1, 2)] * 2
    assert (again[1].redeal, game.view(table.state, SPECTATOR).level.big) == (True, 50)


@pytest.mark.parametrize("step", ["referee seat 1 1000", "referee take-away 1", "referee button 1", "referee finish"])
def test_a_director_moves_players_between_hands_only(step):
    table = Table(3).deal()
    assert table.refused(step) in {"wrong_moment", "seat_is_taken"}


def test_a_player_who_is_away_posts_and_the_hand_is_dead():
    table = Table(3).play("referee absent 1").deal()
    assert [(event.seat, event.why) for event in table.told(ev.HandKilled)] == [(1, "absent")]
    assert game.view(table.state, SPECTATOR).players[1].stack == 4975


def test_nothing_is_dealt_while_play_is_paused():
    table = Table(3).play("referee pause")
    assert not game.waiting(table.state).table
    assert game.waiting(table.play("referee resume").state).table


def test_a_fold_where_a_check_was_free_leaves_the_showdown_to_the_next_hand():
    table = Table(3).deal().play("0 call", "1 call", "2 check", "1 check", "2 check", "0 check", "1 check", "2 check", "0 check")
    table.play("1 fold", "2 check", "0 check")
    assert table.turn == (2,)


def test_the_winner_of_an_uncontested_pot_shows_nothing():
    table = Table(3).deal().play("0 raise 150", "1 fold", "2 fold")
    assert table.told(ev.HandShown) == []
    assert [one.shown for one in game.view(table.state, SPECTATOR).players] == [None] * 3


def test_the_seat_that_is_asked_sees_what_it_owes_and_how_far_it_may_raise():
    asked = game.view(Table(3).deal().play("0 raise 150").state, Seat(1)).asked
    assert asked is not None
    assert (asked.seat, asked.to_call, asked.min_raise, asked.max_raise) == (1, 125, 250, 5000)


@pytest.mark.parametrize(
    "options",
    [
        {"levels": []},
        {"levels": [[50, 25, 0]]},
        {"levels": [[25, 50, 0]] * 41},
        {"levels": [[100, 200, 0], [25, 50, 0]]},
        {"levels": [[25, 50, 0], [25, 50, 0]]},
        {"levels": [[25, 50, 50], [25, 50, 25]]},
        {"smallest_chip": 1, "levels": [[1, 1, 0]] * 40, "level_hands": 200, "starting_stack": 1_000_000},
        {"smallest_chip": 1, "levels": [[1, 1000, ante] for ante in range(40)], "level_hands": 200, "starting_stack": 1_000_000},
        {"smallest_chip": 1, "levels": [[1, 2, 0]], "level_hands": 200, "starting_stack": 1_000_000},
        {"levels": [[10, 20, 0]]},
        {"starting_stack": 5010},
        {"level_hands": 0},
        {"level_hands": 201},
        {"starting_stack": 10**9},
        {"variant": "badugi"},
        {"time_bank_cards": 1000},
    ],
)
def test_an_agreement_that_cannot_be_played_is_refused(options):
    with pytest.raises(RulebookError):
        overlay(load("cgp-2024"), options)


def test_the_longest_match_ends_when_the_small_blind_is_worth_all_chips_of_ten_players():
    """Of 1,000 chips each: 10,000, and from 25 on the blinds double nine times until 12,800."""
    assert longest_match(overlay(load("cgp-2024"), SHORT | {"level_hands": 12}).values) == 10 * 12


@pytest.mark.parametrize("name", names("poker"))
def test_all_choices_that_a_rulebook_offers_together_end_in_a_playable_number_of_hands(name):
    book = load(name)
    offered = {option.rule: option.alternatives for option in book.options if option.rule in LENGTHS and option.alternatives}
    for values in product(*offered.values()):
        assert longest_match(overlay(book, dict(zip(offered, values, strict=True))).values) <= MOST_MATCH_HANDS


def test_an_agreement_under_which_a_match_was_played_before_is_still_read():
    flat = {"levels": [[25, 50, 0], [25, 50, 0]]}
    book = overlay(load("cgp-2024"), flat, limited=False)
    head = Header(game="poker", rulebook=book.name, hash=book.hash, options=flat, phase="default", reveal="referee", players=())
    assert rulebook_of(head) == book


@pytest.mark.parametrize(("variant", "seats"), [("no-limit-holdem", 11), ("no-limit-holdem", 1), ("stud", 9), ("horse", 9)])
def test_more_players_than_the_pack_has_cards_for_have_no_table(variant, seats):
    with pytest.raises(ValueError, match="is played by"):
        game.new(overlay(load("cgp-2024"), {"variant": variant}), seats)


def test_a_rotation_changes_with_the_orbit_and_the_button_stands_still_in_stud():
    table = Table(3, variant="horse", level_hands=200)
    for _ in range(10):
        table.timed_out()
    assert [event.variant for event in table.told(ev.HandBegan)] == ["limit-holdem"] * 3 + ["omaha-hilo"] * 3 + ["razz"] * 3 + ["stud"]
    assert [event.button for event in table.told(ev.HandBegan)] == [0, 1, 2, 0, 1, 2, None, None, None, None]
    assert game.view(table.state, SPECTATOR).button is None
    while table.told(ev.HandBegan)[-1].variant != "limit-holdem":
        table.timed_out()
    assert game.view(table.state, SPECTATOR).button == table.told(ev.HandBegan)[-1].button == 0


def test_who_wins_because_all_others_fold_may_show_that_hand_until_the_next_one_begins():
    table = Table(3).deal("3c 4c Ah 3d 4h Ad").play("0 raise 150", "1 fold")
    before = table.state
    table.play("2 fold")
    kept = bluff(None, before, Step(table.state, tuple(table.last)))
    assert kept == Bluff(Seat(0), parse_cards("Ah Ad"), False)
    table.deal()
    assert bluff(kept, before, Step(table.state, tuple(table.last))) is None


def test_a_hand_that_was_contested_is_shown_by_the_rules_alone():
    table = Table(2).deal().play("0 all-in", "1 call")
    assert bluff(None, table.state, Step(table.state, tuple(table.last))) is None
