"""How the cup of the week is written when a server is started."""

import pytest
import typer

from tento.cli.bounds import weekly_cup
from tento.club.events.pairs.weekly import WeeklyCup


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("", None),
        ("truco-masters-2025 sun 20:00", WeeklyCup(rulebook="truco-masters-2025", weekday=6, minute=1200)),
        ("afia-2025 Wed 07:05 bots", WeeklyCup(rulebook="afia-2025", weekday=2, minute=425, bots=True)),
    ],
)
def test_a_rulebook_a_day_an_hour_and_whether_bots_fill_it(said, meant):
    assert weekly_cup(said) == meant


@pytest.mark.parametrize(
    "said", ["truco-masters-2025", "truco-masters-2025 sun", "truco-masters-2025 dia 20:00", "truco-masters-2025 sun 24:00",
             "truco-masters-2025 sun 20:00 robots", "truco-masters-2025 sun 20:00 bots bots", "cgp-2024 sun 20:00", "nothing sun 20:00"],
)  # fmt: skip
def test_what_cannot_be_held_is_told_at_the_start(said):
    with pytest.raises(typer.BadParameter):
        weekly_cup(said)
