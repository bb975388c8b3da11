"""How fast the truco engine is on one core: random play with `legal` asked at every decision, beside other card engines in the same run."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from engines.measuring import Contest, Count, Peer, Play, after, hold, rlcard_deal

from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Action, Cut, Deal, HandBack
from tento.games.truco.rules.state import State
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import TABLE


def truco_match(rulebook: Rulebook, luck: random.Random) -> Count:
    """A match from the first shuffle to its end: any legal action is as good as another, but nobody cuts or burns without need."""
    pack = list(game.pack(rulebook))
    state, decisions = game.new(rulebook), 0
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting.table:
            luck.shuffle(pack)
            state = after(game.apply(state, TABLE, game.shuffled(tuple(pack))))
            continue
        seat = waiting.seats[0]
        action = choose(state, game.legal(state, seat), luck)
        state, decisions = after(game.apply(state, seat, action)), decisions + 1
    return Count(decisions, state.maos)


def choose(state: State, options: tuple[Action, ...], luck: random.Random) -> Action:
    if state.stage != "ceremony":
        return luck.choice(options)
    return next((option for option in options if isinstance(option, HandBack | Deal)), Cut(20))


def holdem_hand(luck: random.Random) -> Count:
    """pokerkit: a hand of no-limit hold'em for four, folding, calling and raising by chance after asking whether it may."""
    poker = import_module("pokerkit")
    state = poker.NoLimitTexasHoldem.create_state(tuple(poker.Automation), True, 0, (1, 2), 2, 200, 4)
    decisions = 0
    while state.status:
        decisions += 1
        moves: list[Callable[[], Any]] = []
        if state.can_fold():
            moves.append(state.fold)
        if state.can_check_or_call():
            moves.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            moves.append(state.complete_bet_or_raise_to)
        luck.choice(moves)()
    return Count(decisions, 1)


def pokerkit_hand() -> Play:
    import_module("pokerkit")
    return holdem_hand


PEERS = (
    Peer("pokerkit", "no-limit hold'em", pokerkit_hand),
    Peer("rlcard", "bridge", partial(rlcard_deal, "bridge")),
    Peer("rlcard", "limit hold'em", partial(rlcard_deal, "limit-holdem", game_num_players=4)),
)

if __name__ == "__main__":
    hold(Contest("truco", truco_match, PEERS, goal=20_000))
