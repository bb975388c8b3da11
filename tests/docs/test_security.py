"""The tables of security: every line of the standard once, and each line that is kept with a test that is there."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LEVELS_1_AND_2: Final = """
1.1:1-7 1.2:1-4 1.4:1,4-5 1.5:1-4 1.6:1-4 1.7:1-2 1.8:1-2 1.9:1-2 1.10:1 1.11:1-2 1.12:2 1.14:1-6
2.1:1-12 2.2:1-3 2.3:1-3 2.4:1-5 2.5:1-7 2.6:1-3 2.7:1-6 2.8:1-7 2.9:1-3 2.10:1-4
3.1:1 3.2:1-4 3.3:1-4 3.4:1-5 3.5:1-3 3.7:1 4.1:1-3,5 4.2:1-2 4.3:1-3
5.1:1-5 5.2:1-8 5.3:1-10 5.4:1-3 5.5:1-4 6.1:1-3 6.2:1-6 6.3:1-2 6.4:1-2
7.1:1-4 7.2:1-2 7.3:1,3-4 7.4:1-3 8.1:1-4 8.2:1-3 8.3:1-8 9.1:1-3 9.2:1-4 10.2:1-2 10.3:1-3 11.1:1-8
12.1:1-3 12.2:1 12.3:1-6 12.4:1-2 12.5:1-2 12.6:1 13.1:1,3-5 13.2:1-3,5-6 13.3:1-2 13.4:1-2
14.1:1-4 14.2:1-6 14.3:2-3 14.4:1-7 14.5:1-4
"""
"""The lines of OWASP ASVS 4.0.3, by section; those that the standard has deleted are left out."""


def lines_of_the_standard() -> Iterator[str]:
    for section in LEVELS_1_AND_2.split():
        name, _, parts = section.partition(":")
        for part in parts.split(","):
            first, _, last = part.partition("-")
            yield from (f"{name}.{number}" for number in range(int(first), int(last or first) + 1))


def rows() -> list[list[str]]:
    """The cells of each row that begins with a line of the standard."""
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in page if re.match(r"\| \d", line)]


def named_in(cell: str) -> Iterator[str]:
    """The lines of the standard that a cell names, one by one or from the first to the last."""
    for part in cell.split(", "):
        first, _, last = part.partition(" to ")
        section, _, number = first.rpartition(".")
        assert not last or last.startswith(f"{section}."), part
        yield from (f"{section}.{one}" for one in range(int(number), int((last or first).rpartition(".")[2]) + 1))


def files_in(cell: str) -> list[str]:
    return re.findall(r"`((?:tests|docs|client)/[\w/.]+|\w+\.md)`", cell)


def test_the_standard_has_so_many_lines():
    assert len(set(lines_of_the_standard())) == 259


def test_each_line_of_the_standard_stands_once():
    named = Counter(line for row in rows() for line in named_in(row[0]))
    assert named == Counter(lines_of_the_standard())


def test_each_line_that_is_kept_names_what_proves_it():
    assert [row[0] for row in rows() if len(row) == 4 and not files_in(row[3])] == []


def test_outside_of_the_chapter_on_architecture_each_line_that_is_kept_names_a_test():
    kept = [row for row in rows() if len(row) == 4 and not all(line.startswith("1.") for line in named_in(row[0]))]
    assert [row[0] for row in kept if not any("test" in name for name in files_in(row[3]))] == []


def test_what_is_named_is_there():
    named = {name for row in rows() for cell in row[1:] for name in files_in(cell)}
    assert len(named) > 40
    assert sorted(name for name in named if not (ROOT / name).exists()) == []
