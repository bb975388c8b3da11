"""A championship that people direct, with one match on paper and one online."""

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any

import pytest

from tento.championship.core.roles import Actor, Role
from tento.championship.pairs.decisions import Call
from tento.club.events.calling import Notice, notice
from tento.club.events.venue.actors import Who
from tento.club.events.venue.asking import Asked
from tento.club.events.venue.championship import Championship, Decided
from tento.club.events.venue.championships import NewChampionship
from tento.club.live.seating import close, sit
from tento.club.ports import EventRole
from tests.club.events.cup_house import CupHouse, cup_house
from tests.club.events.house import somebody, until

_ids = count(1)
ONLINE, PAPER = "knockout/1.1", "knockout/1.2"


class Directed:
    """A championship of four pairs in a knockout, drawn, and its director."""

    def __init__(self, there: CupHouse, found: Championship, director: Any) -> None:
        self.there, self.found, self.who = there, found, Who(person=director)

    async def ask(self, do: str, why: str = "", **fields: Any) -> Any:
        return await self.found.decide(self.who, Asked(id=f"d{next(_ids)}", do=do, fields=fields, why=why, seen=self.found.number))

    async def do(self, do: str, why: str = "", **fields: Any) -> None:
        answer = await self.ask(do, why, **fields)
        assert isinstance(answer, Decided), (do, answer)

    @property
    def matches(self) -> Any:
        return self.found.event.state.matches


async def directed(there: CupHouse) -> Directed:
    rita = await somebody(there.store, "Rita")
    options = {"drop_stages": ["groups"]}
    found = await there.championships.open(rita, NewChampionship("envio-jogos", "Jogos", "fenacef-ix", options, {}))
    assert isinstance(found, Championship), found
    roles: tuple[Role, ...] = ("director", "committee")
    for role in roles:
        await there.store.event_people.give(EventRole(event=found.row.id, person="rita", role=role, given=0))
    here = Directed(there, found, rita)
    for number in range(1, 5):
        await here.do(
            "register", entry=f"D{number}", people=[{"name": f"Ana {number}"}, {"name": f"Bia {number}"}], delegation=f"C{number}"
        )
    await here.do("close-entries")
    await here.do("announce-draw", stage="knockout", source="o público")
    await here.do("draw", stage="knockout", numbers=["c0ffee"])
    return here


async def bound(here: Directed, match: str) -> dict[str, Any]:
    """Two people of the house for each side of a match, by the roles of the event."""
    people = {}
    for side in here.matches[match].sides:
        for place in (1, 2):
            one = await somebody(here.there.store, f"{side}{'xy'[place - 1]}")
            people[one.id] = one
            role = EventRole(event=here.found.row.id, person=one.id, role="player", entries=(side,), given=0)
            await here.there.store.event_people.give(role)
    return people


async def called(here: Directed, **more: Any) -> None:
    now = datetime.fromtimestamp(here.found.now() // 1000 + 120, UTC)
    await here.do("call", match=ONLINE, online=True, starts=now.isoformat(), **more)
    await until(lambda: ONLINE in here.found.online.tables)


async def test_a_match_is_not_called_online_while_nobody_knows_whose_accounts_its_entries_are(tmp_path):
    async with cup_house(tmp_path) as there:
        here = await directed(there)
        answer = await here.ask("call", match=ONLINE, online=True)
        assert answer.code == "entry_without_account"


async def test_paper_and_online_matches_mix_in_one_stage_and_who_does_not_come_online_has_lost(tmp_path):
    async with cup_house(tmp_path) as there:
        here = await directed(there)
        people = await bound(here, ONLINE)
        await called(here)
        live = here.found.online.tables[ONLINE]
        assert live.state.config.phase == "knockout"
        assert (live.state.config.advice, live.state.config.referee) == ("never", True)
        await here.do("call", match=PAPER, table=3)
        here_side, gone_side = here.matches[ONLINE].sides
        for one in people.values():
            if one.id.startswith(here_side.lower()):
                await live.decide(partial(sit, person=one.id, name=one.name, seat=None))
        await until(lambda: here.matches[ONLINE].present == {here_side})
        there.ahead_ms = 10 * 60_000
        here.found.online.stir(ONLINE)
        await until(lambda: here.matches[ONLINE].result is not None)
        result = here.matches[ONLINE].result
        assert (result.how, here.matches[ONLINE].sides[result.winner]) == ("walkover", here_side)
        assert here.found.event.state.entries[gone_side].out
        assert here.matches[PAPER].table == 3
        for side in here.matches[PAPER].sides:
            await here.do("check-in", match=PAPER, entry=side)
        await here.do("start", match=PAPER)
        names = [person.name for side in here.matches[PAPER].sides for person in here.found.event.state.entries[side].people]
        await here.do("report", match=PAPER, partidas=[[12, 3], [12, 5], [12, 8]], signed=[*names, "referee"])
        assert here.matches[PAPER].result is not None


async def test_a_dead_table_goes_to_the_director_who_calls_the_match_to_paper(tmp_path):
    async with cup_house(tmp_path) as there:
        here = await directed(there)
        await bound(here, ONLINE)
        await called(here)
        live = here.found.online.tables[ONLINE]
        await live.decide(lambda state, at: close(state, at, "lost"))
        await until(lambda: not here.matches[ONLINE].online)
        assert [(one.kind, one.match) for one in here.found.event.state.incidents] == [("call", ONLINE)]
        await here.do("call", match=ONLINE, table=1)
        assert here.matches[ONLINE].table == 1


@pytest.mark.parametrize("watched", [True, False])
async def test_whether_others_may_watch_is_said_when_a_match_is_called_online(tmp_path, watched):
    async with cup_house(tmp_path) as there:
        here = await directed(there)
        await bound(here, ONLINE)
        await called(here, **({} if watched else {"spectators": False}))
        assert here.found.online.tables[ONLINE].state.config.spectators is watched


async def test_a_call_says_the_table_and_now_or_its_hour_in_the_language_of_the_phone(tmp_path):
    async with cup_house(tmp_path) as there:
        state = (await directed(there)).found.event.state
        at = datetime(2026, 3, 1, 14, 0, tzinfo=UTC)
        side, other = state.matches[PAPER].sides
        names = " e ".join(person.name for person in state.entries[other].people)
        by = Actor(name="Rita", role="director")
        now = notice(state, Call(by=by, at=at, match=PAPER, table=4), side, "pt", "/p")
        assert now == Notice(title="Mesa 4, agora", body=f"Jogos: contra {names}", url="/p", tag=PAPER)
        later = notice(state, Call(by=by, at=at, match=PAPER, table=4, starts=at + timedelta(hours=1)), side, "en", "/p")
        assert later is not None
        assert (later.title, later.at) == ("Table 4, at {time}", int(1000 * (at.timestamp() + 3600)))
        assert notice(state, Call(by=by, at=at, match=PAPER), side, "es", "/p") is None


async def test_what_waited_on_a_phone_is_entered_now_and_says_when_it_happened(tmp_path):
    async with cup_house(tmp_path) as there:
        here = await directed(there)
        entered = here.found.moment()
        for back, told in ((timedelta(hours=1), True), (timedelta(seconds=90), False), (timedelta(seconds=-90), False)):
            asked = Asked(
                id=f"h{next(_ids)}", do="incident", fields={"text": "faltou luz"}, seen=here.found.number, happened=entered - back
            )
            answer = await here.found.decide(here.who, asked)
            assert isinstance(answer, Decided), answer
            assert answer.made.decision.at >= entered
            assert answer.made.decision.happened == (asked.happened if told else None)
        for back, why in ((timedelta(minutes=-5), "not_happened_yet"), (timedelta(hours=13), "strange_time")):
            asked = Asked(id=f"h{next(_ids)}", do="incident", fields={"text": "x"}, seen=here.found.number, happened=entered - back)
            refused: Any = await here.found.decide(here.who, asked)
            assert refused.code == why
