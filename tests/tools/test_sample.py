"""A sample of faults is kept, and goes on where it was stopped."""

from pathlib import Path

from tools.sample import GONE, LIVES, NOTHING, SEEN, SEEN_AGAIN, UNSEEN, Sample, drawn

BEFORE = "a = 1\nb = 2\nc = 3\nb = 2\n"
FAULT = drawn("x.py", "plus", BEFORE, "a = 1\nb = 2\nc = 3\nb = 5\n")


def sample(folder: Path) -> Sample:
    return Sample(folder, "1-3")


def test_a_fault_is_the_lines_that_it_changes():
    assert (FAULT.line, FAULT.old, FAULT.new) == (4, ["b = 2"], ["b = 5"])


def test_a_fault_that_leaves_lines_out_is_planted_as_it_was():
    shorter = drawn("x.py", "drop", BEFORE, "a = 1\nb = 2\n")
    assert shorter.planted(BEFORE) == "a = 1\nb = 2\n"


def test_it_is_planted_at_its_place_when_the_file_has_changed():
    assert FAULT.planted("# new\n" + BEFORE) == "# new\na = 1\nb = 2\nc = 3\nb = 5\n"


def test_it_knows_the_name_that_gets_a_value_where_it_is():
    assert FAULT.assigned == "b"


def test_it_is_gone_with_its_line():
    assert FAULT.planted("a = 1\n") is None


def test_a_sample_that_was_stopped_goes_on_with_what_was_not_tried(tmp_path: Path):
    first = sample(tmp_path)
    first.take([FAULT] * 3)
    first.tell(1, SEEN)
    assert sample(tmp_path).faults == [FAULT] * 3
    assert sample(tmp_path).left() == [0, 2]


def test_the_last_word_about_a_fault_counts(tmp_path: Path):
    first = sample(tmp_path)
    first.take([FAULT] * 3)
    for became in (UNSEEN, LIVES, SEEN_AGAIN):
        first.tell(2, became)
    assert sample(tmp_path).left(UNSEEN, LIVES) == []
    assert sample(tmp_path).left(SEEN_AGAIN) == [2]


def test_what_changes_nothing_or_is_gone_does_not_count(tmp_path: Path):
    told = sample(tmp_path)
    told.take([FAULT] * 6)
    for number, became in enumerate((SEEN, SEEN_AGAIN, LIVES, NOTHING, GONE)):
        told.tell(number, became)
    assert "5 of 6 tried" in str(told)
    assert str(told).endswith("2 of the 3 that count died (66.7 %)")
