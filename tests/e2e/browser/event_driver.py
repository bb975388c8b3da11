"""Championships driven over HTTP by one person who holds every office, for browsers that look on and for benches."""

from collections.abc import Iterable
from itertools import count
from typing import Any

import httpx

from tests.e2e.rest_app import PASSWORD
from tests.e2e.venue_event import FENACEF, LATEST, new_id

FIRST = ("João", "Maria", "Zé", "Ana", "Pedro", "Bia", "Caio", "Lúcia", "Rui", "Marta", "Ivo", "Nair", "Otávio", "Paula", "Davi", "Rosa")
LAST = ("Silva", "Souza", "Prado", "Alves", "Reis", "Lima", "Melo", "Rocha")
CLUBS = ("SP", "MG", "RS", "BA", "PR", "GO", "CE", "PE", "RJ", "SC")
STAFF = ("director", "referee")
_people = count(1)


class Driver:
    """One person with a session, and the championship that they opened."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=60)
        self.headers = {"x-csrf-token": self.client.post("/api/guest").json()["csrf"]}
        self.name = f"Diretora {next(_people)} {id(self) % 100_000}"
        self.event = ""

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(path, json=body, headers=self.headers)

    def open(self, **asked: Any) -> str:
        """A championship in which this person is organiser, director and referee."""
        kept = self.post("/api/keep", {"name": self.name, "password": PASSWORD})
        assert kept.status_code == 200, kept.text
        self.headers = {"x-csrf-token": kept.json()["csrf"]}
        answer = self.post("/api/events", {"id": new_id(), **asked})
        assert answer.status_code == 201, answer.text
        self.event = str(answer.json()["id"])
        for role in STAFF:
            assert self.post(f"/api/events/{self.event}/roles", {"name": self.name, "role": role}).status_code == 201
        return self.event

    def ask(self, do: str, **fields: Any) -> httpx.Response:
        own = {key: fields.pop(key) for key in ("why", "role", "seen", "happened") if key in fields}
        return self.post(f"/api/events/{self.event}/decisions", {"id": new_id(), "seen": LATEST, "do": do, "fields": fields, **own})

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer.status_code == 201, (do, fields, answer.text)
        return dict(answer.json())

    def seen(self) -> dict[str, Any]:
        return dict(self.client.get(f"/api/events/{self.event}").json())

    def match(self, name: str) -> dict[str, Any]:
        return next(one for one in self.seen()["pairs"]["matches"] if one["id"] == name)

    def call(self, match: str, table: int, **more: Any) -> None:
        self.do("call", match=match, table=table, **more)

    def begin(self, match: str) -> None:
        """Both sides are there, and it starts."""
        for side in self.match(match)["sides"]:
            self.do("check-in", match=match, entry=side)
        self.do("start", match=match)

    def end(self, match: str, partidas: Iterable[tuple[int, int]]) -> None:
        """The sheet, with every signature that it needs."""
        self.do("report", match=match, partidas=[list(one) for one in partidas])
        people = {name for side in self.match(match)["sides"] for name in self._names(side)}
        for signer in ("referee", "director", *sorted(people)):
            if self.match(match)["status"] == "over":
                return
            self.ask("sign-sheet", match=match, signer=signer)
        assert self.match(match)["status"] == "over", self.match(match)

    def _names(self, entry: str) -> list[str]:
        return next([entry, *one["people"]] for one in self.seen()["pairs"]["entries"] if one["id"] == entry)

    def play(self, match: str, table: int, partidas: Iterable[tuple[int, int]]) -> None:
        self.call(match, table)
        self.begin(match)
        self.end(match, partidas)


def pair_names(place: int) -> list[str]:
    """The two people of an entry; no two have the same name."""
    many = len(FIRST)
    return [f"{FIRST[(2 * place + side) % many]} {LAST[(place + 3 * side + place // many) % len(LAST)]} {place + 1}" for side in (0, 1)]


def games_of_groups(address: str, pairs: int = 8, groups: int = 2, title: str = "Jogos de Inverno") -> Driver:
    """So many pairs in so many groups, drawn and ready to be called."""
    driver = Driver(address)
    driver.open(title=title, rulebook=FENACEF, options={"stages": {"groups": {"groups": groups, "advance": 2}}})
    enter(driver, pairs)
    draw(driver, "groups")
    return driver


def knockout_of(address: str, pairs: int, title: str = "Copa de Verão") -> Driver:
    """So many pairs in a knockout without groups, drawn and ready to be called."""
    driver = Driver(address)
    driver.open(title=title, rulebook=FENACEF, options={"drop_stages": ["groups"]})
    enter(driver, pairs)
    draw(driver, "knockout")
    return driver


def enter(driver: Driver, pairs: int) -> None:
    """So many pairs, after which entries are closed."""
    for place in range(pairs):
        people = [{"name": name} for name in pair_names(place)]
        driver.do("register", entry=f"D{place + 1}", people=people, delegation=f"Apcef/{CLUBS[place % len(CLUBS)]}")
    driver.do("close-entries")


def draw(driver: Driver, stage: str) -> None:
    driver.do("announce-draw", stage=stage, source="números do público")
    driver.do("draw", stage=stage, numbers=["c0ffee", "beef01"])


def win(driver: Driver, match: str, table: int, partidas: int = 2) -> None:
    """The side of the lower number wins so many partidas, so that nobody is level."""
    first, second = driver.match(match)["sides"]
    ahead = int(first[1:]) < int(second[1:])
    driver.play(match, table, [(12, 4) if ahead else (4, 12)] * partidas)


def all_of(driver: Driver, stage: str, table: int = 1) -> None:
    """Every match of a stage as its sides become known, and the stage closed."""
    while True:
        ready = [one["id"] for one in driver.seen()["pairs"]["matches"] if one["stage"] == stage and one["status"] == "ready"]
        if not ready:
            break
        for match in ready:
            win(driver, match, table)
    driver.ask("close-stage", stage=stage)
