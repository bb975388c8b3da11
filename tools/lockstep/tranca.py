"""Tranca by both engines at once: the same pack, the same choices, after each the same table."""

from random import Random
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from tento.games.tranca.kernels.acting import act
from tento.games.tranca.kernels.book import numbers
from tento.games.tranca.kernels.dealing import deal
from tento.games.tranca.kernels.moves import MOST_MOVES, number_of
from tento.games.tranca.kernels.options import legal
from tento.games.tranca.kernels.table import NOBODY, NUMBER, head_of, tables_of
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.rules.melds import PLACE, WILD, Meld, kind_of
from tento.games.tranca.rules.state import Rodada, State, the_rodada
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import TABLE, Actor

Facts = dict[str, object]
STAGES: Final = ("play", "rodada_over", "match_over")
BUILDS: Final = (do.Lay, do.Add, do.Take)
"""What a walk that builds does wherever it can."""


class Difference(Exception):
    """The engines differ: in what, and after which steps of a rodada."""

    def __init__(self, rulebook: Rulebook, steps: list[str], rules: Facts, kernel: Facts) -> None:
        self.rules = {key: found for key, found in rules.items() if kernel[key] != found}
        self.kernel = {key: kernel[key] for key in self.rules}
        lines = "\n".join(steps)
        super().__init__(f"{rulebook.name} {rulebook.values}\n{lines}\nthe rules say {self.rules}, the kernel {self.kernel}")


def of_the_rules(state: State) -> Facts:
    """What the readable engine says of a table whose cards are dealt."""
    rodada, result = the_rodada(state), state.result
    return {
        "stage": state.stage, "score": list(state.score), "rodadas": state.rodadas, "dealer": state.dealer,
        "next_dealer": state.next_dealer, "partida": state.partida, "out": result.seat if result else None,
        "direct": result.direct if result else False, "made": [pair.total for pair in result.pairs] if result else [0, 0],
        "turn": rodada.turn, "turns": rodada.turns, "opening": rodada.opening, "drew": rodada.drew,
        "first_card": None if rodada.first_card is None else NUMBER[rodada.first_card],
        "hands": [_numbers(hand) for hand in rodada.hands], "lixo": [NUMBER[card] for card in rodada.lixo],
        "monte": [NUMBER[card] for card in rodada.monte],
        "mortos": [None if morto is None else [NUMBER[card] for card in morto] for morto in rodada.mortos],
        "morto_taken": list(rodada.morto_taken), "pending": sorted(rodada.pending),
        "red_threes": [len(threes) for threes in rodada.red_threes], "jogos": [[_jogo(meld) for meld in melds] for melds in rodada.melds],
        "laid": _numbers([card for melds in rodada.melds for meld in melds for card in meld.cards]),
        "canastras": _canastras(state, rodada),
        "legal": sorted(number_of(action) for action in game.legal(state, rodada.turn)),
    }  # fmt: skip


def _numbers(cards: Any) -> list[int]:
    return sorted(NUMBER[card] for card in cards)


def _jogo(meld: Meld) -> tuple[int, ...]:
    naturals = sum(1 << PLACE[card[0]] for card in meld.cards if meld.sequence and card[0] != WILD)
    return (int(meld.sequence), head_of(meld), len(meld.cards), meld.wilds, meld.low, naturals)


def _canastras(state: State, rodada: Rodada) -> list[tuple[int, int]]:
    kinds = [[kind_of(meld, state.rules) for meld in melds] for melds in rodada.melds]
    return [(found.count("limpa"), found.count("suja")) for found in kinds]


def of_the_kernel(book: Any, table: Any) -> Facts:
    """The same of the compiled one."""

    def number(key: str) -> int | None:
        return None if table[key] == NOBODY else int(table[key])

    moves = np.zeros(MOST_MOVES, np.int64)
    jogos = [int(many) for many in table["jogos"]]
    of_a_jogo = ("sequence", "head", "length", "wilds", "low", "naturals")
    first, left = int(table["monte_from"]), int(table["monte_left"])
    return {
        "stage": STAGES[table["stage"]], "score": table["score"].tolist(), "rodadas": int(table["rodadas"]), "dealer": number("dealer"),
        "next_dealer": number("next_dealer"), "partida": number("partida"), "out": number("out"), "direct": bool(table["direct"]),
        "made": table["made"].tolist(), "turn": number("turn"), "turns": int(table["turns"]), "opening": bool(table["opening"]),
        "drew": bool(table["drew"]), "first_card": number("first_card"),
        "hands": [_listed(hand) for hand in table["hand"]], "lixo": table["lixo"][: int(table["lixo_size"])].tolist(),
        "monte": table["monte"][first : first + left].tolist(),
        "mortos": [morto.tolist() if there else None for morto, there in zip(table["mortos"], table["morto_there"], strict=True)],
        "morto_taken": [bool(taken) for taken in table["morto_taken"]],
        "pending": [seat for seat in range(4) if table["pending"][seat]], "red_threes": table["red_threes"].tolist(),
        "jogos": [[tuple(int(table[key][pair, jogo]) for key in of_a_jogo) for jogo in range(jogos[pair])] for pair in (0, 1)],
        "laid": _listed(table["laid"]),
        "canastras": [(int(table["limpas"][pair]), int(table["sujas"][pair])) for pair in (0, 1)],
        "legal": sorted(moves[: legal(book, table, moves)].tolist()),
    }  # fmt: skip


def _listed(counts: Any) -> list[int]:
    return [card for card, many in enumerate(counts.tolist()) for _ in range(many)]


class Twins:
    """One table played by both engines."""

    def __init__(self, rulebook: Rulebook, book: Any = None) -> None:
        self.rulebook, self.book = rulebook, numbers(rulebook) if book is None else book
        self.table = tables_of(1)[0]
        self.steps: list[str] = []

    def begin(self, state: State) -> None:
        """The kernel takes the score and who deals; it has not dealt yet."""
        self.table = tables_of(1)[0]
        self.table["score"] = state.score
        self.table["next_dealer"] = NOBODY if state.next_dealer is None else state.next_dealer

    def dealt(self, pack: list[Any], after: State) -> None:
        """The pack that the readable engine was given."""
        self.steps = [" ".join(pack)]
        deal(self.book, self.table, np.array([NUMBER[card] for card in pack]))
        self.compare(after)

    def acted(self, action: do.SeatAction, after: State) -> None:
        """An action that the readable engine has taken."""
        self.steps.append(f"{int(self.table['turn'])} {action}")
        act(self.book, self.table, number_of(action))
        self.compare(after)

    def compare(self, state: State) -> None:
        """Raises the Difference, if there is one."""
        rules, kernel = of_the_rules(state), of_the_kernel(self.book, self.table)
        if rules != kernel:
            raise Difference(self.rulebook, self.steps, rules, kernel)


def walk(rulebook: Rulebook, rodadas: int, luck: Random, book: Any = None) -> set[str]:
    """So many rodadas by both engines, of partidas that begin anywhere; what came up in them."""
    twins, seen = Twins(rulebook, book), set[str]()
    state = begun(rulebook, luck)
    twins.begin(state)
    for _ in range(rodadas):
        if state.stage == "match_over":
            state = begun(rulebook, luck)
            twins.begin(state)
        state = dealt_by_chance(state, twins, luck)
        builds = luck.random()
        while state.stage == "play":
            action = choice(state, luck, builds)
            state = _after(state, the_rodada(state).turn, action)
            twins.acted(action, state)
            seen |= _came_up(action, state)
    return seen


def begun(rulebook: Rulebook, luck: Random) -> State:
    """A partida at its beginning, or at a score where the end is near."""
    near = (0, 0, 1_200, 1_400)
    return replace(game.new(rulebook), score=(luck.choice(near), luck.choice(near)))


def dealt_by_chance(state: State, twins: Twins, luck: Random) -> State:
    """A shuffled pack for both; sometimes neighbours lie together, so that long jogos and short rodadas come up."""
    pack = list(game.pack(state.rulebook))
    luck.shuffle(pack)
    if luck.random() < 0.5:
        suits = luck.sample("cdhs", 4)
        pack.sort(key=lambda card: (suits.index(card[1]) + luck.random() * luck.choice((0.5, 3)), luck.random()))
        pack = [pack[place % 4 * 11 + place // 4] if place < 44 else pack[place] for place in range(len(pack))]
    state = _after(state, TABLE, game.shuffled(tuple(pack)))
    twins.dealt(pack, state)
    return state


def choice(state: State, luck: Random, builds: float) -> do.SeatAction:
    """The kind by chance, then one of that kind; a walk that builds lays, adds and takes wherever it can."""
    options = sorted(game.legal(state, the_rodada(state).turn), key=number_of)
    building: list[do.SeatAction] = [action for action in options if isinstance(action, BUILDS)]
    if building and luck.random() < builds:
        options = building
    kind = luck.choice(sorted({type(action).__name__ for action in options}))
    return luck.choice([action for action in options if type(action).__name__ == kind])


def _came_up(action: do.SeatAction, state: State) -> set[str]:
    rodada, result = the_rodada(state), state.result
    found = {type(action).__name__, state.stage}
    found |= {"limpa" for melds in rodada.melds for meld in melds if kind_of(meld, state.rules) == "limpa"}
    found |= {"morto"} if any(rodada.morto_taken) else set()
    found |= {"pending"} if rodada.pending else set()
    if result is not None:
        found.add("exhausted" if result.seat is None else "direta" if result.direct else "indireta")
    return found


def _after(state: State, actor: Actor, action: do.Action) -> State:
    answer = game.apply(state, actor, action)
    assert isinstance(answer, Step), (state, actor, action, answer)
    found: State = answer.state
    return found
