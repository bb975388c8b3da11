"""Whatever stands in a hand from elsewhere: it is told, or one sentence says what is wrong with it."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tento.games.poker.phh.codes import BadHistory
from tento.games.poker.phh.playing import tell_history
from tento.games.poker.phh.reading import LONGEST
from tento.rulebooks.loader import load
from tento.table.kit import UnreadableHistory
from tests.games.poker.test_phh import DWAN_IVEY, SEVERAL

CGP = load("cgp-2024")
LONGEST_SENTENCE = 300

ODD = (
    "1", "-1", "0", "true", "1.5", "nan", "-nan", "inf", "-inf", "1e400", "1e-400", "1e99999999999999999999", "99999999999999999999",
    '""', '"nan"', '"p1 f"', "[]", "[[]]", "[[1]]", "{}", "{ a = 1 }", "[1, 2, 3]", "[0, 0, 0]", "[nan, nan, nan]", "[inf, inf, inf]",
    "[-inf, 1, 1]", "[true, true, true]", '["a", "b", "c"]', "[0.001, 0.001, 0.001]", "[{}, {}, {}]", "1979-05-27", "07:32:00",
)  # fmt: skip
"""Values that a field may be set to by mistake or on purpose."""

ACTIONS = (
    "", " ", "#", "p", "p1", "p0 f", "p1 f f", "p99 cc", "p1 cbr", "p1 cbr -5", "p1 cbr nan", "p1 cbr 1e9", "p1 cbr 999999999999",
    "p1 cbr 7000.00001", "p1 pb", "p1 sm", "p1 sm Ac", "p1 sm AcAcAc", "p3 sm ????", "d", "d db", "d db Ac", "d db 2c2c2c", "d dh p1",
    "d dh p4 AsKs", "d dh p1 AsKsQsJsTs", "d dh p1 ??", "d xx 2c", "p² f", "p1 cbr ٣", "x" * 10_000, "p1 " + "x" * 10_000,
    "d db " + "x" * 10_000, "p3 cbr " + "9" * 10_000,
)  # fmt: skip
"""Acts that no hand has, or not at that moment."""


def written(fields: dict[str, str]) -> str:
    return "".join(f"{key} = {value}\n" for key, value in fields.items())


def fields_of(text: str) -> dict[str, str]:
    """The fields of a file as they are written there: a list is a list of TOML texts and numbers, as Python writes them."""
    return {key: repr(value).lower() if isinstance(value, bool) else repr(value) for key, value in tomllib.loads(text).items()}


def changed_fields() -> Iterator[str]:
    fields = fields_of(DWAN_IVEY)
    for key in (*fields, "hand", "_smallest_chip", "bring_in", "small_bet", "big_bet"):
        yield from (written(fields | {key: value}) for value in ODD)
        yield written({name: value for name, value in fields.items() if name != key})


def changed_actions() -> Iterator[str]:
    fields = fields_of(DWAN_IVEY)
    actions: list[Any] = tomllib.loads(DWAN_IVEY)["actions"]
    for at in range(len(actions)):
        others = [[word] for word in ACTIONS[at % 3 :: 3]]
        for instead in ([], [actions[at]] * 2, actions[at : at + 2][::-1], *others):
            yield written(fields | {"actions": repr([*actions[:at], *instead, *actions[at + max(1, len(instead)) :]])})


def changed_signs() -> Iterator[str]:
    for at in range(0, len(DWAN_IVEY), 3):
        yield DWAN_IVEY[:at] + DWAN_IVEY[at + 1 :]
        yield f"{DWAN_IVEY[:at]}{'[9.'[at % 3]}{DWAN_IVEY[at:]}"


def fault_of(text: str) -> str:
    """What is told of a text that cannot be told as a hand; nothing if it can."""
    try:
        list(tell_history(text, CGP, "en"))
    except (BadHistory, UnreadableHistory) as error:
        return str(error)
    return "told"


@pytest.mark.parametrize("changed", [changed_fields, changed_actions, changed_signs])
def test_any_small_change_of_a_hand_is_told_or_refused_in_a_sentence(changed):
    sentences = [fault_of(text) for text in changed()]
    assert len(sentences) > 200
    assert all(0 < len(sentence) < LONGEST_SENTENCE for sentence in sentences)


def test_any_value_in_the_place_of_a_hand_of_several_is_told_or_refused_in_a_sentence():
    assert all(0 < len(fault_of(f"{SEVERAL}\n[3]\nvariant = {value}\n")) < LONGEST_SENTENCE for value in ODD)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (".".join(["a"] * 50_000) + " = 1\n", "nested too deeply"),
        (f"[{'.'.join(['a'] * 50_000)}]\n", "nested too deeply"),
        (f"x = {'[' * 5000}\n", "nested too deeply"),
        (f"x = {'{ a = ' * 5000}\n", "nested too deeply"),
        (f"x = {'9' * 10_000}\n", "a number is too long"),
        (f"x = {'9' * 30}\n", "more than 64 bits"),
        (f"# {'x' * LONGEST}\n", "is larger than"),
        ("variant = \n", "is not TOML"),
    ],
    ids=["dotted key", "dotted table", "lists", "tables", "ten thousand digits", "thirty digits", "long", "broken"],
)
def test_a_file_beyond_reason_is_measured_before_it_is_parsed(text, told, tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text(text + DWAN_IVEY, encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(path)])
    assert (result.exit_code, told in result.stderr, result.stderr.count("\n")) == (2, True, 1)


def test_a_hand_of_two_thousand_raises_is_told():
    raises = [f"p{at % 2 + 1} cbr {200 + 100 * at}" for at in range(1990)]
    stakes = 'variant = "NT"\nblinds_or_straddles = [100, 50]\nstarting_stacks = [inf, inf]\n'
    assert fault_of(f"{stakes}actions = {['d dh p1 ????', 'd dh p2 ????', *raises]}\n") == "told"
