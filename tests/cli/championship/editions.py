"""An edition of a championship in a file, as the command line leads it, in which a pair did not come to a match."""

from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner, Result

from tento.cli.main import app
from tento.rulebooks.loader import load
from tests.championship.files import replayed

RUN = CliRunner()
GROUP = ("--set", "stages.groups.groups=1", "--set", "stages.groups.advance=2")
CPFS = ("529.982.247-25", "168.995.350-09")
OTHERS = ("111.444.777-35", "123.456.789-09")
DAY = "2026-05-02T"


def tento(*words: object) -> Result:
    return RUN.invoke(app, ["championship", *map(str, words), "--lang", "en"])


def done(*words: object) -> Result:
    found = tento(*words)
    assert found.exit_code == 0, found.output
    return found


def opened(log: Path, *words: object) -> Path:
    done("new", log, "fenacef-ix", "--title", "Jogos", *GROUP, "--at", f"{DAY}09:00:00", *words)
    return log


def pair(names: tuple[str, str], cpfs: tuple[str, ...] = ()) -> str:
    people = [{"name": name, **({"cpf": cpf} if cpf else {})} for name, cpf in zip(names, cpfs or ("", ""), strict=True)]
    return f"people={msgspec.json.encode(people).decode()}"


def register(log: Path, entry: str, people: str, delegation: str) -> Result:
    return tento("decide", log, "register", f"entry={entry}", people, f"delegation={delegation}", "--at", f"{DAY}09:10:00")


def missed(folder: Path) -> Path:
    """The log of an edition of four pairs in which the pair of João da Silva, with CPFs, did not come to a match."""
    log = opened(folder / "ix.log")
    assert register(log, "D1", pair(("João da Silva", "Eva Melo"), CPFS), "Apcef 1").exit_code == 0
    for place in (2, 3, 4):
        assert register(log, f"D{place}", pair((f"Ana {place}", f"Bia {place}")), f"Apcef {place}").exit_code == 0
    for word, *fields in (
        ("close-entries",),
        ("announce-draw", "stage=groups", "source=o público"),
        ("draw", "stage=groups", 'numbers=["07"]'),
    ):
        done("decide", log, word, *fields, "--at", f"{DAY}09:20:00")
    matches: dict[str, Any] = replayed(log, load("fenacef-ix")).state.matches
    match = next(name for name, one in matches.items() if "D1" in one.sides)
    here = next(side for side in matches[match].sides if side != "D1")
    done("decide", log, "call", f"match={match}", "table=1", f"starts={DAY}10:00:00Z", "--at", f"{DAY}09:30:00")
    done("decide", log, "check-in", f"match={match}", f"entry={here}", "--at", f"{DAY}09:55:00")
    done("decide", log, "absent", f"match={match}", 'entries=["D1"]', "--role", "referee", "--table", "1", "--at", f"{DAY}10:30:00")
    return log
