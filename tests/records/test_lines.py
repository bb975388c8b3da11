"""Single lines of a record: how much one may hold."""

import pytest

from tento.games.registry import kit_of
from tento.records.lines import BadLine, DealLine, read_line, read_time

NOTATION = kit_of("truco").notation
DEAL = f"deal 1 commitment {'0' * 64} root {'1' * 64} numbers"


def test_a_deal_has_a_number_for_each_of_the_seats_that_a_table_can_have():
    found = read_line(9, DEAL + " 2a" * 255, NOTATION, 4)
    assert isinstance(found, DealLine)
    assert (found.deal, len(found.numbers)) == (1, 255)


def test_a_deal_with_more_numbers_than_seats_is_refused():
    with pytest.raises(BadLine, match="more numbers than a table has seats"):
        read_line(9, DEAL + " 2a" * 256, NOTATION, 4)


def test_a_time_is_minutes_seconds_and_thousandths():
    assert (read_time("0:00.000"), read_time("1:02.345"), read_time("10:59.007")) == (0, 62_345, 659_007)


def test_a_seat_without_a_number_is_told_by_a_dash():
    found = read_line(9, DEAL + " - 2a", NOTATION, 4)
    assert isinstance(found, DealLine)
    assert found.numbers == (None, "2a")
