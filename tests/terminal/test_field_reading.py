"""What somebody types, as what a field of a ruling holds."""

import pytest

from tento.table.rulings import Choice, Field
from tento.terminal.field_reading import BadText, read_field

TERMS = {"aumento": "raise", "pago": "call", "antes": "before", "depois": "after"}
CHOICES = (Choice("heads-up", ("só dois", "heads-up", "solo dos")), Choice("multiway", ("vários", "several", "varios")))


def read(kind, text):
    choices = CHOICES if kind.startswith("choice") else ()
    return read_field(Field(key="x", kind=kind, words=("x", "x", "x"), required=True, choices=choices), text, TERMS)


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("flag", "S", True),
        ("flag", "não", False),
        ("number", "1500", 1500),
        ("number", "1.500", 1500),
        ("number", "1,500", 1500),
        ("number", "12.500.000", 12_500_000),
        ("number", "2k", 2000),
        ("pair", "100/200", [100, 200]),
        ("pair", "100 200", [100, 200]),
        ("numbers", "7 9  2", [7, 9, 2]),
        ("motions", "1000", [1000]),
        ("motions", "500 4x100", [500, 100, 100, 100, 100]),
        ("motions", "500 | 2x1k", [[500], [1000, 1000]]),
        ("choice", "2", "multiway"),
        ("choice", "Vários", "multiway"),
        ("choice", "heads-up", "heads-up"),
        ("choices", "1, 2", ["heads-up", "multiway"]),
        ("action", "Aumento 1.500", "raise 1500"),
        ("action", "all in 900", "all-in 900"),
        ("actions", "fold, pago; raise 1,500", ["fold", "call", "raise 1500"]),
        ("seat-actions", "9 bet 400, 2 aumento 900", ["9 bet 400", "2 raise 900"]),
        ("words", "aumento 2000 antes", ["raise 2000 before"]),
        ("words", "aumento +2000", ["raise +2000"]),
        ("cards-by-seat", "1 Kh 9s, 4 7h 7d", {"1": "Kh 9s", "4": "7h 7d"}),
    ],
)
def test_it_is_read(kind, text, value):
    assert read(kind, text) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("flag", "talvez"),
        ("number", "-5"),
        ("number", "1.50"),
        ("number", "1" * 13),
        ("pair", "100"),
        ("pair", "1 2 3"),
        ("numbers", "7 nove"),
        ("motions", "500 x"),
        ("motions", "201x100"),
        ("choice", "3"),
        ("choice", "nobody"),
        ("cards-by-seat", "Kh 9s"),
    ],
)
def test_it_is_not_understood(kind, text):
    with pytest.raises(BadText):
        read(kind, text)
