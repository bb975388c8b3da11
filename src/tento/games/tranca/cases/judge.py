"""Judges a tranca case: plays it under each of its rulebooks and compares the answers."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tento.games.tranca.cases.case import tranca_case, tranca_expected, tranca_rulebook
from tento.games.tranca.cases.table import SCRIPT, TrancaTable
from tento.games.tranca.notation import write
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.melds import WILD, kind_of
from tento.games.tranca.rules.state import Result, the_rodada
from tento.rulebooks.cases.case_file import CaseError
from tento.rulebooks.cases.citing import same_article
from tento.table.seats import PAIR_NAMES, Seat, pair_of

Judged = tuple[str, tuple[str, ...], tuple[str, ...]]


def judge_tranca(path: Path, data: dict[str, Any]) -> Iterator[Judged]:
    """For each rulebook of the case: its name, what differs, and the articles that decided."""
    case = tranca_case(path, data)
    for name in case.rulebooks:
        table = TrancaTable(path, case, tranca_rulebook(path, case, name))
        yield name, tuple(_played(table, tranca_expected(case, name))), _articles(table)


def _played(table: TrancaTable, expected: Mapping[str, Any]) -> Iterable[str]:
    steps = table.case.do
    for number, text in enumerate(steps):
        table.play(number)
        if table.refusal is not None and number < len(steps) - 1:
            return [f"step {number + 1} `{text}` was refused: {table.refusal.code}"]
    table.set_table()
    refused = table.refusal is not None and "refused" not in expected
    first = [f"the last step was refused: {table.refusal.code}"] if table.refusal is not None and refused else []
    return [*first, *_differences(table, expected)]


def _articles(table: TrancaTable) -> tuple[str, ...]:
    """What was cited by the refusal, or by what the last step decided, with the lines of a score."""
    if table.refusal is not None:
        return table.refusal.articles
    found = [cite for event in table.events for cite in (*getattr(event, "articles", ()), *_behind(table, event))]
    lines = [line for event in table.events if isinstance(event, ev.RodadaEnded) for pair in event.pairs for line in pair.lines]
    return tuple(dict.fromkeys([*found, *(cite for line in lines for cite in line.articles)]))


def _behind(table: TrancaTable, event: object) -> tuple[str, ...]:
    """The definition of the batida that ended a rodada, direta or indireta; a morto taken is what running out of cards leads to."""
    cites = table.state.rulebook.cites
    if isinstance(event, ev.RodadaEnded) and event.seat is not None:
        return cites("morto_direct" if event.direct else "morto_indirect")
    return cites("morto_after") if isinstance(event, ev.MortoTaken) else ()


def _differences(table: TrancaTable, expected: Mapping[str, Any]) -> Iterator[str]:
    for key, value in expected.items():
        if key in ("legal", "can", "cannot"):
            yield from _step_differences(table, key, value)
        elif key == "article":
            wanted, cited = value if isinstance(value, list) else [value], _articles(table)
            if not any(same_article(str(one), cite) for one in wanted for cite in cited):
                yield f"article: expected {_said(value)}, got {_said(list(cited))}"
        elif key == "meld":
            yield from _meld_differences(table, value)
        elif key == "batida":
            if not any(_said(value) == _said(name) for name in _batida_names(table)):
                yield f"batida: expected {_said(value)}, got {_said(_batida_names(table)[0])}"
        else:
            actual = _actual(table, key)
            wanted = _as_told(key, value)
            if _said(actual) != _said(wanted):
                yield f"{key}: expected {_said(value)}, got {_said(actual)}"


def _as_told(key: str, value: Any) -> Any:
    """An answer of the case as the table would give it: pairs in their order, no card on top as `none`."""
    if key == "morto_taken" and isinstance(value, list):
        return sorted(map(str, value))
    return "none" if key == "lixo_top" and value == "" else value


def _said(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _batida_names(table: TrancaTable) -> list[object]:
    """Who went out, in every way in which a case may say it: the pair, the seat, that somebody did, and how."""
    result = table.state.result
    if result is None or result.seat is None:
        return ["none", False]
    return [PAIR_NAMES[pair_of(result.seat)], int(result.seat), True, "direta" if result.direct else "indireta"]


def _actual(table: TrancaTable, key: str) -> object:
    """The answer of the table to one question, in the words of the case file."""
    state, rodada = table.state, the_rodada(table.state)
    waited = game.waiting(state).seats
    answers: dict[str, object] = {
        "refused": table.refusal.code if table.refusal else "none",
        "turn": waited[0] if waited else "none",
        "hand_sizes": [len(hand) for hand in rodada.hands],
        "lixo_top": rodada.lixo[-1] if rodada.lixo else "none",
        "morto_taken": [pair for pair, taken in zip(PAIR_NAMES, rodada.morto_taken, strict=True) if taken],
        "over": state.stage != "play",
        "rodada_score": _made(state.result),
        "score": list(state.score),
        "partida": "none" if state.partida is None else PAIR_NAMES[state.partida],
        "next_dealer": "none" if state.next_dealer is None else state.next_dealer,
        "monte": len(rodada.monte),
        "mortos": sum(morto is not None for morto in rodada.mortos),
        "red_threes": [len(laid) for laid in rodada.red_threes],
    }
    return answers[key]


def _made(result: Result | None) -> object:
    return "none" if result is None else [pair.total for pair in result.pairs]


def _meld_differences(table: TrancaTable, wanted: object) -> Iterator[str]:
    if not isinstance(wanted, dict):
        raise CaseError(str(table.path), "expect.meld", 'is a table of jogos, as in { B1 = "suja" }')
    rodada, rules = the_rodada(table.state), table.state.rules
    there = {
        f"{pair}{number}": kind_of(meld, rules)
        for pair, melds in zip(PAIR_NAMES, rodada.melds, strict=True)
        for number, meld in enumerate(melds, 1)
    }
    for name, kind in wanted.items():
        if there.get(name, "none") != kind:
            yield f"meld.{name}: expected {_said(kind)}, got {_said(there.get(name, 'none'))}"


def _step_differences(table: TrancaTable, key: str, steps: object) -> Iterator[str]:
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        raise CaseError(str(table.path), f"expect.{key}", "is a list of steps")
    table.begin()
    waited = game.waiting(table.state).seats
    seat = waited[0] if waited else Seat(0)
    read = [_asked(table, step, f"expect.{key}", seat) for step in steps]
    for step, (actor, action) in zip(steps, read, strict=True):
        allowed = game.verify(table.state, actor, action) is None
        if allowed == (key == "cannot"):
            yield f"{key}: `{step}` is {'allowed' if allowed else 'not allowed'}"
    if key == "legal":
        wanted = {_same(action) for _, action in read}
        extra = [write(action) for action in game.legal(table.state, seat) if _same(action) not in wanted]
        if extra:
            yield f"legal: also {', '.join(f'`{offer}`' for offer in extra)}"


def _asked(table: TrancaTable, step: str, key: str, seat: Seat) -> tuple[Any, do.Action]:
    if step.split()[:1] and step.split(maxsplit=1)[0] in SCRIPT:
        raise CaseError(str(table.path), key, f"`{step}` is a step of the script, not one to ask about")
    return table.read_step(step, key, seat)


def _same(action: do.Action) -> tuple[object, ...]:
    """An action by what it comes to: cards in any order, any 2 for another."""
    cards = sorted(WILD if card[0] == WILD else card for card in getattr(action, "cards", ()))
    return type(action), getattr(action, "meld", None), tuple(cards), getattr(action, "card", None)
