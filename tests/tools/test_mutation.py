"""The faults that are planted: what our own operators change, and what is left alone by rule."""

from pathlib import Path

import pytest
from tools.mutation import difference, mutants_of, mutated, statement


@pytest.fixture
def changes(tmp_path: Path):
    """All that can be made of a source, by the operator's name."""

    def made(source: str, operator: str) -> list[str]:
        path = tmp_path / "source.py"
        path.write_text(source, encoding="utf-8")
        found = [mutated(source, mutant) for mutant in mutants_of(path) if mutant.operator.startswith(operator)]
        return [change for change in found if change is not None]

    return made


def test_each_side_of_an_and_is_left_out_once(changes):
    assert changes("x = a and b or c\n", "DropOperand") == ["x = c\n", "x = a and b\n", "x = b or c\n", "x = a or c\n"]


def test_a_call_made_for_what_it_does_is_left_out(changes):
    source = "def f():\n    events.append(1)\n    x = g()\n    return x\n"
    assert changes(source, "DropStatement") == ["def f():\n    pass\n    x = g()\n    return x\n"]


def test_in_becomes_not_in_and_the_other_way_round(changes):
    assert changes("x = a in b\ny = c not in d\n", "SwapIn") == ["x = a not in b\ny = c not in d\n", "x = a in b\ny = c in d\n"]


def test_a_comprehension_takes_what_it_left_out(changes):
    assert changes("x = [a for a in b if a > 1]\n", "NegateFilter") == ["x = [a for a in b if not (a > 1)]\n"]


def test_numbers_and_comparisons_are_changed_by_the_library(changes):
    assert changes("x = 1\n", "NumberReplacer") == ["x = 2\n", "x = 0\n"]
    assert "x = a <= b\n" in changes("x = a < b\n", "ReplaceComparison")


@pytest.mark.parametrize(
    "source",
    [
        "x: Literal[1, 2]\n",
        "def f(a: Literal[1] = y) -> Literal[2]:\n    return a\n",
        "@cache(4096)\ndef f():\n    return a\n",
        "Action = Play | Fold | None\n",
        "x = isinstance(y, int | str)\n",
        "assert len(x) == 2, f'{1} is wrong'\n",
        "class A(Struct, gc=False, kw_only=True):\n    x: int\n",
        '_log.warning("lost", extra={"n": 1})\n',
        'class A:\n    """There are 3 of them."""\n',
        "x = list(zip(a, b, strict=True))\n",
    ],
)
def test_what_no_test_could_see_is_left_alone(changes, source):
    assert changes(source, "") == []


def test_a_word_is_only_compared_with_its_equal(changes):
    assert changes('x = a == "play"\n', "ReplaceComparison") == ['x = a != "play"\n']


def test_none_is_only_compared_by_what_it_is(changes):
    assert changes("x = a is b\n", "ReplaceComparison") == ["x = a is not b\n"]


def test_a_letter_with_an_accent_before_it_moves_no_place(changes):
    assert changes("def f(a='é', b: Literal[1] = c): pass\n", "NumberReplacer") == []


def test_a_difference_names_the_lines_that_went_and_came():
    assert difference("a\nb\n", "a\nc\n") == "-b\n+c"


SOURCE = """X = 1
def f(a=1):
    if a in (
        1,
    ):
        return g(
            a
        )
    with h():
        pass
class A:
    y = 2
"""


@pytest.mark.parametrize(
    ("line", "lines"), [(1, None), (2, None), (3, (3, 5)), (4, (3, 5)), (6, (6, 8)), (7, (6, 8)), (9, (9, 9)), (10, (10, 10)), (12, None)]
)
def test_a_line_belongs_to_the_innermost_statement_of_its_function(line, lines):
    assert statement(SOURCE, line) == lines


def test_numbers_that_were_measured_are_left_alone_by_their_name(tmp_path):
    path = tmp_path / "source.py"
    path.write_text("WINS: Final = ((1, 2), (3, 4))\nTIMES = 5\n", encoding="utf-8")
    assert {mutant.place.line for mutant in mutants_of(path, {"WINS"})} == {2}
    assert {mutant.place.line for mutant in mutants_of(path)} == {1, 2}
