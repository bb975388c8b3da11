"""A Truco Masters over HTTP by five accounts, on a server that is killed twice: from twenty applications to a log that strangers verify.

In `make test` the server lives in the process of the test and finds after each power cut what lies on the disk; in `make proof` it is a
process of its own, killed by the system.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tests.championship import stranger
from tests.e2e.browser.championship import DECLARED, Account, Hall
from tests.e2e.own_hall import OwnHall
from tests.e2e.venue_event import new_id

FIRST = [f"knockout/1.{place}" for place in range(1, 9)]


@pytest.fixture(params=[OwnHall, pytest.param(Hall, marks=pytest.mark.long)], ids=["in_process", "killed"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hall | OwnHall]:
    open_hall = request.param(tmp_path)
    yield open_hall
    open_hall.close()


def form(name: str, **facts: Any) -> dict[str, Any]:
    """Somebody who meets every condition."""
    usual = {"name": name, "born": "1990-02-01", "residence": "BR", "domicile": "BR", "declared": DECLARED, "accepted_version": "1"}
    return usual | facts


class Masters:
    """The event with its five accounts: organiser, director, desk, a referee of table 2 and a player. Other referees come by links."""

    def __init__(self, hall: Hall | OwnHall) -> None:
        self.hall = hall
        self.ana, self.rui, self.dora = (Account(hall, name) for name in ("Ana Org", "Rui Direção", "Dora Mesa"))
        self.eva, self.ivo = Account(hall, "Eva Reis"), Account(hall, "Ivo Juiz")
        now = hall.now()
        options = {
            "entries": {"opens": (now - timedelta(days=1)).isoformat(), "closes": (now + timedelta(hours=1)).isoformat()},
            "event": {"on": (now + timedelta(days=10)).date().isoformat()},
        }
        asked = {"id": new_id(), "title": "Truco Masters", "rulebook": "truco-masters-2025", "fields": {"tables": 8}, "options": options}
        self.id = str(self.ana.post("/api/events", asked)["id"])
        self.at = f"/api/events/{self.id}"
        for name, role in (("Rui Direção", "director"), ("Dora Mesa", "desk")):
            self.ana.post(f"{self.at}/roles", {"name": name, "role": role})
        self.ana.post(f"{self.at}/roles", {"name": "Ivo Juiz", "role": "referee", "tables": [2]})

    def refused(self, who: Account, do: str, **fields: Any) -> tuple[str, list[str]]:
        answer = who.ask(self.id, do, **fields)
        assert answer.status_code in (403, 409), answer.text
        return answer.json()["code"], answer.json()["articles"]

    def match(self, name: str) -> dict[str, Any]:
        return dict(self.ana.match(self.id, name))

    def entries(self) -> dict[str, Any]:
        return {one["id"]: one for one in self.ana.seen(self.id)["entries"]}

    def referee(self, table: int) -> Account:
        """The referee of a table: at table 2 one with an account, elsewhere one by the link that the director hands out."""
        if table == 2:
            return self.ivo
        token = self.rui.post(f"{self.at}/links", {"id": new_id(), "name": f"Juiz {table}", "table": table})["token"]
        return Account(self.hall, link=token)

    def seated(self, name: str, table: int) -> Account:
        """A match at its table with both sides there, begun by its referee."""
        self.rui.do(self.id, "call", match=name, table=table)
        for side in self.match(name)["sides"]:
            self.dora.do(self.id, "check-in", match=name, entry=side)
        referee = self.referee(table)
        referee.do(self.id, "start", match=name)
        return referee

    def played(self, name: str, table: int, score: tuple[int, int] = (12, 2)) -> None:
        """A match without trouble; the referee who hands in the sheet has signed it."""
        self.seated(name, table).do(self.id, "report", match=name, partidas=[score])


def twenty_apply_and_sixteen_play(event: Masters) -> None:
    """The players choose nobody; one pair leaves a document unsigned and is out, the reserve signs too before it is drawn."""
    event.eva.do(event.id, "register", entry="D1", channel="online", people=[form("Eva Reis"), form("Fábio Reis")], registrant=0)
    for place in range(2, 21):
        people = [form(f"Ana {place}"), form(f"Bia {place}")]
        event.ana.do(event.id, "register", entry=f"D{place}", channel="online", people=people)
    young = event.ana.ask(event.id, "register", entry="D21", channel="online", people=[form("Jovem", born="2015-01-01"), form("Outro")])
    assert (young.json()["code"], young.json()["articles"]) == ("too_young", ["§4.1"])
    assert event.refused(event.eva, "select", entry="D1") == ("not_your_role", ["§2.1", "§5.1"])
    event.ana.post(f"{event.at}/roles", {"name": "Eva Reis", "role": "player", "entries": ["D1"]})
    for entry in event.entries():
        for person in range(2):
            event.dora.ask(event.id, "note-confirmation", entry=entry, person=person, means="telefonema")
    for place in range(1, 17):
        event.ana.do(event.id, "select", entry=f"D{place}")
    assert event.refused(event.ana, "select", entry="D17")[0] == "field_full"
    for place in range(1, 17):
        signs_and_comes(event, f"D{place}", whole=place != 5)
    assert event.refused(event.ana, "close-entries")[0] == "too_few_entries"  # D5 did not sign, and fifteen are too few
    event.ana.do(event.id, "sanction", entry="D5", effect="disqualification", offence="unsigned_document")
    event.ana.do(event.id, "select", entry="D17")
    assert event.refused(event.ana, "close-entries")[0] == "too_few_entries"
    signs_and_comes(event, "D17")
    event.ana.do(event.id, "close-entries")


def signs_and_comes(event: Masters, entry: str, *, whole: bool = True) -> None:
    event.ana.do(event.id, "summon", entry=entry, means="carta")
    for person in range(2 if whole else 1):
        event.dora.do(event.id, "sign-document", entry=entry, person=person, document="participation")


def drawn(event: Masters, folder: Path) -> dict[str, Any]:
    event.rui.do(event.id, "announce-draw", stage="knockout", source="duas pessoas do público")
    assert event.refused(event.rui, "announce-draw", stage="knockout", source="outra")[0] == "reason_missing"
    event.rui.do(event.id, "draw", stage="knockout", numbers=["07", "42"])
    assert event.refused(event.rui, "draw", stage="knockout", numbers=["08"])[0] == "already_drawn"
    transcript = event.ana.http.get(f"{event.at}/draws/knockout").text
    (folder / "sorteio.json").write_text(transcript, encoding="utf-8")
    assert CliRunner().invoke(app, ["verify-draw", str(folder / "sorteio.json")]).exit_code == 0
    return dict(json.loads(transcript))


def the_first_round(event: Masters) -> None:
    """One pair is late, one partida is level after overtime, one sheet is disputed; the power fails in the middle of a match."""
    level = event.seated(FIRST[1], 2)
    disputed = event.seated(FIRST[0], 1)
    event.hall.kill()
    disputed.do(event.id, "report", match=FIRST[0], partidas=[[9, 12]])
    assert event.refused(level, "report", match=FIRST[1], partidas=[[5, 3]])[0] == "time_not_up"
    late = event.match(FIRST[7])["sides"]
    event.rui.do(event.id, "call", match=FIRST[7], table=8, starts=event.hall.now().isoformat())
    event.dora.do(event.id, "check-in", match=FIRST[7], entry=late[0])
    event.hall.later(1)
    event.rui.do(event.id, "absent", match=FIRST[7], entries=[late[1]])
    assert event.entries()[late[1]]["status"] == "disqualified"
    event.hall.later(60)
    assert event.refused(level, "report", match=FIRST[1], partidas=[[9, 9]]) == ("overtime_owed", ["A-19"])
    event.hall.later(15)
    second = event.match(FIRST[1])["sides"][1]
    level.do(event.id, "report", match=FIRST[1], partidas=[[9, 9]], overtimes=1, first_mao=second)
    assert (event.match(FIRST[1])["result"]["how"], event.match(FIRST[1])["result"]["winner"]) == ("first_mao", 1)
    for table, name in enumerate(FIRST[2:7], 3):
        event.played(name, table)


def one_dispute(event: Masters) -> None:
    """Director and referee hand in different scores of one match: nobody moves on until the director says which holds, and why."""
    name = "knockout/2.2"
    referee = event.seated(name, 2)
    event.rui.do(event.id, "report", match=name, partidas=[[12, 5]])
    seen = event.ana.http.get(event.at).json()["number"]
    body = {"id": "envio-velho-1", "do": "report", "fields": {"match": name, "partidas": [[9, 12]]}, "seen": seen - 1}
    answer = referee.http.post(f"{event.at}/decisions", json=body)
    assert (answer.status_code, answer.json()["code"], answer.json()["match"]["sheets"][0]["result"]["points"]) == (
        409,
        "changed_since",
        [12, 5],
    )
    referee.do(event.id, "report", match=name, partidas=[[9, 12]])
    assert (event.match(name)["status"], event.match(name)["result"]) == ("disputed", None)
    assert event.refused(event.rui, "settle-dispute", match=name, partidas=[[9, 12]])[0] == "reason_missing"
    assert event.refused(referee, "settle-dispute", match=name, partidas=[[9, 12]], why="x")[0] == "not_your_role"
    event.rui.do(event.id, "settle-dispute", match=name, partidas=[[9, 12]], why="conferido com as duas duplas")
    assert event.match(name)["result"]["winner"] == 1


def one_correction(event: Masters) -> None:
    """The winner of a semifinal was written wrong, and the final has begun: the organiser, whom §8.5 names, has it played again."""
    event.played("knockout/3.2", 2)
    event.played("knockout/3.1", 1, (12, 10))
    before = event.match("knockout/3.1")["sides"]
    event.seated("knockout/4.1", 3)
    event.hall.kill()
    wrong = {"match": "knockout/3.1", "partidas": [[10, 12]], "why": "súmula trocada"}
    assert event.refused(event.rui, "correct", **wrong) == ("next_match_started", ["§8.5"])
    event.ana.do(event.id, "correct", **wrong, ruling="replay")
    assert event.match("knockout/4.1")["sides"][0] == before[1]
    event.played("knockout/4.1", 3, (12, 11))
    event.rui.do(event.id, "close-stage", stage="knockout")


def one_is_erased(event: Masters) -> None:
    """The player asks for it; the organiser erases her. The nickname stands everywhere from then on."""
    (own,) = [one for one in event.eva.http.get(f"{event.at}/my-data").json()["people"] if one["name"] == "Eva Reis"]
    event.eva.do(event.id, "ask-data", person=own["number"], wants="erasure", entry="D1")
    event.ana.do(event.id, "erase", person=own["number"], why="pediu")
    assert event.entries()["D1"]["people"][0] == f"Pessoa {own['number']}"
    assert "Eva Reis" not in event.ana.http.get(f"{event.at}/people.json").text


@pytest.mark.whole
def test_twenty_pairs_apply_and_one_wins_while_the_server_is_killed_twice(hall: Hall | OwnHall, tmp_path: Path):
    event = Masters(hall)
    twenty_apply_and_sixteen_play(event)
    draw = drawn(event, tmp_path)
    assert {"D5", "D18"}.isdisjoint(draw["listed"])
    the_first_round(event)
    for place in (1, 3, 4):
        event.played(f"knockout/2.{place}", place)
    one_dispute(event)
    one_correction(event)
    one_is_erased(event)
    senders = {one["name"] for one in event.ana.http.get(f"{event.at}/senders").json()}
    assert {"Ana Org", "Rui Direção", "Dora Mesa", "Ivo Juiz", "Eva Reis"} <= senders
    matches = event.ana.seen(event.id)["matches"]
    assert len([one for one in matches if one["result"]]) == 15
    taken_home(event, tmp_path, matches)


def taken_home(event: Masters, folder: Path, matches: list[dict[str, Any]]) -> None:
    """The log verifies by the command, and by a program that runs without ours; that one also finds who met and who won."""
    files = {"copa.log": f"{event.at}/log", "copa.people.json": f"{event.at}/people.json", "draw.json": f"{event.at}/draws/knockout"}
    for name, path in files.items():
        (folder / name).write_text(event.ana.http.get(path).text, encoding="utf-8")
    told = CliRunner().invoke(app, ["championship", "verify", str(folder / "copa.log")])
    assert (told.exit_code, "Pessoas apagadas: 1." in told.stdout) == (0, True), told.output
    command = [sys.executable, "-I", "-S", stranger.__file__, *(str(folder / name) for name in files)]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert (found["erased"] > 0, found["draws"]) == (True, 1)
    assert found["matches"] == {one["id"]: [*one["sides"], one["sides"][one["result"]["winner"]]] for one in matches}
