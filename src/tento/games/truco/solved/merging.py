"""What a solved mão does, drawn together by what a table shows, and put back where the solver keeps it so that its loss can be measured.

The walk is the solver's: the same decisions in the same order. Gathering weighs what is done by how often a hand comes there; spreading
writes the same shares wherever the table looks the same. A hand of which nothing is known runs, or lays its weakest card.

`often` has two numbers of each place: how often a hand comes there by what it does itself, and how often it could if the other went there.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tento.games.truco.solved import places
from tento.games.truco.solved.compiling import compiled
from tento.games.truco.solved.places import ASKED
from tento.games.truco.solved.policy import RAISE, SLOTS
from tento.games.truco.solver.codes import ANSWER, DECIDE, EQUAL, HIGHER, HIGHEST, LAST, LOWER, ONE_AND_COVERED, TWO
from tento.games.truco.solver.endings import won
from tento.games.truco.solver.lanes import LANES
from tento.games.truco.solver.last_bets import DOWN, LEADS, LEVEL, UP
from tento.games.truco.solver.last_bets import MIXED as LAST_MIXED
from tento.games.truco.solver.last_card import _fates as fates
from tento.games.truco.solver.layout import (
    ACTIONS,
    AFTER,
    ANSWERED,
    BEFORE,
    BEFORE_COVERING,
    BETS,
    CARDS,
    COLUMNS,
    COMING,
    COVERING,
    DEEPEST,
    EVEN,
    HANDS,
    KIND,
    LAST_BETS,
    LAST_BETS_ROOM,
    LAYING,
    LEFT,
    MANY_BETS,
    MANY_CLASSES,
    MIXED,
    PLAYED,
    PLAYER,
    REACH,
    ROOM,
    SIZES,
    USABLE,
    VALUES,
)  # fmt: skip
from tento.games.truco.solver.regrets import copy, mix

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.integer[Any]]

THIRD: Final = 4
"""So many cards lie when the third rodada begins."""
ONCE: Final = np.float32(1)
OTHERS: Final = np.float32(33)
"""So many cards nobody has seen when the leader's last card lies: the other's is one of them."""
HARDLY: Final = np.float32(1e-6)
"""What is done where the other never comes counts so little, and yet it counts."""

_first = compiled(places.first_place)
_second = compiled(places.second_place)
_third = compiled(places.third_place)
_last = compiled(places.last_place)


@compiled
def _place(dims: Ints, path: Ints, position: int, mode: int, hand: int) -> int:
    """Where a decision lies: so many cards were laid, the first four as `path` says."""
    classes, threes, twos = dims[0], dims[1], dims[2]
    if position < 2:
        return _first(threes, 0 if position == 0 else path[0] + 1, mode, hand)
    start = dims[3] + (path[0] * classes + path[1]) * dims[4]
    if position < 4:
        return start + _second(classes, twos, 0 if position == 2 else path[2] + 1, mode, hand)
    if position == 4:
        return start + _third(classes, dims[5], path[2], path[3], mode, hand)
    return start + _last(classes, dims[6], path[2], path[3], mode, hand)


@compiled
def _slot(mode: int, cards: int, action: int) -> int:
    """Which of the shares of a decision an action is."""
    return action if mode >= ASKED or action < cards else RAISE


@compiled
def _mixed(
    floats: Floats, sums: Floats, at: int, n: int, actions: int, usable: int, even: int, mixed: int, movers: int, played: int
) -> None:
    """The shares of a decision, and what they reach; one action is done always."""
    if actions > 1:
        mix(floats, sums, at, n, actions, usable, even, mixed, movers, played)
        return
    copy(floats, movers, played, n)
    for h in range(n):
        floats[mixed + h] = ONCE


@compiled
def _share(floats: Floats, sums: Floats, at: int, n: int, actions: int, mixed: int) -> None:
    """The shares of one hand in the bets over a last card."""
    whole = np.float32(0)
    for a in range(actions if actions > 1 else 0):
        whole += sums[at + a * n]
    for a in range(actions):
        floats[mixed + a * n] = sums[at + a * n] / whole if whole > 0 else ONCE / np.float32(actions)


@compiled
def _add(floats: Floats, mixed: int, n: int, actions: int, found: Floats, place: int, mode: int, cards: int, comes: np.float32) -> None:
    """What a hand does here, as often as it comes."""
    for a in range(actions):
        found[place * SLOTS + _slot(mode, cards, a)] += comes * floats[mixed + a * n]


@compiled
def _write(
    floats: Floats, sums: Floats, at: int, n: int, actions: int, found: Floats, place: int, mode: int, cards: int, usable: int, usual: int
) -> None:  # fmt: skip
    """What the policy does with a hand, as far as the hand can; the usual thing where it knows nothing."""
    known = np.float32(0)
    for a in range(actions):
        sums[at + a * n] = found[place * SLOTS + _slot(mode, cards, a)] * floats[usable + a * HANDS]
        known += sums[at + a * n]
    if known == 0:
        sums[at + usual * n] = ONCE


@compiled
def _move(ints: Ints, floats: Floats, before: int, rests: int, played: int, moved: int, gather: bool) -> None:
    """The reaches of the hands that are left when a card is laid or covered."""
    for h in range(rests if gather else 0):
        floats[moved + h] = floats[played + ints[before + h]]


@compiled
def _ways(ints: Ints, floats: Floats, space: int, hand: int) -> np.float32:
    """In how many ways a hand comes from the cards that nobody has seen."""
    cards, ways = CARDS + (space * HANDS + hand) * 3, ONCE
    for nth in range(TWO if space == ONE_AND_COVERED else space):
        left = floats[LEFT + ints[cards + nth]]
        for before in range(nth):
            if ints[cards + before] == ints[cards + nth]:
                left -= ONCE
        ways *= max(left, np.float32(0))
    return ways


@compiled
def _others(floats: Floats, classes: int, position: int) -> np.float32:
    """In how many ways the other's hand comes, whatever it is: of the cards that nobody has seen but the own ones."""
    unseen = np.float32(0)
    for c in range(classes):
        unseen += floats[LEFT + c]
    if position < 1:
        return (unseen - 3) * (unseen - 4) * (unseen - 5) / 6
    return (unseen - 3) * (unseen - 4) / 2 if position < THIRD else unseen - 1


@compiled
def _keep_often(often: Floats, place: int, own: np.float32, could: np.float32) -> None:
    """The most often that a hand comes to a place by what it does itself, and that it could."""
    often[2 * place], often[2 * place + 1] = max(often[2 * place], own), max(often[2 * place + 1], could)


@compiled
def _last_reaches(ints: Ints, floats: Floats, space: int, waiting: int, played: int, weight: np.float32, room: int) -> None:
    """How often the leader lays each last card, and in how many ways the other's is higher, lower, equal."""
    fates(ints, floats, space, waiting, room)
    for x in range(ints[MANY_CLASSES]):
        floats[room + LEADS + x] = floats[played + x]
        for kind in (UP, DOWN, LEVEL):
            floats[room + kind + x] *= weight * floats[LEFT + x]


@compiled
def _note_last(
    floats: Floats, sums: Floats, dims: Ints, path: Ints, found: Floats, often: Floats, gather: bool, kinds: int, mode: int, actions: int,
    here: int, room: int, weight: np.float32,
) -> None:  # fmt: skip
    """What is done in a decision over the leader's last card: by the leader (one kind of hand) or by the other (three)."""
    n, first = kinds * LANES, UP if kinds > 1 else LEADS
    for h in range(n):
        x = h % LANES
        if x >= dims[0]:
            continue
        place = _place(dims, path, 5, mode, h)
        if gather:
            leads, ways = floats[room + LEADS + x], weight * floats[LEFT + x]
            others = floats[room + UP + x] + floats[room + DOWN + x] + floats[room + LEVEL + x]
            answers = floats[room + first + h] / ways if ways > 0 else np.float32(0)
            reached = leads if kinds == 1 else answers
            comes = leads * (others if kinds == 1 else floats[room + first + h]) + reached * HARDLY * weight
            _keep_often(often, place, reached, reached * ways * (OTHERS if kinds == 1 else ONCE))
            _share(floats, sums, here + h, n, actions, room + LAST_MIXED + h)
            _add(floats, room + LAST_MIXED + h, n, actions, found, place, mode, 1, comes)
        elif actions > 1:
            _write(floats, sums, here + h, n, actions, found, place, mode, 1, USABLE, 0)


@compiled
def _visit_last(
    rows: Ints, floats: Floats, sums: Floats, modes: Ints, dims: Ints, path: Ints, found: Floats, often: Floats, gather: bool,
    follower: int, row: int, room: int, weight: np.float32, at: int,
) -> int:  # fmt: skip
    """The bets over the leader's last card; where the strategy goes on after them."""
    r = row * COLUMNS
    if rows[r + KIND] != DECIDE:
        return at
    player, actions, here = rows[r + PLAYER], rows[r + MANY_BETS], at
    kinds, below, first = 3 if player == follower else 1, room + LAST_BETS_ROOM, UP if player == follower else LEADS
    n = kinds * LANES
    if actions > 1:
        at += n * actions
    _note_last(floats, sums, dims, path, found, often, gather, kinds, modes[row], actions, here, room, weight)
    for a in range(actions):
        if gather:
            copy(floats, room, below, 4 * LANES)
            for h in range(n):
                floats[below + first + h] *= floats[room + LAST_MIXED + a * n + h]
        at = _visit_last(rows, floats, sums, modes, dims, path, found, often, gather, follower, rows[r + BETS + a], below, weight, at)
    return at


@compiled
def _note(
    ints: Ints, floats: Floats, sums: Floats, dims: Ints, path: Ints, found: Floats, often: Floats, gather: bool, space: int, mode: int,
    highest: bool, choice: int, cards: int, actions: int, here: int, depth: int, movers: int, weight: np.float32, position: int,
) -> None:  # fmt: skip
    """What each hand does in a decision: gathered as often as it comes, or written."""
    n, mixed, values = ints[ROOM + space], MIXED + depth * ACTIONS * HANDS, VALUES + depth * HANDS
    others = weight * _others(floats, dims[0], position)
    for h in range(ints[SIZES + space]):
        place = _place(dims, path, position, mode, h)
        if gather:
            _keep_often(often, place, floats[movers + h], floats[movers + h] * others * _ways(ints, floats, space, h))
            comes = floats[movers + h] * (floats[values + h] + HARDLY * weight)
            _add(floats, mixed + h, n, actions, found, place, mode, cards, comes)
        elif actions > 1:
            usable = USABLE + choice * ACTIONS * HANDS + h
            usual = 1 if highest and floats[usable + HANDS] > 0 else 0
            _write(floats, sums, here + h, n, actions, found, place, mode, cards, usable, usual)


@compiled
def visit(
    rows: Ints, ints: Ints, floats: Floats, sums: Floats, modes: Ints, dims: Ints, path: Ints, found: Floats, often: Floats, gather: bool,
    row: int, depth: int, space0: int, space1: int, reach0: int, reach1: int, weight: np.float32, card: int, at: int, position: int,
) -> int:  # fmt: skip
    """Where the strategy goes on after this situation."""
    r = row * COLUMNS
    if rows[r + KIND] != DECIDE:
        return at
    player = rows[r + PLAYER]
    space, reach, waits_in, waits_at = (space0, reach0, space1, reach1) if player == 0 else (space1, reach1, space0, reach0)
    next0, next1 = (depth + 1, reach1) if player == 0 else (reach0, depth + 1)
    less0, less1 = (space0 - 1, space1) if player == 0 else (space0, space1 - 1)
    laying, covering = rows[r + LAYING], rows[r + COVERING]
    cards = 0 if laying == 0 else (2 * space if covering >= 0 else space)
    n, actions = ints[ROOM + space], cards + rows[r + MANY_BETS]
    choice = 0 if laying == 0 else (4 if covering >= 0 else (5 if laying == HIGHEST else space))
    mixed, played, here = MIXED + depth * ACTIONS * HANDS, PLAYED + depth * ACTIONS * HANDS, at
    movers, moved = REACH + (player * DEEPEST + reach) * HANDS, REACH + (player * DEEPEST + depth + 1) * HANDS
    waiting = REACH + ((1 - player) * DEEPEST + waits_at) * HANDS
    at += n * actions if actions > 1 else 0
    if gather:
        even = EVEN + (choice * (ACTIONS + 1) + actions) * HANDS
        _mixed(floats, sums, here, n, actions, USABLE + choice * ACTIONS * HANDS, even, mixed, movers, played)
        won(ints, floats, weight, space, waits_in, waiting, card, VALUES + depth * HANDS)
    _note(
        ints, floats, sums, dims, path, found, often, gather, space, modes[row], laying == HIGHEST, choice, max(cards, 1), actions, here,
        depth, movers, weight, position,
    )  # fmt: skip
    if laying == LAST:
        room = LAST_BETS + 0 * at  # an int64, as every number that is handed on
        if gather:
            _last_reaches(ints, floats, waits_in, waiting, played, weight, room)
        at = _visit_last(rows, floats, sums, modes, dims, path, found, often, gather, 1 - player, rows[r + AFTER], room, weight, at)
    elif laying:
        for c in range(ints[MANY_CLASSES]):
            coming, left = ints[COMING + c], floats[LEFT + c]
            if coming <= 0:
                continue
            compared = HIGHER if c > card else (LOWER if c < card else EQUAL)
            following = rows[r + ANSWERED + compared] if laying == ANSWER else rows[r + AFTER]
            _move(ints, floats, BEFORE + (space * LANES + c) * HANDS, ints[ROOM + space - 1], played, moved, gather)
            ints[COMING + c], floats[LEFT + c], path[position] = coming - 1, left - ONCE, c
            at = visit(
                rows, ints, floats, sums, modes, dims, path, found, often, gather, following, depth + 1, less0, less1, next0, next1,
                weight * left, c, at, position + 1,
            )  # fmt: skip
            ints[COMING + c], floats[LEFT + c] = coming, left
    if covering >= 0:
        cover0, cover1 = (ONE_AND_COVERED, space1) if player == 0 else (space0, ONE_AND_COVERED)
        _move(ints, floats, BEFORE_COVERING, ints[ROOM + ONE_AND_COVERED], played, moved, gather)
        path[position] = dims[0]
        at = visit(
            rows, ints, floats, sums, modes, dims, path, found, often, gather, covering, depth + 1, cover0, cover1, next0, next1, weight,
            card, at, position + 1,
        )  # fmt: skip
    for bet in range(actions - cards):
        if gather:
            copy(floats, played + (cards + bet) * n, moved, n)
        at = visit(
            rows, ints, floats, sums, modes, dims, path, found, often, gather, rows[r + BETS + bet], depth + 1, space0, space1, next0,
            next1, weight, card, at, position,
        )  # fmt: skip
    return at
