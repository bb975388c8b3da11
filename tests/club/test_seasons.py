"""Seasons are months by the clock of Brasília, and each begins afresh."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from tento.club.ports import MatchRow
from tento.club.seasons import bounds, is_season, rated_within, season_of, seasons_from
from tento.table.outcome import won_by


def ms(year: int, month: int, day: int, *time: int) -> int:
    return int((datetime(year, month, day, tzinfo=UTC) + timedelta(hours=time[0], minutes=time[1], seconds=time[2])).timestamp() * 1000)


NOVEMBER = ms(2026, 11, 17, 9, 0, 0)
ROW = MatchRow(
    table="t",
    game="truco",
    rulebook="r",
    finished=NOVEMBER,
    outcome=won_by(0, (1, 0), "points"),
    sides=(0, 1),
    people=("ana", "bia"),
    names=("Ana", "Bia"),
    tallies=({}, {}),
    public=True,
)


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        (ms(2026, 12, 1, 2, 59, 59), "2026-11"),
        (ms(2026, 12, 1, 3, 0, 0), "2026-12"),
        (ms(2027, 1, 1, 2, 59, 59), "2026-12"),
        (ms(2027, 1, 1, 3, 0, 0), "2027-01"),
    ],
)
def test_a_month_turns_at_midnight_in_brasilia(moment, season):
    assert season_of(moment) == season


def test_a_season_ends_when_the_next_begins():
    assert bounds("2026-12") == (ms(2026, 12, 1, 3, 0, 0), ms(2027, 1, 1, 3, 0, 0))
    assert bounds("2027-01")[0] == bounds("2026-12")[1]


@pytest.mark.parametrize("name", ["", "2026", "2026-13", "2026-00", "2026-1", "2026-11-01", "1999-12", "２０２６-11"])
def test_what_is_no_month_is_no_season(name):
    assert not is_season(name)


def test_every_month_since_the_first_is_kept_the_newest_first():
    assert seasons_from("2026-09", NOVEMBER, 60) == ("2026-11", "2026-10", "2026-09")
    assert seasons_from("2025-11", NOVEMBER, 3) == ("2026-11", "2026-10", "2026-09")


def test_the_first_season_may_be_the_one_of_now():
    assert seasons_from("2026-11", NOVEMBER, 60) == ("2026-11",)


def test_a_season_begins_from_the_rating_of_a_newcomer_and_goes_on_from_its_own_matches():
    once = {one.person: one for one in rated_within(ROW, {})}
    twice = {one.person: one for one in rated_within(replace(ROW, table="u"), once)}
    model = PlackettLuce()
    ana, bia = model.rating(), model.rating()
    for _ in range(2):
        (ana,), (bia,) = model.rate([[ana], [bia]], ranks=[1.0, 2.0])
    assert twice["ana"].mu == pytest.approx(ana.mu)
    assert twice["bia"].sigma == pytest.approx(bia.sigma)
    assert twice["ana"].worth == pytest.approx(ana.mu - 3 * ana.sigma, abs=0.006)


def test_matches_and_wins_are_counted():
    once = {one.person: one for one in rated_within(ROW, {})}
    twice = {one.person: one for one in rated_within(replace(ROW, outcome=won_by(1, (0, 1), "points")), once)}
    assert {name: (one.matches, one.won) for name, one in twice.items()} == {"ana": (2, 1), "bia": (2, 1)}


def test_a_match_counts_in_the_month_in_which_it_ended():
    assert {one.season for one in rated_within(replace(ROW, finished=ms(2026, 12, 1, 3, 0, 0)), {})} == {"2026-12"}


@pytest.mark.parametrize("people", [("ana", None), ("ana", "ana")])
def test_only_ranked_matches_count(people):
    assert rated_within(replace(ROW, people=people), {}) == ()
