"""Announcing and drawing seats in a tournament: what is published first, what each decision draws, and that nothing is drawn in silence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import AnnounceSeats, Balance, DrawSeats, Enter, FormFinal, StartDay
from tento.championship.poker.seat_draw import NO_SEAT, SeatDraw
from tento.championship.poker.seat_verify import verify_all
from tento.championship.poker.seats import spots
from tento.championship.poker.secret import complete
from tento.championship.poker.tournament import decide
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import LINKS, OTHERS, after, announced, code, new, out, said, seated, told

LUCK = st.integers(0, 10_000)


def test_everybody_sits_where_the_transcript_says():
    state = new(30)
    made = told(state, said(Enter, players=("a", "b"))).draw
    where = {who: f"{spot.table}.{spot.seat}" for who, spot in spots(after(state, said(Enter, players=("a", "b"))).seating).items()}
    assert [where[who] for who in made.listed] == list(made.seats)


def test_the_button_of_a_transcript_is_that_of_every_table():
    entered = after(new(), said(Enter, players=tuple(names_of(30))))
    ready = after(entered, announced(entered))
    made = told(ready, said(DrawSeats))
    assert {table.blinds.button for table in after(ready, made).seating} == {made.draw.button}


def test_whoever_finds_no_seat_waits():
    state = new(8)
    made = told(state, said(Enter, players=("a", "b", "c"))).draw
    assert ([seat == NO_SEAT for seat in made.seats], after(state, said(Enter, players=("a", "b", "c"))).waiting) == (
        [False, True, True],
        ("b", "c"),
    )


def test_a_number_of_somebody_there_changes_the_draw():
    state = new(30)
    plain, added = (told(state, said(Enter, players=("a", "b", "c", "d")), *numbers).draw for numbers in ((), ("c0ffee",)))
    assert (plain.link, plain.seats == added.seats) == (added.link, False)


def test_the_numbers_of_the_first_draw_serve_in_every_later_one():
    entered = after(new(), said(Enter, players=tuple(names_of(20))))
    ready = after(entered, announced(entered))
    state = after(ready, told(ready, said(DrawSeats), "aa", "bb"))
    assert told(state, said(Enter, players=("late",)), "cc").draw.numbers == ("aa", "bb", "cc")


def test_no_seat_is_drawn_before_it_was_announced():
    state = after(new(), said(Enter, players=("a", "b")))
    assert code(decide(state, said(DrawSeats))) == "not_announced"


def test_a_decision_that_draws_seats_tells_the_draw():
    assert code(decide(new(10), said(Enter, players=("a",)))) == "draw_missing"


def test_a_decision_that_draws_nothing_reveals_no_link():
    state = new(10)
    given = told(state, said(Enter, players=("a",))).draw
    assert code(decide(state, said(Balance, draw=given))) == "nothing_to_draw"


def test_nobody_enters_between_the_announcement_and_the_draw():
    entered = after(new(), said(Enter, players=("a", "b")))
    assert code(decide(after(entered, announced(entered)), said(Enter, players=("c",)))) == "list_announced"


@pytest.mark.parametrize("listed", [(), ("a",), ("b", "a"), ("a", "b", "c")])
def test_the_list_announced_is_that_of_all_who_entered(listed):
    entered = after(new(), said(Enter, players=("a", "b")))
    assert code(decide(entered, announced(entered, listed=listed))) == "not_the_list"


@pytest.mark.parametrize("commitment", ["", "00", "zz" * 32, "AA" * 32, "00" * 33])
def test_a_commitment_has_64_hex_digits(commitment):
    state = after(new(), said(Enter, players=("a", "b")))
    assert code(decide(state, said(AnnounceSeats, listed=("a", "b"), commitment=commitment, source=""))) == "bad_commitment"


@pytest.mark.parametrize("known", [LINKS[0], LINKS[1], OTHERS[0]])
def test_nothing_that_is_known_already_serves_as_a_commitment(known):
    state = new(9)
    renewed = after(state, announced(state, OTHERS, listed=(), why="the secret was lost"))
    assert code(decide(renewed, announced(state, commitment=known, listed=(), why="again"))) == "bad_commitment"


def test_a_link_does_not_serve_twice():
    state = new(10)
    later = after(state, said(Enter, players=("a",)))
    again = told(state, said(Enter, players=("b",)))
    assert facts(decide(later, again)) == ("false_draw", "commitment")


def facts(found):
    assert isinstance(found, Refusal)
    return found.code, found.facts["reason"]


def test_a_link_of_another_chain_is_refused():
    state = after(new(), said(Enter, players=("a", "b")))
    made = told(after(state, announced(state, OTHERS)), said(DrawSeats))
    assert facts(decide(after(state, announced(state)), made)) == ("false_draw", "commitment")


def test_seats_are_announced_again_only_with_a_reason():
    state = new(9)
    assert code(decide(state, announced(state, OTHERS))) == "reason_missing"


def test_before_anybody_is_out_the_first_seats_are_drawn_again_with_those_who_came_since():
    state = after(new(9), said(Enter, players=("late",)))
    again = after(state, announced(state, OTHERS, why="a wrong list was read out"), said(DrawSeats))
    assert (len(again.sitting), len(again.seating), again.waiting, again.chain.made) == (10, 2, (), 1)


def test_once_somebody_is_out_the_first_seats_stay():
    state = out(new(9), "p1")
    assert code(decide(state, announced(state, OTHERS, why="a wrong list was read out"))) == "already_started"


def test_a_new_chain_in_play_leaves_the_seats_and_forgets_the_numbers():
    state = out(new(12), "p1")
    renewed = after(state, announced(state, OTHERS, listed=(), why="the secret was lost"))
    drawn = after(renewed, said(Enter, players=("late",)))
    assert (renewed.seating, drawn.chain.last, drawn.chain.made) == (state.seating, OTHERS[1], 1)


def test_all_draws_of_two_chains_are_true_in_their_order():
    first = told(new(12), said(Enter, players=("a",)))
    state = after(new(12), first)
    renewed = after(state, announced(state, OTHERS, listed=(), why="the secret was lost"))
    second = told(renewed, said(Enter, players=("b",)))
    start = told(ready_of(12), said(DrawSeats))
    assert verify_all([start.draw, first.draw, second.draw]) is None


def ready_of(players):
    entered = after(new(), said(Enter, players=tuple(names_of(players))))
    return after(entered, announced(entered))


def final_table():
    return after(out(new(9), "p1"), said(FormFinal))


def test_the_final_table_is_never_drawn_again_in_silence():
    assert code(decide(final_table(), said(FormFinal))) == "already_drawn"


def test_the_final_table_is_drawn_again_with_a_reason():
    state = final_table()
    again = after(state, said(FormFinal, why="two cards of one seat were in the bag"))
    assert (again.chain.made, sorted(again.sitting), again.seating == state.seating) == (3, sorted(state.sitting), False)


def test_the_final_table_is_not_drawn_again_once_somebody_is_out():
    assert code(decide(out(final_table(), "p2"), said(FormFinal, why="two cards of one seat were in the bag"))) == "already_drawn"


def bags(state):
    return tuple(Bag(player=who, chips=30000) for who in state.sitting)


def morning():
    state = new(9)
    return after(state, said(StartDay, bags=bags(state)))


def test_a_new_day_at_the_final_table_is_drawn_for_its_seats():
    state = after(new(8, size=6), said(FormFinal))
    assert [len(table.seats) for table in after(state, said(StartDay, bags=bags(state))).seating] == [9]


def test_a_day_is_never_drawn_again_in_silence():
    state = morning()
    assert code(decide(state, said(StartDay, bags=bags(state)))) == "already_drawn"


def test_a_day_drawn_again_with_a_reason_is_the_same_day():
    state = morning()
    again = after(state, said(StartDay, bags=bags(state), why="a table was forgotten"))
    assert (again.reached, again.chain.made, again.seating == state.seating) == (state.reached, 3, False)


@given(LUCK)
@settings(max_examples=25, deadline=None)
def test_the_seats_of_a_day_do_not_depend_on_the_order_of_the_bags(luck):
    state = new(20)
    shuffled = list(bags(state))
    Chance(luck).shuffle(shuffled)
    one, other = (told(state, said(StartDay, bags=held)).draw for held in (bags(state), tuple(shuffled)))
    assert one == other


def test_a_transcript_names_what_was_published_before():
    draw = told(seated(new(), names_of(12)), said(Enter, players=("a",))).draw
    assert isinstance(draw, SeatDraw)
    assert (draw.commitment, draw.source, draw.link, draw.number) == (LINKS[0], "the floor's dice", LINKS[2], 2)


def test_a_secret_adds_nothing_to_a_draw_of_a_chain_that_is_not_its_own():
    entered = after(new(), said(Enter, players=("a", "b", "c")))
    fields = {"do": "poker-seats", "by": "director", "at": "2024-05-11T13:00:00Z", "numbers": ["07"]}
    assert complete(after(entered, announced(entered)), DrawSeats, fields, bytes(32)) == fields
