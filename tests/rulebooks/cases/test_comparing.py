"""What a case expects against what was found: one comparison for every game."""

from datetime import date
from decimal import Decimal

import pytest

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.comparing import AnyOf, Found, differences, expected_of, same
from tento.rulebooks.cases.kinds import DAY, FLAG, NUMBER, STEPS, TEXT, WHOLE, either, list_of, one_of, table_of, whole

KINDS = {
    "turn": either(whole(0, 3), one_of("none")),
    "score": list_of(WHOLE, 2),
    "points": table_of(WHOLE),
    "in": list_of(TEXT, unordered=True),
    "pool": NUMBER,
    "until": DAY,
    "over": FLAG,
    "refused": TEXT,
    "accepted": FLAG,
    "can": STEPS,
    "cannot": STEPS,
    "legal": STEPS,
}


class Table:
    """Only `go` and `stop` are allowed, and both are offered."""

    def allowed(self, step, key):
        if step == "fly":
            raise BadKey(key, "is no step")
        return step in ("go", "stop")

    def others(self, steps):
        return [step for step in ("go", "stop") if step not in steps]


def differing(expected, **found):
    return list(differences(expected, Found(**{"answers": {}, **found}), KINDS))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (1, 1),
        (1.5, Decimal("1.50")),
        (8295.2, Decimal("8295.20")),
        ([1, 2], (1, 2)),
        ({"P": 3}, {"P": 3, "Q": 0}),
        ({"Q": "none"}, {"P": "open"}),
        ("none", None),
        (1, AnyOf((1, 3))),
        (3, AnyOf((1, 3))),
        (date(2025, 1, 2), date(2025, 1, 2)),
    ],
)
def test_equal(wanted, found):
    assert same(wanted, found)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (1, True),
        (True, 1),
        (False, 0),
        ("1", 1),
        (0.1, Decimal("0.10000001")),
        ([1, 2], [2, 1]),
        ([1], [1, 1]),
        ([], None),
        ({"P": 3}, {"P": 0}),
        ({"R": 3}, {"P": 3}),
        ({"P": 3}, 3),
        (2, AnyOf((1, 3))),
        (0, None),
        ("open", None),
    ],
)
def test_different(wanted, found):
    assert not same(wanted, found)


def test_the_order_of_a_set_says_nothing():
    assert differing({"in": ["B", "A"]}, answers={"in": ["A", "B"]}) == []
    assert differing({"in": ["B", "B"]}, answers={"in": ["A", "B"]}) == ['in: expected ["B","B"], got ["A","B"]']


def test_a_difference_says_what_was_expected_and_what_came():
    assert differing(
        {"score": [1, 0], "pool": 5.5, "turn": 2}, answers={"score": (0, 1), "pool": Decimal("5.40"), "turn": AnyOf((1, 3))}
    ) == [
        "score: expected [1,0], got [0,1]",
        "pool: expected 5.5, got 5.40",
        "turn: expected 2, got 1 or 3",
    ]


def test_an_answer_that_does_not_exist_here_is_none():
    assert differing({"until": date(2025, 1, 2)}) == ['until: expected 2025-01-02, got "none"']


def test_of_two_long_tables_only_what_differs_is_told():
    table = {f"player {number}": number for number in range(40)}
    assert differing({"points": table | {"player 7": 70}}, answers={"points": table}) == [
        'points: expected {"player 7":70}, got {"player 7":7}'
    ]


def test_a_day_may_be_written_as_text():
    assert differing({"until": "2025-01-02"}, answers={"until": date(2025, 1, 2)}) == []


def test_an_article_is_met_by_one_of_those_that_decided():
    assert differing({"article": "A-29"}, articles=("§5.7", "A-29e")) == []
    assert differing({"article": ["A-5", "A-7"]}, articles=("§5.7",)) == ['article: expected ["A-5","A-7"], got ["§5.7"]']


def test_a_refusal_that_nobody_expected_is_a_difference():
    assert differing({"turn": 1}, answers={"turn": 1}, refused="the last step was refused: x") == ["the last step was refused: x"]


@pytest.mark.parametrize("expected", [{"refused": "x"}, {"accepted": False}])
def test_a_refusal_that_is_expected_is_none(expected):
    assert differing(expected, answers={"refused": "x", "accepted": False}, refused="refused: x") == []


def test_nothing_is_compared_after_a_step_that_stopped_the_script():
    assert differing({"turn": 1, "article": "1"}, stopped="step 1 was refused") == ["step 1 was refused"]


def test_steps_are_asked_of_the_table():
    expected = {"can": ["go", "sit"], "cannot": ["sit", "stop"], "legal": ["go"]}
    assert differing(expected, steps=Table()) == ["can: `sit` is not allowed", "cannot: `stop` is allowed", "legal: also `stop`"]


def test_a_step_that_is_none_is_an_error_of_its_key():
    with pytest.raises(BadKey) as caught:
        differing({"can": ["fly"]}, steps=Table())
    assert caught.value.key == "expect.can"


def test_the_answers_of_a_rulebook_stand_over_the_common_ones():
    expect = {"turn": 1, "score": [0, 0], "two": {"turn": 2}}
    assert expected_of(expect, ["one", "two"], KINDS) == {
        "one": {"turn": 1, "score": [0, 0]},
        "two": {"turn": 2, "score": [0, 0]},
    }


@pytest.mark.parametrize(
    ("expect", "key", "told"),
    [
        ({"trun": 1}, "expect.trun", "is not an answer; did you mean `turn`?"),
        ({"three": {"turn": 1}}, "expect.three", "is not one of the rulebooks of this case: one, two"),
        ({"three": {"nothing": 1}}, "expect.three", "is not an answer"),
        ({"one": 3}, "expect.one", "is a table of answers"),
        ({"one": {"trun": 1}}, "expect.one.trun", "is not an answer"),
        ({"one": {"turn": 9}}, "expect.one.turn", 'found 9; write a whole number from 0 to 3, or "none"'),
        ({"points": {"P": "3"}}, "expect.points.P", 'found "3"; write a whole number'),
    ],
)
def test_an_expectation_that_cannot_be_read_names_its_key(expect, key, told):
    with pytest.raises(BadKey) as caught:
        expected_of(expect, ["one", "two"], KINDS)
    assert (caught.value.key, told in caught.value.reason) == (key, True)
