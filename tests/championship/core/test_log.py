"""A log that is not to be trusted says in which line, and what is wrong there."""

import pytest

from tento.championship.core.log import FIRST, SEALED, LogError, check_of, rulebook_named


def chained(*texts: str) -> str:
    lines, check = [], ""
    for text in texts:
        check = check_of(check, text)
        lines.append(f"{text} ~{check}\n")
    return "".join(lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "line 1: torn line"),
        ("hello\n", f"line 1: not a log: the first line would be `{SEALED}`"),
        (chained(FIRST), "line 1: empty log"),
        (chained(FIRST) + "{} ~0\n", "line 2: wrong check"),
    ],
)
def test_the_message_names_the_line_and_the_fault(text, message):
    with pytest.raises(LogError) as found:
        rulebook_named(text)
    assert str(found.value) == message


def test_a_line_that_is_no_decision_is_told_with_what_is_missing():
    with pytest.raises(LogError, match=r"^line 2: bad decision: .*rulebook"):
        rulebook_named(chained(FIRST, "{}"))
