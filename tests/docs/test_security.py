"""Every line of the table of security names a test that is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_each_line_of_the_table_names_a_test_that_is_there():
    lines = [line for line in (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines() if re.match(r"\| \d", line)]
    named = {name for line in lines for name in re.findall(r"`(tests/[\w/.]+|requirements/[\w.]+)`", line.rpartition(" | ")[2])}
    assert len(lines) > 40
    assert sorted(name for name in named if not (ROOT / name).exists()) == []
