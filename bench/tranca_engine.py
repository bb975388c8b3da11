"""How fast the tranca engine is on one core: random play with `legal` asked at every decision, beside two gin rummies in the same run."""

import random
from functools import partial
from importlib import import_module
from typing import Any

from engines.measuring import Contest, Count, Peer, Play, after, hold, rlcard_deal

from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import SeatAction
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import TABLE


def tranca_match(rulebook: Rulebook, luck: random.Random) -> Count:
    """A partida from the first shuffle to its end: the kind of action by chance, then one of that kind."""
    pack = list(game.pack(rulebook))
    state, decisions = game.new(rulebook), 0
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting.table:
            luck.shuffle(pack)
            state = after(game.apply(state, TABLE, game.shuffled(tuple(pack))))
            continue
        seat = waiting.seats[0]
        state, decisions = after(game.apply(state, seat, choose(game.legal(state, seat), luck))), decisions + 1
    return Count(decisions, state.rodadas)


def choose(options: tuple[SeatAction, ...], luck: random.Random) -> SeatAction:
    kinds = sorted({type(option) for option in options}, key=lambda kind: kind.__name__)
    kind = luck.choice(kinds)
    return luck.choice([option for option in options if type(option) is kind])


def open_spiel_deal() -> Play:
    """OpenSpiel (C++ behind Python): a deal of its gin rummy, any of the legal actions that it lists; chance is not counted."""
    rummy = import_module("pyspiel").load_game("gin_rummy")

    def deal(luck: random.Random) -> Count:
        state: Any = rummy.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(luck.choice(state.legal_actions()))
        return Count(decisions, 1)

    return deal


PEERS = (Peer("open_spiel", "gin rummy", open_spiel_deal), Peer("rlcard", "gin rummy", partial(rlcard_deal, "gin-rummy")))

if __name__ == "__main__":
    hold(Contest("tranca", tranca_match, PEERS, goal=5_000))
