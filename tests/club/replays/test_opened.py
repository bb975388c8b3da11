"""A record from a file is told as the replay of a live table is: the same steps, the same checks, and nothing that it does not say."""

import re
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.club.replays.finished import replay as replay_log
from tento.club.replays.opened import TooLong, open_record
from tento.records.errors import RecordError
from tento.table.seats import SPECTATOR, Seat, Viewer
from tests.club.replays.test_exported import EVERY, match, written
from tests.contract.laws import cards_named
from tests.records.recorded import SMALL, forged, played, rechained
from tests.records.test_forgery import TEXTS

VIEWERS = pytest.mark.parametrize("viewer", [Seat(0), Seat(3), SPECTATOR])


@EVERY
@VIEWERS
def test_a_live_match_and_its_record_are_told_alike(rulebook, viewer: Viewer):
    told = match(rulebook, "partida")
    live = replay_log(told.log, viewer)
    opened = open_record(written(told), viewer).replay
    assert live is not None
    assert [(step.events, step.view) for step in opened.steps] == [(step.events, step.view) for step in live.steps]
    assert replace(opened, steps=(), table="") == replace(live, steps=(), table="")


def test_a_record_from_the_terminal_is_told_with_every_deal_checked():
    text = played("ktruco-paulista", 4, 1, "deal").text
    opened = open_record(text)
    assert (opened.problem, opened.sealed) == (None, None)
    assert [deal.check for deal in opened.replay.deals] == ["ok"] * text.count("\ndeal ")
    assert opened.replay.outcome is not None
    assert opened.header.players[3].name == 'Dona "Dadá"'


def test_steps_are_numbered_by_their_lines_and_timed_from_the_start():
    steps = open_record(SMALL).replay.steps
    lines = SMALL.splitlines()
    assert all(re.match(r"0:0\d\.\d{3} ", lines[step.seq - 1]) for step in steps)
    assert steps[0].at == 137


def test_a_forged_record_is_told_up_to_its_first_false_line():
    opened = open_record(forged(r" 0 play \S\S", " 0 play 6c"))
    assert opened.problem is not None
    assert (opened.problem.code, opened.problem.line) == ("refused", 18)
    assert max(step.seq for step in opened.replay.steps) == 17
    assert [deal.check for deal in opened.replay.deals] == ["ok"]


def test_a_false_deal_is_called_so():
    opened = open_record(forged(r"^reveal 1 seed ..", "reveal 1 seed 00"))
    assert opened.problem is not None
    assert [(deal.check, deal.pack) for deal in opened.replay.deals] == [("seed_hash", ())]


@pytest.mark.parametrize("reveal", ["never", "referee"])
def test_what_was_not_revealed_is_not_told(reveal):
    opened = open_record(written(match("fenacef-ix", reveal)), Seat(0))
    assert opened.sealed is not None
    assert opened.replay.steps == ()
    assert {(deal.check, deal.seed, deal.pack) for deal in opened.replay.deals} == {("not_revealed", None, ())}
    assert cards_named(opened.replay) == set()


def test_a_seat_that_the_table_has_not_sees_what_a_spectator_sees():
    assert open_record(SMALL, Seat(2)).replay == open_record(SMALL).replay


@pytest.mark.parametrize("text", ["", "hello", SMALL[:-20], SMALL.replace("seats 2", "seats 4"), forged("sha256:..", "sha256:00")])
def test_what_is_no_whole_record_is_refused(text):
    with pytest.raises(RecordError):
        open_record(text)


@pytest.mark.parametrize("lines", [0, 1, 10, 17])
def test_it_stops_as_soon_as_it_is_late(lines):
    asked = iter(range(1000))
    with pytest.raises(TooLong):
        open_record(SMALL, late=lambda: next(asked) >= lines)


@cache
def text_of(name: str) -> str:
    """A small record, or one of a match at a live table."""
    return SMALL if name == "small" else written(match(name, "partida"))


@given(st.data())
@pytest.mark.parametrize("name", ["small", "ktruco-paulista", "afia-2025"])
def test_no_record_with_lines_changed_breaks_the_reader(name, data):
    """Only a RecordError may come out of it, whatever stands on lines whose chain was made to fit."""
    texts = [line.rpartition(" ~")[0] for line in text_of(name).splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(texts) - 1))
        texts[place] = data.draw(st.sampled_from(TEXTS + texts) | _mangled(texts[place]))
    with suppress(RecordError):
        open_record(rechained(texts), data.draw(st.sampled_from([SPECTATOR, Seat(0), Seat(9)])))


def _mangled(text: str) -> st.SearchStrategy[str]:
    """The line with one word of it another one."""
    words = st.sampled_from(
        ["0", "3", "9", "-1", "99999999999999999999", "4c", "Zz", "x", "none", '"', "vira", "+A1", "A9", "{}", "#000000000000"]
    )
    places = st.integers(0, len(text.split(" ")) - 1)

    def swapped(place: int, word: str) -> str:
        parts = text.split(" ")
        return " ".join([*parts[:place], word, *parts[place + 1 :]])

    return st.builds(swapped, places, words)
