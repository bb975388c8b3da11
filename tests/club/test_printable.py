"""Marks that pile up over the lines around them are no text."""

import pytest

from tento.club.printable import printable


@pytest.mark.parametrize("text", ["Copa do Zé", "Nguyễn", "ação", "ﬁm", "🂡 às 20h", ""])
def test_text_as_people_write_it_is_printable(text):
    assert printable(text)


@pytest.mark.parametrize("text", ["Z\u0300\u0301\u0302algo", "a" + "\u0336" * 30, "a\u20dd\u20dd\u20dd", "a\nb", "a\0b", "\u202eabc"])
def test_piled_marks_and_signs_that_print_nothing_are_not(text):
    assert not printable(text)
