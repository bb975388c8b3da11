"""The strongest player: it sees the table as the rules have it, learns from what is said, and is nobody special without numba."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.club.simulation.simulate import pack_key, partida, simulate
from tento.games.truco.bots.levels import _forgetful
from tento.games.truco.bots.master import bot as master
from tento.games.truco.bots.master import thinking
from tento.games.truco.bots.master.imagination.looks import hand_of
from tento.games.truco.bots.master.imagination.worlds import deal_hidden, done_so, lay_all, seat_opponents, settle
from tento.games.truco.bots.master.players import NAMES, likely
from tento.games.truco.bots.master.sight import case_of
from tento.games.truco.bots.master.thinking import Mind
from tento.games.truco.bots.sensible.knowledge import know
from tento.games.truco.kernels.book import MANILHA, numbers
from tento.games.truco.kernels.moves import ACCEPT, RAISE, REFUSE
from tento.games.truco.kernels.table import put_down, tables_of
from tento.games.truco.kit import KIT
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.events import RaiseAccepted, RaiseCalled, RaiseRefused
from tento.games.truco.rules.ranking import order
from tento.rulebooks.loader import load
from tento.table.bulk.chance import luck_of
from tento.table.seats import Seat
from tests.rules.tables import table

BOOK = load("truco-masters-2025")
SEEN = ("value", "asked", "raised_by", "leader", "turn", "rodadas", "laid", "won", "held", "vira", "kind", "eleven")


def differences(state, book):
    """Where the table that is imagined with the true cards is not the one that the rules put down."""
    truth, places = put_down(state), {card: place for place, card in enumerate(game.pack(state.rulebook))}
    seat = game.waiting(state).seats[0]
    case = case_of(game.view(state, seat), state.rulebook, book)
    table = case.beginning.copy()
    laid = [one for row in (*(rodada.laid for rodada in state.mao.rodadas), state.mao.laid) for one in row]
    for player, hand in enumerate(state.mao.hands):
        cards = [*(one.card for one in laid if one.seat == player), *hand]
        table[0]["hand"][player, : len(cards)] = [places[card] for card in cards]
    dealt = table[0]["hand"].copy()
    lay_all(case, table[0], dealt)
    settle(table[0], case.now[0])
    return {key: (table[0][key].tolist(), truth[key].tolist()) for key in SEEN if not np.array_equal(table[0][key], truth[key])}


@pytest.mark.parametrize("name", ["truco-masters-2025", "fenacef-ix", "ktruco-paulista-limpo"])
def test_a_view_with_the_true_cards_put_into_it_is_the_table_of_the_rules(name):
    rulebook = load(name)
    book, bot = numbers(rulebook, 4), KIT.bot("random", rulebook)
    states = [step.state for _, step in partida(KIT, rulebook, [bot] * 4, pack_key(3, 1))]
    seen = [state for state in states if state.stage == "play" and state.mao.thrown is None and state.mao.kind != "ferro"]
    assert len(seen) > 20
    assert [found for state in seen if (found := differences(state, book))] == []


def heard(called: int, stayed: int, ran: int, maos: int) -> dict[str, float]:
    """Who the opponents of seat 0 are taken for after these words of theirs."""
    view = game.view(game.new(BOOK), Seat(0))
    spoken = ((0, 0, 0), (called, stayed, ran), (0, 0, 0), (0, 0, 0))
    return dict(zip(NAMES, likely(replace(view, maos=maos, spoken=spoken)), strict=True))


def test_opponents_who_run_from_everything_and_never_call_are_taken_for_tight_ones():
    before, after = heard(0, 0, 0, 0), heard(0, 0, 9, 12)
    assert after["tight"] > 3 * before["tight"]
    assert after["loose"] < before["loose"] / 10


def test_opponents_who_never_run_are_taken_for_stubborn_or_loose_ones():
    after = heard(8, 12, 0, 12)
    assert after["stubborn"] + after["loose"] > 0.5
    assert after["tight"] < 0.01


def test_the_same_seed_gives_the_same_partidas():
    both = [simulate(BOOK, [KIT.bot("master", BOOK), KIT.bot("sensible", BOOK)] * 2, partidas=1, seed=8) for _ in range(2)]
    assert both[0] == both[1]


def test_without_numba_it_plays_as_the_sensible_player(monkeypatch):
    monkeypatch.setattr(master, "can_think", lambda: False)
    assert (
        simulate(BOOK, [KIT.bot("master", BOOK)] * 4, partidas=2, seed=4).sides[0].counts
        == simulate(BOOK, [KIT.bot("sensible", BOOK)] * 4, partidas=2, seed=4).sides[0].counts
    )


def test_everybody_hears_how_often_each_seat_called_stayed_in_and_ran():
    bot = KIT.bot("random", BOOK)
    steps = [step for _, step in partida(KIT, BOOK, [bot] * 4, pack_key(5, 1))]
    said = [event for step in steps for event in step.events]
    kinds = (RaiseCalled, RaiseAccepted, RaiseRefused)
    heard = [tuple(sum(isinstance(one, kind) and one.seat == seat for one in said) for kind in kinds) for seat in range(4)]
    assert list(game.view(steps[-1].state, Seat(3)).spoken) == heard


def test_a_level_that_forgets_counts_cards_that_were_laid_as_if_they_could_come():
    bot = KIT.bot("random", BOOK)
    states = [step.state for _, step in partida(KIT, BOOK, [bot] * 4, pack_key(3, 1))]
    state = next(one for one in states if one.stage == "play" and len(one.mao.rodadas) == 1 and not one.mao.laid)
    view = game.view(state, state.mao.turn)
    known = know(view, BOOK)
    assert len(_forgetful(known, view).unseen) == len(known.unseen) + sum(not one.covered for one in state.mao.rodadas[0].laid)


def test_every_three_kinds_of_cards_have_a_number_of_their_own_whatever_their_order():
    """Two hands have the same number if and only if the rules rank their cards alike."""
    book, table = numbers(BOOK, 4), tables_of(1)
    cards = game.pack(BOOK)
    vira, ranks = cards.index("4c"), order(BOOK.values, Card("4c"))
    table[0]["vira"], table[0]["held"] = vira, 3
    found: dict[int, set[tuple[int, ...]]] = {}
    for hand in permutations([place for place in range(0, 40, 3) if place != vira], 3):
        table[0]["hand"][0] = hand
        found.setdefault(hand_of(book, table[0], 0), set()).add(tuple(sorted(ranks[cards[place]] for place in hand)))
    assert all(len(alike) == 1 for alike in found.values())
    assert len({hand for alike in found.values() for hand in alike}) == len(found)


def hand_number(vira, hand, gone=()):
    """The number of these cards under this vira, after a rodada in which these were laid."""
    book, table, cards = numbers(BOOK, 4), tables_of(1), game.pack(BOOK)
    table[0]["vira"], table[0]["held"], table[0]["rodadas"] = cards.index(vira), len(hand), bool(gone)
    table[0]["hand"][0, : len(hand)] = [cards.index(card) for card in hand]
    table[0]["played"][0, : len(gone)] = [cards.index(card) for card in gone]
    return hand_of(book, table[0], 0)


def test_where_the_threes_are_manilhas_the_twos_are_the_highest_common_cards():
    assert hand_number("2c", ["2h", "Ah", "Kh"]) == hand_number("4c", ["3h", "2h", "Ah"])


def test_ranks_above_the_manilhas_do_not_move_up():
    assert hand_number("3c", ["3h", "2h"]) == hand_number("4c", ["3h", "2h"]) == hand_number("Qc", ["3h", "2h"])


def test_the_copeta_counts_as_the_highest_card_once_the_zap_has_been_laid():
    assert hand_number("4c", ["5h", "3h"], gone=["5c", "6d", "7s", "Kd"]) == hand_number("4c", ["5c", "3h"], gone=["5d", "6d", "7s", "Kd"])


def test_a_lower_manilha_that_was_laid_moves_nothing_up():
    assert hand_number("4c", ["5h", "3h"], gone=["5d", "6d", "7s", "Kd"]) == hand_number("4c", ["5h", "3h"], gone=["4d", "6d", "7s", "Kd"])


def test_what_is_far_worse_than_the_best_is_imagined_in_the_first_worlds_only(monkeypatch):
    """Staying in is worth 0.6 and raising 0.59 of the partida here, running 0.2: the first two are looked at again."""
    worths, looked_at = {ACCEPT: 0.6, REFUSE: 0.2, RAISE: 0.59}, []

    def weighs(_case, _minds, _room, moves, worlds, _luck, found):
        looked_at.append((worlds, set(moves.tolist())))
        found += [worths[move] * worlds for move in moves.tolist()]
        return float(worlds)

    monkeypatch.setattr(thinking, "weigh", weighs)
    unseen: Any = None  # whoever weighs here looks at neither the table nor the players
    found = thinking.Mind(BOOK)._weighed(unseen, unseen, np.array([ACCEPT, REFUSE, RAISE]), np.zeros(3), Chance(1))
    assert found == pytest.approx([0.6, 0.2, 0.59])
    assert looked_at == [(thinking.WORLDS[0], {ACCEPT, REFUSE, RAISE}), (thinking.WORLDS[1], {ACCEPT, RAISE})]


def chosen(at, seat, times=6):
    """What the master chooses at this table, with luck of several kinds."""
    view, options = game.view(at.state, Seat(seat)), game.legal(at.state, Seat(seat))
    return {type(KIT.bot("master", at.state.rulebook).choose(view, options, Chance(luck))) for luck in range(times)}


def test_with_the_two_highest_cards_it_never_runs():
    at = table("truco-masters-2025", dealer=0, hands=["4h 6d 7s", "Kh 2d 4d", "5c 5h 6s", "Jd Qh Js"], vira="4c").do("1 raise 3")
    assert do.Refuse not in chosen(at, 2)


def test_it_runs_from_a_call_when_the_zap_has_beaten_all_that_its_pair_laid_last():
    """A rodada each, and the zap lies in the third with nobody of the pair to come: three points are lost by staying, one by running."""
    at = table("truco-masters-2025", dealer=3, hands=["3h 6d 4h", "Kh 2d 5c", "Jc 6s 7s", "Jd 3d Js"], vira="4c")
    at.do("0 play 3h", "1 play Kh", "2 play Jc", "3 play Jd", "0 play 6d", "1 play 2d", "2 play 6s", "3 play 3d")
    at.do("3 play Js", "0 play 4h", "1 play 5c", "3 raise 3")
    assert at.rodadas == ["A", "B"]
    assert chosen(at, 0) == {do.Refuse}


def keeps_a_manilha(laid):
    """How likely seat 1 is thought to keep a manilha, after its call was accepted and it has laid this card."""
    at = table("truco-masters-2025", dealer=0, hands=["4h 6d 7s", f"{laid} 2d Qd", "Kc 7h 6s", "Jd Qh Js"], vira="4c")
    at.do("1 raise 3", "2 accept", f"1 play {laid}")
    book = numbers(BOOK, 4)
    case, minds = case_of(game.view(at.state, Seat(2)), BOOK, book), Mind(BOOK).minds(np.eye(len(NAMES))[0], 4)
    room, luck = tables_of(2), luck_of(1)
    strong = total = 0.0
    for _ in range(3000):
        room[0] = case.beginning[0]
        deal_hidden(case, room[0], luck)
        seat_opponents(case, minds, luck)
        room[1] = room[0]
        weight = done_so(case, minds, room[1], room[0]["hand"])
        total += weight
        strong += weight * any(book["strength"][room[1]["vira"], card] >= MANILHA for card in room[1]["hand"][1, :2])
    return strong / total


def test_whoever_called_and_lays_a_four_is_thought_to_keep_a_manilha():
    """By chance alone two of the 36 unseen cards have one of the four manilhas one time in five (134 of 630)."""
    assert keeps_a_manilha("4d") > 3 * 134 / 630


def test_a_zap_that_was_laid_explains_the_call():
    """The zap was reason enough to call: of the rest of the hand the call says far less than after a four."""
    assert keeps_a_manilha("5c") < keeps_a_manilha("4d") / 2
