"""What `tento championship decide` lists, asks for and answers to programs, and what it says would be right."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tento.championship.core.beside import people_text
from tento.championship.core.reading import write_sealed
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.cli.championship import acts
from tento.cli.main import app
from tento.rulebooks.loader import load

RUN = CliRunner()
AT = ("--at", "2025-12-01T12:00:00")


def tento(*args: str, told: str | None = None) -> Result:
    return RUN.invoke(app, ["championship", *args], input=told)


def until(folder: Path, word: str, rulebook: str = "truco-masters-2025", entries: int = 16) -> Path:
    """The log of a simulated event until a decision of this word was made for the first time."""
    wanted = Wanted(rulebook=load(rulebook), entries=entries, seed=3, title="Copa", trouble=0, tables=8, options={})
    log = simulate(wanted)[0].log
    place = next(place for place, one in enumerate(log, 1) if one.__struct_config__.tag == word)
    written = write_sealed(log[:place], bytes)
    path = folder / "copa.log"
    path.write_text(written.text, encoding="utf-8")
    (folder / "copa.people.json").write_text(people_text(written.things), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Truco Masters whose sixteen pairs have just been drawn."""
    return until(tmp_path_factory.mktemp("drawn"), "draw")


def listed(log: Path) -> dict[str, Any]:
    done = tento("decide", str(log), "--json", *AT)
    assert done.exit_code == 0, done.output
    return {act["do"]: act for act in msgspec.json.decode(done.stdout)["acts"]}


def test_what_can_be_decided_now_is_listed_with_who_decides_and_by_which_article(drawn):
    done = tento("decide", str(drawn), *AT)
    assert "  start: match\n" not in done.output, "nobody is at a table yet"
    assert "  report: match" not in done.output, "nor has anybody begun"
    assert "  suspend: to\n      organização · §8.6 · to = suspended, cancelled\n" in done.output
    assert "por exemplo: match=knockout/1.1 winner=" in done.output
    assert "  withdraw: entry, [written]\n      jogador · §5.9 · entry = 01, 02, 03" in done.output


def test_a_program_gets_the_same_list(drawn):
    found = listed(drawn)
    assert "select" not in found
    assert found["check-in"]["roles"] == ["organiser", "director", "desk"]
    assert found["award"]["roles"] == ["organiser"], "by this rulebook"
    assert found["check-in"]["example"].keys() == {"match", "entry"}
    assert all(act["articles"] for act in found.values())
    assert found["check-in"]["fields"] == ["match", "entry"]
    assert found["withdraw"]["ways"][0] == {"entry": "01"}
    assert "§8.6" in found["suspend"]["articles"]


def test_before_the_draw_other_decisions_are_open(tmp_path):
    found = listed(until(tmp_path, "register"))
    assert {"register", "confirm", "move-date"} <= found.keys()
    assert found["register"]["roles"][0] == "organiser"
    assert found["confirm"]["roles"] == ["player"]
    assert not {"announce-draw", "draw", "close-stage", "call"} & found.keys(), "entries are open"


def test_a_poker_tournament_has_its_list_too(tmp_path):
    assert "poker-enter" in listed(until(tmp_path, "poker-open", "cgp-2024", 12))


def test_a_refusal_says_what_would_do(tmp_path):
    log = until(tmp_path, "select")
    done = tento("decide", str(log), "select", "entry=99", *AT)
    assert (done.exit_code, "Serviria: entry = " in done.output) == (1, True), done.output
    done = tento("decide", str(log), "select", "entry=99", "--json", *AT)
    told = msgspec.json.decode(done.stdout)
    assert (done.exit_code, told["code"], told["instead"].startswith("entry = ")) == (1, "no_such_entry", True)


def test_a_refusal_of_several_fields_says_which_value_would_do(drawn):
    done = tento("decide", str(drawn), "check-in", "match=knockout/1.1", "entry=Z", *AT)
    sides = msgspec.json.decode(tento("decide", str(drawn), "award", "match=knockout/1.1", "winner=Z", "--why", "x", "--json", *AT).stdout)
    assert (done.exit_code, sides["code"], sides["instead"].startswith("winner = ")) == (1, "not_in_match", True)
    assert f"Serviria: {sides['instead'].replace('winner', 'entry')}" in done.output


def test_a_decision_is_answered_to_a_program_and_a_rehearsal_has_no_number(tmp_path):
    log = until(tmp_path, "draw")
    words = ("call", "match=knockout/1.1", "table=3", "--role", "director", "--json", *AT)
    tried = msgspec.json.decode(tento("decide", str(log), *words, "--preview").stdout)
    kept = msgspec.json.decode(tento("decide", str(log), *words).stdout)
    assert (tried["number"], tried["told"][0]["text"]) == (None, kept["told"][0]["text"])
    assert log.read_text(encoding="utf-8").splitlines()[kept["number"]].endswith(f"~{kept['check']}")
    refused = msgspec.json.decode(tento("decide", str(log), "call", "match=knockout/1.1", "table=-4", "--json", *AT).stdout)
    assert refused["code"] == "no_such_table"


def test_whoever_sits_at_a_terminal_is_asked_for_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(acts, "on_terminal", lambda: True)
    monkeypatch.setattr("tento.cli.championship.decide.on_terminal", lambda: True)
    log = until(tmp_path, "draw")
    done = tento("decide", str(log), "--role", "director", *AT, told="call\nknockout/1.2\n")
    assert done.exit_code == 0, done.output
    assert "match (knockout/1.1, " in done.output
    assert '"do":"call"' in log.read_text(encoding="utf-8").splitlines()[-1]
    more = tento("decide", str(log), "check-in", "match=knockout/1.2", *AT, told="nobody\n")
    assert (more.exit_code, "entry" in more.output) == (1, True)


def test_what_is_shown_and_verified_is_told_to_programs(drawn):
    shown = msgspec.json.decode(tento("show", str(drawn), "--json").stdout)
    assert (shown["title"], shown["kind"], shown["draws"]) == ("Copa", "pairs", ["knockout"])
    assert shown["diary"][-1]["what"] == "drawn"
    told = tento("verify", str(drawn), "--json")
    assert (told.exit_code, msgspec.json.decode(told.stdout)["decisions"]) == (0, shown["number"])


def test_what_is_opened_and_printed_is_told_to_programs(tmp_path):
    log = tmp_path / "copa.log"
    opened = tento("new", str(log), "truco-masters-2025", "--title", "Copa", "--json", "--at", "2025-09-01T12:00:00")
    assert msgspec.json.decode(opened.stdout)["log"] == str(log)
    printed = tento("print", str(log), "--out", str(tmp_path / "papers"), "--json")
    assert str(tmp_path / "papers" / "event.xlsx") in msgspec.json.decode(printed.stdout)["files"]
