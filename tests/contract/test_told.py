"""Nobody at a live table is told a card or a seed too early: the bytes of every reader, held against the log and the store's secrets."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.club.live.entries import TableConfig
from tento.club.replays.finished import replay
from tento.table.seats import SPECTATOR
from tests.contract.knowledge import Heard, PokerKeeper, TrancaKeeper, TrucoKeeper, known_along, leaks
from tests.contract.listening import AT_ONCE, Told, listened

TRUCO = TableConfig(game="truco", advice="always", **AT_ONCE)
TRANCA = TableConfig(game="tranca", rulebook="afia-2025", advice="always", **AT_ONCE)
POKER = TableConfig(game="poker", rulebook="cgp-2024", seats=5, options={"level_hands": 3, "time_bank_cards": 1}, **AT_ONCE)
TO_THE_END = 5_000
SEEDS = st.integers(0, 2**32)
AS_THEY_COME = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller seed is no simpler match: nothing is made smaller."""
REVEALS = pytest.mark.parametrize("reveal", ["deal", "partida", "never"])
RULEBOOKS = pytest.mark.parametrize("rulebook", ["ktruco-paulista", "fenacef-ix", "truco-masters-2025"])


def truco(rulebook: str, reveal: str, seed: int) -> Told:
    return listened(replace(TRUCO, rulebook=rulebook, reveal=reveal), TrucoKeeper, seed, TO_THE_END)


@REVEALS
@RULEBOOKS
@settings(max_examples=3, phases=AS_THEY_COME)
@given(seed=SEEDS)
def test_nobody_at_a_truco_table_is_told_a_card_or_a_seed_too_early(rulebook, reveal, seed):
    assert not truco(rulebook, reveal, seed).leaks()


@pytest.mark.parametrize(("reveal", "most"), [("deal", 500), ("partida", 2_000), ("never", 200)])
@settings(max_examples=1, phases=AS_THEY_COME)
@given(seed=SEEDS)
def test_nobody_at_a_tranca_table_is_told_a_card_or_a_seed_too_early(reveal, most, seed):
    assert not listened(replace(TRANCA, reveal=reveal), TrancaKeeper, seed, most).leaks()


@RULEBOOKS
@settings(max_examples=2, phases=AS_THEY_COME)
@given(seed=SEEDS)
def test_bots_make_their_signs_to_their_partner_alone_and_show_no_cards_but_their_own(rulebook, seed):
    config = replace(TRUCO, rulebook=rulebook, fill_bot="random", reveal="deal")
    told = listened(config, TrucoKeeper, seed, TO_THE_END, people=3)
    assert not told.leaks()
    assert any(b'"signalled"' in one.data for one in told.ears[1].heard)


@pytest.mark.parametrize("reveal", ["deal", "partida"])
@RULEBOOKS
def test_at_the_end_everybody_has_every_seed_that_was_dealt_and_no_other(rulebook, reveal):
    told = truco(rulebook, reveal, 1)
    dealt = set(range(1, told.along[-1].dealt + 1))
    assert len(told.seeds) > len(dealt)
    assert [told.seeds_told(ear) for ear in told.ears] == [dealt] * 5


@pytest.mark.parametrize("reveal", ["never", "referee"])
@RULEBOOKS
def test_where_nothing_is_revealed_at_the_table_nobody_has_a_seed_even_at_the_end(rulebook, reveal):
    told = truco(rulebook, reveal, 1)
    assert [told.seeds_told(ear) for ear in told.ears] == [set()] * 5


@REVEALS
@RULEBOOKS
def test_a_replay_tells_no_more_than_its_reader_could_have_known_then(rulebook, reveal):
    told = truco(rulebook, reveal, 2)
    assert not told.leaks([one for ear in told.ears for one in told.replayed(ear)])


def test_there_is_no_replay_of_a_match_in_play():
    told = listened(TRUCO, TrucoKeeper, 1, 20)
    assert told.live.state.closed is None
    assert replay(told.log) is None


VARIANTS = pytest.mark.parametrize("variant", ["no-limit-holdem", "omaha-hilo", "horse"])


def poker(variant: str, seed: int, people: int | None = None) -> Told:
    config = replace(POKER, options={**POKER.options, "variant": variant})
    return listened(config, PokerKeeper, seed, TO_THE_END, people)


@VARIANTS
@settings(max_examples=1, phases=AS_THEY_COME)
@given(seed=SEEDS)
def test_nobody_at_a_poker_table_is_told_a_card_or_a_seed_in_a_whole_sit_and_go(variant, seed):
    told = poker(variant, seed)
    assert told.live.state.closed == "finished"
    assert not told.leaks()
    assert [told.seeds_told(ear) for ear in told.ears] == [set()] * 6


def test_a_replay_of_poker_shows_no_hand_that_was_not_shown_and_no_seed_even_when_all_is_over():
    told = poker("no-limit-holdem", 3)
    again = [one for ear in told.ears for one in told.replayed(ear)]
    assert not told.leaks(again)
    assert not any(told.seeds_told(ear) for ear in told.ears)


def told_after(told: Told, lines: list[bytes], seed: bytes, encoded: Callable[[bytes], str]) -> list[Any]:
    """What is found where a spectator is told this seed when all is over, by a checker that has no secret of the store beside the log."""
    along = known_along(told.live.state.game, lines, told.seeds, PokerKeeper)
    planted = f'{{"type":"said","text":"{encoded(seed)}"}}'.encode()
    return [secret for _, _, secret, _ in leaks([Heard(SPECTATOR, len(lines), len(lines), planted)], along, {}, [])]


@pytest.mark.parametrize("encoded", [bytes.hex, lambda seed: seed.hex().upper(), lambda seed: urlsafe_b64encode(seed).decode().rstrip("=")])
@pytest.mark.parametrize("reveal", ["referee", "deal"])
def test_a_seed_of_poker_that_was_told_lays_the_pack_with_every_hand_that_was_given_up(reveal, encoded):
    told = poker("no-limit-holdem", 3)
    lines = [told.lines[0].replace(b'"reveal":"referee"', f'"reveal":"{reveal}"'.encode()), *told.lines[1:]]
    ((deal, cards),) = told_after(told, lines, told.seeds[2], encoded)
    assert deal == 2
    assert len(cards | told.along[-1].cards[SPECTATOR]) == 52


def test_thirty_two_bytes_that_lay_no_pack_of_the_table_are_no_secret():
    told = poker("no-limit-holdem", 3)
    assert told_after(told, told.lines, bytes(32), bytes.hex) == []


def test_where_a_game_does_not_know_the_moment_that_was_asked_for_its_own_is_agreed_on():
    told = listened(replace(POKER, reveal="partida"), PokerKeeper, 1, 3)
    assert told.live.state.config.reveal == "referee"


def test_bots_and_people_play_a_sit_and_go_together_and_nobody_is_told_what_the_bots_hold():
    told = poker("no-limit-holdem", 5, people=2)
    assert told.live.state.closed == "finished"
    assert not told.leaks()
