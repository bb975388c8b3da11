"""What a poker case may not write: numbers that are no seats, however long they are."""

import pytest

from tento.records.judge import judge_file
from tests.records.small_cases import written

HAND = 'game = "poker"\ntitle = "x"\nrulebooks = ["cgp-2024"]\nvariant = "no-limit-holdem"\nbutton = 1\nblinds = [50, 100]\ndo = []\n'
ORDER = 'game = "poker-ruling"\ntitle = "x"\nrulebooks = ["cgp-2024"]\nquestion = "showdown-order"\nvariant = "stud"\nseats = [1, 2]\n'
LONG = "3" + 5000 * "9"
SEATS = [LONG, "0", "11", "01", "x"]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (HAND + 'stacks = { 1 = 500, 2 = 500, "%s" = 500 }\n[expect]\nturn = 1\n', "stacks"),
        (HAND + 'stacks = { 1 = 500, 2 = 500 }\nhands = { "%s" = "As Ks" }\n[expect]\nturn = 1\n', "hands"),
        (HAND + 'stacks = { 1 = 500, 2 = 500 }\n[expect]\nstacks = { "%s" = 500 }\n', "expect.stacks"),
        (ORDER + 'upcards = { 1 = "Ks", 2 = "Qs", "%s" = "As" }\n[expect]\nfirst = 1\n', "upcards"),
    ],
)
def test_a_seat_is_a_number_from_1_to_10(tmp_path, text, key, seat):
    error = judge_file(written(tmp_path, text % seat)).error
    assert error is not None
    assert key in error
    assert "fault" not in error
    assert len(error) < 500 + len(str(tmp_path))
