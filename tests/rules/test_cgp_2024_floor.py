"""CGP 2024 by the log of a tournament: levels, breaks, hand for hand, the end of a day, chip races, penalties, people taken out."""

from datetime import timedelta

import msgspec
import pytest

from tento.championship.poker.closing import Closing, close
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.floor_decisions import (
    CallTime,
    CancelEvent,
    ChipRace,
    DealHand,
    DrawLastHands,
    Eliminate,
    EndDay,
    HandForHand,
    MarkAbsent,
    Penalise,
    RacedTable,
    ServeHands,
    SpendTimeCards,
    StartLevel,
    TakeBreak,
)
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.leaving import suspended_after
from tento.championship.poker.levels import Level, TimeCards
from tento.championship.poker.time_bank import held
from tento.championship.poker.tournament import decide
from tento.rulebooks.loader import overlay
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import AT, CGP, after, at, code, new, out, said, sent_away
from tests.rules.proving import proves

LEVELS = (
    Level(minutes=30, small=100, big=200, ante=200),
    Level(minutes=30, small=500, big=1000, ante=1000, break_min=15),
    Level(minutes=30, small=1000, big=2000, ante=2000),
)


def running(players=18, **facts):
    """A tournament in its first level."""
    return after(new(players, levels=LEVELS, **facts), at(0, StartLevel, level=1))


def by_hands(left=11):
    """Three players more than are paid, hand for hand with so many minutes left of the first level."""
    state = running()
    return after(out(state, *names_of(13)), at(30 - left, HandForHand))


@proves("PK-108")
@pytest.mark.parametrize(("minutes", "refused"), [(29, "clock_not_at_zero"), (30, None), (31, None)])
def test_5_3_8_a_level_is_announced_when_the_clock_reads_zero(minutes, refused):
    assert code(decide(running(), at(minutes, StartLevel, level=2))) == refused


@proves("PK-40", "PK-41")
@pytest.mark.parametrize(("players", "refused"), [(7, "too_few_players"), (8, None)])
def test_2_8_a_level_does_not_begin_with_too_few_people(players, refused):
    assert code(decide(running(players), at(30, StartLevel, level=2))) == refused


@proves("PK-116")
def test_5_3_14_hand_for_hand_ends_in_the_money():
    state = after(by_hands(), at(20, DealHand), _two_out(by_hands()))
    state = after(state, at(22, DealHand), _two_out(state, 1))
    assert state.alive == 2
    assert code(decide(state, at(24, DealHand))) == "in_the_money"
    assert after(state, at(24, HandForHand, on=False)).floor.hand_for_hand is False


def _two_out(state, count=2):
    where = {who: table.number for table in state.seating for who in table.seats if who is not None}
    return at(21, GoOut, outs=tuple(Out(who, where[who], 30000) for who in sorted(where)[:count]))


@proves("PK-117")
def test_5_3_14_a_six_hands_take_eleven_minutes_and_the_seventh_is_played_at_the_new_level():
    state = after(by_hands(11), *(at(30 + 5 * hand, DealHand) for hand in range(6)))
    assert state.floor.clock.left_s == -60
    assert code(decide(state, at(90, DealHand))) == "level_due"
    risen = after(state, at(90, StartLevel, level=2))
    assert (risen.floor.clock.level, risen.floor.clock.left_s) == (2, 29 * 60)


@proves("PK-119")
def test_5_3_14_c_all_who_go_out_in_a_hand_are_told_together():
    state = after(by_hands(), at(20, DealHand), _two_out(by_hands(), 1))
    assert code(decide(state, _two_out(state, 1))) == "hand_not_dealt"


@proves("PK-115")
@pytest.mark.parametrize(("minutes", "refused"), [(14, "outside_last_hands"), (18, None), (26, "outside_last_hands")])
def test_5_3_13_the_last_hands_are_drawn_between_fifteen_and_five_minutes_before_the_end(minutes, refused):
    assert code(decide(running(), at(minutes, DrawLastHands, card=4))) == refused


@proves("PK-115")
def test_5_3_13_the_clock_stands_while_the_last_hands_are_played():
    state = after(running(), at(18, DrawLastHands, card=4))
    assert (state.floor.last_hands, state.floor.clock.left_at(AT + timedelta(hours=9))) == (4, 12 * 60)


@proves("PK-99")
def test_5_3_2_a_race_waits_for_the_level_that_needs_the_chips_no_more():
    race = at(30, ChipRace, old=100, new=500, tables=tuple(RacedTable(table=number, stacks={}, chips={}) for number in (1, 2)))
    early, late = running(), after(running(), at(30, StartLevel, level=2))
    assert (code(decide(early, race)), code(decide(late, race))) == ("chip_still_needed", None)


@proves("PK-131")
def test_5_6_6_d_the_hands_of_a_penalty_go_into_the_bag():
    state = after(running(), at(5, Penalise, player="p1", kind="missed_orbits", orbits=2, why="abuse"))
    served = after(state, at(9, ServeHands, player="p1", dealt=("hand",) * 5), at(30, EndDay))
    assert (state.floor.owed["p1"], served.floor.owed["p1"]) == (18, 13)
    bags = {hands: tuple(Bag(player=who, chips=30000, penalty_hands=hands * (who == "p1")) for who in served.sitting) for hands in (0, 13)}
    assert code(decide(served, at(600, StartDay, bags=bags[0]))) == "penalty_travels"
    assert after(served, at(600, StartDay, bags=bags[13])).floor.owed["p1"] == 13


@proves("PK-130", "PK-138")
def test_5_6_6_c_the_hand_of_the_offence_and_a_misdeal_count_as_the_regulation_says():
    state = after(new(9), said(Penalise, player="p1", kind="missed_hands", hands=4, in_hand=True, why="abuse"))
    assert after(state, said(ServeHands, player="p1", dealt=("misdeal", "hand"))).floor.owed["p1"] == 2


@proves("PK-127")
@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (said(Penalise, player="p1", kind="warning", why="abuse"), None),
        (said(Penalise, player="p1", kind="warning"), "reason_missing"),
        (said(Penalise, player="p1", kind="warning", hands=2, why="abuse"), "not_that_penalty"),
        (said(Penalise, player="p1", kind="missed_hands", why="abuse"), "not_that_penalty"),
        (said(Penalise, player="nobody", kind="warning", why="abuse"), "player_not_seated"),
        (said(ServeHands, player="p1", dealt=("hand",)), "nothing_to_serve"),
        (sent_away("p1", kind="ban"), None),
        (said(Eliminate, player="p1", chips=30000), "reason_missing"),
    ],
)
def test_5_6_6_a_a_penalty_is_one_of_the_list_and_has_its_reason(asked, refused):
    assert code(decide(new(9), asked)) == refused


def _closed(state):
    for who in sorted(set(state.sitting) - {"p0"}):
        state = out(state, who)
    found = close(state)
    assert isinstance(found, Closing)
    return found


def _two_and_one_gone(asked):
    """Eleven players: nine of them out, and the last but one taken out by the Director, who is second and would be paid."""
    state = new(11)
    while state.alive > 2:
        state = out(state, max(set(state.sitting) - {"p0", "p1"}))
    return close(after(state, asked))


@proves("PK-132")
def test_5_6_6_e_the_chips_of_an_eliminated_player_leave_play_and_the_prize_stays():
    state = after(new(11), said(Eliminate, player="p1", chips=30000, why="called away"))
    assert (state.in_play, state.places["p1"]) == (300000, 11)
    assert _two_and_one_gone(said(Eliminate, player="p1", chips=30000, why="called away")).paid["p1"] > 0


@proves("PK-133")
def test_5_6_6_f_the_chips_of_a_disqualified_player_leave_play_and_the_buy_in_stays_in_the_pool():
    state = after(new(11), sent_away("p1"))
    assert (state.in_play, state.entries) == (300000, 11)
    assert (_two_and_one_gone(sent_away("p1")).paid["p1"], _closed(state).pool) == (0, _closed(new(11)).pool)


@proves("PK-134")
def test_5_6_6_g_an_absent_player_keeps_the_seat_and_pays_until_the_chips_are_gone():
    state = after(new(9), said(MarkAbsent, players=("p1",)))
    assert ("p1" in state.sitting, out(state, "p1").places["p1"]) == (True, 9)


@proves("PK-14")
def test_2_1_c_whoever_comes_again_is_present():
    state = out(after(new(9, reentries=1), said(MarkAbsent, players=("p1",))), "p1")
    assert after(state, said(Enter, players=("p1",))).floor.absent == frozenset()


@proves("PK-24")
@pytest.mark.parametrize(
    ("minutes", "why", "refused"), [(29, "", None), (45, "", "registration_closed"), (45, "the Director extends it", None)]
)
def test_2_5_late_registration_ends_with_a_level_unless_the_director_extends_it(minutes, why, refused):
    state = running(18, late_levels=1)
    if minutes > 30:
        state = after(state, at(30, StartLevel, level=2))
    asked = at(minutes, Enter, players=("late",), why=why)
    assert code(decide(state, asked)) == refused


@proves("PK-14")
def test_2_1_c_nobody_comes_again_after_the_period_of_the_sheet():
    state = after(out(running(18, late_levels=1, reentries=1), "p1"), at(30, StartLevel, level=2))
    assert code(decide(state, at(31, Enter, players=("p1",)))) == "reentry_period_over"


@proves("PK-41")
@pytest.mark.parametrize(("players", "minutes", "refused"), [(7, 30, None), (7, 29, "field_large_enough"), (8, 30, "field_large_enough")])
def test_2_8_a_field_that_is_too_small_for_the_next_level_is_cancelled(players, minutes, refused):
    assert code(decide(running(players), at(minutes, CancelEvent))) == refused


@proves("PK-40")
def test_2_8_by_option_the_field_is_counted_at_the_end_of_a_level():
    state = msgspec.structs.replace(running(7), rulebook=overlay(CGP, {"min_field_at": "end"}))
    state = after(state, at(30, StartLevel, level=2), at(60, TakeBreak, minutes=15))
    assert code(decide(state, at(75, StartLevel, level=3))) == "too_few_players"


@proves("PK-09")
def test_1_5_a_cause_from_outside_cancels_at_any_time_and_is_named():
    state = running()
    assert code(decide(state, at(5, CancelEvent, cause="outside"))) == "reason_missing"
    assert code(decide(after(state, at(5, CancelEvent, cause="outside", why="no power")), at(6, StartLevel, level=2))) == "event_cancelled"


@proves("PK-120")
def test_5_3_14_d_outside_hand_for_hand_the_log_places_by_time_between_tables():
    state = running()
    one, other = (next(filter(None, table.seats)) for table in state.seating)
    gone = after(state, at(5, GoOut, outs=(Out(one, 1, 30000, at=7), Out(other, 2, 30000, at=5))))
    assert dict(gone.places) == {one: 17, other: 18}


@proves("PK-127")
@pytest.mark.parametrize(("kind", "same", "other"), [("disqualification", (), ()), ("ban", ("p1",), ()), ("exclusion", ("p1",), ("p1",))])
def test_5_6_6_a_a_ban_holds_for_the_event_and_an_exclusion_for_all(kind, same, other):
    state = after(new(9), sent_away("p1", kind=kind))
    assert (suspended_after(state, same_event=True), suspended_after(state, same_event=False)) == (same, other)


@proves("PK-127")
def test_5_6_6_a_whoever_was_barred_does_not_enter_the_next_tournament():
    state = new(suspended=frozenset({"p1"}))
    assert code(decide(state, said(Enter, players=("p1",)))) == "suspended"


CARDS = TimeCards(start=3, day=2, final=3)


def with_cards(state, **cards):
    return tuple(Bag(player=who, chips=30000, time_cards=cards.get(who, 3)) for who in state.sitting)


@proves("PK-112")
def test_5_3_11_d_f_new_time_cards_come_with_each_day_and_with_the_final_table():
    state = new(9, time_cards=CARDS)
    second = after(state, said(StartDay, bags=with_cards(state)))
    assert (held(state, "p1"), held(second, "p1"), held(after(second, said(FormFinal)), "p1")) == (3, 5, 8)


@proves("PK-112")
def test_5_3_11_d_f_the_final_table_that_is_drawn_again_gives_no_more_cards():
    state = after(new(9, time_cards=CARDS), said(FormFinal), said(FormFinal, why="a seat was broken"))
    assert held(state, "p1") == 6


@proves("PK-112")
@pytest.mark.parametrize(("cards", "after_it"), [(2, 4), (0, 2)])
def test_5_3_11_d_f_cards_that_were_forgotten_are_not_replaced(cards, after_it):
    state = new(9, time_cards=CARDS)
    assert held(after(state, said(StartDay, bags=with_cards(state, p1=cards))), "p1") == after_it


@proves("PK-111", "PK-112")
@pytest.mark.parametrize(("cards", "refused"), [(0, "no_time_cards"), (1, None), (3, None), (4, "no_time_cards")])
def test_5_3_11_the_clock_takes_only_cards_that_a_player_has(cards, refused):
    assert code(decide(new(9, time_cards=CARDS), said(SpendTimeCards, player="p1", cards=cards))) == refused


@proves("PK-114")
@pytest.mark.parametrize(
    ("count", "came_of_it"),
    [
        ({"acted_s": 30, "facing_bet": True}, "time-in-time"),
        ({"acted_s": 31, "facing_bet": True}, "time-dead-hand"),
        ({"facing_bet": True}, "time-dead-hand"),
        ({"facing_bet": False}, "time-check"),
        ({"facing_bet": True, "approved": False}, "time-refused"),
    ],
)
def test_5_3_12_the_floor_notes_a_call_for_time_and_what_came_of_it(count, came_of_it):
    found = decide(new(9), said(CallTime, player="p1", **count))
    assert not isinstance(found, Refusal)
    assert [(event.what, event.facts["player"]) for event in found.events] == [(came_of_it, "p1")]


@proves("PK-114")
def test_5_3_12_nobody_calls_for_time_where_the_action_clock_runs():
    refusal = decide(new(9, time_cards=CARDS), said(CallTime, player="p1"))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.articles) == ("action_clock_runs", ("5.3.12",))


@proves("PK-114")
def test_5_3_12_time_is_called_on_a_player_at_a_table():
    assert code(decide(new(9), said(CallTime, player="stranger"))) == "player_not_seated"


@proves("PK-112")
def test_5_3_11_d_f_no_bag_holds_more_cards_than_its_player_had():
    state = after(new(9, time_cards=CARDS), said(SpendTimeCards, player="p1"))
    assert code(decide(state, said(StartDay, bags=with_cards(state)))) == "no_time_cards"
    assert held(after(state, said(StartDay, bags=with_cards(state, p1=2))), "p1") == 4


@proves("PK-112", "PK-14")
def test_5_3_11_d_f_whoever_comes_again_has_the_cards_of_the_start():
    state = out(after(new(9, time_cards=CARDS, reentries=1), said(SpendTimeCards, player="p1", cards=3)), "p1")
    assert held(after(state, said(Enter, players=("p1",))), "p1") == 3


@proves("PK-112")
def test_5_3_11_d_f_a_day_that_is_drawn_again_does_not_count_the_cards_of_its_bags_again():
    state = new(9, time_cards=CARDS)
    bags = with_cards(state)
    spent = after(state, said(StartDay, bags=bags), said(SpendTimeCards, player="p1", cards=4))
    again = after(spent, said(StartDay, bags=bags, why="a table was forgotten"))
    assert held(again, "p1") == 1
