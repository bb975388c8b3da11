"""What the people of a poker stage do on its pages: the desk, the floor, the clock and the money, button by button."""

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, Request, Response, expect

from tests.e2e.browser.hall import Hall, beside
from tests.e2e.browser.person import Person

BRASILIA = timedelta(hours=-3)


class Pages:
    """The browser of one who runs a tournament, and the words of every decision that its pages have made."""

    def __init__(self, come_in: Any, person: Person, hall: Hall, **more: Any) -> None:
        self.hall, self.person = hall, beside(come_in, person, **more)
        self.page: Page = self.person.page
        self.pressed: set[str] = set()
        self.page.on("request", self._asked)
        self.page.on("response", self._note)
        self._open = 0

    def _asked(self, request: Request) -> None:
        self._open += request.method == "POST" and request.url.endswith("/decisions")

    def _note(self, response: Response) -> None:
        self._open -= response.request.method == "POST" and response.url.endswith("/decisions")
        if response.url.endswith("/decisions") and response.status == 201:
            sent: Any = response.request.post_data_json
            self.pressed.add(str(sent["do"]).removeprefix("poker-"))

    def go(self, page: str) -> Page:
        return self.person.go(f"/evento/{self.hall.event}/{page}")

    def tab(self, name: str) -> None:
        self.page.get_by_role("group", name="Partes do salão").get_by_role("button", name=name).click()

    def button(self, name: str, exact: bool = True) -> None:
        """A press; a decision that it sends is answered before anything else is done."""
        self.page.get_by_role("button", name=name, exact=exact).click()
        self.page.wait_for_timeout(100)
        while self._open:
            self.page.wait_for_timeout(20)

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The floor as the server tells it, once this holds."""
        for _ in range(600):
            floor: dict[str, Any] = self.hall.read("floor")
            if holds(floor):
                return floor
            self.page.wait_for_timeout(100)
        raise AssertionError("it never came to that")

    def why(self, text: str) -> None:
        self.page.get_by_label("Motivo").last.fill(text)

    def refused(self, *said: str) -> None:
        for text in said:
            expect(self.page.locator(".refused").first).to_contain_text(text)

    def seat(self, player: str) -> None:
        """A tap on a player on the map."""
        self.page.locator(".map").get_by_role("button", name=player).click()
        self.page.get_by_role("dialog").wait_for()

    def panel(self, name: str) -> Any:
        return self.page.get_by_role("region", name=name)

    def person_of(self, name: str) -> None:
        """The fields of somebody at the desk who is known by the document alone."""
        self.page.get_by_label("Nome completo").fill(name)
        self.page.get_by_label("Nascimento").fill("1980-01-01")
        self.page.get_by_label("Documento com foto apresentado").fill("CNH")
        self.page.get_by_label("Só o documento").check()
        self.page.get_by_label("Leu e aceita o regulamento").check()
        self.page.get_by_label("Assinou a cessão de imagem").check()

    def bags(self, bags: Mapping[str, int]) -> None:
        """The count of every bag, typed."""
        for player, chips in bags.items():
            self.page.get_by_label(f"Fichas de {player}", exact=True).fill(str(chips))

    def correction(self, title: str, why: str) -> None:
        part = self.page.get_by_label(title, exact=True)
        part.get_by_label("Motivo").fill(why)
        part.get_by_role("button", name="Corrigir").click()
        expect(part.get_by_role("status")).not_to_be_empty()


def typed(moment: datetime) -> str:
    """A moment as the organiser's fields take it: by the clock of Brasília."""
    return f"{moment + BRASILIA:%Y-%m-%dT%H:%M}"


def now() -> datetime:
    return datetime.now(UTC)


def sitting(hall: Hall) -> list[dict[str, Any]]:
    """Everybody who sits, with the table."""
    return [{**seat, "table": table["number"]} for table in hall.read("floor")["tables"] for seat in table["seats"]]


def spread(hall: Hall, players: list[str]) -> dict[str, int]:
    """All the chips on the tables, as evenly as can be."""
    each, odd = divmod(hall.read("floor")["on_tables"], len(players))
    return {who: each + (place < odd) for place, who in enumerate(players)}


def reais(centavos: int) -> re.Pattern[str]:
    """An amount as a page writes it, whatever the space is."""
    whole = f"{centavos // 100:,}".replace(",", ".")
    return re.compile(rf"R\$\s{re.escape(whole)},{centavos % 100:02}")
