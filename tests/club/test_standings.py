"""What remains of a finished match: the row, the ratings, the shares."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.scheduled import Means, ScheduledAction, next_scheduled, perform
from tento.club.live.seating import Decision, sit, sit_bot
from tento.club.live.table_state import TableState
from tento.club.ports import MatchRow, Rating
from tento.club.standings import (
    NEW_MU,
    MatchBook,
    Standing,
    count,
    people_of,
    points_of,
    rated,
    rated_keys,
    sides,
    standing,
    team_key,
    worth,
)
from tento.games.registry import guest
from tento.store.open import open_store
from tento.table.outcome import ranked, won_by
from tests.contract import tiny_game


def row(people: tuple[str | None, ...] = ("a", "b", "c", "d"), winner: int | None = 0) -> MatchRow:
    return MatchRow(
        table="t",
        game="truco",
        rulebook="r",
        finished=1,
        outcome=ranked((1, 1), (0, 0), "points") if winner is None else won_by(winner, (1, 0), "points"),
        sides=tuple(seat % 2 for seat in range(len(people))),
        people=people,
        names=tuple(str(person) for person in people),
        tallies=({},) * len(people),
        public=True,
    )


def test_the_points_of_the_only_partida_are_told_by_side():
    tallies = ({"final_points": 12}, {"final_points": 7}, {"final_points": 12}, {"final_points": 7})
    assert points_of(replace(row(), tallies=tallies)) == (12, 7)


def test_of_a_match_of_several_partidas_no_points_are_told():
    assert points_of(row()) == ()


def after(played: MatchRow, before: dict[str, Rating] | None = None) -> dict[str, Rating]:
    return {rating.key: rating for rating in rated(played, before or {})}


def test_the_winners_rise_and_the_losers_fall():
    ratings = after(row())
    assert ratings["a"].mu == ratings["c"].mu > NEW_MU > ratings["b"].mu == ratings["d"].mu


def test_a_pair_has_a_rating_of_its_own():
    ratings = after(row(("z", "b", "a", "d")))
    assert ratings["a+z"].mu > NEW_MU > ratings["b+d"].mu


def test_four_who_play_alone_are_rated_by_their_places():
    places = (2, 1, 4, 3)
    alone = replace(row(), sides=(0, 1, 2, 3), outcome=ranked(places, (5, 9, 0, 3), "points"))
    ratings = after(alone)
    assert sorted(ratings, key=lambda person: -ratings[person].mu) == ["b", "a", "d", "c"]


def test_those_who_share_a_place_are_rated_alike():
    shared = replace(row(("a", "b", "c")), sides=(0, 1, 2), outcome=ranked((1, 2, 2), (7, 1, 1), "points"))
    ratings = after(shared)
    assert ratings["a"].mu > ratings["b"].mu == ratings["c"].mu


def test_two_players_make_no_pair():
    assert set(after(row(("a", "b")))) == {"a", "b"}


def test_every_match_makes_a_rating_more_certain():
    once = after(row())
    twice = after(row(), once)
    assert worth(twice["a"]) > worth(once["a"])
    assert (once["a"].matches, twice["a"].matches) == (1, 2)


def test_to_beat_the_stronger_is_worth_more():
    strong = {"b": Rating("truco", "b", 40.0, 3.0, 9), "d": Rating("truco", "d", 40.0, 3.0, 9)}
    assert after(row(), strong)["a"].mu > after(row())["a"].mu


@pytest.mark.parametrize(
    "played", [row(("a", "b", "c", None)), row(("a", "b", "a", "d")), row(winner=None)], ids=["with a bot", "twice the same", "undecided"]
)
def test_a_match_that_says_nothing_of_people_changes_no_rating(played):
    assert sides(played) is None
    assert rated_keys(played) == ()
    assert rated(played, {}) == ()


def test_the_keys_asked_for_are_the_keys_rated():
    assert set(rated_keys(row())) == set(after(row()))


def test_a_pair_is_the_same_from_both_sides():
    assert team_key(["b", "a"]) == team_key(["a", "b"])
    assert people_of(team_key(["b", "a"])) == ("a", "b")


def test_shares_are_told_where_there_is_something_to_share():
    told = standing("truco", {"matches": 4, "matches_won": 1, "onze_played": 0, "onze_won": 0})
    assert told.shares == {"matches_won": 0.25}


def test_a_game_without_shares_has_its_sums():
    with guest(tiny_game.kit()):
        assert standing("maior", {"matches": 4}) == Standing("maior", {"matches": 4}, {})


@pytest.fixture
async def store(tmp_path):
    store = open_store(tmp_path)
    await store.start()
    yield store
    await store.stop()


async def played(store) -> LiveTable:
    """A whole match at a live table: one person who never comes, and three bots."""
    live_tables = LiveTables(store, "p", "here")
    config = TableConfig(rulebook="ktruco-paulista", pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random")
    live = await live_tables.open("host", config)
    assert isinstance(live, LiveTable)
    await live.decide(lambda state, at: sit(state, at, "host", "Ana", None))
    live.stopped = True
    for _ in range(3):
        await live.decide(lambda state, at: sit_bot(state, at, "host", "random", None))
    return live


def done(scheduled: ScheduledAction, means: Means, state: TableState, _at: int) -> Decision:
    return perform(state, max(scheduled.at, state.last_at), scheduled, means)


async def finish(live: LiveTable) -> None:
    """Plays the match without waiting for its clocks."""
    means = Means(frozenset(), lambda: bytes(32), Chance(bytes(32)))
    while live.state.closed is None:
        scheduled = next_scheduled(live.state, frozenset())
        assert scheduled is not None
        await live.decide(partial(done, scheduled, means))


async def test_a_finished_match_is_counted_by_its_own_game_and_kept_once(store):
    live = await played(store)
    await finish(live)
    counted = count(live.state, live.past)
    assert counted.people == ("host", None, None, None)
    assert counted.tallies[0]["matches"] == 1
    book = MatchBook(store.matches)
    assert [await book.enter(live.state, live.past), await book.enter(live.state, live.past)] == [True, False]
    assert (await store.matches.totals("host", "truco"))["maos"] == counted.tallies[0]["maos"] > 0


async def test_a_rating_that_another_process_changed_meanwhile_is_computed_anew(tmp_path):
    """Two servers on one database enter matches of the same people at the same time."""
    stores = [open_store(tmp_path), open_store(tmp_path)]
    for store in stores:
        await store.start()
    books = [MatchBook(store.matches) for store in stores]
    await asyncio.gather(*(books[number % 2].keep(replace(row(), table=f"t{number}")) for number in range(10)))
    assert (await stores[0].matches.ratings("truco", ["a"]))["a"].matches == 10
    for store in stores:
        await store.stop()


async def over(store, live: LiveTable) -> None:
    """Waits until the lobby knows that the table is over."""
    async with asyncio.timeout(60):
        while (known := await store.tables.get(live.state.id)) is None or known.status != "over":
            await asyncio.sleep(0.01)


async def test_a_match_that_ended_when_the_server_crashed_is_told_of_after_the_restart(store):
    live = await played(store)
    before = await store.tables.get(live.state.id)
    await finish(live)
    await over(store, live)
    await store.tables.put(before)
    await store.leases.release("p")
    told: list[str] = []
    again = LiveTables(store, "q", "here", lambda state, _past: told.append(state.id))
    await again.find(live.state.id)
    await over(store, live)
    assert told == [live.state.id]


async def test_a_match_that_was_told_of_is_not_told_of_again_when_its_table_is_looked_at(store):
    live = await played(store)
    await finish(live)
    await over(store, live)
    await store.leases.release("p")
    told: list[str] = []
    again = LiveTables(store, "q", "here", lambda state, _past: told.append(state.id))
    lines = await store.log.read(live.state.id)
    await again.find(live.state.id)
    await again.stop()
    assert (told, await store.log.read(live.state.id)) == ([], lines)
