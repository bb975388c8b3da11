"""What the master of truco learns by playing mãos in the kernel: how good hands are, which cards to lay, when to call, stay in and run.

Compiled. It meets the models of the other players and itself. Words are learned by regret: what each would have brought is tried from a
copy of the table, and those that would have brought more are said more often (external sampling, as in counterfactual regret
minimisation); what is kept is the average. The card that has brought most so far is laid.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tento.games.truco.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.truco.bots.master.imagination.looks import LOOKS, look
from tento.games.truco.bots.master.imagination.minds import Minds
from tento.games.truco.bots.master.imagination.playing import (
    AGAIN,
    CALL,
    RUN,
    happens,
    next_move,
    nth_lowest,
    play_out,
    uniform,
    useful_raise,
    usual_card,
)
from tento.games.truco.bots.master.imagination.spots import GRADES, SPOTS, spot
from tento.games.truco.bots.master.players import LEARNED, MASTER
from tento.games.truco.kernels.acting import act
from tento.games.truco.kernels.bulk import chosen_of
from tento.games.truco.kernels.dealing import shuffle_and_deal, start
from tento.games.truco.kernels.moves import ACCEPT, CLAIM, RAISE, REFUSE
from tento.games.truco.kernels.options import awaited, is_dark, legal
from tento.games.truco.kernels.table import NOBODY, NORMAL, ONZE, PLAYING
from tento.table.bulk.chance import below, drawn

TRIED: Final = 0.3
"""So often all that could be done is tried."""
EXPLORED: Final = 0.08
"""So often something is done at random, so that every spot is met."""
HABIT: Final = 0.1
"""What the card of habit has brought before anything was tried: so much of a partida."""
TRUSTED: Final = 0.3
"""What the words of the sensible player have brought before anything was tried, in all: so much of a partida."""
THRIFT: Final = 0.02
"""A dearer card must win more often by this much."""
QUIET, CALLED, RAN, STAYED, RAISED = range(5)
"""The words whose regrets are kept."""
ANY_CARD: Final = 255
"""Where nothing was learned: the card of habit."""
MOST_CHOICES: Final = 64


class Regrets(NamedTuple):
    """By spot what each word would have brought more than what was said, and how often each was chosen; by look what cards brought."""

    words: Any
    chosen: Any
    cards: Any


def first_regrets(model: Any) -> Regrets:
    """Before anything was tried: as if the words of this model had brought a little more, as much as they are likely."""
    words, (call, run, again) = np.zeros((SPOTS, 5)), model.T
    words[:, [QUIET, CALLED]] = TRUSTED * np.stack([1 - call, call], axis=1)
    words[:, [RAN, STAYED, RAISED]] = TRUSTED * np.stack([run, (1 - run) * (1 - again), (1 - run) * again], axis=1)
    return Regrets(words, np.zeros((SPOTS, 5)), np.zeros((LOOKS, 3)))


@compiled
def took(table: Any, pair: int) -> float:
    """1 if this pair won the mão that is over, a half if nobody did."""
    return 0.5 if table.winner == NOBODY else 1.0 if table.winner == pair else 0.0


@compiled_apart
def count_won(book: Any, room: Any, minds: Minds, maos: int, won: Any, seen: Any) -> None:
    """Plays so many mãos; for each look of who is on turn, or would be asked, how often it was seen and its pair won the mão."""
    table = room[0]
    looks, pairs = np.zeros(MOST_CHOICES, np.int64), np.zeros(MOST_CHOICES, np.int64)
    for _ in range(maos):
        start(table)
        shuffle_and_deal(book, table)
        many = 0
        while table.stage <= ONZE:
            seat = awaited(book, table)
            for other in (seat, (seat + 1) & book.last):
                looks[many], pairs[many] = look(book, table, other), other & 1
                many += 1
            act(book, table, seat, next_move(book, table, seat, minds, table.luck))
        for nth in range(many):
            seen[looks[nth]] += 1
            won[looks[nth]] += took(table, pairs[nth])


def graded(won: Any, seen: Any) -> Any:
    """The grade of each look: its place among those of the same course by the share won, each grade as often seen as another."""
    shares = ((won + 1) / (seen + 2)).reshape(-1)
    found = np.zeros(LOOKS, np.uint8)
    for course in np.split(np.arange(LOOKS), 7):
        order = course[np.argsort(shares[course], kind="stable")]
        before = np.cumsum(seen[order]) - seen[order] / 2
        found[order] = np.minimum(GRADES - 1, GRADES * before / max(1, seen[order].sum()))
    return found


@compiled_apart
def try_cards(book: Any, room: Any, minds: Minds, maos: int, won: Any, luck: Any) -> None:
    """Plays so many mãos; for each look how often the mão was won with the lowest, the second and the highest card, and how often tried."""
    table = room[0]
    for _ in range(maos):
        start(table)
        shuffle_and_deal(book, table)
        while table.stage <= ONZE:
            seat = awaited(book, table)
            if happens(luck, TRIED):
                seen, seed = look(book, table, seat), drawn(luck)
                won[seen, 3] += 1
                for nth in range(table.held[seat]):
                    tried(book, room, minds, seat, nth_lowest(book, table, seat, nth), seed)
                    won[seen, nth] += took(room[1], seat & 1)
            act(book, table, seat, next_move(book, table, seat, minds, table.luck))


def foreseen(won: Any) -> Any:
    """The card that wins most, a lower one if it makes no difference, for each look that was met; elsewhere any."""
    shares = won[:, :3] / np.maximum(1, won[:, 3:]) - THRIFT * np.arange(3)
    return np.where(won[:, 3] > 0, shares.argmax(axis=1), ANY_CARD).astype(np.uint8)


@compiled
def matched(regrets: Any, first: int, last: int, into: Any) -> None:
    """Of the words from `first` to `last` each as likely as much as it is regretted; all alike if none is."""
    total = 0.0
    for word in range(first, last + 1):
        total += max(0.0, regrets[word])
    for word in range(first, last + 1):
        into[word] = max(0.0, regrets[word]) / total if total > 0 else 1.0 / (last - first + 1)


@compiled
def tried(book: Any, room: Any, minds: Minds, seat: int, move: int, seed: np.uint64) -> float:
    """What a move brings, in one mão played on from a copy of the table."""
    room[1] = room[0]
    room[1].luck[0] = seed
    act(book, room[1], seat, move)
    return play_out(book, room[1], minds, seat & 1, room[1].luck)


@compiled
def regret(regrets: Regrets, where: int, first: int, last: int, brought: Any, weight: float, said: Any) -> None:
    """Adds to the regrets of these words what each brought more than all did on average, and to the average what was likely before.

    The average counts for so much as its weight: what is said later was learned from more.
    """
    matched(regrets.words[where], first, last, said)
    mean = 0.0
    for word in range(first, last + 1):
        mean += said[word] * brought[word]
    for word in range(first, last + 1):
        regrets.chosen[where, word] += weight * said[word]
        regrets.words[where, word] += brought[word] - mean
    matched(regrets.words[where], first, last, said)


@compiled_apart
def try_answers(book: Any, room: Any, minds: Minds, regrets: Regrets, seat: int, weight: float, seed: np.uint64) -> None:
    """Runs, stays in and raises again."""
    table, brought, said = room[0], np.zeros(5), np.zeros(5)
    raising = useful_raise(book, table, seat, legal(book, table, seat))
    where = spot(book, table, seat, minds.grades[look(book, table, seat)], minds.wins)
    brought[RAN] = tried(book, room, minds, seat, REFUSE, seed)
    brought[STAYED] = tried(book, room, minds, seat, ACCEPT, seed)
    last = STAYED
    if raising != NOBODY:
        brought[RAISED] = tried(book, room, minds, seat, raising, seed)
        last = RAISED
    regret(regrets, where, RAN, last, brought, weight, said)
    chances = minds.models[MASTER, where]
    chances[RUN] = said[RAN]
    if raising != NOBODY:
        chances[AGAIN] = said[RAISED] / max(1e-9, 1.0 - said[RAN])


@compiled_apart
def try_turn(book: Any, room: Any, minds: Minds, regrets: Regrets, seat: int, weight: float, seed: np.uint64) -> None:
    """Lays each card, and calls."""
    table, brought, said = room[0], np.zeros(5), np.zeros(5)
    moves, seen = legal(book, table, seat), look(book, table, seat)
    cards, best = regrets.cards[seen], -1
    now = usual_card(book, table, seat, minds, seen, moves)
    if minds.lays[LEARNED, seen] == ANY_CARD:
        for nth in range(table.held[seat]):
            cards[nth] = HABIT if nth_lowest(book, table, seat, nth) == now else 0.0
    for nth in range(table.held[seat]):
        place = nth_lowest(book, table, seat, nth)
        if not moves >> place & 1:
            continue
        found = tried(book, room, minds, seat, place, seed)
        if place == now:
            brought[QUIET] = found
        cards[nth] += found
        if best < 0 or cards[nth] > cards[best]:
            best = nth
    minds.lays[LEARNED, seen] = best
    raising = useful_raise(book, table, seat, moves)
    if raising != NOBODY:
        where = spot(book, table, seat, minds.grades[seen], minds.wins)
        brought[CALLED] = tried(book, room, minds, seat, raising, seed)
        regret(regrets, where, QUIET, CALLED, brought, weight, said)
        minds.models[MASTER, where, CALL] = said[CALLED]


@compiled
def seat_players(book: Any, minds: Minds, own: int, luck: Any) -> None:
    """The learner on the seats of one pair; on the others one of the models, as likely as it is."""
    drawn_at, model = uniform(luck), 0
    while model < minds.likely.size - 1 and minds.likely[model] <= drawn_at:
        model += 1
    for seat in range(book.seats):
        minds.by_seat[seat] = MASTER if seat & 1 == own else model


@compiled_apart
def learn(book: Any, room: Any, minds: Minds, regrets: Regrets, first: int, maos: int, luck: Any) -> None:
    """Plays so many mãos, the `first` of which has a number: later ones count for more. Changes the learner and the regrets."""
    table = room[0]
    for number in range(first, first + maos):
        shuffle_and_deal(book, table)
        own = below(luck, 2)
        seat_players(book, minds, own, luck)
        while table.stage <= ONZE:
            seat = awaited(book, table)
            moves = legal(book, table, seat)
            if table.stage == PLAYING and seat & 1 == own and not is_dark(book, table) and not moves >> CLAIM & 1 and happens(luck, TRIED):
                if table.asked == NOBODY:
                    try_turn(book, room, minds, regrets, seat, number, drawn(luck))
                else:
                    try_answers(book, room, minds, regrets, seat, number, drawn(luck))
            strays = table.kind == NORMAL and seat & 1 == own and happens(luck, EXPLORED)
            act(book, table, seat, chosen_of(moves, luck) if strays else next_move(book, table, seat, minds, luck))


@compiled_apart
def meet(book: Any, room: Any, minds: Minds, rival: int, maos: int) -> Any:
    """So many mãos of the learner against another: its partidas won and lost, its calls, how often it stayed in and ran."""
    table, found, own = room[0], np.zeros(5), 0
    start(table)
    for _ in range(maos):
        shuffle_and_deal(book, table)
        for seat in range(book.seats):
            minds.by_seat[seat] = MASTER if seat & 1 == own else rival
        while table.stage <= ONZE:
            seat = awaited(book, table)
            move = next_move(book, table, seat, minds, table.luck)
            if seat & 1 == own:
                found[2] += move >= RAISE
                found[3] += move == ACCEPT
                found[4] += move == REFUSE
            act(book, table, seat, move)
        if table.partida != NOBODY:
            found[0 if table.partida == own else 1] += 1
            own = 1 - own
            start(table)
    return found


def average(regrets: Regrets, otherwise: Any) -> Any:
    """The chances of CALL, RUN and AGAIN that were chosen on average, and `otherwise` where nothing was chosen."""
    found, chosen = otherwise.copy(), regrets.chosen
    turns, answers, stays = (chosen[:, words].sum(axis=1) for words in ([QUIET, CALLED], [RAN, STAYED, RAISED], [STAYED, RAISED]))
    for what, word, asked in ((CALL, CALLED, turns), (RUN, RAN, answers), (AGAIN, RAISED, stays)):
        found[asked > 0, what] = chosen[asked > 0, word] / asked[asked > 0]
    return found
