"""Thousands of case files as nobody meant them: each is one line, none is a fault of the judge, and the file after them is judged."""

import tempfile
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tento.records.judge import FAULT, judge_file
from tests.records.changed_cases import changed
from tests.records.small_cases import HOLDS, judge

FILES = 25
LONGEST_LINE = 5000


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_a_case_that_somebody_spoiled_is_one_line_and_the_next_one_is_judged(seed):
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(FILES):
            (folder / f"{number:03}.toml").write_bytes(changed(chance).encode("utf-8", "surrogatepass"))
        (folder / "last.toml").write_text(HOLDS, encoding="utf-8")
        result = judge(folder)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    lines = result.stdout.split("\n")[:-1]
    assert [line for line in lines if not line.isprintable() or len(line) > LONGEST_LINE or FAULT in line] == []
    assert [line.split()[1].split("/")[-1].rstrip(":") for line in lines] == [f"{number:03}.toml" for number in range(FILES)] + [
        "last.toml"
    ]
    assert {line.split()[0] for line in lines} <= {"ok", "FAIL", "error"}
    assert lines[-1].startswith("ok ")


def test_a_fault_of_the_judge_itself_is_told_and_the_next_file_is_judged(tmp_path, monkeypatch):
    def breaks(*_: object) -> None:
        raise KeyError("a\nb")

    (tmp_path / "a.toml").write_text(HOLDS, encoding="utf-8")
    monkeypatch.setattr("tento.records.judge.judge_case", breaks)
    error = judge_file(tmp_path / "a.toml").error
    assert error == f"{tmp_path / 'a.toml'}: judge: {FAULT} (KeyError: 'a\\nb')"
