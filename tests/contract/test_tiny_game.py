"""A second game sits down at the same live tables and socket, and nothing of the server knows it. Nobody is told a secret."""

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.cards.deal import order
from tento.club.live import entries as log
from tento.club.live.acting import act
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.table_state import TableState, fold, opened
from tento.club.ports import Log
from tento.games.registry import guest
from tento.rulebooks import loader
from tento.table.game import Step
from tento.table.seats import SPECTATOR, TABLE, Seat, Viewer
from tests.club.memory_store import MemoryStore
from tests.contract import tiny_game
from tests.contract.laws import Moment, cards_named
from tests.contract.truco_ledger import Ledger
from tests.contract.truco_regulations import REGULATIONS
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running

MAIOR = TableConfig(game="maior", rulebook="maior-carta", seats=2, fill_bot="first", pause_seconds=0, bot_seconds=0, number_seconds=0)
TRUCO = TableConfig(game="truco", pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random", reveal="hand")


@pytest.fixture(scope="module", autouse=True)
def second_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game joins by its kit, and its rulebook by its file."""
    folder: Path = tmp_path_factory.mktemp("rulebooks")
    (folder / "maior-carta.toml").write_text(tiny_game.TOML, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch, guest(tiny_game.kit()):
        patch.setattr(loader, "HOUSE", folder)
        yield
    loader._load_named.cache_clear()


async def test_two_people_play_the_second_game_over_the_same_socket(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, MAIOR, ("ana", "bia"))
        async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "bia", live.state.id) as bia:
            await asyncio.gather(ana.play(), bia.play())
            assert 2 in ana.view["points"]
            assert ana.status == bia.status == "over"


async def test_a_bot_of_the_second_game_plays_for_the_free_seat(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, MAIOR, ("ana",))
        async with sitting(server.port, "ana", live.state.id) as ana:
            await ana.play()
            assert ana.status == "over"


async def test_the_second_game_is_refused_with_its_own_article(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, MAIOR, ("ana", "bia"))
        async with sitting(server.port, "bia", live.state.id) as bia:
            await bia.until(lambda: bia.waiting)
            refused = await bia.act({"do": "play", "card": bia.view["hand"][0]})
            assert (refused["code"], refused["articles"]) == ("not_your_turn", ["art. 1"])


async def test_no_socket_of_the_second_game_carries_a_card_of_another_hand(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, replace(MAIOR, reveal="never"), ("ana", "bia"))
        viewers: tuple[Viewer, ...] = (Seat(0), Seat(1), SPECTATOR)
        async with (
            sitting(server.port, "ana", live.state.id) as ana,
            sitting(server.port, "bia", live.state.id) as bia,
            sitting(server.port, None, live.state.id) as crowd,
        ):
            await asyncio.gather(ana.play(), bia.play())
            await crowd.until(lambda: crowd.status == "over")
        known = TinyKnowledge()
        for step in await kept_steps(server.store.log, live.state.id):
            known.follow(None, None, step)
        for client, viewer in zip((ana, bia, crowd), viewers, strict=True):
            for message in client.heard:
                if message.get("view") is not None:
                    assert message.pop("table") == live.state.id  # chance makes it, and it may read like a card
                    assert cards_named(message) <= known.at(message["view"]["deal"], viewer)


async def kept_steps(kept: Log, table: str) -> list[Step]:
    """Every step of a table with its state, from the lines of its log."""
    first, *entries = [log.decode(line) for line in await kept.read(table)]
    assert isinstance(first, log.Opened)
    state, seeds, steps = opened(table, first), await kept.secrets(table), list[Step]()
    for entry in entries:
        folded = fold(state, entry, seed=seeds[entry.deal] if isinstance(entry, log.Committed) else None)
        state = folded.state
        steps += [] if folded.step is None else [folded.step]
    return steps


class TinyKnowledge:
    """Who may know which card in which deal of the second game: the own hand, and what was played."""

    def __init__(self) -> None:
        self._hands: dict[int, list[set[str]]] = {}
        self._public: dict[int, set[str]] = {}
        self._deal = 0

    def follow(self, _actor: Any, _action: Any, step: Step) -> None:
        state = step.state
        if state.deal != self._deal:
            self._deal = state.deal
            self._hands[state.deal] = [set(hand) for hand in state.hands]
            self._public[state.deal] = set()
        self._public[state.deal] |= {str(card) for card in state.laid if card is not None}

    def at(self, deal: int, viewer: Viewer) -> set[str]:
        own = set() if viewer == SPECTATOR or deal not in self._hands else self._hands[deal][viewer]
        return self._public.get(deal, set()) | own

    def may_know(self, viewer: Viewer) -> set[str]:
        return self.at(self._deal, viewer)


class TrucoKnowledge:
    """The truco ledger, told the acts one by one."""

    def __init__(self, state: TableState) -> None:
        self._ledger = Ledger(REGULATIONS[state.rulebook.name], state.config.seats)

    def follow(self, actor: Any, action: Any, step: Step) -> None:
        self._ledger.follow(Moment(None, actor, action, step))

    def may_know(self, viewer: Viewer) -> set[str]:
        return self._ledger.may_know(viewer)


class Ear:
    """A reader that keeps every byte."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def give_up(self, why: str) -> None:
        raise AssertionError(f"sent away: {why}")


def followed(store: MemoryStore, live: LiveTable, known: Any, state: TableState | None, upto: int) -> TableState:
    """Tells the ledger what the log holds since the last time; the state that the log gives."""
    lines = store.log.lines[live.state.id]
    secrets = store.log.seeds[live.state.id]
    for line in lines[0 if state is None else upto :]:
        entry = log.decode(line)
        if state is None:
            assert isinstance(entry, log.Opened)
            state = opened(live.state.id, entry)
            continue
        action: Any = None
        if isinstance(entry, log.Dealt):
            action = state.game.shuffled(order(state.seeds[entry.deal - 1], state.numbers, state.game.pack(state.rulebook)))
        if isinstance(entry, log.Acted):
            action = msgspec.json.decode(entry.action, type=state.game.Action)
        folded = fold(state, entry, seed=secrets.get(entry.deal) if isinstance(entry, log.Committed) else None)
        if folded.step is not None:
            known.follow(entry.actor if isinstance(entry, log.Acted) else TABLE, action, folded.step)
        state = folded.state
    assert state is not None
    return state


def leaked(live: LiveTable, store: MemoryStore, ear: Ear, viewer: Viewer, known: Any) -> list[Any]:
    """What this reader was told and may not know: cards, and seeds that are still secret."""
    found: list[Any] = []
    seeds = store.log.seeds[live.state.id]
    for message in ear.heard:
        text = message.replace(live.state.id.encode(), b"")
        found += cards_named(msgspec.json.decode(text)) - known.may_know(viewer)
        found += [deal for deal, seed in seeds.items() if deal > live.state.revealed and seed.hex().encode() in text]
    ear.heard.clear()
    return found


async def random_play(config: TableConfig, knowledge: Any, luck: random.Random, most: int) -> list[Any]:
    """Plays at random, right and wrong; everything that anybody was told and may not know."""
    store = MemoryStore()
    live_tables = LiveTables(store, "test", "")  # type: ignore[arg-type]  # nobody has an account here
    live = await open_table(live_tables, config, tuple(f"p{seat}" for seat in range(config.seats)))
    ears = [Ear(f"p{seat}") for seat in range(config.seats)] + [Ear(None)]
    live.readers.update(ears)
    known, state, upto, leaks = knowledge(live.state), None, 0, list[Any]()
    for turn in range(most):
        state = followed(store, live, known, state, upto)
        upto = live.state.seq
        for place, ear in enumerate(ears):
            leaks += leaked(live, store, ear, Seat(place) if ear.person else SPECTATOR, known)
        if leaks or live.state.closed is not None:
            break
        seats = live.state.game.waiting(live.state.match).seats
        if not seats:
            await asyncio.sleep(0)
            continue
        seat = luck.choice(seats)
        options = live.state.game.legal(live.state.match, seat)
        raw = msgspec.json.encode(luck.choice(options))
        await live.decide(partial(act, person=f"p{seat}", id=str(turn), raw=raw))
    await live.stop()
    return leaks


@pytest.mark.parametrize("rulebook", ["ktruco-paulista", "fenacef-ix", "truco-masters-2025"])
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32))
def test_nobody_at_a_truco_table_is_told_a_card_or_a_seed_too_early(rulebook, seed):
    assert not asyncio.run(random_play(replace(TRUCO, rulebook=rulebook), TrucoKnowledge, random.Random(seed), 150))


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_nobody_at_a_table_of_the_second_game_is_told_a_card_or_a_seed_too_early(seed):
    assert not asyncio.run(random_play(MAIOR, lambda _room: TinyKnowledge(), random.Random(seed), 60))
