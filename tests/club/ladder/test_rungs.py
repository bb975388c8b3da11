"""How strong the bots of a ladder are by their results."""

from tento.club.ladder.rungs import rungs
from tento.club.ports import LadderResult


def results(*won: str) -> list[LadderResult]:
    """`ab` says that a has beaten b; `a-b` that nobody won."""
    return [
        LadderResult(table=str(at), match="m", game="truco", first=one[0], second=one[-1], winner=None if "-" in one else 0, at=at)
        for at, one in enumerate(won)
    ]


def test_who_wins_rises_above_who_loses_and_a_newcomer_stands_between():
    found = rungs("truco", "abc", results("ab", "ab", "ab"))
    assert [(one.bot, one.played, one.won) for one in found if one.bot != "c"] == [("a", 3, 3), ("b", 3, 0)]
    by_bot = {one.bot: one for one in found}
    assert by_bot["a"].mu > by_bot["c"].mu > by_bot["b"].mu
    assert by_bot["a"].sigma < by_bot["c"].sigma


def test_what_nobody_won_and_what_was_played_against_one_who_left_says_nothing():
    assert [(one.played, one.worth) for one in rungs("truco", "ab", results("a-b", "az"))] == [(0, 0.0), (0, 0.0)]
