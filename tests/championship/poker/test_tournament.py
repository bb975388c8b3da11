"""Whole poker tournaments: every log replays to the same end, nobody is in two seats, and the pool is paid to the centavo."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.championship.core.step import Step
from tento.championship.poker.chain import key_of, list_of
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Balance, Deal, Decision, DrawSeats, Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.points import Points
from tento.championship.poker.prizes import open_prizes
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seat_draw import written
from tento.championship.poker.seats import draw_seats, even_seats
from tento.championship.poker.state import State
from tento.championship.poker.tournament import decide
from tento.championship.simulation.poker.director import PokerDirector
from tento.rulebooks.loader import load, overlay
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import CGP, LINKS, after, code, new, out, said, seated, sent_away, told


def closed(state):
    found = close(state)
    assert isinstance(found, Closing)
    return found


FIELDS = st.integers(2, 250)
LUCK = st.integers(0, 10**6)


@given(FIELDS, LUCK)
@settings(max_examples=25, deadline=None)
def test_a_log_replays_to_the_same_end_also_when_it_was_written_down(field, luck):
    played = PokerDirector(CGP, Chance(luck))
    played.play(names_of(field))
    kept = msgspec.json.decode(msgspec.json.encode(played.log[1:]), type=list[Decision])
    assert after(new(title="simulation"), *kept) == played.state


@given(FIELDS, LUCK)
@settings(max_examples=25, deadline=None)
def test_at_every_moment_everybody_alive_has_one_seat_and_tables_are_even(field, luck):
    played = PokerDirector(CGP, Chance(luck))
    played.play(names_of(field))
    state = new()
    for decision in played.log[1:]:
        state = after(state, decision)
        assert len(state.sitting) == len(set(state.sitting)) == (state.alive if state.seating else 0)
        if isinstance(decision, Balance | DrawSeats | StartDay):
            counts = [table.count for table in state.seating]
            assert max(counts) - min(counts) <= 1


@given(FIELDS, LUCK)
@settings(max_examples=25, deadline=None)
def test_a_tournament_has_one_champion_and_pays_its_pool(field, luck):
    end = closed(PokerDirector(CGP, Chance(luck)).play(names_of(field)))
    assert list(end.places.values()).count(1) == 1
    assert sum(end.paid.values()) + end.leftover == end.pool.pool
    assert set(end.points) == set(names_of(field))


@given(FIELDS, LUCK)
@settings(max_examples=25, deadline=None)
def test_the_champion_holds_every_chip(field, luck):
    played = PokerDirector(CGP, Chance(luck))
    champion = played.play(names_of(field)).champion
    assert played.stacks == {champion: 30000 * field}


def test_seats_are_drawn_over_the_list_in_the_order_of_entry():
    free = [written(spot) for spot in even_seats(30, 9)]
    key = key_of(1, "start", LINKS[1], list_of(names_of(30), free), ())
    assert isinstance(key, bytes)
    drawn = draw_seats(names_of(30), 9, key)
    assert [table.seats for table in new(30).seating] == [table.seats for table in drawn]


def test_seats_are_never_drawn_again_in_silence():
    assert code(decide(new(9), said(DrawSeats))) == "already_drawn"


def test_the_sheet_lists_players_by_place():
    end = closed(PokerDirector(CGP, Chance(1)).play(names_of(40)))
    assert list(end.places.values()) == sorted(end.places.values())


def test_nobody_enters_twice_at_once():
    assert code(decide(new(9), said(Enter, players=("p1",)))) == "still_in"


def test_a_reentry_is_a_new_entry_and_forgets_the_place():
    state = after(out(new(9, reentries=1), "p1"), said(Enter, players=("p1",)))
    assert (state.entries, state.alive, "p1" in state.places, "p1" in state.sitting) == (10, 9, False, True)


def test_a_reentry_that_the_sheet_does_not_allow_is_refused():
    assert code(decide(out(new(9), "p1"), said(Enter, players=("p1",)))) == "no_reentry"


def test_late_players_wait_until_a_seat_is_free():
    full = after(new(9), said(Enter, players=("late",)))
    called = after(out(full, "p3"), said(Balance))
    assert (full.waiting, called.waiting, "late" in called.sitting) == (("late",), (), True)


def test_no_table_is_broken_while_somebody_waits_for_its_seats():
    full = after(new(18), said(Enter, players=("a", "b")))
    called = after(out(full, "p1", "p2"), said(Balance))
    assert (full.waiting, called.waiting, len(called.seating), len(called.sitting)) == (("a", "b"), (), 2, 18)


def test_a_table_breaks_once_the_others_seat_those_who_wait_too():
    full = after(new(18), said(Enter, players=("a",)))
    called = after(out(full, *names_of(10)), said(Balance))
    assert (called.waiting, len(called.seating), "a" in called.sitting) == ((), 1, True)


def test_alternates_who_find_no_seat_keep_their_order():
    full = after(new(9), said(Enter, players=("a", "b", "c")))
    called = after(out(full, "p3"), said(Balance))
    assert (called.waiting, "a" in called.sitting) == (("b", "c"), True)


def test_two_players_have_their_blinds_from_the_draw_on_and_the_button_is_the_small_one():
    (alone,) = new(2).seating
    blinds = alone.blinds
    assert blinds is not None
    assert (blinds.button == blinds.small, {blinds.small, blinds.big}) == (True, {1, 2})


def test_who_waits_and_who_is_called_is_told():
    waits = decide(new(9), said(Enter, players=("a", "b")))
    assert isinstance(waits, Step)
    assert (waits.events[-1].what, waits.events[-1].facts) == ("alternates", {"waiting": 2})
    short = out(waits.state, "p3")
    called = decide(short, told(short, said(Balance)))
    assert isinstance(called, Step)
    assert [(event.what, event.facts["player"]) for event in called.events] == [("alternate-seated", "a")]


def test_tables_are_balanced_only_once_seats_are_drawn():
    assert code(decide(new(), said(Balance))) == "no_seats_yet"


def bags(state, chips):
    return tuple(Bag(player=who, chips=chips) for who in state.sitting)


def test_a_new_day_begins_while_somebody_waits_who_has_no_chips_yet():
    full = after(new(9), said(Enter, players=("a",)))
    morning = after(full, said(StartDay, bags=bags(full, 30000)))
    assert (morning.waiting, len(morning.sitting)) == (("a",), 9)


def test_bags_that_miss_a_player_are_first_of_all_short_of_chips():
    full = new(9)
    assert code(decide(full, said(StartDay, bags=bags(full, 30000)[1:]))) == "chips_do_not_add_up"


def test_a_new_day_seats_alternates_with_a_full_stack_where_there_is_room():
    short = out(after(new(9), said(Enter, players=("a", "b"))), "p0")
    holding = tuple(Bag(player=who, chips=60000 if who == "p1" else 30000) for who in short.sitting)
    morning = after(short, said(StartDay, bags=holding))
    assert (morning.waiting, "a" in morning.sitting, morning.chips["a"]) == (("b",), True, 30000)


def test_the_final_table_seats_those_who_wait():
    full = out(after(new(9), said(Enter, players=("a",))), "p3")
    final = after(full, said(FormFinal))
    assert (final.waiting, "a" in final.sitting, len(final.sitting)) == ((), True, 9)


def test_whoever_was_disqualified_does_not_come_again():
    state = after(new(9, reentries=1), sent_away("p1"))
    assert code(decide(state, said(Enter, players=("p1",)))) == "suspended"


def test_a_late_player_pushes_down_those_who_are_out():
    state = after(out(out(new(9), "p1"), "p2"), said(Enter, players=("late",)))
    assert dict(state.places) == {"p1": 10, "p2": 9}


def test_whoever_comes_again_leaves_those_behind_where_they_are():
    state = after(out(out(out(new(9, reentries=1), "p1"), "p2"), "p3"), said(Enter, players=("p2",)))
    assert dict(state.places) == {"p1": 9, "p3": 8}


def test_only_seated_players_go_out():
    assert code(decide(new(9), said(GoOut, outs=(Out("nobody", 1, 1),)))) == "player_not_seated"


def test_somebody_is_left_after_every_hand():
    everybody = tuple(Out(who, 1, 30000) for who in names_of(3))
    assert code(decide(new(3), said(GoOut, outs=everybody))) == "player_not_seated"


def test_a_new_day_counts_every_chip():
    short = tuple(Bag(player=who, chips=29900) for who in names_of(9))
    assert code(decide(new(9), said(StartDay, bags=short))) == "chips_do_not_add_up"


def test_a_new_day_seats_exactly_those_still_in():
    strangers = tuple(Bag(player=f"x{number}", chips=30000) for number in range(9))
    assert code(decide(new(9), said(StartDay, bags=strangers))) == "player_not_seated"


def test_the_final_table_waits_until_it_seats_everybody():
    assert code(decide(new(10), said(FormFinal))) == "too_many_left"


def final(players=18, left=3, **facts):
    """A tournament of so many entries at its final table."""
    state = new(players, **facts)
    while state.alive > 9:
        state = after(out(state, sorted(state.sitting)[-1]), said(Balance))
    state = after(state, said(FormFinal))
    while state.alive > left:
        state = out(state, sorted(state.sitting)[-1])
    return state


def test_the_open_prizes_are_those_of_the_places_nobody_has_yet():
    assert open_prizes(final(left=3)) == (544_780, 293_300, 0)


@pytest.mark.parametrize(
    ("amounts", "consent", "refused"),
    [
        ({"p0": 400_000, "p1": 354_272}, ("p0", "p1"), None),
        ({"p0": 400_000, "p1": 354_273}, ("p0", "p1"), "deal_reserve_too_small"),
        ({"p0": 400_000, "p1": 300_000}, ("p0",), "deal_not_unanimous"),
        ({"p0": 400_000}, ("p0",), "deal_leaves_someone_out"),
    ],
)
def test_a_deal_is_verified_against_the_open_prizes(amounts, consent, refused):
    assert code(decide(final(left=2), said(Deal, amounts=amounts, consent=consent))) == refused


def test_after_a_deal_everybody_takes_the_amount_agreed_and_the_champion_the_reserve():
    amounts = {"p0": 400_000, "p1": 354_272}
    end = closed(out(after(final(left=2), said(Deal, amounts=amounts, consent=("p0", "p1"))), "p1"))
    assert (end.paid["p0"], end.paid["p1"], end.leftover) == (400_000 + 83_808, 354_272, 0)


def test_after_a_deal_the_points_are_levelled():
    amounts = {"p0": 400_000, "p1": 354_272}
    end = closed(out(after(final(left=2), said(Deal, amounts=amounts, consent=("p0", "p1"))), "p1"))
    assert (end.points["p0"].placing, end.points["p1"].placing) == (510, 510)


def test_a_deal_is_made_at_the_final_table_only():
    assert code(decide(new(2), said(Deal, amounts={"p0": 1, "p1": 1}, consent=("p0", "p1")))) == "deal_leaves_someone_out"


def test_below_a_disqualified_player_everybody_moves_up():
    end = closed(out(after(final(left=3), sent_away("p1")), "p10"))
    assert (end.places["p1"], end.paid["p1"], end.paid["p10"]) == (3, 0, 293_300)
    assert "p1" not in end.official


def test_a_disqualified_player_keeps_the_point_of_having_registered():
    end = closed(out(after(final(left=3), sent_away("p1")), "p10"))
    assert end.points["p1"] == Points(0, 0, 1)


def without_p1(players):
    """Three are left and p1 is disqualified: the fourth, who was out before, moves up."""
    state = final(players=players, left=3)
    (fourth,) = (who for who, place in state.places.items() if place == 4)
    rest = sorted(set(state.sitting) - {"p0", "p1"})
    return fourth, closed(out(after(state, sent_away("p1")), *rest))


def test_whoever_moves_up_into_the_money_scores_as_a_paid_player():
    fourth, end = without_p1(21)
    assert (end.places[fourth], end.official[fourth], end.paid[fourth]) == (4, 3, end.payout.prizes[2])
    assert end.points[fourth] == Points(432, 90, 522)


def test_to_move_up_brings_nobody_to_the_final_table():
    _, end = without_p1(101)
    (tenth,) = (who for who, place in end.places.items() if place == 10)
    assert (end.official[tenth], end.points[tenth].bonus, end.points[tenth].placing) == (9, 45, 120)


def dealt(rulebook=CGP, *gone, later=()):
    """Forty entries, four paid: the others of the first three agree on their prizes after some are sent away, and before others are."""
    state = final(players=40, left=3 + len(gone), rulebook=rulebook)
    state = after(state, *map(sent_away, gone))
    prizes = open_prizes(state)
    assert isinstance(prizes, tuple)
    amounts = dict.fromkeys(state.sitting, sum(prizes) * 3 // 10)
    state = after(state, said(Deal, amounts=amounts, consent=tuple(amounts)), *map(sent_away, later))
    return closed(out(state, *sorted(set(state.sitting) - {"p0"})))


def test_what_a_deal_gave_a_disqualified_player_waits_for_the_director_and_nobody_moves_up():
    end = dealt(later=("p1",))
    (fourth,) = (who for who, place in end.places.items() if place == 4)
    assert (end.official[fourth], end.paid[fourth]) == (4, end.payout.prizes[3])
    assert (end.leftover, end.paid["p1"]) == (sum(end.payout.prizes[:3]) * 3 // 10, 0)


def test_the_prize_of_a_disqualified_player_goes_to_the_first_also_beside_a_deal():
    end = dealt(overlay(CGP, {"dq_prize": "to_first"}), "p1")
    assert (end.places["p1"], end.leftover, sum(end.paid.values())) == (4, 0, sum(end.payout.prizes))


@pytest.mark.parametrize(("counts", "paid"), [("entries", 3), ("people", 2)])
def test_the_field_is_counted_in_entries_or_in_people(counts, paid):
    state = out(new(20, rulebook=overlay(CGP, {"field_counts": counts}), reentries=1), "p19")
    state = after(state, said(Enter, players=("p19",)))
    while state.alive > 1:
        state = out(state, sorted(state.sitting)[-1])
    end = closed(state)
    assert (len(end.payout.prizes), sum(points.placing > 0 for points in end.points.values())) == (paid, paid)


def test_a_player_disqualified_after_a_deal_takes_nothing():
    amounts = {"p0": 300_000, "p1": 200_000, "p10": 200_000}
    dealt = after(final(left=3), said(Deal, amounts=amounts, consent=tuple(amounts)), sent_away("p1"))
    end = closed(out(dealt, "p10"))
    assert (end.paid["p1"], end.leftover) == (0, 200_000)


def test_the_last_player_cannot_be_disqualified():
    assert code(decide(out(new(2), "p1"), sent_away("p0"))) == "player_not_seated"


def test_a_field_that_the_table_does_not_pay_waits_for_the_director():
    state = State(rulebook=load("cgp-2024"), lines=rules_of(CGP).entry_split, stack=30000)
    state = seated(state, ("p0", "p1"))
    assert code(close(out(state, "p1"))) == "no_payout_column"
