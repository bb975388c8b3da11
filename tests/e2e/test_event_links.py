"""A referee's link opens its table on one day, by the clock of Brasília, and on no other day."""

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from tests.e2e.browser.championship import Account, small, under_way
from tests.e2e.own_hall import OwnHall, own_hall
from tests.e2e.rest_app import code
from tests.e2e.venue_event import new_id

BRASILIA = timezone(timedelta(hours=-3))
REFUSED = (403, "wrong_link")


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[OwnHall]:
    """A hall in which it is noon in Brasília."""
    with own_hall(tmp_path) as opened:
        yield opened


class Table:
    """A match at table 1, an hour at a time, and links for its referee."""

    def __init__(self, hall: OwnHall) -> None:
        self.hall, self.ana = hall, Account(hall, "Ana Org")
        self.event = small(self.ana, stages={"groups": {"groups": 1, "advance": 2}})
        self.match = under_way(self.ana, self.event)["id"]

    def referee(self, days: int = 0) -> Account:
        """The bearer of a link for the day in so many days."""
        day = (self.hall.now().astimezone(BRASILIA) + timedelta(days=days)).date()
        asked = {"id": new_id(), "name": "Juiz", "table": 1, "day": day.isoformat()}
        return Account(self.hall, link=str(self.ana.post(f"/api/events/{self.event}/links", asked)["token"]))

    def starts(self, referee: Account) -> tuple[int, str]:
        answer = referee.ask(self.event, "start", match=self.match)
        return answer.status_code, answer.json().get("code", "")


def test_a_link_opens_its_table_to_the_last_hour_of_its_day_though_another_day_began_in_greenwich(hall: OwnHall):
    table = Table(hall)
    referee = table.referee()
    hall.later(11 * 60)
    assert hall.now().date() > hall.now().astimezone(BRASILIA).date()
    assert table.starts(referee) == (201, "")


def test_a_link_opens_nothing_after_the_midnight_of_its_day(hall: OwnHall):
    table = Table(hall)
    referee = table.referee()
    hall.later(12 * 60 + 1)
    assert table.starts(referee) == REFUSED
    assert code(referee.http.get(f"/api/events/{table.event}/acts")) == REFUSED


def test_a_link_for_tomorrow_opens_its_table_from_midnight_on(hall: OwnHall):
    table = Table(hall)
    referee = table.referee(days=1)
    hall.later(11 * 60)
    assert table.starts(referee) == REFUSED
    hall.later(61)
    assert table.starts(referee) == (201, "")


def test_a_link_without_a_day_is_for_the_day_in_brasilia_on_which_it_is_made(hall: OwnHall):
    table = Table(hall)
    hall.later(11 * 60)
    made = table.ana.post(f"/api/events/{table.event}/links", {"id": new_id(), "name": "Juiz", "table": 1})
    today = hall.now().astimezone(BRASILIA).replace(hour=0, minute=0, second=0, microsecond=0)
    times = [datetime.fromtimestamp(made[key] / 1000, BRASILIA) for key in ("since", "until")]
    assert times == [today, today + timedelta(days=1)]
