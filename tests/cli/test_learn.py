"""`tento learn`: from a record of the terminal to a bot that plays from it, and what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tento.cli.main import run; run()"]


def tento(*said: str | Path, stdin: str = "") -> "subprocess.CompletedProcess[str]":
    command = [*COMMAND, *map(str, said)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=240, check=False)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file: Path = tmp_path_factory.mktemp("match") / "ana.tento"
    table = ("--rulebook", "ktruco-paulista-limpo", "--seats", "2", "--seed", "7", "--record", file, "--name", "Ana", "--plain")
    told = tento("play", "truco", *table, stdin="c\n" * 3000)
    assert told.returncode == 0, told.stderr
    return file


def test_a_match_is_learned_merged_told_sent_and_played_from(record: Path, tmp_path: Path):
    mine, friends = ("--folder", tmp_path / "mine", "--lang", "en"), ("--folder", tmp_path / "friends", "--lang", "en")
    assert "nothing new was learned" in tento("learn", "merge", *mine).stderr
    first, again = (tento("learn", "from", record, *mine) for _ in range(2))
    assert ("decisions of Ana in K-LEARN.txt" in first.stdout, "it was read before" in again.stdout) == (True, True), first.stderr
    assert "Nothing learned yet" in tento("learn", "show", *mine).stdout
    refused = tento("play", "truco", "--like", tmp_path / "mine", "--rulebook", "ktruco-paulista-limpo", "--plain")
    assert (refused.returncode, "learn from a match, then merge" in refused.stderr) == (2, True)
    assert "K-NEURON.txt knows" in tento("learn", "merge", *mine).stdout
    assert "times in 10" in tento("learn", "show", *mine).stdout
    sent = tmp_path / "ana.txt"
    assert tento("learn", "export", sent, *mine).returncode == 0
    assert tento("learn", "import", sent, *friends).returncode == 0
    table = ("--rulebook", "ktruco-paulista-limpo", "--seats", "2", "--packs", "2", "--processes", "1", "--json")
    played = tento("arena", "truco", "--bots", "random", "--like", f"ana={tmp_path / 'friends'}", *table)
    assert '"name":"ana"' in played.stdout, played.stderr
    other = tento("arena", "truco", "--bots", "random", "--like", f"ana={tmp_path / 'friends'}", "--packs", "1")
    assert (other.returncode, "learned truco by ktruco-paulista-limpo" in other.stderr) == (2, True)


def test_many_files_make_one_brain_and_what_is_no_memory_is_refused(tmp_path: Path):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("tento memory 1 truco ktruco-paulista\nturn h9: call 3\n", encoding="utf-8")
    made = tento("learn", "brain", "2026-11", tmp_path / "brain.txt", tmp_path / "a.txt", tmp_path / "b.txt")
    assert made.returncode == 0, made.stderr
    assert (tmp_path / "brain.txt").read_text(encoding="utf-8").splitlines()[1] == "turn h9: call 6"
    (tmp_path / "a.txt").write_text("hello\n", encoding="utf-8")
    refused = tento("learn", "import", tmp_path / "a.txt", "--brain", "--folder", tmp_path / "x")
    assert (refused.returncode, "line 1" in refused.stderr, "Traceback" in refused.stderr) == (2, True, False)
    missing = tento("learn", "from", tmp_path / "nothing.tento")
    assert (missing.returncode, "Traceback" in missing.stderr) == (2, False)
