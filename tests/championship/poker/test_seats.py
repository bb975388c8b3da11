"""Laws of the room: nobody in two seats, nobody lost, tables within one of each other, blinds that never skip a player."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.championship.poker.balancing import balance, break_tables
from tento.championship.poker.button import Blinds, first_blinds, next_blinds
from tento.championship.poker.hand_for_hand import Out, place_same_hand
from tento.championship.poker.penalties import left_to_serve
from tento.championship.poker.race import Race, odd_chips, race
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seats import Table, draw_seats, fill, leave, reseated, spots
from tento.rulebooks.loader import load
from tests.championship.poker.rooms import PACK, SIZE, names_of, rooms

CGP = load("cgp-2024")
RULES = rules_of(CGP)
SEEDS = st.binary(min_size=32, max_size=32)


def sitting(seating):
    return sorted(who for table in seating for who in table.seats if who is not None)


def spread(seating):
    counts = [table.count for table in seating]
    return max(counts) - min(counts)


@given(st.integers(1, 400), st.integers(2, 10), SEEDS)
def test_a_draw_seats_everybody_once_and_evenly(players, size, key):
    names = names_of(players)
    seating = draw_seats(names, size, key)
    assert sitting(seating) == sorted(names)
    assert (len(seating), spread(seating) <= 1) == (-(-players // size), True)


@given(rooms())
def test_balancing_leaves_tables_within_one_and_loses_nobody(seating):
    found = balance(RULES, seating)
    assert (sitting(found.seating), spread(found.seating) <= 1) == (sitting(seating), True)


@given(rooms())
def test_the_moves_lead_from_the_old_room_to_the_new_one(seating):
    rows = {table.number: list(table.seats) for table in seating}
    found = balance(RULES, seating)
    for move in found.moves:
        assert move.came_from is not None
        assert rows[move.to.table][move.to.seat - 1] is None
        rows[move.came_from.table][move.came_from.seat - 1] = None
        rows[move.to.table][move.to.seat - 1] = move.player
    assert spots(reseated(seating, rows)) == spots(found.seating)


@given(rooms())
def test_balancing_twice_moves_nobody_more(seating):
    assert balance(RULES, balance(RULES, seating).seating).moves == ()


@given(rooms(), st.integers(0, 99))
def test_breaking_leaves_the_fewest_tables_and_loses_nobody(seating, seed):
    found = break_tables(seating, Chance(seed))
    assert (sitting(found.seating), found.alternates) == (sitting(seating), ())
    assert len(found.seating) == min(len(seating), -(-len(sitting(seating)) // SIZE))


@given(rooms(), st.integers(0, 60), st.integers(0, 99))
def test_late_players_are_seated_or_wait_in_order(seating, many, seed):
    late = [f"late{number}" for number in range(many)]
    found = fill(seating, late, Chance(seed))
    free = SIZE * len(seating) - len(sitting(seating))
    assert found.alternates == tuple(late[free:])
    assert sitting(found.seating) == sorted([*sitting(seating), *late[:free]])


@given(rooms(), st.data())
def test_whoever_leaves_is_gone_and_nobody_else_moves(seating, data):
    where = spots(seating)
    out = data.draw(st.lists(st.sampled_from(sorted(where)), unique=True))
    assert spots(leave(seating, out)) == {who: spot for who, spot in where.items() if who not in out}


@given(st.sets(st.integers(1, SIZE), min_size=2), st.integers(1, SIZE), st.integers(1, 30))
def test_without_eliminations_everybody_has_the_big_blind_in_turn(taken, button, hands):
    blinds = first_blinds(button, taken, SIZE)
    seen = []
    for _ in range(hands + len(taken)):
        seen.append(blinds.big)
        blinds = next_blinds(RULES, blinds, taken, SIZE)
    assert all(set(seen[start : start + len(taken)]) == taken for start in range(hands))


@given(st.permutations(range(1, SIZE + 1)), st.integers(1, SIZE))
def test_while_players_go_out_nobody_has_the_big_blind_twice_running(order, button):
    taken = set(range(1, SIZE + 1))
    blinds = first_blinds(button, taken, SIZE)
    for out in order[:-2]:
        taken.discard(out)
        after = next_blinds(RULES, blinds, taken, SIZE)
        assert after.big in taken
        assert after.big != blinds.big
        blinds = after


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(1, 5)), min_size=1, max_size=12))
def test_places_of_one_hand_leave_no_gap(outs):
    places = place_same_hand(100, [Out(f"p{number}", *out) for number, out in enumerate(outs)])
    counted = sorted(places.values())
    assert all(place == 100 - len(outs) + 1 + sum(other < place for other in counted) for place in counted)


@given(st.dictionaries(st.integers(1, 9), st.tuples(st.integers(0, 20), st.integers(0, 8)), min_size=1), st.permutations(PACK))
@settings(max_examples=50)
def test_a_chip_race_gives_nobody_more_than_a_chip_and_leaves_no_odd_one(seats, cards):
    stacks = {seat: 100 * whole + 25 * odd for seat, (whole, odd) in seats.items() if whole or odd}
    chips = {seat: odd for seat, (_, odd) in seats.items()}
    found = race(CGP, stacks, chips, (25, 100), cards)
    assert isinstance(found, Race)
    assert all(stack > 0 and stack % 100 == 0 for stack in found.stacks.values())
    assert all(found.stacks[seat] - stack <= 100 for seat, stack in stacks.items())
    assert found.new_chips == -(-sum(odd_chips(odd, 25, 100) for seat, odd in chips.items() if seat in stacks) // 4)


@given(st.integers(0, 40), st.lists(st.sampled_from(["hand", "misdeal"])), st.integers(0, 40))
def test_a_penalty_served_on_two_days_is_the_same_as_on_one(hands, dealt, cut):
    first, second = dealt[:cut], dealt[cut:]
    assert left_to_serve(RULES, left_to_serve(RULES, hands, first), second) == left_to_serve(RULES, hands, dealt)


def test_a_table_that_lost_nobody_is_the_same_value():
    seating = (Table(1, ("a", None), Blinds(1, 1, 1)),)
    assert reseated(seating, {1: ["a", None]})[0] is seating[0]


def test_a_table_remembers_which_seats_fell_empty_in_which_order_and_forgets_those_taken_again():
    seating = (Table(1, ("a", None, "c", "d")),)
    after = leave(leave(seating, ["d"]), ["a"])
    assert [table.opened for table in after] == [(4, 1)]
    again = reseated(after, {1: (None, None, "c", "e")})
    assert [table.opened for table in again] == [(1,)]
