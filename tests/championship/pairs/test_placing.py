"""The draw that anyone can redo; brackets, groups, byes, delegations apart; schedules."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.championship.core.draw import commitment_of
from tento.championship.pairs import decisions as do
from tento.championship.pairs.fixtures import group_matches, group_name, knockout_matches, round_robin
from tento.championship.pairs.placing import NOBODY, Shape, Transcript, placed, seed_ranks, verify_draw
from tento.championship.pairs.schedule import schedule
from tento.championship.pairs.staging import entrants_of, transcript_of
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.rulebooks.championship.pairs import Draw
from tento.rulebooks.loader import load

NAMES = [f"e{number}" for number in range(1, 200)]


@pytest.fixture(scope="module")
def transcript():
    simulated = PairsSimulation(load("truco-masters-2025"), Chance(7))
    simulated.enter(16)
    simulated.draw("knockout")
    found = transcript_of(simulated.state, "knockout")
    assert found is not None
    return found


def test_there_is_no_transcript_of_a_draw_that_was_only_announced():
    simulated = PairsSimulation(load("truco-masters-2025"), Chance(7))
    simulated.enter(16)
    listed = entrants_of(simulated.state, "knockout")
    simulated.do(do.AnnounceDraw, stage="knockout", listed=listed, commitment=commitment_of(bytes(32)), source="two people's numbers")
    assert transcript_of(simulated.state, "knockout") is None


def why(transcript):
    found = verify_draw(transcript)
    return None if found is None else found.why


def test_an_honest_transcript_verifies(transcript):
    assert why(transcript) is None


def test_another_seed_is_found_out(transcript):
    assert why(replace(transcript, seed=bytes(32).hex())) == "commitment"


def test_another_number_is_found_out(transcript):
    assert why(replace(transcript, numbers=("ff", "ff"))) == "order"


def test_a_swapped_pair_of_places_is_found_out(transcript):
    first, second, *rest = transcript.groups[0]
    assert why(replace(transcript, groups=((second, first, *rest),))) == "places"


def test_a_name_slipped_into_the_list_is_found_out(transcript):
    assert why(replace(transcript, listed=("x", *transcript.listed[1:]))) == "order"


def test_a_seed_that_is_no_hex_is_found_out(transcript):
    assert why(replace(transcript, seed="zz")) == "seed"


@pytest.mark.parametrize(("key", "number"), [("rounds", 10**18), ("rounds", 0), ("rounds", -1), ("seeds", -1)])
def test_a_transcript_of_more_rounds_than_any_list_fills_is_not_read(transcript, key, number):
    told = msgspec.to_builtins(transcript) | {key: number}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(told), type=Transcript)


@pytest.mark.parametrize("method", ["random", "seeded"])
def test_seeds_that_the_draw_did_not_have_are_found_out(transcript, method):
    assert why(replace(transcript, method=method, seeds=10**18)) == "places"


@given(st.integers(2, 130))
def test_no_two_byes_meet_and_everybody_has_one_place(entrants):
    (bracket,) = placed(Draw(), Shape(), NAMES[:entrants], NAMES[:entrants], {})
    pairs = list(zip(bracket[::2], bracket[1::2], strict=True))
    assert (NOBODY, NOBODY) not in pairs
    assert sorted(name for name in bracket if name) == sorted(NAMES[:entrants])


@given(st.integers(2, 130))
def test_byes_are_spread_evenly_over_the_halves(entrants):
    (bracket,) = placed(Draw(), Shape(), NAMES[:entrants], NAMES[:entrants], {})
    half = len(bracket) // 2
    assert abs(bracket[:half].count(NOBODY) - bracket[half:].count(NOBODY)) <= 1


@given(st.integers(2, 60), st.integers(0, 10**6), st.integers(1, 6))
def test_delegations_are_apart_as_far_as_can_be(entrants, luck, delegations):
    drawn = NAMES[:entrants]
    Chance(luck).shuffle(drawn)
    of = {name: f"d{number % delegations}" for number, name in enumerate(NAMES[:entrants])}
    (bracket,) = placed(Draw(apart="delegations"), Shape(), drawn, drawn, of)
    half = len(bracket) // 2
    for delegation in set(of.values()):
        counts = [sum(of.get(name) == delegation for name in part) for part in (bracket[:half], bracket[half:])]
        assert abs(counts[0] - counts[1]) <= 1


@given(st.integers(1, 12), st.integers(2, 60), st.integers(1, 9))
def test_groups_differ_by_one_and_hold_each_delegation_evenly(groups, entrants, delegations):
    of = {name: f"d{number % delegations}" for number, name in enumerate(NAMES[:entrants])}
    made = placed(Draw(apart="delegations"), Shape(groups=groups), NAMES[:entrants], NAMES[:entrants], of)
    sizes = [len(group) for group in made]
    assert (len(made), max(sizes) - min(sizes) <= 1) == (groups, True)
    assert sorted(name for group in made for name in group) == sorted(NAMES[:entrants])
    for delegation in set(of.values()):
        counts = [sum(of[name] == delegation for name in group) for group in made]
        assert max(counts) - min(counts) <= 1


def test_seeds_meet_as_late_as_they_can():
    (bracket,) = placed(Draw(method="seeded", seeds=4), Shape(), NAMES[4:8] + NAMES[:4], NAMES[:8], {})
    assert [bracket.index(seed) // 4 for seed in NAMES[:4]] in ([0, 1, 1, 0], [0, 1, 0, 1])
    assert seed_ranks(4) == [0, 3, 1, 2]


def test_the_first_seeds_have_the_byes():
    (bracket,) = placed(Draw(method="seeded", seeds=2), Shape(), NAMES[:6], NAMES[:6], {})
    pairs = list(zip(bracket[::2], bracket[1::2], strict=True))
    assert {first or second for first, second in pairs if NOBODY in (first, second)} == {"e1", "e2"}


def test_one_round_of_ten_is_five_matches():
    (places,) = placed(Draw(), Shape(rounds=1), NAMES[:10], NAMES[:10], {})
    assert len(list(knockout_matches("q", places, 1, third=False))) == 5


@given(st.integers(2, 20))
def test_a_round_robin_brings_everybody_together_once(size):
    rounds = list(round_robin(NAMES[:size]))
    pairs = [frozenset(pair) for turn in rounds for pair in turn]
    assert len(set(pairs)) == len(pairs) == size * (size - 1) // 2
    assert all(len({name for pair in turn for name in pair}) == 2 * len(turn) for turn in rounds)


@given(st.integers(2, 12), st.integers(1, 7))
@settings(max_examples=50)
def test_nobody_is_scheduled_twice_in_a_slot_and_no_table_holds_two(size, tables):
    pairs = [pair for turn in round_robin(NAMES[:size]) for pair in turn]
    slots = schedule([(" x ".join(pair), pair) for pair in pairs], tables)
    for number in {slot.slot for slot in slots}:
        here = [slot for slot in slots if slot.slot == number]
        people = [name for slot in here for name in slot.match.split(" x ")]
        assert len(people) == len(set(people))
        assert sorted(slot.table for slot in here) == list(range(1, len(here) + 1))
        assert len(here) <= tables


@pytest.mark.parametrize(("place", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA")])
def test_groups_are_named_like_the_columns_of_a_sheet(place, name):
    assert group_name(place) == name


@pytest.mark.parametrize(("size", "rounds"), [(4, 6), (5, 10)])
def test_a_second_leg_follows_the_first_without_a_gap_and_turns_the_sides(size, rounds):
    matches = list(group_matches("groups", [NAMES[:size]], 2))
    assert sorted({match.round for match in matches}) == list(range(1, rounds + 1))
    first, second = matches[: len(matches) // 2], matches[len(matches) // 2 :]
    assert [match.sides for match in second] == [match.sides[::-1] for match in first]


def test_a_third_leg_has_the_sides_of_the_first():
    matches = list(group_matches("groups", [NAMES[:4]], 3))
    first, third = matches[: len(matches) // 3], matches[-len(matches) // 3 :]
    assert [match.sides for match in third] == [match.sides for match in first]
