"""A whole tournament at live tables: two tables, a break, a final table, prizes, with every chip accounted for."""

import asyncio
import itertools
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tento.championship.core.log import rulebook_named
from tento.championship.poker.closing import close
from tento.championship.poker.decisions import Balance, FormFinal
from tento.championship.poker.events import TableBroken
from tento.championship.poker.floor_decisions import HandForHand
from tento.championship.registry import replay
from tento.club.events.poker.floor import event_of
from tento.club.events.tournaments import bots
from tento.club.live import entries as log
from tento.club.live.live_tables import Elsewhere
from tento.club.live.messages import Moved
from tento.club.live.seating import Decision
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.club.events.house import PATIENCE_S, QUICK, House, house, kept, somebody, until, until_over
from tests.club.events.ledger import books, check


def watched(tournament):
    """The chips at every moment at which something was kept: in all hands together once everybody sits."""
    sums = []

    def count(*_):
        stacks = tournament.driver.stacks()
        if len(stacks) == tournament.driver.state.alive:
            sums.append(sum(stacks.values()))

    touched = tournament.driver.on_change
    tournament.driver.on_change = lambda: (touched(), count())
    tournament.event.readers.add(count)
    return sums


@pytest.mark.parametrize(("seats", "most"), [(4, 8), (3, 8), (6, 20), (2, 5), (9, 9)])
async def test_a_tournament_is_played_to_its_prizes_and_no_chip_is_lost(tmp_path, seats, most):
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        config = replace(QUICK, seats=seats, most=most)
        tournament = await there.opened(ana, config)
        sums = watched(tournament)
        assert await tournament.begin("ana") is None
        await until_over(there, tournament)
        state = tournament.driver.state
        assert set(sums) == {most * state.stack}
        check(await books(there.live_tables, tournament.row.id, most), most, state.stack)
        closing = close(state)
        assert not isinstance(closing, Refusal)
        assert sum(closing.paid.values()) + closing.leftover == most * config.points


async def test_tables_break_a_final_table_is_drawn_and_the_log_tells_it_all(tmp_path):
    async with house(tmp_path) as there:
        tournament = await there.opened(await somebody(there.store, "Ana"), replace(QUICK, seats=3, most=15, big_blinds=60))
        await tournament.begin("ana")
        await until_over(there, tournament)
        decisions = [made.decision for made in tournament.event.made]
        assert sum(isinstance(one, FormFinal) for one in decisions) == 1
        assert any(isinstance(one, TableBroken) for made in tournament.event.made for one in made.events)
        assert any(isinstance(one, Balance) for one in decisions)
        text = tournament.event.text
        replayed = replay(text, load(rulebook_named(text)))
        assert replayed.state == tournament.driver.state
        assert replayed.tournament.false_draw(replayed.draws) is None
        logs = [await there.live_tables.log_of(f"{tournament.row.id}.{name}") for name in (1, 2, 3, 4, 5, "final")]
        assert all(one is not None and isinstance(log.decode(one.lines[-1]), log.Closed) for one in logs)


def _note(begun: list[Any], _event: Any, made: Any) -> None:
    begun.append(made.decision)


async def test_near_the_money_all_tables_play_one_hand_at_a_time(tmp_path):
    """Where two go out of the last hand before the money there is nothing to play hand for hand: another tournament is played then."""
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        for _ in range(30):
            tournament = await there.opened(ana, replace(QUICK, seats=2, most=6, big_blinds=60))
            begun = list[Any]()
            tournament.event.readers.add(partial(_note, begun))
            await tournament.begin("ana")
            await until_over(there, tournament)
            dealt = [decision for decision in begun if isinstance(decision, HandForHand)]
            if dealt:
                break
        assert dealt[0].on


async def test_people_and_bots_sit_where_the_draw_says(tmp_path):
    async with house(tmp_path) as there:
        people = [await somebody(there.store, name) for name in ("Ana", "Bia", "Caio")]
        tournament = await there.opened(people[0], replace(QUICK, seats=2, most=4))
        for one in people:
            assert await tournament.enter(one) is None
        await tournament.begin("ana")
        await until(lambda: len(tournament.driver.stacks()) == 4)
        state = tournament.driver.state
        assert state.listed == ("ana", "bia", "caio", *bots(1))
        for table in state.seating:
            live = tournament.driver.tables[table.number]
            sat = [None if who is None else who.person or f"bot:{who.name}" for who in live.state.occupants]
            assert sat == list(table.seats)


class Ear:
    """Somebody who listens at a table."""

    def __init__(self, person, heard):
        self.person, self.seat, self.heard = person, None, heard

    def tell(self, message):
        for line in message.split(b"\n"):
            found = msgspec.json.decode(line)
            if found["type"] == "moved":
                self.heard.append((self.person, msgspec.convert({k: v for k, v in found.items() if k != "type"}, dict)))

    def give_up(self, why):
        pass


async def test_a_bot_plays_for_no_person_who_is_absent(tmp_path):
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        tournament = await there.opened(ana, replace(QUICK, seats=2, most=2))
        await tournament.enter(ana)
        await tournament.begin("ana")
        await until(lambda: len(tournament.driver.stacks()) == 2)
        live = next(iter(tournament.driver.tables.values()))
        seat = live.state.places["ana"]
        await live.decide(lambda _state, at: away(at, seat))
        await until_over(there, tournament)
        lines = await there.store.log.read(live.state.id)
        acted = [entry for entry in map(log.decode, lines) if isinstance(entry, log.Acted) and entry.actor == seat]
        assert acted
        assert {entry.by for entry in acted} == {"clock"}
        assert tournament.driver.state.champion == bots(1)[0]


def away(at, seat):
    return Decision((log.Away(at=at, seat=seat),))


async def test_who_is_moved_hears_it_at_the_old_table(tmp_path):
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        heard: list[tuple[str, dict[str, Any]]] = []
        for number in itertools.count(1):
            tournament = await there.opened(ana, replace(QUICK, seats=3, most=6))
            await tournament.enter(ana)
            await tournament.begin("ana")
            await until(lambda t=tournament: "ana" in t.driver.stacks())
            for live in tuple(tournament.driver.tables.values()):
                if "ana" in live.state.places:
                    live.readers.add(Ear("ana", heard))
                    await live.decide(lambda state, at: away(at, state.places["ana"]))
            await until_over(there, tournament)
            if heard or number == 12:
                break
        person, moved = heard[0]
        assert person == "ana"
        assert event_of(moved["to"]) == event_of(moved["table"])  # the final table, or one that was short of players
        assert moved["to"] != moved["table"]
        assert set(moved) == set(Moved.__struct_fields__)


async def test_a_table_of_an_event_is_run_where_the_event_is(tmp_path):
    async with kept(tmp_path) as store:
        first, second = House(store, "first"), House(store, "second")
        await first.start()
        ana, bia = await somebody(store, "Ana"), await somebody(store, "Bia")
        tournament = await first.opened(ana, replace(QUICK, seats=2, most=2, bot_seconds=10))  # nobody goes out meanwhile
        await tournament.enter(ana)
        await tournament.enter(bia)
        await until(lambda: tournament.driver.tables)
        live = tournament.driver.tables[1]
        found = await second.live_tables.find(live.state.id)
        assert isinstance(found, Elsewhere)
        assert found.lease.process == "first"
        await first.stop()
        taken = await second.taken_up(tournament.row.id)
        await until(lambda: taken.driver.tables)
        assert taken.driver.tables[1].state.id == live.state.id
        await second.stop()


async def test_nobody_holds_a_tournament_any_longer_that_was_called_off(tmp_path):
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        tournament = await there.opened(ana)
        holder = partial(there.store.leases.holder, tournament.row.id)
        assert await holder() is not None
        assert await tournament.cancel(ana.id) is None
        async with asyncio.timeout(PATIENCE_S):
            while await holder() is not None:
                await asyncio.sleep(0.005)
