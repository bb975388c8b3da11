"""A hall of its own for each test, and the people who come into it with their laptops and phones."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.browser.championship import Account, Hall
from tests.e2e.browser.person import Person

LAPTOP_WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE_TALL: ViewportSize = {"width": 390, "height": 844}
PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}
AWAY = r"Failed to load resource|WebSocket|ERR_CONNECTION|ERR_INTERNET"
"""What a browser says while the server or the network is down, and of answers that say no."""

Come = Callable[..., Person]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    open_hall = Hall(tmp_path)
    yield open_hall
    open_hall.close()


@pytest.fixture
def come(chromium: Browser, hall: Hall) -> Iterator[Come]:
    """Makes a person with a browser of its own, logged in with an account if there is one. In the end nobody saw an error."""
    people: list[Person] = []

    def comes(account: Account | None = None, size: ViewportSize = LAPTOP_WIDE, lang: str = "pt-BR") -> Person:
        person = Person(chromium, hall.address, size=size, lang=lang, forgives=AWAY)
        people.append(person)
        return person if account is None else account.sits_at(person)

    yield comes
    for person in people:
        person.leave()
    assert [trouble for person in people for trouble in person.troubles] == []
