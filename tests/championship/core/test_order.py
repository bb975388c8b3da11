"""The order of the clock: what is entered of an hour to come is refused, but for the difference between two clocks."""

from datetime import UTC, datetime, timedelta

import pytest

from tento.championship.core.order import not_yet

NOW = datetime(2025, 10, 25, 14, tzinfo=UTC)


@pytest.mark.parametrize("ahead", [timedelta(days=-900), timedelta(), timedelta(minutes=2)])
def test_an_hour_that_has_come_is_taken(ahead):
    assert not_yet(NOW + ahead, NOW) is None


@pytest.mark.parametrize("ahead", [timedelta(minutes=2, seconds=1), timedelta(days=365 * 70)])
def test_an_hour_to_come_is_refused_with_both_hours(ahead):
    refusal = not_yet(NOW + ahead, NOW)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_yet", {"when": (NOW + ahead).isoformat(), "now": NOW.isoformat()})
