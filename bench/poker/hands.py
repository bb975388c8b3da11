"""A random hand by each engine: 100 big blinds each, and at every decision any of fold, check or call, half the pot, the pot, all-in."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from engines.measuring import Count, Play

from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.betting import raise_range, to_call
from tento.games.poker.rules.hand import apply, rule, start
from tento.games.poker.rules.state import Chair, Hand, Place, Stakes
from tento.rulebooks.loader import load

SEATS, STACK, BLINDS = 6, 200, (1, 2)
CHAIRS = tuple(Chair(seat) for seat in range(1, SEATS + 1))
PUT_DOWN = Hand(
    rulebook=load("cgp-2024"),
    stakes=Stakes(variant="no-limit-holdem", blinds=BLINDS),
    places=tuple(Place(chair=chair, stack=STACK) for chair in CHAIRS),
    button=CHAIRS[0],
    small=CHAIRS[1],
    big=CHAIRS[2],
)


def options(hand: Hand) -> list[Any]:
    """What the player who is asked may do: no fold where a check is free, and raises of these sizes."""
    assert hand.turn is not None
    place = hand.at(hand.turn)
    owed = to_call(hand, place)
    found: list[Any] = [do.Fold(), do.Call()] if owed else [do.Check()]
    sizes = raise_range(hand, place)
    if sizes is not None:
        pot = hand.pot + owed
        wanted = {hand.current + pot // 2, hand.current + pot, sizes[1]}
        found += [do.Raise(size) for size in wanted if sizes[0] <= size <= sizes[1]]
    return found


def tento_hand(luck: random.Random) -> Count:
    """Our readable engine: a new state for each decision, every action verified."""
    pack = list(DECK_52)
    luck.shuffle(pack)
    hand: Any = start(PUT_DOWN, pack)
    decisions = 0
    while hand.stage == "betting":
        hand = apply(hand, hand.turn, luck.choice(options(hand)))
        decisions += 1
    if hand.stage == "showdown":
        rule(hand, do.Showdown())
    return Count(decisions, 1)


def pokerkit_hand() -> Play:
    poker = import_module("pokerkit")
    game = poker.NoLimitTexasHoldem(tuple(poker.Automation), True, 0, BLINDS, BLINDS[1])

    def play(luck: random.Random) -> Count:
        state, decisions = game((STACK,) * SEATS, SEATS), 0
        while state.status:
            moves: list[Callable[[], Any]] = [state.check_or_call]
            if state.can_fold() and state.checking_or_calling_amount:
                moves.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
                pot, current = state.total_pot_amount + state.checking_or_calling_amount, max(state.bets)
                wanted = {current + pot // 2, current + pot, most}
                moves += [partial(state.complete_bet_or_raise_to, size) for size in wanted if least <= size <= most]
            luck.choice(moves)()
            decisions += 1
        return Count(decisions, 1)

    return play


def rlcard_hand() -> Play:
    env = import_module("rlcard").make("no-limit-holdem", config={"seed": 1, "game_num_players": SEATS, "chips_for_each": STACK})

    def play(luck: random.Random) -> Count:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return Count(decisions, 1)

    return play


def openspiel_hand() -> Play:
    pyspiel = import_module("pyspiel")
    per_seat = " ".join([str(STACK)] * SEATS)
    posts = " ".join(map(str, (*BLINDS, *[0] * (SEATS - 2))))
    game = pyspiel.load_game(
        f"universal_poker(betting=nolimit,numPlayers={SEATS},numRounds=4,blind={posts},firstPlayer=3 1 1 1,numSuits=4,numRanks=13,"
        f"numHoleCards=2,numBoardCards=0 3 1 1,stack={per_seat},bettingAbstraction=fchpa)"
    )

    def play(luck: random.Random) -> Count:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.choice(state.legal_actions()))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return Count(decisions, 1)

    return play
