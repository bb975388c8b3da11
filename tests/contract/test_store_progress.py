"""Seasons, how a rating went on, and medals, on every store."""

import asyncio

import pytest
from msgspec.structs import replace

from tento.club.ports import Gains, MatchRow, MedalCount, MedalWon, Person, RatingPoint, RatingsChanged, SeasonRating
from tento.club.standings import MatchBook
from tento.table.outcome import ranked, won_by

pytest_plugins = ("tests.contract.stores",)

NOVEMBER = 1_794_906_000_000


def a_match(table: str = "t", people: tuple[str | None, ...] = ("ana", "bia"), winner: int = 0, finished: int = NOVEMBER) -> MatchRow:
    return MatchRow(
        table=table,
        game="truco",
        rulebook="r",
        finished=finished,
        outcome=won_by(winner, (1, 0) if winner == 0 else (0, 1), "points"),
        sides=(0, 1),
        people=people,
        names=tuple(str(one) for one in people),
        tallies=({}, {}),
        public=True,
    )


def line(person: str, worth: float, matches: int = 1, season: str = "2026-11") -> SeasonRating:
    return SeasonRating(season=season, game="truco", person=person, mu=25.0, sigma=8.0, worth=worth, matches=matches, won=0)


async def people(store, *names: str, guest: bool = False) -> None:
    for name in names:
        await store.people.add(Person(id=name, name=name.capitalize(), guest=guest, roles=("player",), created=0))


async def test_the_table_of_a_month_has_the_best_first_and_no_guests(store):
    await people(store, "ana", "bia", "caio")
    await people(store, "dora", guest=True)
    gains = Gains((line("ana", 1.0), line("bia", 3.0), line("caio", 2.0), line("dora", 9.0), line("ana", 8.0, season="2026-10")))
    await store.matches.add(a_match(), (), gains)
    assert [one.name for one in await store.progress.league("2026-11", "truco", 9)] == ["Bia", "Caio", "Ana"]
    assert [one.name for one in await store.progress.league("2026-11", "truco", 1)] == ["Bia"]
    assert await store.progress.league("2026-11", "tranca", 9) == []
    assert [await store.progress.above(one) for one in gains.seasons[:4]] == [2, 0, 1, 0]
    assert await store.progress.first_season() == "2026-10"


async def test_a_rating_of_a_month_follows_the_one_before_it_or_nothing_is_kept(store):
    await store.matches.add(a_match(), (), Gains((line("ana", 1.0),)))
    with pytest.raises(RatingsChanged):
        await store.matches.add(a_match("u"), (), Gains((line("ana", 5.0),)))
    assert await store.matches.get("u") is None
    await store.matches.add(a_match("u"), (), Gains((line("ana", 2.0, matches=2),)))
    assert (await store.matches.season_ratings("2026-11", "truco", ["ana", "bia"])) == {"ana": line("ana", 2.0, matches=2)}


async def test_a_match_is_entered_with_its_season_its_points_and_its_medals(store):
    await people(store, "ana", "bia")
    book = MatchBook(store.matches)
    medal = MedalWon(table="t", person="ana", game="truco", medal="bluffs", at=NOVEMBER)
    await book.keep(a_match(), [medal])
    await book.keep(a_match("u", winner=1, finished=NOVEMBER + 1))
    found = await store.matches.season_ratings("2026-11", "truco", ["ana", "bia"])
    assert {name: (one.matches, one.won) for name, one in found.items()} == {"ana": (2, 1), "bia": (2, 1)}
    points = await store.progress.points("ana", "truco", 9)
    rating = (await store.matches.ratings("truco", ["ana"]))["ana"]
    assert [(one.table, one.at) for one in points] == [("t", NOVEMBER), ("u", NOVEMBER + 1)]
    assert points[-1].worth == round(rating.mu - 3 * rating.sigma, 2)
    assert await store.progress.medals_at(["t", "u"], "ana") == [medal]


async def test_two_processes_that_count_at_once_lose_no_match_of_the_season(store, other):
    books = [MatchBook(one.matches) for one in (store, other)]
    await asyncio.gather(*(books[at % 2].keep(a_match(f"t{at}")) for at in range(8)))
    found = await store.matches.season_ratings("2026-11", "truco", ["ana", "bia"])
    assert [one.matches for one in found.values()] == [8, 8]


async def test_results_are_the_newest_first_and_a_level_match_is_not_won(store):
    await store.matches.add(a_match("won", finished=1), ())
    await store.matches.add(a_match("lost", winner=1, finished=2), ())
    await store.matches.add(replace(a_match("level", finished=3), outcome=ranked((1, 1), (0, 0), "time")), ())
    assert [(one.at, one.won) for one in await store.progress.results("ana", 9)] == [(3, False), (2, False), (1, True)]
    assert [one.at for one in await store.progress.results("ana", 1)] == [3]


async def test_medals_are_counted_and_the_last_match_is_named(store):
    for at, table in enumerate(("a", "b")):
        medal = MedalWon(table=table, person="ana", game="truco", medal="ferro", at=at)
        await store.matches.add(a_match(table), (), Gains(medals=(medal, replace(medal, person="bia"))))
    assert await store.progress.medals("ana") == [MedalCount(game="truco", medal="ferro", times=2, table="b", at=1)]


async def test_points_and_medals_go_with_the_account_and_results_stay_under_the_pseudonym(store):
    await people(store, "ana", "bia")
    point = RatingPoint(table="t", person="ana", game="truco", at=1, worth=1.0)
    medal = MedalWon(table="t", person="ana", game="truco", medal="ferro", at=1)
    await store.matches.add(a_match(), (), Gains((line("ana", 1.0),), (point,), (medal,)))
    await store.people.erase("ana", "jogador-1")
    assert (await store.progress.points("ana", "truco", 9), await store.progress.medals("ana")) == ([], [])
    assert [one.name for one in await store.progress.league("2026-11", "truco", 9)] == ["jogador-1"]
