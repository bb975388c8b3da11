"""Truco by both engines at once. Where they differ, the mão is shrunk to a case file."""

from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from tento.games.truco.kernels.acting import act
from tento.games.truco.kernels.book import NO_VIRA, TIED, numbers
from tento.games.truco.kernels.compiled import compiled
from tento.games.truco.kernels.dealing import deal
from tento.games.truco.kernels.moves import action_of, number_of
from tento.games.truco.kernels.options import awaited, legal
from tento.games.truco.kernels.table import COVERED, NOBODY, tables_of
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.ceremony import deals_from_bottom
from tento.games.truco.rules.state import State, the_mao
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import TABLE, Seat

Facts = dict[str, object]
STAGES: Final = ("play", "onze", "mao_over", "match_over")
KINDS: Final = ("normal", "onze", "ferro")
LOUD: Final = (do.Raise, do.Refuse, do.Steal, do.Peek, do.Claim)
"""What a quiet walk leaves out while there is something else to do."""


class Difference(Exception):
    """The engines differ: in what, and in which mão."""

    def __init__(self, mao: "PlayedMao", rules: Facts, kernel: Facts) -> None:
        self.mao = mao
        self.rules = {key: found for key, found in rules.items() if kernel[key] != found}
        self.kernel = {key: kernel[key] for key in self.rules}
        super().__init__(f"{mao}: the rules say {self.rules}, the kernel {self.kernel}")


class PlayedMao(NamedTuple):
    """A mão as it was dealt, and what was done in it."""

    dealt: State
    steps: tuple[tuple[Seat, do.Action], ...] = ()

    def __str__(self) -> str:
        state, mao = self.dealt, the_mao(self.dealt)
        return f"{state.rulebook.name}, {state.seats} seats, {state.score}, hands {mao.hands}, vira {mao.vira}, {self.steps}"


def of_the_rules(state: State) -> Facts:
    """What the readable engine says of a table whose cards are dealt."""
    mao, result = the_mao(state), state.result
    return {
        "stage": state.stage, "maos": state.maos, "score": list(state.score), "jogo": list(state.jogo), "partida": state.partida,
        "dealer": state.dealer, "next_dealer": state.next_dealer, "carried": state.carried, "stolen": list(state.stolen),
        "peeked": list(state.peeked), "winner": result.winner if result else None, "points": result.points if result else 0,
        "kind": mao.kind, "eleven": mao.eleven, "value": mao.value, "vira": mao.vira, "vira_shown": mao.vira_shown,
        "leader": mao.leader, "turn": mao.turn, "raised_by": mao.raised_by, "asked": mao.asked,
        "asked_by": mao.asked_by, "refused_by": mao.refused_by, "rodadas": [rodada.winner for rodada in mao.rodadas],
        "played": [[(one.card, one.covered) for one in laid] for laid in (*(rodada.laid for rodada in mao.rodadas), mao.laid)],
        "hands": [list(hand) for hand in mao.hands], "pack": list(mao.pack),
        "votes": sorted(mao.onze_votes), "seen": sorted({(peek.by, peek.card) for peek in mao.peeks}),
        "waits": next(iter(game.waiting(state).seats), None),
        "legal": [sorted(number_of(state, seat, action) for action in game.legal(state, seat)) for seat in _seats(state)],
    }  # fmt: skip


def of_the_kernel(book: Any, table: Any, deck: tuple[str, ...], ladder: tuple[int, ...]) -> Facts:
    """The same of the compiled one."""

    def number(key: str) -> int | None:
        return None if table[key] == NOBODY else int(table[key])

    seats, held = range(int(book["seats"])), table["held"].tolist()
    rodadas, laid = int(table["rodadas"]), int(table["laid"])
    played, hand = table["played"].tolist(), table["hand"].tolist()
    cards = [played[rodada][: len(seats)] for rodada in range(rodadas)] + [played[rodada][:laid] for rodada in (rodadas,) if rodada < 3]
    seen = [int(bits) for bits in table["seen"]]
    pack = table["pack"][int(table["pack_from"]) :][: int(table["pack_size"])].tolist()
    waits = int(awaited(book, table))
    masks = [int(legal(book, table, seat)) for seat in seats]
    return {
        "stage": STAGES[table["stage"]], "maos": int(table["maos"]), "score": table["score"].tolist(), "jogo": table["jogo"].tolist(),
        "partida": number("partida"), "dealer": number("dealer"), "next_dealer": number("next_dealer"),
        "carried": int(table["carried"]) or None, "stolen": table["stolen"].tolist(), "peeked": table["peeked"].tolist(),
        "winner": number("winner"), "points": int(table["points"]), "kind": KINDS[table["kind"]], "eleven": number("eleven"),
        "value": int(table["value"]), "vira": None if table["vira"] == NO_VIRA else deck[table["vira"]],
        "vira_shown": bool(table["vira_shown"]), "leader": number("leader"), "turn": number("turn"), "raised_by": number("raised_by"),
        "asked": None if table["asked"] == NOBODY else ladder[table["asked"]],
        "asked_by": number("asked_by"), "refused_by": number("refused_by"),
        "rodadas": [None if winner == TIED else winner for winner in table["won"].tolist()[:rodadas]],
        "played": [[(deck[card % COVERED], card >= COVERED) for card in rodada] for rodada in cards] + [[]] * (rodadas == 3),
        "hands": [[deck[card] for card in hand[seat][: held[seat]]] for seat in seats], "pack": [deck[card] for card in pack],
        "votes": [(seat, bool(vote)) for seat, vote in enumerate(table["votes"].tolist()) if vote != NOBODY],
        "seen": sorted((seat, card) for seat in seats for place, card in enumerate(deck) if seen[seat] >> place & 1),
        "waits": None if waits == NOBODY else waits,
        "legal": [[move for move in range(64) if mask >> move & 1] for mask in masks],
    }  # fmt: skip


@compiled
def act_and_tell(book: Any, table: Any, seat: int, move: int, told: Any) -> None:
    """An action of the kernel, unless it is below 0, and what is compared after each one."""
    if move >= 0:
        act(book, table, seat, move)
    told[0], told[1], told[2], told[3] = table.stage, awaited(book, table), table.turn, table.leader
    told[4], told[5], told[6], told[7] = table.value, table.asked, table.raised_by, table.refused_by
    told[8], told[9], told[10], told[11] = table.winner, table.points, table.score[0], table.score[1]
    for other in range(4):
        told[12 + other] = legal(book, table, other) if other < book.seats else 0


def told_by_rules(state: State) -> list[int]:
    """The same of the readable engine: stage, who is waited for, turn, leader, stake, what is asked, winner, points, score, legal sets."""
    mao, result = the_mao(state), state.result
    asked = NOBODY if mao.asked is None else state.rules.raise_ladder.index(mao.asked)
    sets = [sum(1 << number_of(state, seat, action) for action in game.legal(state, seat)) for seat in _seats(state)]
    winner, points = (NOBODY, 0) if result is None else (_or_nobody(result.winner), result.points)
    waits = next(iter(game.waiting(state).seats), NOBODY)
    return [
        STAGES.index(state.stage), waits, mao.turn, mao.leader, mao.value, asked, _or_nobody(mao.raised_by), _or_nobody(mao.refused_by),
        winner, points, *state.score, *sets, *[0] * (4 - state.seats),
    ]  # fmt: skip


def _or_nobody(number: int | None) -> int:
    return NOBODY if number is None else number


def _seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.seats)]


class Twins:
    """One table played by both engines."""

    def __init__(self, rulebook: Rulebook, seats: int, book: Any = None) -> None:
        self.book = numbers(rulebook, seats) if book is None else book
        self.table = tables_of(1)[0]
        self.deck, self.ladder = game.pack(rulebook), rulebook.values.raise_ladder
        self._place = {card: place for place, card in enumerate(self.deck)}
        self._told = np.zeros(16, dtype=np.int64)
        self.mao: PlayedMao | None = None

    def begin(self, state: State) -> None:
        """The kernel takes the score, the jogo and who deals; it has not dealt yet."""
        self.table = tables_of(1)[0]
        self.table["score"], self.table["jogo"], self.table["maos"] = state.score, state.jogo, state.maos

    def dealt(self, before: State, after: State) -> None:
        """The deal of the readable engine, from the pack as it lay there, and the same by the kernel."""
        pack = the_mao(before).pack
        self.table["next_dealer"] = before.dealer
        self.table["pack"][: len(pack)] = [self._place[card] for card in pack]
        deal(self.book, self.table, len(pack), int(deals_from_bottom(before, the_mao(before))))
        self.mao = PlayedMao(after)
        self.compare(after)

    def acted(self, before: State, seat: Seat, action: do.Action, after: State) -> None:
        """An action of a seat that the readable engine has taken. At the end of a mão everything is compared."""
        assert self.mao is not None, "dealt"
        self.mao = self.mao._replace(steps=(*self.mao.steps, (seat, action)))
        act_and_tell(self.book, self.table, seat, number_of(before, seat, action), self._told)
        if self._told.tolist() != told_by_rules(after) or after.stage not in ("play", "onze"):
            self.compare(after)

    def compare(self, state: State) -> None:
        """Raises the Difference, if there is one."""
        rules, kernel = of_the_rules(state), of_the_kernel(self.book, self.table, self.deck, self.ladder)
        if rules != kernel:
            assert self.mao is not None, "dealt"
            raise Difference(self.mao, rules, kernel)


def walk(rulebook: Rulebook, seats: int, maos: int, luck: Random, book: Any = None) -> set[str]:
    """So many mãos by both engines, of matches that begin anywhere in a partida; what came up in them."""
    twins, seen, played = Twins(rulebook, seats, book), set[str](), 0
    state = begun(rulebook, seats, luck)
    twins.begin(state)
    while played < maos:
        quiet = luck.random() < 0.5
        state = dealt_by_chance(state, twins, luck)
        seen.add(the_mao(state).kind)
        while state.stage in ("play", "onze"):
            seat, action = choice(state, luck, quiet)
            after = _after(state, seat, action)
            twins.acted(state, seat, action, after)
            seen.add(type(action).__name__)
            state = after
        played += 1
        seen |= {"nobody"} if state.result and state.result.winner is None else set()
        if state.partida is not None:
            seen.add(state.stage)
            state = begun(rulebook, seats, luck) if state.stage == "match_over" or luck.random() < 0.5 else state
            if state.maos == 0:
                twins.begin(state)
    return seen


def begun(rulebook: Rulebook, seats: int, luck: Random) -> State:
    """A match at its beginning, or at a score where onze, ferro or the end is near."""
    state = game.new(rulebook, seats, first_dealer=Seat(luck.randrange(seats)))
    eleven = rulebook.values.onze_at
    near = (0, 0, eleven - 1, eleven, eleven)
    return replace(state, score=(luck.choice(near), luck.choice(near)))


def dealt_by_chance(state: State, twins: Twins, luck: Random) -> State:
    """Draw, shuffle, cut, burn and deal by the readable engine; the kernel deals from the same pack."""
    pack = list(game.pack(state.rulebook))
    for tries in count():
        luck.shuffle(pack)
        if luck.random() < 0.4:
            pack.sort(key=lambda card: card[0] in "3AK", reverse=luck.random() < 0.5)  # few ranks at one end: ties
        state = _after(state, TABLE, game.shuffled(tuple(pack)))
        while state.stage == "draw":
            seat = game.waiting(state).seats[0]
            state = _after(state, seat, luck.choice(game.legal(state, seat)))
        if state.stage == "ceremony":
            break
        assert tries < 200, "the draw for the deal never ends"
    while True:
        seat = game.waiting(state).seats[0]
        options = game.legal(state, seat)
        done = [option for option in options if isinstance(option, do.HandBack | do.Deal)]
        action = luck.choice(done) if done and luck.random() < 0.7 else luck.choice(options)
        after = _after(state, seat, action)
        if after.stage != "ceremony":
            twins.dealt(state, after)
            return after
        state = after


def choice(state: State, luck: Random, quiet: bool) -> tuple[Seat, do.Action]:
    """Mostly the seat that must act, sometimes any; any of its actions, of which a quiet walk leaves out the loud ones."""
    seat = game.waiting(state).seats[0]
    if luck.random() < 0.2:
        seat = luck.choice([one for one in _seats(state) if game.legal(state, one)])
    options = sorted(number_of(state, seat, action) for action in game.legal(state, seat))
    actions = [action_of(state, seat, number) for number in options]
    calm = [action for action in actions if not isinstance(action, LOUD)]
    return seat, luck.choice(calm if quiet and calm and luck.random() < 0.9 else actions)


def _after(state: State, actor: Any, action: do.Action) -> State:
    answer = game.apply(state, actor, action)
    assert isinstance(answer, Step), (state, actor, action, answer)
    found: State = answer.state
    return found
