"""The table of a tournament: its director seats, moves and takes away players, sets the button and the level."""

import pytest

from tento.cards.deck import DECK_52
from tento.championship.poker.button import Blinds, first_blinds, next_blinds
from tento.championship.poker.rules import rules_of
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.table_state import TOURNAMENT
from tento.rulebooks.loader import load
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, SPECTATOR, TABLE, Seat

CGP = load("cgp-2024")


def done(state, actor, action):
    answer = game.apply(state, actor, action)
    assert isinstance(answer, Step), answer
    return answer.state


def directed(state, *actions):
    for action in actions:
        state = done(state, REFEREE, action)
    return state


def seated(*chairs, button=1, stack=10_000):
    """A table of nine with players on these chairs, from 1, before its first hand."""
    state = game.new(CGP, 9, phase=TOURNAMENT)
    return directed(state, *[at.SeatPlayer(Seat(chair - 1), stack) for chair in chairs], at.SetButton(Seat(button - 1)))


def dealt(state):
    return done(state, TABLE, game.shuffled(DECK_52))


def folded(state):
    """The hand to its end: everybody gives it up to the big blind."""
    while state.stage == "hand":
        state = done(state, game.waiting(state).seats[0], do.Fold())
    return state


def hand(state):
    return folded(dealt(state))


def blinds(state):
    view = game.view(dealt(state), SPECTATOR)
    return tuple(None if seat is None else seat + 1 for seat in (view.button, view.small, view.big))


def playing(state):
    return [place.chair for place in dealt(state).hand.places]


@pytest.mark.parametrize("button", range(1, 10))
@pytest.mark.parametrize("chairs", [(1, 2, 5), (2, 6), (3, 4, 5, 6, 7, 8, 9), (1, 9)])
def test_the_first_hand_has_the_blinds_that_the_tournament_drew(chairs, button):
    drawn = first_blinds(button, chairs, 9)
    assert blinds(seated(*chairs, button=button)) == (drawn.button, drawn.small, drawn.big)


@pytest.mark.parametrize("chairs", [(1, 2, 5), (2, 6), (3, 4, 5, 6, 7, 8, 9)])
def test_every_later_hand_has_those_that_the_tournament_counts(chairs):
    state, now = seated(*chairs, button=chairs[0]), first_blinds(chairs[0], chairs, 9)
    for _ in range(2 * len(chairs)):
        state, now = hand(state), next_blinds(rules_of(CGP), now, chairs, 9)
        assert blinds(state) == (now.button, now.small, now.big)


def test_a_newcomer_in_the_seat_that_is_due_has_the_big_blind_at_once():
    state = hand(seated(1, 2, 3, 7, button=1))
    assert blinds(state) == (2, 3, 7)
    assert blinds(directed(state, at.SeatPlayer(Seat(4), 8000))) == (2, 3, 5)


def test_a_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed():
    state = hand(seated(1, 4, 6, 8, button=8))
    assert blinds(state) == (1, 4, 6)
    state = directed(state, at.SeatPlayer(Seat(1), 8000))
    assert playing(state) == [1, 4, 6, 8]
    assert game.view(dealt(state), Seat(1)).players[1].standing == "waiting"
    state = hand(state)
    assert (playing(state), blinds(state)) == ([1, 2, 4, 6, 8], (4, 6, 8))


def test_before_a_dead_small_blind_a_newcomer_waits_too():
    state = hand(seated(1, 4, 6, 8, button=8))
    state = directed(hand(state), at.TakeAway(Seat(5)))
    assert blinds(state) == (4, None, 8)
    assert playing(directed(state, at.SeatPlayer(Seat(4), 8000))) == [1, 4, 8]
    assert blinds(hand(state)) == (6, 8, 1)  # the button stands where nobody posted


def test_whoever_takes_the_small_blinds_seat_pays_it():
    state = directed(hand(hand(seated(1, 4, 6, 8, button=8))), at.TakeAway(Seat(5)), at.SeatPlayer(Seat(5), 8000))
    assert blinds(state) == (4, 6, 8)


@pytest.mark.parametrize(
    ("chair", "wanted"),
    [
        (8, (2, 6, 8)),  # left of the big blind: it is due there
        (4, (4, 6, 2)),  # between the two: the big blind goes on to the old small blind, and the button cannot stay there
    ],
)
def test_a_third_player_comes_to_two(chair, wanted):
    """Seat 2 had the button and the small blind, seat 6 the big one."""
    assert blinds(directed(hand(seated(2, 6, button=2)), at.SeatPlayer(Seat(chair - 1), 8000))) == wanted
    assert next_blinds(rules_of(CGP), Blinds(2, 2, 6), sorted([2, 6, chair]), 9) == Blinds(*wanted)


def test_a_button_that_the_director_set_stays_when_players_come():
    state = directed(hand(seated(1, 2, 3, button=1)), at.SetButton(Seat(2)), at.SeatPlayer(Seat(8), 8000))
    assert dealt(state).hand.button == 3


def test_levels_are_the_directors():
    state = seated(1, 2, button=1)
    for _ in range(CGP.values.level_hands + 2):
        state = hand(state)
    assert state.level == 1
    assert directed(state, at.SetLevel(4, players_left=50)).level == 4


def test_levels_never_go_back_nor_on_once_the_table_is_broken():
    state = directed(seated(1, 2, button=1), at.SetLevel(4, players_left=50))
    for table, level in ((state, 3), (directed(state, at.Finish()), 5)):
        answer = game.apply(table, REFEREE, at.SetLevel(level, players_left=50))
        assert isinstance(answer, Refusal)
        assert answer.code == "wrong_moment"


@pytest.mark.parametrize("chair", [3, 8])
def test_nobody_is_taken_away_or_missed_where_nobody_sits(chair):
    state = hand(seated(1, 2, button=1))
    for action in (at.TakeAway(Seat(chair - 1)), at.Absent(Seat(chair - 1), away=True)):
        answer = game.apply(state, REFEREE, action)
        assert isinstance(answer, Refusal)
        assert answer.code == "seat_is_empty"


def test_the_button_is_set_where_two_sit_and_not_where_one_is_alone():
    alone = directed(game.new(CGP, 9, phase=TOURNAMENT), at.SeatPlayer(Seat(0), 5000))
    refused = game.apply(alone, REFEREE, at.SetButton(Seat(0)))
    assert isinstance(refused, Refusal)
    assert refused.code == "seat_is_empty"
    assert isinstance(game.apply(directed(alone, at.SeatPlayer(Seat(1), 5000)), REFEREE, at.SetButton(Seat(0))), Step)


def test_chips_go_with_the_player():
    state = hand(seated(1, 2, 3, button=1))
    chips = state.stacks[1]
    left = game.apply(state, REFEREE, at.TakeAway(Seat(1)))
    assert isinstance(left, Step)
    assert (left.events[0].stack, left.state.stacks[1]) == (chips, None)


def test_where_hands_are_played_one_by_one_each_waits_for_the_directors_word():
    state = directed(seated(1, 2, 3, button=1), at.HandByHand())
    assert not game.waiting(state).table
    state = hand(directed(state, at.NextHand()))
    assert (state.number, game.waiting(state).table) == (1, False)


def test_the_word_is_given_for_one_hand_and_between_two_of_them():
    state = directed(seated(1, 2, 3, button=1), at.HandByHand(), at.NextHand())
    for now in (state, dealt(state), seated(1, 2, 3, button=1)):
        refused = game.apply(now, REFEREE, at.NextHand())
        assert not isinstance(refused, Step)
        assert refused.code == "wrong_moment"


def test_hands_come_by_themselves_again_when_the_director_says_so():
    state = directed(seated(1, 2, 3, button=1), at.HandByHand(), at.HandByHand(False))
    assert game.waiting(hand(hand(state))).table


@pytest.mark.parametrize("staying", [(), (9,)])
def test_where_nearly_everybody_is_new_between_button_and_small_blind_nobody_waits(staying):
    """Button and small blind are empty seats, and all came between them: two at least must play, the big blind among them."""
    state = hand(seated(2, 6, 9, button=9))
    state = directed(state, *[at.SeatPlayer(Seat(chair - 1), 8000) for chair in (3, 4, 5)])
    state = directed(state, *[at.TakeAway(Seat(chair - 1)) for chair in (2, 6, 9) if chair not in staying])
    assert playing(state) == [3, 4, 5, *staying]
    assert dealt(state).hand.big in playing(state)
