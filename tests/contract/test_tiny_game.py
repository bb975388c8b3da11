"""A second game sits down at the same live tables and socket, and nothing of the server knows it. Nobody is told a secret."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.club.live.entries import TableConfig
from tento.games.registry import guest
from tento.rulebooks import loader
from tento.table.seats import SPECTATOR, Seat, Viewer
from tests.contract import tiny_game
from tests.contract.knowledge import Heard, known_along, leaks
from tests.contract.laws import Moment
from tests.contract.listening import listened
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running

MAIOR = TableConfig(game="maior", rulebook="maior-carta", seats=2, fill_bot="highest", pause_seconds=0, bot_seconds=0, number_seconds=0)


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
        table = live.state.id
        async with (
            sitting(server.port, "ana", table) as ana,
            sitting(server.port, "bia", table) as bia,
            sitting(server.port, None, table) as crowd,
        ):
            await asyncio.gather(ana.play(), bia.play())
            await crowd.until(lambda: crowd.status == "over")
        seeds = await server.store.log.secrets(table)
        along = known_along(tiny_game.maior, await server.store.log.read(table), seeds, TinyKeeper)
    viewers: tuple[Viewer, ...] = (Seat(0), Seat(1), SPECTATOR)
    for client, viewer in zip((ana, bia, crowd), viewers, strict=True):
        seen = [message for message in client.heard if "seq" in message and "view" in message]
        heard = [Heard(viewer, message["seq"], message["seq"], msgspec.json.encode(message)) for message in seen]
        assert heard
        assert not leaks(heard, along, seeds, [table])


class TinyKeeper:
    """Two cards for each seat from the top of the pack, one of them played; the first to two points has won."""

    shown = None

    def __init__(self, _rulebook: str, _seats: int) -> None:
        self._hands: list[set[str]] = [set(), set()]
        self._laid: dict[int, str] = {}
        self._points = [0, 0]

    def follow(self, moment: Moment) -> None:
        if isinstance(moment.action, tiny_game.maior.Shuffle):
            first, second, third, fourth = map(str, moment.action.pack[:4])
            self._hands, self._laid = [{first, second}, {third, fourth}], {}
            return
        self._laid[int(moment.actor)] = str(moment.action.card)
        if len(self._laid) == 2:
            mine, theirs = ("4567QJKA23".index(self._laid[seat][0]) for seat in (0, 1))
            self._points = [self._points[0] + (mine > theirs), self._points[1] + (theirs > mine)]

    def may_know(self, viewer: Viewer) -> set[str]:
        return {*self._laid.values(), *(set() if viewer == SPECTATOR else self._hands[viewer])}

    @property
    def over(self) -> bool:
        return 2 in self._points


@pytest.mark.parametrize("reveal", ["deal", "partida", "never"])
@settings(max_examples=12, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(seed=st.integers(0, 2**32))
def test_nobody_at_a_table_of_the_second_game_is_told_a_card_or_a_seed_too_early(reveal, seed):
    assert not listened(replace(MAIOR, reveal=reveal), TinyKeeper, seed, 60).leaks()
