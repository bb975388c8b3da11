"""A mão in which the engines differ as a case file: as short as it still differs, with the answers of the readable engine."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from tools.lockstep.truco import Difference, PlayedMao, Twins

from tento.games.truco.cases.answers import AskedTable
from tento.games.truco.cases.case import TrucoCase
from tento.games.truco.kernels.table import put_down
from tento.games.truco.notation import write
from tento.games.truco.rules import game
from tento.games.truco.rules.state import the_mao
from tento.games.truco.values import TrucoRules
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat

Case = TrucoCase


def case_of(mao: PlayedMao) -> Case:
    """The mão in the words of a case file; what cannot be said there (cards stolen before, a stake that was kept) is left out."""
    state, dealt = mao.dealt, the_mao(mao.dealt)
    return Case(
        game="truco",
        rulebooks=[state.rulebook.name.rstrip("+")],
        expect={},
        title="the compiled engine differs",
        options=_options(state.rulebook),
        dealer=state.dealer or 0,
        score=state.score,
        vira=dealt.vira,
        hands=[" ".join(hand) for hand in dealt.hands],
        do=[f"{seat} {write(action)}" for seat, action in mao.steps],
    )


def _options(rulebook: Rulebook) -> dict[str, Any]:
    """What an overlay changes, as a rulebook writes it."""
    if not rulebook.name.endswith("+"):
        return {}
    written, parent = msgspec.to_builtins(rulebook.values), msgspec.to_builtins(load(rulebook.name.rstrip("+")).values)
    return {key: "none" if written[key] is None else written[key] for key in TrucoRules.__struct_fields__ if written[key] != parent[key]}


def difference(case: Case, rulebook: Rulebook, book: Any = None) -> Difference | None:
    """Where the engines differ over this case, if they do; None also for a case that cannot be played."""
    table = AskedTable(case, rulebook)
    twins = Twins(rulebook, case.seat_count(), book)
    twins.table, twins.mao = put_down(table.state), PlayedMao(table.state)
    try:
        twins.compare(table.state)
        for number, step in enumerate(case.do):
            before = table.state
            actor, action = table.read_step(step, f"do[{number}]")
            table.play(step, f"do[{number}]")
            if table.refused != "none" or before.stage not in ("play", "onze"):
                return None
            twins.acted(before, Seat(int(actor)), action, table.state)
    except Difference as found:
        return found
    return None


def shrunk(case: Case, rulebook: Rulebook, book: Any = None) -> Case:
    """The shortest case that still differs: steps left out, the score forgotten, cards put into the order of the pack."""
    tried = True
    while tried:
        tried = False
        for simpler in _simpler(case, rulebook):
            if difference(simpler, rulebook, book) is not None:
                case, tried = simpler, True
                break
    return case


def _simpler(case: Case, rulebook: Rulebook) -> Iterator[Case]:
    for many in (1, 2):
        for number in reversed(range(len(case.do))):
            yield msgspec.structs.replace(case, do=case.do[:number] + case.do[number + many :])
    if case.score != (0, 0):
        yield msgspec.structs.replace(case, score=(0, 0))
        yield msgspec.structs.replace(case, score=(0, 0), do=[step for step in case.do if " eleven " not in step])
    if case.dealer:
        yield msgspec.structs.replace(case, dealer=0)
    place: dict[str, int] = {card: number for number, card in enumerate(game.pack(rulebook))}
    hands = [" ".join(sorted(hand.split(), key=lambda card: place[card])) for hand in case.hands or []]
    if hands != case.hands:
        yield msgspec.structs.replace(case, hands=hands)


def written(case: Case, rulebook: Rulebook) -> str:
    """The case file, with what the readable engine answers to it."""
    table = AskedTable(case, rulebook)
    for number, step in enumerate(case.do):
        table.play(step, f"do[{number}]")
    answers = table.answers()
    waiting = game.waiting(table.state).seats
    wanted = {key: answers[key] for key in ("rodadas", "winner", "points", "value", "score", "partida", "jogo")}
    lines = [
        'game = "truco"',
        f"title = {json.dumps(case.title)}",
        f"rulebooks = {json.dumps(case.rulebooks)}",
        f"dealer = {case.dealer}",
        f"score = {list(case.score)}",
        *([f"vira = {json.dumps(case.vira)}"] if case.vira else []),
        f"hands = {json.dumps(case.hands)}",
        f"do = {json.dumps(case.do)}",
        *([f"options = {{ {', '.join(f'{key} = {json.dumps(value)}' for key, value in case.options.items())} }}"] if case.options else []),
        "",
        "[expect]",
        *(f"{key} = {json.dumps(value)}" for key, value in wanted.items()),
        f"turn = {waiting[0] if waiting else json.dumps('none')}",
        f"legal = {json.dumps(table.others([]))}",
    ]
    return "\n".join(lines) + "\n"


def file_of(found: Difference, book: Any = None) -> str:
    """The case file of a difference. One that a case cannot tell is written as it was played, with the difference in a comment."""
    rulebook, case = found.mao.dealt.rulebook, case_of(found.mao)
    told = difference(case, rulebook, book)
    if told is not None:
        case = shrunk(case, rulebook, book)
        told = difference(case, rulebook, book)
    return f"# {told or found}\n{written(case, rulebook)}"
