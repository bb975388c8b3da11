"""Streaks of days and of wins, and the matches of each week."""

from datetime import UTC, datetime

import pytest

from tento.club.ports import Result
from tento.club.streaks import Streak, streaks
from tento.club.weeks import weeks

DAY = 86_400_000
NOON = int(datetime(2026, 11, 17, 15, tzinfo=UTC).timestamp() * 1000)
"""Tuesday noon in Brasília."""


def on(*days_ago: int, won: bool = True) -> list[Result]:
    return [Result(game="truco", at=NOON - ago * DAY, won=won) for ago in sorted(days_ago)]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ((), Streak(0, 0)),
        ((0,), Streak(1, 1)),
        ((0, 1, 2), Streak(3, 3)),
        ((1, 2), Streak(2, 2)),
        ((2, 3, 4), Streak(0, 3)),
        ((0, 2, 3, 4), Streak(1, 3)),
        ((0, 0, 1), Streak(2, 2)),
    ],
    ids=["nothing", "today", "three days", "today is not over", "an old one", "a new one", "twice a day"],
)
def test_days_in_a_row(days, streak):
    assert streaks(on(*days), NOON).days == streak


def test_a_day_ends_at_midnight_in_brasilia():
    late = Result(game="truco", at=int(datetime(2026, 11, 17, 2, 59, tzinfo=UTC).timestamp() * 1000), won=True)
    early = Result(game="truco", at=int(datetime(2026, 11, 17, 3, 1, tzinfo=UTC).timestamp() * 1000), won=True)
    assert streaks([early, late], NOON).days == Streak(2, 2)


@pytest.mark.parametrize(
    ("won", "streak"), [("", Streak(0, 0)), ("www", Streak(3, 3)), ("lwww", Streak(0, 3)), ("wlwwlw", Streak(1, 2)), ("l", Streak(0, 0))]
)
def test_wins_in_a_row_the_newest_first(won, streak):
    results = [Result(game="truco", at=NOON - place, won=one == "w") for place, one in enumerate(won)]
    assert streaks(results, NOON).won == streak


def test_a_week_begins_on_monday_and_weeks_without_a_match_are_there_too():
    results = [*on(0, 1, 2), Result(game="tranca", at=NOON - 14 * DAY, won=False), *on(400)]
    told = weeks(results, NOON, 3)
    assert [matches for _, matches in told] == [{"tranca": 1}, {"truco": 1}, {"truco": 2}]
    assert [datetime.fromtimestamp(begins / 1000, UTC).strftime("%a %H") for begins, _ in told] == ["Mon 03"] * 3
