"""Logs that the program wrote, checked by a program that shares no line with it and runs without it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tento.championship.core.beside import people_text
from tento.championship.core.reading import write_sealed
from tento.championship.core.tournament import fold
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.honours import delegations
from tento.championship.pairs.proposing import proposals
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.rulebooks.loader import load
from tests.championship import stranger

FIELDS = [("truco-masters-2025", 20), ("fenacef-ix", 21), ("fenacef-ix", 24), ("afia-2025", 10), ("afia-2025", 12), ("afia-2025", 15)]
PROGRAM = Path(stranger.__file__)


def salts(size: int) -> bytes:
    return bytes(range(size))


class Event:
    """A simulated event with the files that its organiser hands out."""

    def __init__(self, rulebook: str, entries: int, luck: int = 7, trouble: int = 8) -> None:
        choices = next(iter(proposals(rules_of(load(rulebook)), entries)), {})
        wanted = Wanted(rulebook=load(rulebook), entries=entries, seed=luck, title="Copa", trouble=trouble, tables=8, options=choices)
        log = simulate(wanted)[0].log
        written = write_sealed(log, salts)
        self.state = fold(pairs, wanted.rulebook, log)
        self.points = delegations(self.state)
        self.log, self.people = written.text, people_text(written.things)
        self.draws = [msgspec.json.encode(draw).decode() for draw in pairs.draws(self.state, log).values()]

    def checked(self, log: str = "", people: str = "", draws: list[str] | None = None):
        return stranger.checked(log or self.log, json.loads(people or self.people), [json.loads(one) for one in draws or self.draws])


@pytest.mark.parametrize(("rulebook", "entries"), FIELDS)
def test_a_stranger_finds_the_log_its_people_its_draws_and_every_winner_as_the_program_tells_them(rulebook, entries):
    event = Event(rulebook, entries)
    found = event.checked()
    told = {
        match.id: [*match.sides, "" if match.result.winner is None else match.sides[match.result.winner]]
        for match in event.state.matches.values()
        if match.group is None and match.result is not None
    }
    assert found["matches"] == told
    assert (found["draws"], found["erased"]) == (len(event.state.stages), 0)


@pytest.mark.parametrize("entries", [10, 12, 15])
def test_art_12_however_many_delegations_come_ten_six_and_four_points_go_to_three_and_two_to_the_others(entries):
    event = Event("afia-2025", entries, trouble=0)
    assert sorted(event.points.values(), reverse=True) == [10, 6, 4, *[2] * (entries - 3)]
    assert event.points[event.state.entries[event.state.champion].delegation] == 10


def test_the_stranger_runs_without_the_program(tmp_path):
    event = Event("afia-2025", 10)
    files = {"event.log": event.log, "event.people.json": event.people} | {f"{n}.json": one for n, one in enumerate(event.draws)}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(PROGRAM), *(str(tmp_path / name) for name in files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert json.loads(done.stdout) == event.checked()
    (tmp_path / "event.log").write_text(event.log.replace("Copa", "Capa"), encoding="utf-8")
    false = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (false.returncode, false.stderr) == (1, "line 2: wrong check\n")


@pytest.fixture(scope="module")
def masters() -> Event:
    return Event("truco-masters-2025", 16, trouble=0)


def changed(text: str, **facts) -> str:
    return json.dumps(json.loads(text) | facts)


def test_the_stranger_finds_what_was_changed(masters):
    draw = json.loads(masters.draws[0])
    order, places = draw["order"], draw["groups"][0]
    for facts in (
        {"order": [order[1], order[0], *order[2:]]},
        {"groups": [[places[1], places[0], *places[2:]]]},
        {"numbers": [*draw["numbers"], "00"]},
        {"seed": "00" * 32},
        {"commitment": "00" * 32},
        {"listed": draw["listed"][::-1]},
    ):
        with pytest.raises(stranger.NotTrue):
            masters.checked(draws=[changed(masters.draws[0], **facts)])
    name = json.loads(masters.people)["things"]["2"]["value"]["name"]
    with pytest.raises(stranger.NotTrue, match="not what the line holds"):
        masters.checked(people=masters.people.replace(name, "Fulano"))
    with pytest.raises(stranger.NotTrue, match="erased by no line"):
        masters.checked(people=masters.people.replace('"salt"', '"erased": true, "salt"', 1))
