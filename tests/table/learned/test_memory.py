"""The text of a memory: what is written is read again, and what is no memory is refused with its line."""

import pytest

from tento.table.learned.memory import BadMemory, Memory, brain, read, write
from tento.table.learned.player import leaning
from tento.table.learned.situation import Situation

HERE = Situation(("turn ZML lead r1 x1 open", "turn h9"), ("low", "middle", "high", "call"))


def memory(**chosen: int) -> Memory:
    made = Memory("truco", "ktruco-paulista")
    for label, times in chosen.items():
        for _ in range(times):
            made.remember(HERE, label)
    return made


def test_what_is_written_is_read_again():
    text = write(memory(call=7, low=3))
    assert text.splitlines() == [
        "tento memory 1 truco ktruco-paulista",
        "turn ZML lead r1 x1 open: call 7, low 3",
        "turn h9: call 7, low 3",
    ]
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "line 1"),
        ("tento memory 2 truco x\n", "line 1"),
        ("tento memory 1 truco\n", "line 1"),
        ("tento memory 1 truco x\nturn h9 call 3\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call 0\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call -3\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call ³\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call 99999999999999999999\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call 1, call 2\n", "line 2"),
        ("tento memory 1 truco x\nturn h9: call 1\nturn h9: low 2\n", "line 3"),
        ("tento memory 1 truco x\n" + "k" * 500 + ": call 1\n", "line 2"),
    ],
)
def test_what_is_no_memory_is_refused_with_its_line(text, line):
    with pytest.raises(BadMemory, match=line):
        read(text)


def test_one_game_and_one_rulebook_alone_are_merged():
    with pytest.raises(BadMemory, match="fenacef-ix"):
        memory(call=1).merge(Memory("truco", "fenacef-ix"))
    made = brain("2026-11", [memory(call=2), memory(call=1, low=4)])
    assert (made.version, made.counts["turn h9"]) == ("2026-11", {"call": 3, "low": 4})


def test_the_first_memory_that_knows_the_situation_speaks_and_then_the_teacher():
    """KT-17: K-BRAIN, then K-NEURON, then the program's own logic."""
    calls, lows = memory(call=40), memory(low=40)
    assert leaning(HERE, "high", [calls, lows]).first == "call"
    assert leaning(HERE, "high", [memory(call=2), lows]).first == "low"
    silent = leaning(HERE, "high", [memory(call=2)])
    assert (silent.first, silent.from_memory) == ("high", False)


def test_shares_are_counts_with_the_teacher_as_eight_of_them():
    """Ten of twelve calls: (10 + 8 x 0.025) / 20; the teacher's high card: (0 + 8 x 0.925) / 20."""
    found = leaning(HERE, "high", [memory(call=10, low=2)])
    assert found.shares["call"] == pytest.approx((10 + 8 * 0.025) / 20)
    assert found.shares["high"] == pytest.approx(8 * 0.925 / 20)
    assert sum(found.shares.values()) == pytest.approx(1)
    assert found.from_memory
