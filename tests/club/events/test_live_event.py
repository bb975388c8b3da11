"""A live event keeps before it tells, passes refusals on, and is what its log says. The same for every kind of championship."""

import threading
from datetime import UTC, datetime

import pytest

from tento.championship.core.ledger import Ledger
from tento.championship.core.log import write
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.decisions import Publish
from tento.championship.poker import tournament as poker
from tento.championship.poker.decisions import Enter, GoOut, Open
from tento.championship.poker.hand_for_hand import Out
from tento.championship.registry import replay
from tento.club.events.live_event import Kept, LiveEvent
from tento.club.events.live_events import event_as_kept
from tento.club.live.entries import TableConfig
from tento.club.live.rulebook_in_force import RulebooksInForce
from tento.club.ports import EventRow, StaleOwner
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.club.events.house import kept

CGP = load("cgp-2024")
NOW = datetime(2026, 5, 2, 20, tzinfo=UTC)
OPENING = Open(by="ana", at=NOW, title="Noite", rulebook=CGP.name, hash=CGP.hash, online=True)
ENTRY = Enter(by="ana", at=NOW, players=("bia", "caio"))
SECRET = bytes(range(32))


async def opened(store, kind=poker, rulebook=CGP, opening=OPENING, secrets=()):
    lease = await store.leases.claim("e", "p", "", 60)
    event = LiveEvent("e", kind, rulebook, store.log, lease.epoch)
    return event, await event.decide(opening, secrets)


async def test_a_decision_is_one_chained_line_of_the_log(tmp_path):
    async with kept(tmp_path) as store:
        event, first = await opened(store)
        second = await event.decide(ENTRY)
        assert (first.seq, second.seq, event.seq) == (1, 2, 3)
        lines = await store.log.read("e")
        assert b"".join(line + b"\n" for line in lines).decode() == write([OPENING, ENTRY]) == event.text


async def test_a_refusal_is_passed_on_and_nothing_is_kept(tmp_path):
    async with kept(tmp_path) as store:
        event, _ = await opened(store)
        before = event.state
        refused = await event.decide(GoOut(by="ana", at=NOW, outs=(Out("bia", 1, 100),)))
        assert isinstance(refused, Refusal)
        assert refused.code == "player_not_seated"
        assert event.state is before
        assert len(await store.log.read("e")) == 2


async def test_an_opening_that_the_rules_refuse_opens_nothing(tmp_path):
    async with kept(tmp_path) as store:
        _, refused = await opened(store, opening=Open(by="ana", at=NOW, title="x", rulebook=CGP.name, hash="another"))
        assert isinstance(refused, Refusal)
        assert refused.code == "wrong_rulebook"
        assert await store.log.read("e") == []


async def test_readers_are_told_after_it_is_kept(tmp_path):
    async with kept(tmp_path) as store:
        event, _ = await opened(store)
        told = []
        event.readers.add(lambda one, made: told.append((one.seq, made.decision, made.events)))
        answer = await event.decide(ENTRY)
        assert isinstance(answer, Kept)
        assert told == [(3, ENTRY, answer.events)]
        assert [made.decision for made in event.since(2)] == [ENTRY]


async def test_after_a_restart_it_is_folded_from_the_log_and_goes_on(tmp_path):
    async with kept(tmp_path) as store:
        event, _ = await opened(store)
        await event.decide(ENTRY)
    async with kept(tmp_path) as store:
        lease = await store.leases.claim("e", "q", "", 60) or await store.leases.claim("e", "p", "", 60)
        assert lease is not None
        again = LiveEvent("e", poker, CGP, store.log, lease.epoch)
        again.fold(await store.log.read("e"))
        assert again.state == event.state
        await again.decide(Enter(by="ana", at=NOW, players=("davi",)))
        assert replay(again.text, CGP).state.entries == 3


async def test_a_seed_is_kept_with_the_line_of_its_commitment_or_not_at_all(tmp_path):
    async with kept(tmp_path) as store:
        await opened(store, secrets=[(1, SECRET)])
        assert await store.log.secrets("e") == {1: SECRET}
        stale = LiveEvent("e", poker, CGP, store.log, 99)
        with pytest.raises(StaleOwner):
            await stale.decide(OPENING, [(2, SECRET)])
        assert stale.lost
        assert await store.log.secrets("e") == {1: SECRET}


async def test_an_owner_of_before_writes_nothing(tmp_path):
    async with kept(tmp_path) as store:
        event, _ = await opened(store)
        await store.leases.claim("e", "p", "", 60)
        with pytest.raises(StaleOwner):
            await event.decide(ENTRY)
        assert event.lost
        assert event.state.entries == 0
        assert len(await store.log.read("e")) == 2


async def test_a_championship_of_pairs_is_kept_by_the_same_code(tmp_path):
    rulebook = load("truco-masters-2025")
    opening = Publish(by="ana", at=NOW, title="Taça", rulebook=rulebook.name, hash=rulebook.hash)
    async with kept(tmp_path) as store:
        event, answer = await opened(store, pairs, rulebook, opening)
        assert isinstance(answer, Kept), answer
        assert replay(event.text, rulebook).state == event.state


async def test_a_long_list_and_a_long_log_keep_the_loop_free(tmp_path, monkeypatch):
    threads = []

    def noted(work):
        def done(*args):
            threads.append(threading.current_thread())
            return work(*args)

        return done

    async with kept(tmp_path) as store:
        event, _ = await opened(store)
        for name in ("prepare_all", "fold"):
            monkeypatch.setattr(Ledger, name, noted(getattr(Ledger, name)))
        assert await event.decide_all([ENTRY]) == 2
        row = EventRow(id="e", kind="poker", game="poker", rulebook=CGP.name, title="", host="ana", visibility="public", status="open",
                       entries=0, most=0, created=0, begins=None, config="{}")  # fmt: skip
        await RulebooksInForce(store.rulebooks).for_new_table(TableConfig(game="poker", rulebook=CGP.name))
        again = await event_as_kept(store, RulebooksInForce(store.rulebooks), row)
        assert again is not None
        assert again.text == event.text
    assert len(threads) == 2
    assert threading.main_thread() not in threads
