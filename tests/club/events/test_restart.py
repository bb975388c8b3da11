"""A tournament goes on after its process dies at any moment: the log of the event and those of its tables are all that it needs."""

import pytest
from msgspec.structs import replace

from tento.championship.core.log import rulebook_named
from tento.championship.registry import replay
from tento.rulebooks.loader import load
from tests.club.events.house import (
    QUICK,
    FailingLog,
    House,
    NoListOfEnds,
    StoreWith,
    kept,
    somebody,
    status,
    until,
    until_over,
)
from tests.club.events.ledger import books, check

CONFIG = replace(QUICK, seats=3, most=9)
HOUR_MS = 3_600_000


@pytest.mark.parametrize(("appends", "after"), [(2, True), (3, False), (5, True), (8, False), (12, True), (24, False), (47, True)])
async def test_whatever_was_kept_last_the_next_process_plays_on_to_the_champion(tmp_path, appends, after):
    """The same after each line that was the last one: between a decision and its tables, between two tables, in the middle of a hand."""
    async with kept(tmp_path) as store:
        log = FailingLog(store.log, appends, after)
        first, ana = House(StoreWith(store, log=log), "first"), await somebody(store, "Ana")
        await first.start()
        tournament = await first.opened(ana, CONFIG)
        event = tournament.row.id
        await begun(tournament)
        await until(lambda: log.failed or event not in first.tournaments.events.runners)
        await first.stop()
        second = House(store, "second")
        await second.start()
        row = await store.events.get(event)
        assert row is not None
        if row.status != "over":
            again = await second.taken_up(event)
            if not again.driver.state.entered:
                assert await again.begin("ana") is None
            await until_over(second, again)
        await checked(second, event)
        await second.stop()


async def test_a_tournament_whose_end_the_list_never_heard_is_over_there_with_the_next_process(tmp_path):
    async with kept(tmp_path) as store:
        deaf = NoListOfEnds(store.events)
        first, ana = House(StoreWith(store, events=deaf), "first"), await somebody(store, "Ana")
        await first.start()
        tournament = await first.opened(ana, CONFIG)
        await begun(tournament)
        await until(lambda: deaf.refused)
        await first.stop()
        second = House(store, "second")
        await second.start()
        again = await second.taken_up(tournament.row.id)
        await until(lambda: again.row.status == "over" and tournament.row.id not in second.tournaments.events.runners)
        assert await status(store, tournament.row.id) == "over"
        await second.stop()


async def begun(tournament):
    """The host begins; the power may go while it is kept."""
    try:
        await tournament.begin("ana")
    except ConnectionError:
        return


async def checked(there, event):
    text = b"".join(line + b"\n" for line in await there.store.log.read(event)).decode()
    replayed = replay(text, load(rulebook_named(text)))
    assert replayed.state.champion is not None
    assert sorted({**replayed.state.places, replayed.state.champion: 1}) == sorted(replayed.state.listed)
    assert replayed.tournament.false_draw(replayed.draws) is None
    check(await books(there.live_tables, event, CONFIG.most), CONFIG.most, replayed.state.stack)


async def test_a_process_whose_clock_is_behind_plays_on_and_the_log_stays_in_order(tmp_path):
    """The second machine's clock is an hour behind the first one's: it decides no earlier than the last decision."""
    async with kept(tmp_path) as store:
        log = FailingLog(store.log, 8, after=True)
        first, ana = House(StoreWith(store, log=log), "first"), await somebody(store, "Ana")
        await first.start()
        tournament = await first.opened(ana, CONFIG)
        event = tournament.row.id
        await begun(tournament)
        await until(lambda: log.failed)
        await first.stop()
        second = House(store, "second")
        clock = second.live_tables.now
        second.live_tables.now = second.tournaments.events.now = lambda: clock() - HOUR_MS
        await second.start()
        again = await second.taken_up(event)
        before = len(again.event.made)
        await until(lambda: len(again.event.made) > before + 3)
        made = [one.decision.at for one in again.event.made]
        assert made == sorted(made)
        await second.stop()
