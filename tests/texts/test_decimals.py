"""Numbers as the reader writes them: a comma in Portuguese and Spanish, a point in English."""

import re
from pathlib import Path

import pytest

from tento.texts.language import decimal
from tests.places import ROOT

TABLES = ["simulation/table.py", "arena/tables.py", "solve.py", "usage.py"]


@pytest.mark.parametrize(
    ("value", "form", "pt", "en"),
    [
        (0.5234, ".1%", "52,3%", "52.3%"),
        (1234.56, ",.1f", "1.234,6", "1,234.6"),
        (0.25, "+.4f", "+0,2500", "+0.2500"),
        (1234567, ",", "1.234.567", "1,234,567"),
    ],
)
def test_a_number_is_written_as_its_reader_writes_it(value, form, pt, en):
    assert [decimal(value, lang, form) for lang in ("pt", "es", "en")] == [pt, pt, en]


def formats(path: Path) -> list[str]:
    """Fractions that a file writes for every reader alike."""
    return re.findall(r"\{[^{}]*:[+,]*\.[1-9][%f]\}", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TABLES)
def test_no_table_of_a_command_writes_a_fraction_for_all_readers_alike(name):
    assert formats(ROOT / "src" / "tento" / "cli" / name) == []
