"""Worlds: the hidden cards dealt at random, each deal weighed by how well it explains what everybody has done. Compiled."""

from typing import Any, Final

from tento.games.truco.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.truco.bots.master.imagination.looks import look
from tento.games.truco.bots.master.imagination.minds import Case, Minds
from tento.games.truco.bots.master.imagination.playing import AGAIN, CALL, RUN, play_out, uniform, useful_raise, usual_card
from tento.games.truco.bots.master.imagination.spots import spot
from tento.games.truco.kernels.acting import act
from tento.games.truco.kernels.moves import COVER
from tento.games.truco.kernels.options import legal
from tento.games.truco.kernels.table import NOBODY
from tento.table.bulk.chance import below, drawn

HABITUAL: Final = 0.7
"""So often a player lays the card that habit lays."""
UNKNOWN: Final = -1
"""A card that is hidden."""
LEAST: Final = 0.02
"""Nothing that a player did is less likely than that: models err."""


@compiled
def deal_hidden(case: Case, world: Any, luck: Any) -> None:
    """The mão as it was dealt, with unseen cards at every place that is hidden: in hands, and face down on the table."""
    many, used = case.unseen.size, 0
    for seat in range(case.book.seats):
        for nth in range(3):
            card = case.start[seat, nth]
            if card == UNKNOWN:
                other = used + below(luck, many - used)
                case.unseen[used], case.unseen[other] = case.unseen[other], case.unseen[used]
                card = case.unseen[used]
                used += 1
            world.hand[seat, nth] = card


@compiled
def seat_opponents(case: Case, minds: Minds, luck: Any) -> None:
    """Who the opponents are in this world: one of the models, as likely as what they have done makes it."""
    drawn_at, model = uniform(luck), 0
    while model < minds.likely.size - 1 and minds.likely[model] <= drawn_at:
        model += 1
    for seat in range(1 - (case.me & 1), case.book.seats, 2):
        minds.by_seat[seat] = model


@compiled
def place_of(world: Any, seat: int, card: int) -> int:
    """Where in the hand a card is."""
    for nth in range(world.held[seat]):
        if world.hand[seat, nth] == card:
            return nth
    return 0


@compiled
def lay_all(case: Case, world: Any, dealt: Any) -> None:
    """Plays the cards that were laid."""
    for row in range(case.laid.shape[0]):
        seat, covered = case.laid[row, 0], case.laid[row, 2]
        nth = place_of(world, seat, dealt[seat, case.laid[row, 1]])
        act(case.book, world, seat, COVER + nth if covered else nth)


@compiled
def chance_of(case: Case, minds: Minds, world: Any, seat: int, said: int) -> float:
    """How likely a seat was to say that, as the table stands."""
    grade = minds.grades[look(case.book, world, seat)]
    return minds.models[minds.by_seat[seat], spot(case.book, world, seat, grade, minds.wins), said]


@compiled
def stays(case: Case, minds: Minds, world: Any, seat: int) -> float:
    """How likely a seat was to stay in, if it was asked first as the table stands."""
    world.asked = 0
    chance = 1.0 - chance_of(case, minds, world, seat, RUN)
    world.asked = NOBODY
    return chance


@compiled
def laid_as(case: Case, minds: Minds, world: Any, seat: int, nth: int, moves: int) -> float:
    """How likely a seat was to lay that card, which most often is its usual one."""
    book = case.book
    usual = usual_card(book, world, seat, minds, look(book, world, seat), moves)
    cards = book.strength[world.vira]
    if cards[world.hand[seat, usual]] == cards[world.hand[seat, nth]]:
        return HABITUAL
    return (1.0 - HABITUAL) / max(1, world.held[seat] - 1)


@compiled
def done_so(case: Case, minds: Minds, world: Any, dealt: Any) -> float:
    """Plays the cards that were laid; how likely the others were to lay them, and to say what was said.

    When a raise that was accepted was called nobody remembers: it may have been before any card of who called it.
    """
    book, mine = case.book, case.me & 1
    weight, quiet, stayed, asked = 1.0, 1.0, 0.0, 0
    for row in range(case.laid.shape[0]):
        seat, covered = case.laid[row, 0], case.laid[row, 2]
        nth, moves = place_of(world, seat, dealt[seat, case.laid[row, 1]]), legal(book, world, seat)
        if seat & 1 == mine and case.calls[mine]:
            stayed += stays(case, minds, world, (seat + 1) & book.last)
            asked += 1
        if seat != case.me:
            if useful_raise(book, world, seat, moves) != NOBODY and (seat & 1 != mine or not case.calls[mine]):
                quiet_here = 1.0 - chance_of(case, minds, world, seat, CALL)
                if case.calls[seat & 1]:
                    quiet *= quiet_here
                elif not case.calls[1 - (seat & 1)]:
                    weight *= max(LEAST, quiet_here)
            weight *= laid_as(case, minds, world, seat, nth, moves)
        act(book, world, seat, COVER + nth if covered else nth)
    return weight * spoken_so(case, minds, world, quiet, stayed, asked)


@compiled
def spoken_so(case: Case, minds: Minds, world: Any, quiet: float, stayed: float, asked: int) -> float:
    """How likely the raises were, after these chances before the cards: the opponents', those that they accepted, the one that waits."""
    weight, now, theirs = 1.0, case.now[0], 1 - (case.me & 1)
    again = now.asked != NOBODY and now.value > world.value and now.asked > 0
    if case.calls[theirs]:
        if world.turn & 1 == theirs:
            quiet *= 1.0 - chance_of(case, minds, world, world.turn, CALL)
        weight *= max(LEAST, 1.0 - quiet)
    if case.calls[1 - theirs]:
        if world.turn & 1 != theirs:
            stayed += stays(case, minds, world, (world.turn + 1) & case.book.last)
            asked += 1
        weight *= max(LEAST, stayed / max(1, asked))
    if now.asked != NOBODY:
        if again:
            world.asked = now.asked - 1
        weight *= max(LEAST, chance_of(case, minds, world, now.asked_by, AGAIN if again else CALL))
    return weight


@compiled
def settle(world: Any, now: Any) -> None:
    """The stake, and what is asked, as they stand."""
    world.value = now.value
    world.asked = now.asked
    world.asked_by = now.asked_by
    world.raised_by = now.raised_by
    world.refused_by = now.refused_by


@compiled_apart
def spotted(case: Case, grades: Any, wins: Any, room: Any) -> tuple[int, int]:
    """The spot of a choice, and the raise that is on offer there. Hidden cards do not matter to it."""
    room[0] = case.beginning[0]
    for seat in range(case.book.seats):
        for nth in range(3):
            room[0].hand[seat, nth] = max(0, case.start[seat, nth])
    room[1] = room[0]
    lay_all(case, room[1], room[0].hand)
    settle(room[1], case.now[0])
    grade = grades[look(case.book, room[1], case.me)]
    return spot(case.book, room[1], case.me, grade, wins), useful_raise(case.book, room[1], case.me, legal(case.book, room[1], case.me))


@compiled_apart
def weigh(case: Case, minds: Minds, room: Any, moves: Any, worlds: int, luck: Any, found: Any) -> float:
    """The worth of each of these moves over so many worlds, added to `found`; the sum of all weights. `room` has three tables."""
    total = 0.0
    for _ in range(worlds):
        room[0] = case.beginning[0]
        deal_hidden(case, room[0], luck)
        seat_opponents(case, minds, luck)
        room[1] = room[0]
        weight = done_so(case, minds, room[1], room[0].hand)
        settle(room[1], case.now[0])
        total += weight
        seed = drawn(luck)
        for nth in range(moves.size):
            room[2] = room[1]
            room[2].luck[0] = seed
            act(case.book, room[2], case.me, moves[nth])
            found[nth] += weight * play_out(case.book, room[2], minds, case.me & 1, room[2].luck)
    return total
