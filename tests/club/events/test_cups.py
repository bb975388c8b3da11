"""Cups at live tables: from the form to the winner without a hand, people who come or stay away, and a process that dies at any moment."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tento.championship.pairs.decisions import Interrupt
from tento.club.events.pairs.agreement import Pace
from tento.club.events.pairs.config import CupConfig
from tento.club.events.pairs.cup import Cup
from tento.club.events.pairs.deciding import bot_matches
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.seating import close
from tento.club.ports import StaleOwner
from tests.club.events.cup_house import AT_ONCE, QUICK, CupHouse, comes, cup_house, proven
from tests.club.events.house import PATIENCE_S, FailingLog, NoListOfEnds, StoreWith, kept, somebody, status, until

SLOW = Pace(bot_seconds=0.8, pause_seconds=1)


async def over(cup: Any) -> None:
    await until(lambda: cup.row.status == "over")


def code(answer: Any) -> str:
    return str(answer.code)


async def test_a_cup_of_sixteen_pairs_of_bots_is_played_without_a_hand_to_its_champion(tmp_path):
    async with cup_house(tmp_path) as there:
        cup = await there.cup(await somebody(there.store, "Ana"), replace(QUICK, entries=16, begins=1))
        await over(cup)
        state = await proven(there, cup)
        assert len(state.entries) == 16
        assert sum(match.sheet is not None for match in state.matches.values()) == 15
        assert state.champion is not None
        assert {match.result.how for match in state.matches.values()} == {"played"}


@pytest.mark.parametrize(
    "config", [replace(QUICK, rulebook="fenacef-ix", best_of=1), replace(QUICK, rulebook="fenacef-ix-mano-a-mano", best_of=3, singles=True)]
)
async def test_the_format_of_a_cup_is_played_at_its_tables(tmp_path, config):
    async with cup_house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        cup = await there.cup(ana, config)
        assert await cup.begin(ana.id) is None
        await over(cup)
        state = await proven(there, cup)
        results = [match.result for match in state.matches.values()]
        assert {max(one.partidas) for one in results} == {1 if config.best_of == 1 else 2}


async def test_tranca_is_played_to_two_thousand_in_the_final_alone(tmp_path):
    async with cup_house(tmp_path) as there:
        cup = await there.cup(await somebody(there.store, "Ana"), replace(QUICK, rulebook="afia-2025", begins=1, bot="sensible"))
        await over(cup)
        state = await proven(there, cup)
        final = state.matches["knockout/2.1"].result
        assert max(final.points) >= 2000
        assert all(max(state.matches[f"knockout/1.{place}"].result.points) >= 1500 for place in (1, 2))


class Noted(dict[str, LiveTable]):
    """Says so whenever a table comes."""

    def __init__(self, told: Callable[[], None]) -> None:
        super().__init__()
        self._told = told

    def __setitem__(self, match: str, table: LiveTable) -> None:
        super().__setitem__(match, table)
        self._told()


async def test_tables_of_bots_alone_are_counted_over_all_cups_of_the_house(tmp_path):
    async with cup_house(tmp_path) as there:
        counted: list[tuple[int, ...]] = []
        cups = await two_cups(there, QUICK, counted)
        await until(lambda: all(cup.row.status == "over" for cup in cups))
        assert max(map(sum, counted)) <= 8
        assert all(max(one) > 0 for one in zip(*counted, strict=True))


async def test_eight_tables_of_bots_alone_are_played_at_a_time(tmp_path):
    async with cup_house(tmp_path) as there:
        watched = replace(QUICK, pace=Pace(bot_seconds=PATIENCE_S, pause_seconds=0), bots_quick=False)
        cups = await two_cups(there, watched, [])
        await until(lambda: sum(len(cup.online.tables) for cup in cups) == 8)
        assert any(bot_matches(cup.state).waiting for cup in cups), "none of them ends: two matches wait"


async def two_cups(there: CupHouse, config: CupConfig, counted: list[tuple[int, ...]]) -> list[Cup]:
    """A large cup and a small one that begin together. How many tables each has is noted whenever one comes."""
    wanted = {"Ana": 16, "Bia": 4}
    cups = [await there.cup(await somebody(there.store, name), replace(config, entries=n, begins=1)) for name, n in wanted.items()]
    for cup in cups:
        cup.online.tables = Noted(lambda: counted.append(tuple(len(one.online.tables) for one in cups)))
    return cups


async def test_matches_of_bots_alone_are_quick_unless_the_host_wants_to_watch(tmp_path):
    async with cup_house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        quick, watched = [await there.cup(ana, replace(QUICK, pace=SLOW, bots_quick=quick)) for quick in (True, False)]
        for cup in (quick, watched):
            assert await cup.enter(ana, None, True) is None
            assert await cup.begin(ana.id) is None
            await until(lambda cup=cup: len(cup.online.tables) == 2 or any(one.result for one in cup.state.matches.values()))
            own = next(match for match in cup.state.matches.values() if "1" in match.sides)
            assert cup.pace_of(own) == SLOW, "people are given the time to look"
        other = next(match for match in quick.state.matches.values() if match.round == 1 and "1" not in match.sides)
        assert (quick.pace_of(other).bot_seconds, quick.pace_of(other).pause_seconds) == (0, 0)
        assert watched.pace_of(other) == SLOW


async def test_five_pairs_have_byes_and_one_champion(tmp_path):
    async with cup_house(tmp_path) as there:
        cup = await there.cup(await somebody(there.store, "Ana"), replace(QUICK, entries=5, begins=1))
        await over(cup)
        state = await proven(there, cup)
        assert sum(match.result.how == "bye" for match in state.matches.values()) == 3


async def test_a_partner_enters_by_the_link_of_the_other_and_nobody_by_a_false_one(tmp_path):
    async with cup_house(tmp_path) as there:
        ana, bia, caio = [await somebody(there.store, name) for name in ("Ana", "Bia", "Caio")]
        cup = await there.cup(ana, replace(QUICK, bots=False))
        link = await cup.partner_link(ana)
        assert code(await cup.enter(ana, link, False)) == "wrong_link"
        assert code(await cup.enter(bia, link[:-1] + "x", False)) == "wrong_link"
        assert await cup.enter(bia, link, False) is None
        assert (cup.state.entries["1"].status, await cup.accounts()) == ("selected", {"1": ("ana", "bia")})
        assert code(await cup.enter(caio, link, False)) == "already_in_tournament"


async def test_two_who_come_alone_are_a_pair(tmp_path):
    async with cup_house(tmp_path) as there:
        ana, bia, caio = [await somebody(there.store, name) for name in ("Ana", "Bia", "Caio")]
        cup = await there.cup(ana, replace(QUICK, bots=False))
        assert await cup.enter(ana, None, False) is None
        assert await cup.waiting() == ["ana"]
        assert await cup.enter(bia, None, False) is None
        assert ([one.name for one in cup.state.entries["1"].people], await cup.waiting()) == (["Ana", "Bia"], [])
        assert code(await cup.enter(caio, None, True)) == "no_bots_here"


async def test_who_comes_plays_and_who_does_not_come_is_out_by_the_rulebook(tmp_path):
    """Two people with a bot each: Ana comes to the table of her match, Bia never does."""
    async with cup_house(tmp_path) as there:
        ana, bia = [await somebody(there.store, name) for name in ("Ana", "Bia")]
        cup = await there.cup(ana, replace(QUICK, entries=2, pace=SLOW))
        assert await cup.enter(ana, None, True) is None
        assert await cup.enter(bia, None, True) is None
        await comes(cup, "knockout/1.1", ana)
        await until(lambda: bool(cup.state.matches["knockout/1.1"].present))
        table = cup.online.tables["knockout/1.1"]
        assert cup.state.matches["knockout/1.1"].result is None, "three minutes are not over"
        there.ahead_ms = 4 * 60_000
        cup.online.stir("knockout/1.1")
        await over(cup)
        state = await proven(there, cup)
        assert state.entries[cup.state.champion].people[0].name == "Ana"
        assert state.matches["knockout/1.1"].result.how == "walkover"
        assert next(one for one in state.entries.values() if one.people[0].name == "Bia").status == "disqualified"
        assert table.state.closed == "tournament"


async def test_nobody_but_those_who_were_called_sits_down(tmp_path):
    async with cup_house(tmp_path) as there:
        ana, bia, caio = [await somebody(there.store, name) for name in ("Ana", "Bia", "Caio")]
        cup = await there.cup(ana, replace(QUICK, entries=2, pace=SLOW))
        for one in (ana, bia):
            await cup.enter(one, None, True)
        with pytest.raises(AssertionError, match="seat_reserved"):
            await comes(cup, "knockout/1.1", caio)


async def test_who_stays_away_for_more_than_eight_minutes_is_disqualified_and_no_bot_plays_meanwhile(tmp_path):
    """TM-133. Both come and nobody is connected: their time runs out, the table waits, and then they have lost."""
    async with cup_house(tmp_path) as there:
        ana, bia = [await somebody(there.store, name) for name in ("Ana", "Bia")]
        cup = await there.cup(ana, replace(QUICK, entries=2, pace=replace(AT_ONCE, turn_seconds=5, bank_seconds=0)))
        for one in (ana, bia):
            await cup.enter(one, None, True)
        for one in (ana, bia):
            await comes(cup, "knockout/1.1", one)
        live = cup.online.tables["knockout/1.1"]
        await until(lambda: live.state.match is not None)
        await asyncio.sleep(0.2)
        there.ahead_ms = 31_000  # the ceremony of the deal has thirty seconds
        live._stop_timer()
        live.schedule()
        await until(lambda: any(who is not None and who.away for who in live.state.occupants))
        acts = len(live.past)
        there.ahead_ms += 8 * 60_000 - 3_000
        cup.online.stir("knockout/1.1")
        await asyncio.sleep(0.2)
        assert (cup.row.status, len(live.past)) == ("running", acts), "up to the limit it costs nothing, and nobody plays"
        there.ahead_ms += 60_000
        cup.online.stir("knockout/1.1")
        await over(cup)
        gone = [one for one in cup.state.entries.values() if one.status == "disqualified"]
        assert gone, "away for more than eight minutes"
        await proven(there, cup)


async def test_a_match_whose_table_is_lost_is_called_to_another_one(tmp_path):
    async with cup_house(tmp_path) as there:
        ana, bia = [await somebody(there.store, name) for name in ("Ana", "Bia")]
        cup = await there.cup(ana, replace(QUICK, entries=2, pace=SLOW))
        for one in (ana, bia):
            await cup.enter(one, None, True)
        await comes(cup, "knockout/1.1", ana)
        first = cup.online.tables["knockout/1.1"]
        await first.decide(lambda state, at: close(state, at, "lost"))
        await until(lambda: cup.state.matches["knockout/1.1"].tables_online == 2)
        assert any(isinstance(made.decision, Interrupt) for made in cup.event.made)


@pytest.mark.parametrize(
    ("appends", "after"),
    [
        (3, True),
        (9, False),
        (10, True),
        (11, False),
        (12, True),
        (13, False),
        (14, True),
        (16, False),
        (18, True),
        (60, False),
        (200, True),
    ],
)
async def test_whatever_was_kept_last_the_next_process_plays_on_to_the_champion(tmp_path, appends, after):
    async with kept(tmp_path) as store:
        log = FailingLog(store.log, appends, after)
        first, ana = CupHouse(StoreWith(store, log=log), "first"), await somebody(store, "Ana")
        await first.start()
        cup = await first.cup(ana, replace(QUICK, begins=1))
        event = cup.row.id
        await until(lambda: log.failed or cup.row.status == "over")
        await first.stop()
        second = CupHouse(store, "second")
        await second.start()
        again = await second.found(event)
        await over(again)
        state = await proven(second, again)
        assert sum(match.sheet is not None for match in state.matches.values()) == 3
        await second.stop()


async def test_a_cup_whose_end_the_list_never_heard_is_over_there_with_the_next_process(tmp_path):
    async with kept(tmp_path) as store:
        deaf = NoListOfEnds(store.events)
        first, ana = CupHouse(StoreWith(store, events=deaf), "first"), await somebody(store, "Ana")
        await first.start()
        cup = await first.cup(ana, replace(QUICK, begins=1))
        await until(lambda: deaf.refused)
        await first.stop()
        assert await status(store, cup.row.id) == "running"
        second = CupHouse(store, "second")
        await second.start()
        await over(await second.found(cup.row.id))
        assert await status(store, cup.row.id) == "over"
        await second.stop()


async def test_an_hour_that_passed_while_the_server_was_away_is_nobodys_fault(tmp_path):
    async with kept(tmp_path) as store:
        first = CupHouse(store, "first")
        ana, bia = [await somebody(store, name) for name in ("Ana", "Bia")]
        await first.start()
        cup = await first.cup(ana, replace(QUICK, entries=2, pace=SLOW))
        for one in (ana, bia):
            await cup.enter(one, None, True)
        await until(lambda: "knockout/1.1" in cup.online.tables)
        called = cup.state.matches["knockout/1.1"].starts
        await first.stop()
        second = CupHouse(store, "second", ahead_ms=3_600_000)
        await second.start()
        again = await second.found(cup.row.id)
        await until(lambda: again.state.matches["knockout/1.1"].starts != called)
        assert again.state.matches["knockout/1.1"].result is None
        await second.stop()


async def test_a_cup_that_another_process_took_gets_its_tables_from_the_one_that_had_them(tmp_path):
    """All leases ran out at once, as when the clock is set forward: one process took the cup, the other was quicker with its table."""
    async with kept(tmp_path) as store:
        first, second = CupHouse(store, "first"), CupHouse(store, "second")
        await first.start()
        await second.start()
        ana, bia = [await somebody(store, name) for name in ("Ana", "Bia")]
        cup = await first.cup(ana, replace(QUICK, entries=2, pace=SLOW))
        for one in (ana, bia):
            await cup.enter(one, None, True)
        await until(lambda: "knockout/1.1" in cup.online.tables)
        await store.leases.give_back("first", [cup.row.id])
        again = await second.found(cup.row.id)
        runners = second.tournaments.events.runners
        await until(lambda: "knockout/1.1" in runners.get(again.row.id, again).online.tables)  # type: ignore[attr-defined]  # it is a cup
        assert again.row.id not in first.tournaments.events.runners
        await first.stop()
        await second.stop()


async def test_a_table_that_another_process_opens_just_now_is_not_opened_twice(tmp_path):
    async with kept(tmp_path) as store:
        await store.leases.claim("copa.0-0-1", "first", "", 60)
        second = CupHouse(store, "second")
        with pytest.raises(StaleOwner):
            await second.live_tables.open("house", TableConfig(event="copa"), name="copa.0-0-1")
