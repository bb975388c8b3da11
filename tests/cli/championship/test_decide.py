"""`tento championship new`, `decide` and `print`: a whole event of either kind run from the command line, decision by decision."""

import os
import stat
from datetime import UTC
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from filelock import FileLock
from typer.testing import CliRunner, Result

from tento.championship.core.roles import name_of
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.cli.main import app
from tento.rulebooks.loader import load
from tests.championship.files import replayed

RUN = CliRunner()
FROM_SECRET = {"announce-draw": ("listed", "commitment"), "draw": ("seed",), "poker-announce": ("listed", "commitment")}
"""What the command must find by itself; `draw` is left out of every decision too."""

WHO = {"register": "player", "confirm": "player", "sign-document": "player", "start": "director", "report": "director"}
"""Who makes a decision, where it is not the organiser."""


def tento(*args: str) -> Result:
    return RUN.invoke(app, ["championship", *args])


def typed(value: Any) -> str:
    """A value as somebody types it: a word as it is, everything else as JSON."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def asked(decision: Any, *, without: tuple[str, ...] = ()) -> list[str]:
    """The words of the command that makes a decision again."""
    plain = msgspec.to_builtins(decision)
    left_out = {"do", "by", "at", "why", "draw", "title", "rulebook", "hash", "options", *without}
    fields = [f"{name}={typed(value)}" for name, value in plain.items() if name not in left_out]
    when = decision.at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="seconds")
    return [*fields, "--by", name_of(decision.by), "--at", when]


def event_of(rulebook: str, entries: int) -> list[Any]:
    """The decisions of a simulated event."""
    return simulate(Wanted(rulebook=load(rulebook), entries=entries, seed=3, title="Copa", trouble=0, tables=8, options={}))[0].log


@pytest.mark.parametrize(("rulebook", "entries"), [("truco-masters-2025", 16), ("cgp-2024", 12)])
def test_an_event_is_run_from_the_first_decision_to_the_last_with_draws_of_its_own_secret(tmp_path: Path, rulebook: str, entries: int):
    log = tmp_path / "event.log"
    opening, *others = event_of(rulebook, entries)
    chosen = [f"--set={name}={typed(value)}" for name, value in opening.options.items()]
    done = tento("new", str(log), rulebook, "--title", "Copa", *chosen, *asked(opening))
    assert done.exit_code == 0, done.output
    made = 0
    for decision in others:
        word = decision.__struct_config__.tag
        role = WHO.get(word, "director" if word.startswith("poker") else "organiser")
        done = tento(
            "decide",
            str(log),
            word,
            *asked(decision, without=FROM_SECRET.get(word, ())),
            *("--role", role, "--why", decision.why),
            *(["--entry", decision.entry] if role == "player" else []),
        )
        if done.exit_code:  # another draw has other pairs and seats: what was decided about the old ones is refused with a reason
            assert done.exit_code == 1, (word, done.output)
            break
        made += 1
    found = replayed(log, load(rulebook))
    assert len(found.log) == made + 1
    assert found.draws, "it came as far as its first draw"
    assert tento("verify", str(log)).exit_code == 0


def new_event(tmp_path: Path) -> Path:
    log = tmp_path / "event.log"
    assert tento("new", str(log), "truco-masters-2025", "--title", "Copa", "--at", "2025-09-01T12:00:00").exit_code == 0
    return log


@cache
def form() -> tuple[str, ...]:
    """The fields of an entry as somebody fills them in, with the numbers of the CPFs."""
    asked_for = next(one for one in event_of("truco-masters-2025", 16) if one.__struct_config__.tag == "register")
    plain = msgspec.to_builtins(asked_for)
    people = [{**one, "cpf": cpf} for one, cpf in zip(plain["people"], ("529.982.247-25", "168.995.350-09"), strict=True)]
    return "entry=ana", f"channel={plain['channel']}", f"people={typed(people)}", "--at", "2025-09-20T12:00:00"


def test_a_secret_is_its_owners_alone_and_a_cpf_is_never_kept(tmp_path: Path):
    log = new_event(tmp_path)
    tento("decide", str(log), "register", *form())
    secret = log.with_name("event.log.secret")
    assert stat.S_IMODE(os.stat(secret).st_mode) == 0o600
    kept = log.read_text(encoding="utf-8")
    assert '"do":"register"' in kept
    assert "529982247" not in kept.replace(".", "").replace("-", "")
    assert secret.read_text(encoding="ascii").strip() not in kept


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["regster"], 2, "register"),
        (["register", "entry=ana"], 2, "people"),
        (["register", "entri=ana"], 2, "entry"),
        (["register", "entry=ana", 'people=[{"name":"Ana","cpf":"111.111.111-11"}]'], 1, "CPF"),
        (["select", "entry=ana"], 1, "ana"),
        (["select", "entry=ana", "--role", "player", "--entry", "ana"], 1, "jogador"),
        (["select", "entry=ana", "--role", "king"], 2, "organiser"),
    ],
)
def test_what_cannot_be_decided_is_refused_in_a_sentence_and_nothing_is_kept(tmp_path: Path, words: list[str], code: int, said: str):
    log = new_event(tmp_path)
    before = log.read_bytes()
    done = tento("decide", str(log), *words, "--at", "2025-09-20T12:00:00")
    assert (done.exit_code, said in done.output) == (code, True), done.output
    assert log.read_bytes() == before


@pytest.mark.parametrize("words", [["close-entries"], []])
def test_an_hour_to_come_is_refused_and_locks_no_log(tmp_path: Path, words: list[str]):
    log = new_event(tmp_path)
    before = log.read_bytes()
    done = tento("decide", str(log), *words, "--at", "2999-01-01T12:00:00")
    assert (done.exit_code, "Essa hora ainda não chegou" in done.output) == (1, True), done.output
    assert log.read_bytes() == before


def test_no_event_is_opened_in_an_hour_to_come(tmp_path: Path):
    log = tmp_path / "event.log"
    done = tento("new", str(log), "truco-masters-2025", "--title", "Copa", "--at", "2999-01-01T12:00:00", "--json")
    assert (done.exit_code, msgspec.json.decode(done.stdout)["code"], log.exists()) == (1, "not_yet", False)


def test_a_preview_tells_what_would_follow_and_keeps_nothing(tmp_path: Path):
    log = new_event(tmp_path)
    before = log.read_bytes()
    done = tento("decide", str(log), "register", *form(), "--preview")
    assert done.exit_code == 0, done.output
    assert "ana" in done.output.lower()
    assert log.read_bytes() == before


def test_without_a_decision_those_that_can_be_made_are_listed_with_their_fields(tmp_path: Path):
    done = tento("decide", str(new_event(tmp_path)), "--at", "2025-09-20T12:00:00")
    assert done.exit_code == 0
    assert "  register: entry, people, [delegation], [origin], [channel], [registrant]" in done.output
    assert "erase" not in done.output, "nobody has entered"


def test_no_event_is_overwritten_and_two_programs_do_not_write_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    log = new_event(tmp_path)
    before = log.read_bytes()
    assert tento("new", str(log), "truco-masters-2025", "--title", "Outra").exit_code == 2
    monkeypatch.setattr("tento.cli.championship.event_file.WAITED", 0.1)
    with FileLock(tmp_path / "event.log.lock"):
        done = tento("decide", str(log), "close-entries")
    assert (done.exit_code, "outro programa" in done.output) == (2, True)
    assert log.read_bytes() == before


def test_the_papers_of_an_event_are_printed_from_its_log(tmp_path: Path):
    done = tento("print", str(new_event(tmp_path)), "--out", str(tmp_path / "papers"))
    assert done.exit_code == 0, done.output
    assert {"event.xlsx", "standings.pdf"} <= {path.name for path in (tmp_path / "papers").iterdir()}
