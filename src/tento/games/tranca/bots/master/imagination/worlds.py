"""Worlds: the hidden cards dealt at random where they may lie, and each choice played out in them. Compiled."""

from typing import Any, Final, NamedTuple

from tento.games.tranca.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.tranca.bots.master.imagination.habits import play_out
from tento.games.tranca.bots.master.imagination.scores import chance_at
from tento.games.tranca.kernels.acting import act
from tento.games.tranca.kernels.cards import give, is_red_three, whole
from tento.games.tranca.kernels.table import MORTO, SEATS
from tento.table.bulk.chance import below

TRIES: Final = 100


class Case(NamedTuple):
    """A rodada as one seat knows it.

    `known` is the table with the own cards and all that lies open, an array of one; `unseen` the cards that are hidden; `hidden` how many
    of them each seat holds; `threes` is 1 for a seat whose cards may still have red threes among them. `wins` says what a score is worth.
    """

    book: Any
    known: Any
    unseen: Any
    hidden: Any
    threes: Any
    wins: Any
    me: int


@compiled
def _drawn(unseen: Any, used: int, threes: int, luck: Any) -> int:
    """Any of the hidden cards that are left, put at the place `used`; no red three where none can lie."""
    other = used + below(luck, unseen.size - used)
    for _ in range(TRIES):
        if threes or not is_red_three(unseen[other]):
            break
        other = used + below(luck, unseen.size - used)
    unseen[used], unseen[other] = unseen[other], unseen[used]
    return whole(unseen[used])


@compiled_apart
def deal_hidden(case: Case, world: Any, luck: Any) -> None:
    """Hidden cards to the other hands, under the top of the lixo, to the mortos and to the monte."""
    used = 0
    for threes in range(2):
        for seat in range(SEATS):
            if case.threes[seat] == threes:
                for _ in range(case.hidden[seat]):
                    give(world, seat, _drawn(case.unseen, used, threes, luck))
                    used += 1
        if threes == 0:
            for place in range(world.lixo_size - 1):
                world.lixo[place] = _drawn(case.unseen, used, 0, luck)
                used += 1
    for morto in range(2):
        if world.morto_there[morto]:
            for place in range(MORTO):
                world.mortos[morto, place] = _drawn(case.unseen, used, 1, luck)
                used += 1
    for place in range(world.monte_left):
        world.monte[place] = _drawn(case.unseen, used, 1, luck)
        used += 1


@compiled_apart
def weigh(case: Case, room: Any, moves: Any, worlds: int, luck: Any, options: Any, found: Any) -> None:  # noqa: PLR0913, PLR0917 - arrays in and out
    """What each of these moves is worth in so many worlds, a row of `found` for each. `room` has two tables, `options` room for moves."""
    pair = case.me & 1
    for world in range(worlds):
        room[0] = case.known[0]
        deal_hidden(case, room[0], luck)
        for nth in range(moves.size):
            room[1] = room[0]
            act(case.book, room[1], moves[nth])
            play_out(case.book, room[1], options)
            found[world, nth] = chance_at(case.book, case.wins, room[1], pair)
