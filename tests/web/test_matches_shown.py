"""A finished match in a list: what it says of its end."""

import asyncio
from types import SimpleNamespace

from tento.club.ports import MatchRow
from tento.table.outcome import ranked
from tento.web.api.matches_shown import match_shown


async def no_one(_people: object) -> dict[str, object]:
    return {}


NOBODY_KNOWN = SimpleNamespace(store=SimpleNamespace(people=SimpleNamespace(several=no_one)))


def test_a_match_of_four_sides_tells_the_place_of_each():
    row = MatchRow(
        table="t",
        game="poker",
        rulebook="cgp-2024",
        finished=1,
        outcome=ranked((1, 4, 3, 2), (6000, 0, 0, 0), "chips"),
        sides=(0, 1, 2, 3),
        people=(None,) * 4,
        names=("A", "B", "C", "D"),
        tallies=({},) * 4,
        public=True,
    )
    assert asyncio.run(match_shown(NOBODY_KNOWN, row)).places == (1, 4, 3, 2)
