"""Draws of seats that anyone can check: redone by a stranger from the letter of the docs, and nothing can be changed unseen."""

import re
from hashlib import sha256

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.championship.core.opening import Refused
from tento.championship.core.tournament import fold
from tento.championship.poker import tournament as poker
from tento.championship.poker.chain import links
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.seat_verify import verify_all, verify_seats
from tento.championship.poker.seating import SeatDecision
from tento.championship.simulation.poker.stage import PokerStage
from tento.rulebooks.loader import load
from tests.cards.stranger import redone
from tests.championship.poker.tournaments import transcripts
from tests.places import DOCS

PAGE = DOCS / "championship.md"
VECTORS = msgspec.json.decode(re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[-1], type=list[SeatDraw])
LUCK = st.integers(0, 10_000)
FIELDS = st.integers(11, 90)


def played(field, luck, trouble=10, numbered=False):
    stage = PokerStage(load("cgp-2024"), luck, "x", trouble, numbered=numbered)
    stage.play(field)
    return stage.events[0].log


LOG = played(70, 5)
DRAWS = transcripts(LOG)


def of_kind(kind):
    return next(one for one in DRAWS if one.kind == kind and len(one.listed) > 1)


def why(told, *before):
    found = verify_seats(told, *before)
    return found and found.why


@given(FIELDS, LUCK, st.booleans())
@settings(max_examples=15, deadline=None)
def test_a_stranger_redoes_every_draw_of_a_tournament(field, luck, numbered):
    for draw in transcripts(played(field, luck, numbered=numbered)):
        assert redone(draw) == (draw.commitment, draw.seats, draw.button)


def renamed(draw):
    """A draw with other names in the same places: what is left of one after everybody was erased."""
    called = {who: f"Pessoa {place}" for place, who in enumerate(reversed(draw.listed), 1)}
    fixed = {called[who]: seat for who, seat in draw.fixed.items()}
    return replace(draw, listed=tuple(called[who] for who in draw.listed), fixed=fixed)


def test_a_draw_over_numbers_is_as_true_without_the_names():
    draws = transcripts(played(70, 5, numbered=True))
    assert {draw.kind for draw in draws} == {"start", "late", "balance", "day", "final"}
    assert verify_all([renamed(draw) for draw in draws]) is None


def test_a_draw_over_names_is_not():
    assert verify_all([renamed(draw) for draw in DRAWS]) is not None


@pytest.mark.parametrize("kind", ["start", "balance", "day"])
def test_a_number_of_a_player_that_was_changed_is_found(kind):
    draw = next(one for one in transcripts(played(70, 5, numbered=True)) if one.kind == kind and len(one.listed) > 1)
    assert why(draw) is None
    assert why(replace(draw, entrants=(*draw.entrants[:-1], draw.entrants[-1] + 1000))) == "places"
    assert why(replace(draw, entrants=(*draw.entrants[:-1], draw.entrants[0]))) == "list"
    assert why(replace(draw, entrants=draw.entrants[1:])) == "list"


@given(FIELDS, LUCK)
@settings(max_examples=15, deadline=None)
def test_every_draw_of_a_tournament_is_true_alone_and_in_its_order(field, luck):
    draws = transcripts(played(field, luck))
    assert [why(draw) for draw in draws] == [None] * len(draws)
    assert verify_all(draws) is None


def test_the_draws_of_the_page_are_true():
    assert verify_all(VECTORS) is None


@pytest.mark.parametrize("draw", VECTORS, ids=lambda draw: draw.kind)
def test_a_stranger_redoes_the_draws_of_the_page(draw):
    assert redone(draw) == (draw.commitment, draw.seats, draw.button)


def test_the_links_of_the_page_are_those_of_its_secret():
    assert [VECTORS[0].commitment, *(draw.link for draw in VECTORS[:3])] == list(links(bytes(range(32)), 9)[:4])
    assert (VECTORS[3].commitment, VECTORS[3].link) == links(bytes(range(32, 64)), 9)[:2]


def test_a_seat_of_the_page_is_kept():
    assert VECTORS[3].fixed == {"Caio": "2.3", "Gil": "1.1"}


def test_a_tournament_draws_its_start_arrivals_broken_tables_a_day_and_the_final():
    assert {draw.kind for draw in DRAWS} == {"start", "late", "balance", "day", "final"}


def test_every_link_hashes_to_the_one_before():
    found = links(bytes(range(32)), 5)
    assert [sha256(bytes.fromhex(link)).hexdigest() for link in found[1:]] == list(found[:-1])


def test_the_last_link_is_the_secret():
    assert links(bytes(range(32)), 5)[-1] == bytes(range(32)).hex()


def other_seat(draw):
    return replace(draw, seats=(draw.seats[1], draw.seats[0], *draw.seats[2:]))


TAMPERED = {
    "seat": (other_seat, "places"),
    "seed": (lambda draw: replace(draw, link="0" * 64), "commitment"),
    "no seed": (lambda draw: replace(draw, link="0"), "seed"),
    "commitment": (lambda draw: replace(draw, commitment="0" * 64), "commitment"),
    "order of the list": (lambda draw: replace(draw, listed=draw.listed[::-1]), "places"),
    "somebody twice": (lambda draw: replace(draw, listed=(*draw.listed[:-1], draw.listed[0])), "list"),
    "a name": (lambda draw: replace(draw, listed=("somebody else", *draw.listed[1:])), "places"),
    "number of the draw": (lambda draw: replace(draw, number=draw.number + 1), "commitment"),
    "kind": (lambda draw: replace(draw, kind="final" if draw.kind in ("start", "day") else "late"), "places"),
    "a number": (lambda draw: replace(draw, numbers=("00", *draw.numbers)), "places"),
    "an unreadable number": (lambda draw: replace(draw, numbers=("x",)), "number"),
    "too many numbers": (lambda draw: replace(draw, numbers=("00",) * 256), "number"),
    "a free seat": (lambda draw: replace(draw, free=(*draw.free, "1.1")), "free"),
    "a seat that cannot be": (lambda draw: replace(draw, free=(*draw.free, "1.10")), "free"),
    "the order of the free seats": (lambda draw: replace(draw, free=draw.free[::-1]), "free"),
    "who rises": (lambda draw: replace(draw, moved=len(draw.listed) + 1), "list"),
    "button": (lambda draw: replace(draw, button=draw.button + 1), "places"),
}


@pytest.mark.parametrize("what", TAMPERED)
@pytest.mark.parametrize("kind", ["start", "balance", "day"])
def test_what_is_changed_in_a_transcript_is_found(what, kind):
    change, found = TAMPERED[what]
    assert why(change(of_kind(kind))) == found


@pytest.mark.parametrize(
    ("changed", "number", "found"),
    [
        (DRAWS[1:], DRAWS[1].number, "label"),
        ((*DRAWS[:2], *DRAWS[3:]), DRAWS[3].number, "label"),
        ((*DRAWS[:2], *DRAWS[1:]), DRAWS[1].number, "label"),
        ((DRAWS[0], replace(DRAWS[1], numbers=()), *DRAWS[2:]), DRAWS[1].number, "number"),
    ],
)
def test_no_draw_is_left_out_or_made_twice(changed, number, found):
    wrong = verify_all(changed)
    assert wrong is not None
    assert (wrong[0].number, wrong[1].why) == (number, found)


def forged(place, change):
    """The log with one transcript changed; every line of it can be signed anew."""
    where = [at for at, one in enumerate(LOG) if isinstance(one, SeatDecision) and one.draw is not None][place]
    return (*LOG[:where], replace(LOG[where], draw=change(LOG[where].draw)), *LOG[where + 1 :]), where + 1


LOG_CHANGES = {name: change for name, (change, _) in TAMPERED.items()} | {
    "source": lambda draw: replace(draw, source="a coin"),
    "size": lambda draw: replace(draw, size=draw.size + 1),
    "whom it moved": lambda draw: replace(draw, moved=draw.moved + 1),
    "left out": lambda _: None,
}


@given(st.sampled_from([place for place, draw in enumerate(DRAWS) if len(draw.listed) > 1]), st.sampled_from(sorted(LOG_CHANGES)))
@settings(max_examples=60, deadline=None)
def test_a_log_with_a_changed_transcript_is_refused_at_that_decision(place, what):
    change = LOG_CHANGES[what]
    assume(change(DRAWS[place]) != DRAWS[place])
    log, line = forged(place, change)
    with pytest.raises(Refused) as found:
        fold(poker, load("cgp-2024"), log)
    assert (found.value.place, found.value.refusal.code in ("false_draw", "draw_missing")) == (line, True)
