"""What a table is told follows from comparing the event with the tables: no chips come from nowhere, no hand hides a knockout."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from tento.championship.poker import tournament
from tento.championship.poker.chain import links
from tento.championship.poker.decisions import Balance, Enter, FormFinal, GoOut, Open
from tento.championship.poker.floor_decisions import StartLevel, TellBlinds
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level
from tento.championship.poker.seats import spots
from tento.club.events.poker.config import TournamentConfig, sheet_of
from tento.club.events.poker.deciding import Floor, next_step
from tento.club.events.poker.floor import FloorTable, chairs, event_of, table_id
from tento.club.events.poker.handing import Hall, handing
from tento.club.live.directing import Come, Leave, Tell
from tento.club.live.table_state import Occupant
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.table.kit import DirectedTable, WentOut
from tento.table.refusal import Refusal
from tento.table.seats import Seat

CGP = load("cgp-2024")
NOW = datetime(2026, 5, 2, 20, tzinfo=UTC)
LINKS = links(bytes(32), 64)
DIRECTING: Any = kit_of("poker").directing
STACK = 1000


def after(state, *decisions):
    for decision in decisions:
        found = tournament.decide(state, decision)
        assert not isinstance(found, Refusal), found
        state = found.state
    return state


def begun(players, size):
    """An event whose seats are drawn and whose first level runs."""
    sheet = Open(
        by="ana", at=NOW, title="x", rulebook=CGP.name, hash=CGP.hash, stack=STACK, size=size, options={"min_field": [], "ft_size": size},
        split={"prize": 10}, levels=tuple(Level(minutes=1, small=25 * n, big=50 * n) for n in range(1, 5)), late_levels=0,
        online=True,
    )  # fmt: skip
    opened = tournament.open(CGP, sheet)
    assert not isinstance(opened, Refusal)
    state = after(opened.state, Enter(by="ana", at=NOW, players=tuple(f"p{n}" for n in range(players))))
    while (step := next_step(state, Floor({}, {}), LINKS, NOW)).decision is not None:
        state = after(state, step.decision)
    return state


def table(state, number, free=True, outs=None, stacks=None):
    """The live table of a table of the event, with everybody in place."""
    seats = next(one.seats for one in state.seating if one.number == number)
    sat = {seat: Occupant(who, person=who) for seat, who in enumerate(seats, 1) if who is not None}
    chips = tuple(None if who is None else (stacks or {}).get(who, STACK) for who in seats)
    return FloorTable(table_id("e", number, False), sat, DirectedTable(chips, 1, 1, state.alive, None, free), outs or {}, free)


def floor(state, *tables, owed=()):
    found = {one.number: table(state, one.number) for one in state.seating} | {int(one.id.rpartition(".")[2]): one for one in tables}
    return Floor(found, chairs(found.values()), frozenset(owed))


def hall(state, tables):
    return Hall(state, spots(state.seating), tables, chairs(tables.values()), {}, DIRECTING, "random")


def test_a_table_is_called_by_its_event():
    assert event_of(table_id("abc-_", 12, False)) == event_of(table_id("abc-_", 1, True)) == "abc-_"
    assert event_of("abc-_") is None


def test_a_break_as_long_as_was_agreed_follows_every_so_many_levels():
    sheet = sheet_of(TournamentConfig(level_minutes=3, break_every=2, break_minutes=7), CGP, DIRECTING)
    assert [(level.minutes, level.break_min) for level in sheet[:5]] == [(3, 0), (3, 7), (3, 0), (3, 7), (3, 0)]


def test_levels_begin_when_the_clock_reads_zero():
    state = begun(4, 4)
    assert next_step(state, floor(state), LINKS, NOW + timedelta(seconds=59)).decision is None
    due = next_step(state, floor(state), LINKS, NOW + timedelta(seconds=60)).decision
    assert isinstance(due, StartLevel)
    assert due.level == 2


def test_a_knockout_is_told_when_the_hand_is_over_with_who_took_the_chips():
    state = begun(4, 4)
    loser, winner = state.seating[0].seats[:2]
    playing = table(state, 1, free=False, outs={1: WentOut(700, (Seat(1),))})
    assert next_step(state, floor(state, playing), LINKS, NOW).decision is None
    over = table(state, 1, outs={1: WentOut(700, (Seat(1),))}, stacks={loser: 0})
    told = next_step(state, floor(state, over), LINKS, NOW).decision
    assert isinstance(told, GoOut)
    assert [(out.player, out.stack) for out in told.outs] == [(loser, 700)]
    assert told.taken_by == ((winner,),)
    assert next_step(after(state, told), floor(state, over), LINKS, NOW).decision is None


def test_the_final_table_waits_until_every_hand_is_over():
    state = begun(6, 3)
    gone = [state.seating[0].seats[0], *state.seating[1].seats[:2]]
    for who in gone:
        number = spots(state.seating)[who].table
        state = after(state, _out(state, who, number))
    still = floor(state, table(state, 2, free=False))
    assert next_step(state, still, LINKS, NOW) == (None, frozenset({1, 2}))
    assert isinstance(next_step(state, floor(state), LINKS, NOW).decision, FormFinal)


def _out(state, who, number):

    taker = next(one for table in state.seating if table.number == number for one in table.seats if one not in {None, who})
    return GoOut(by="ana", at=NOW, outs=(Out(who, number, STACK),), taken_by=((taker,),))


def uneven():
    """Three tables of four, of which the second has lost two players: one of another table must move."""
    state = begun(12, 4)
    for who in state.seating[1].seats[:2]:
        state = after(state, _out(state, who, 2))
    return state


def test_who_must_rise_finishes_the_hand_first_and_the_others_play_on():
    state = uneven()
    giving = table(state, 1, free=False)
    assert next_step(state, floor(state, giving), LINKS, NOW) == (None, frozenset({1}))
    target = table(state, 2, free=False)
    assert isinstance(next_step(state, floor(state, target), LINKS, NOW).decision, Balance | TellBlinds)


def test_nobody_is_moved_again_before_the_first_move_is_made():
    before = uneven()
    state = after(before, next_step(before, floor(before), LINKS, NOW).decision)
    tables = {number: table(before, number) for number in (1, 2, 3)}
    assert not Floor(tables, chairs(tables.values())).settled(state)
    assert floor(state).settled(state)


def moved():
    """An event that has just moved a player, and the tables as they were."""
    before = uneven()
    state = after(before, next_step(before, floor(before), LINKS, NOW).decision)
    old, new = spots(before.seating), spots(state.seating)
    who = next(one for one in new if old[one] != new[one])
    return state, who, old[who], new[who], {number: table(before, number, stacks={who: 640}) for number in (1, 2, 3)}


def of(state, number):
    return next(one for one in state.seating if one.number == number)


def test_a_player_who_moves_is_seated_with_the_stack_first_and_leaves_after_that():
    state, who, old, new, tables = moved()
    giving = handing(hall(state, tables), tables[old.table], of(state, old.table), True)
    assert giving == ((), False)
    taking = handing(hall(state, tables), tables[new.table], of(state, new.table), True)
    come = next(order for order in taking.orders if isinstance(order, Come))
    assert (come.seat, come.stack, come.who.person, taking.whole) == (new.seat - 1, 640, who, True)
    there = tables[new.table]
    chips = tuple(640 if seat == new.seat else stack for seat, stack in enumerate(there.table.stacks, 1))
    seated = there._replace(seats={**there.seats, new.seat: come.who}, table=there.table._replace(stacks=chips))
    now = hall(state, tables | {new.table: seated})
    left = handing(now, tables[old.table], of(state, old.table), True)
    assert left.orders[0] == Leave(Seat(old.seat - 1))
    assert left.whole
    assert not any(isinstance(one, Come) for one in handing(now, seated, of(state, new.table), True).orders)


def test_a_player_does_not_come_while_the_old_table_plays():
    state, _, old, new, tables = moved()
    playing = tables | {old.table: tables[old.table]._replace(free=False)}
    taking = handing(hall(state, playing), playing[new.table], of(state, new.table), True)
    assert (taking.orders, taking.whole) == ((), False)


def test_nobody_comes_with_a_new_stack_once_hands_are_played():
    state, _, old, new, tables = moved()
    lost = {number: one for number, one in tables.items() if number != old.table}
    assert handing(hall(state, lost), lost[new.table], of(state, new.table), True) == ((), False)


def test_no_hand_begins_before_a_knockout_was_told():
    state = begun(4, 4)
    busted = table(state, 1, stacks={state.seating[0].seats[0]: 0})
    assert handing(hall(state, {1: busted}), busted, state.seating[0], True) == ((), False)


@pytest.mark.parametrize("may_play", [True, False])
def test_the_word_for_the_next_hand_is_given_only_where_one_may_be_played(may_play):
    state = begun(4, 4)
    found = handing(hall(state, {1: table(state, 1)}), table(state, 1), state.seating[0], may_play)
    assert (Tell(DIRECTING.next_hand) in found.orders) is may_play


def test_a_player_alone_at_a_table_waits():
    state = begun(2, 2)
    alone = replace(state, seating=(replace(state.seating[0], seats=("p0", None)),))
    here = table(alone, 1)
    assert handing(hall(alone, {1: here}), here, alone.seating[0], True).orders == ()
