"""Actions at the table as text: what cannot be read is told with what could be meant."""

import pytest

from tento.games.poker.notation import read, read_chair
from tento.games.poker.table_notation import read as read_at_table
from tento.table.notation import BadNotation
from tento.table.seats import REFEREE


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "write one of"),
        ("raise", "needs the total in front, as in 'raise 600'"),
        ("foldd", "did you mean 'fold'"),
        ("xyz 3 4", "write one of"),
    ],
)
def test_a_text_that_is_no_action_says_what_could_be_meant(text, told):
    with pytest.raises(BadNotation, match=told):
        read(text)


def test_a_table_has_ten_chairs():
    assert [read_chair(word) for word in ("1", "10")] == [1, 10]
    for word in ("0", "11"):
        with pytest.raises(BadNotation, match="seats are 1 to 10"):
            read_chair(word)


@pytest.mark.parametrize("text", ["seat 3", "seat 3 1000 9", "absent", "absent 3 4", "level 4 of", "level 4 with 37", "level 4 of 37 5"])
def test_a_decision_with_words_too_few_or_too_many_is_told_so(text):
    with pytest.raises(BadNotation):
        read_at_table(text, REFEREE)
