"""Dates in their order, tables and hours that exist, and draws that are announced once."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from tento.championship.core.draw import commitment_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.opening import publish
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tests.rules.championships import BRASILIA, DAY, IN_TIME, TM, after, championship, code, field, form, stage

SEED = bytes(range(32))
YEARS = timedelta(days=365)


def test_a_decision_is_not_dated_before_the_last_one():
    state = after(championship(TM), form("one"))
    early = do.Confirm(by="one b", at=IN_TIME - 3 * YEARS, entry="one", person=1)
    assert code(decide(state, early)) == "out_of_order"
    assert code(decide(state, replace(early, at=IN_TIME))) == "done"


def test_the_opening_is_the_first_date():
    rulebook = load(TM)
    opened = publish(rulebook, do.Publish(by="organiser", at=IN_TIME, title="x", rulebook=TM, hash=rulebook.hash))
    assert isinstance(opened, Step)
    assert code(decide(opened.state, form("one", at=IN_TIME - timedelta(seconds=1)))) == "out_of_order"


def test_a_time_without_its_zone_is_no_time():
    assert code(decide(championship(TM), form("one", at=datetime(2025, 9, 20, 12)))) == "strange_time"


@pytest.mark.parametrize("table", [-4, 0, 9])
def test_a_match_is_called_to_a_table_that_exists(table):
    state = replace(stage(championship(TM), "knockout", *"ABCD"), hall=8)
    asked = do.Call(by="director", at=DAY, match="knockout/1.1", table=table)
    assert code(decide(state, asked)) == "no_such_table"
    assert code(decide(state, replace(asked, table=8))) == "done"


def test_the_hall_is_published():
    rulebook = load(TM)
    opened = publish(rulebook, do.Publish(by="organiser", at=IN_TIME, title="x", rulebook=TM, hash=rulebook.hash, tables=6))
    assert isinstance(opened, Step)
    assert opened.state.hall == 6


@pytest.mark.parametrize("starts", [datetime(2031, 1, 1, 14, tzinfo=BRASILIA), DAY - timedelta(days=40)])
def test_a_match_is_not_called_for_another_year(starts):
    state = stage(championship(TM), "knockout", *"ABCD")
    assert code(decide(state, do.Call(by="director", at=DAY, match="knockout/1.1", starts=starts))) == "strange_time"
    assert code(decide(state, do.Call(by="director", at=DAY, match="knockout/1.1", starts=DAY + timedelta(hours=3)))) == "done"


@pytest.mark.parametrize(
    ("what", "to"), [("event", IN_TIME + 6 * YEARS), ("event", IN_TIME - 2 * YEARS), ("closes", IN_TIME - 6 * timedelta(days=1))]
)
def test_a_date_is_moved_to_one_that_can_be(what, to):
    assert code(decide(championship(TM), do.MoveDate(by="organiser", at=IN_TIME, what=what, to=to))) == "strange_time"


def announcement(**keys):
    given: dict[str, Any] = {
        "by": "organiser",
        "at": DAY,
        "stage": "knockout",
        "listed": tuple("ABCD"),
        "commitment": commitment_of(SEED),
        "source": "x",
    }
    return do.AnnounceDraw(**(given | keys))


def closed():
    return field(championship(TM, entries={"field_min": 4, "field_max": 4}, stages={"knockout": {"size": 4}}), *"ABCD")


@pytest.mark.parametrize("commitment", ["not a hash", "", "AB" * 32, "ab" * 31])
def test_a_commitment_is_a_hash(commitment):
    assert code(decide(closed(), announcement(commitment=commitment))) == "bad_commitment"


def test_a_draw_is_announced_again_only_with_a_reason():
    state = after(closed(), announcement())
    other = announcement(commitment=commitment_of(SEED[::-1]))
    assert code(decide(state, other)) == "reason_missing"
    assert code(decide(state, replace(other, why="the envelope was open"))) == "done"


def test_another_list_is_announced_anew_without_one():
    state = after(closed(), announcement(), do.Withdraw(by="A", at=DAY, entry="A"))
    assert code(decide(state, announcement(listed=tuple("BCD")))) == "done"


def test_a_seed_that_was_revealed_commits_to_nothing():
    state = after(closed(), announcement(), do.RunDraw(by="organiser", at=DAY, stage="knockout", seed=SEED.hex(), numbers=("07",)))
    again = announcement(why="a name was wrong")
    assert code(decide(state, again)) == "bad_commitment"
    assert code(decide(state, replace(again, commitment=commitment_of(SEED[::-1])))) == "done"
