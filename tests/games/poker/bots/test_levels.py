"""Levels and styles of poker: each makes its own mistakes, and all of them keep to what is offered."""

import pytest

from tento.cards.chance import Chance
from tento.games.poker.bots.levels import LEVELS
from tento.games.poker.bots.styles import STYLES
from tento.games.poker.kit import KIT
from tento.games.poker.rules import game
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.table_notation import write
from tests.games.poker.playing import Table

PLAYERS = {**KIT.bots, **KIT.styles}


def choices(name, table, many=40):
    """How often each kind is chosen out of so many asked, with another luck each time."""
    seat = table.turn[0]
    bot, view, options = PLAYERS[name](table.state.rulebook), game.view(table.state, seat), game.legal(table.state, seat)
    found = [bot.choose(view, options, Chance(luck)).kind for luck in range(many)]
    return {kind: found.count(kind) for kind in set(found)}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", [*LEVELS, *STYLES])
def test_a_hand_is_played_to_its_end_and_the_same_luck_chooses_the_same(name, variant):
    table = Table(4, variant=variant).deal()
    bot, again = (PLAYERS[name](table.state.rulebook) for _ in range(2))
    while table.turn:
        seat = table.turn[0]
        view, options = game.view(table.state, seat), game.legal(table.state, seat)
        choice = bot.choose(view, options, Chance(seat))
        assert choice in options
        assert again.choose(view, options, Chance(seat)) == choice
        table.play(f"{seat} {write(choice)}")


def test_a_beginner_comes_in_with_hands_that_a_good_player_folds():
    """Queen and eight of different suits, the first to act of six."""
    table = Table(6).deal("2c 3c Qc 4c 5c 6c 2d 3d 8d 4d 5d 6d")
    assert choices("sensible", table) == {"fold": 40}
    beginner, player = (choices(name, table).get("fold", 0) for name in ("iniciante", "jogador"))
    assert beginner < player < 40


def test_with_a_short_stack_a_beginner_only_calls_where_a_good_player_puts_all_in():
    table = Table(3, starting_stack=500).deal("3c 4c Ac 3d 4h Ad")
    assert choices("sensible", table) == {"all-in": 40}
    pushed = [choices(name, table).get("all-in", 0) for name in ("iniciante", "jogador")]
    assert 0 < pushed[0] < pushed[1] < 40


def flop(bet):
    """Two players, a hundred in the middle; the one on the button holds nothing, or a pair, against a bet."""
    return Table(2).deal("Ah 9c As 2d 5s Kc 8d 7h").play("0 call", "1 check", f"1 raise {bet}")


def test_a_beginner_pays_to_see_a_card_where_a_good_player_does_not():
    table = flop(50)
    assert choices("sensible", table) == {"fold": 40}
    assert choices("iniciante", table).get("call", 0) > choices("jogador", table).get("call", 0) > 0


def test_top_pair_is_overvalued_by_those_who_learn():
    """A king with a weak kicker on a board of king, queen and jack of one suit, after a bet of twice the pot."""
    table = Table(2).deal("Ah Ks As 2d 5s Kc Qc Jc").play("0 call", "1 check", "1 raise 200")
    raised = [
        sum(found for kind, found in choices(name, table).items() if kind in ("raise", "all-in")) for name in ("iniciante", "jogador")
    ]
    assert raised[0] > raised[1] > 0


def test_the_caller_never_folds_and_the_tight_one_folds_nearly_everything():
    table = Table(3).deal("3c 4c 7c 3d 4h 2d")
    assert choices("caller", table, 5) == {"call": 5}
    assert choices("tight", table, 5) == {"fold": 5}
