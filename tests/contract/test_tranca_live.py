"""Tranca at the live tables: the server knows nothing of it, and nobody is told a card or a seed too early."""

import asyncio
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tento.club.live.entries import TableConfig
from tento.table.game import Step
from tento.table.seats import SPECTATOR, Seat, Viewer
from tests.contract.test_tiny_game import random_play
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running

TRANCA = TableConfig(game="tranca", rulebook="afia-2025", seats=4, pause_seconds=0, bot_seconds=0, number_seconds=0, reveal="hand")


class TrancaKnowledge:
    """Who may have seen which card in this rodada: the own hand and draws, the table, every card that fell on the lixo."""

    def __init__(self) -> None:
        self._known: dict[Viewer, set[str]] = {}

    def follow(self, _actor: Any, action: Any, step: Step) -> None:
        state = step.state
        if type(action).__name__ == "Shuffle":
            viewers: list[Viewer] = [*map(Seat, range(4)), SPECTATOR]
            self._known = {viewer: set() for viewer in viewers}
        rodada = state.rodada
        if rodada is None:
            return
        laid = {card for melds in rodada.melds for meld in melds for card in meld.cards}
        public = laid | set(rodada.lixo) | {card for pair in rodada.red_threes for card in pair}
        for viewer, known in self._known.items():
            known.update(public, () if viewer == SPECTATOR else rodada.hands[viewer])

    def may_know(self, viewer: Viewer) -> set[str]:
        return self._known.get(viewer, set())


async def test_a_person_plays_a_partida_of_tranca_with_bots_over_the_socket(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, TRANCA, ("ana",))
        async with sitting(server.port, "ana", live.state.id) as ana:
            await ana.play()
            assert ana.status == "over"
            assert ana.view["outcome"]["winner"] in (0, 1)


@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_nobody_at_a_tranca_table_is_told_a_card_or_a_seed_too_early(seed):
    assert not asyncio.run(random_play(TRANCA, lambda _room: TrancaKnowledge(), random.Random(seed), 120))
