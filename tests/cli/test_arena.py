"""`tento arena`: who plays, the same result in one process and in two, kept and gone on with, and what is refused."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tento.cli.main import run; run()", "arena"]
QUICK = ("truco", "--rulebook", "ktruco-paulista-limpo", "--seats", "2", "--bots", "tight,loose,random", "--lang", "en")


def arena(*options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=240, check=False)


def told(*options: str) -> dict[str, object]:
    done = arena(*options, "--json")
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_one_process_and_two_come_to_the_same_and_a_kept_file_goes_on(tmp_path: Path):
    kept = tmp_path / "arena.jsonl"
    alone = told(*QUICK, "--packs", "6", "--processes", "1")
    begun = told(*QUICK, "--packs", "3", "--processes", "2", "--kept", str(kept))
    assert begun["ratings"] != alone["ratings"]
    with kept.open("ab") as file:
        file.write(b'{"first":"tight","second":"lo')  # the machine died here
    assert told(*QUICK, "--packs", "6", "--processes", "2", "--kept", str(kept)) == alone
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 3 * 6
    refused = arena(*QUICK, "--seed", "2", "--kept", str(kept))
    assert (refused.returncode, "was played by" in refused.stderr) == (2, True)


def test_a_table_for_people_and_a_gate_that_is_sure():
    shown = arena(*QUICK, "--bots", "random,tight", "--packs", "400", "--gate", "tight", "--processes", "1")
    assert shown.returncode == 0, shown.stderr
    assert "tight is stronger than random" in shown.stdout
    assert "●" in shown.stdout


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("chess",), "chess: aqui se joga truco, tranca ou poker."),
        (("truco", "--bots", "nobody,random"), "no bot is called 'nobody'"),
        (("truco", "--bots", "random"), "between 2 and 32"),
        (("truco", "--bots", "random,random"), "a name of its own"),
        (("truco", "--bots", "random", "--program", "mine"), "NAME=COMMAND"),
        (("truco", "--bots", "random", "--program", "mine=there-is-no-such-program"), "there-is-no-such-program"),
        (("truco", "--rulebook", "afia-2025"), "a rulebook of tranca"),
        (("truco", "--packs", "0"), "at least 1"),
        (("truco", "--bots", "random,sensible", "--gate", "mine"), "does not play"),
        (("tranca", "--seats", "3"), "3"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(options, why):
    refused = arena(*options)
    assert (refused.returncode, why in refused.stderr, "Traceback" in refused.stderr) == (2, True, False), refused.stderr
