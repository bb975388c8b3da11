"""Judges a truco case: plays it under each of its rulebooks and compares the answers."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tento.games.truco.cases.case import TrucoCase, case_of, expected_of, rulebook_of
from tento.games.truco.cases.table import CaseTable
from tento.games.truco.notation import write
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.events import CardKept, PartidaEnded, RodadaEnded
from tento.games.truco.rules.state import the_mao
from tento.rulebooks.cases.case_file import CaseError
from tento.rulebooks.cases.citing import same_article
from tento.table.seats import PAIR_NAMES, Pair, Seat

Judged = tuple[str, tuple[str, ...], tuple[str, ...]]

_BEHIND: Final[dict[type, str]] = {CardKept: "multi_card_throw", PartidaEnded: "match_best_of"}
"""A card kept is one of several thrown; a partida won is counted in its jogo."""


def judge_truco(path: Path, data: dict[str, Any]) -> Iterator[Judged]:
    """For each rulebook of the case: its name, what differs, and the articles that decided."""
    case = case_of(path, data)
    for name in case.rulebooks:
        yield _judge(path, case, name)


def _judge(path: Path, case: TrucoCase, name: str) -> Judged:
    table = CaseTable(path, case, rulebook_of(path, case, name))
    expected = expected_of(case, name)
    for number, text in enumerate(case.do):
        table.play(number)
        if table.refusal is not None and number < len(case.do) - 1:
            return (name, (f"step {number + 1} `{text}` was refused: {table.refusal.code}",), _articles(table))
    if any(key in expected for key in ("turn", "legal", "can", "cannot", "value", "vira_visible")):
        table.deal_now()
    differs = list(_differences(table, expected))
    if table.refusal is not None and "refused" not in expected:
        differs.insert(0, f"the last step was refused: {table.refusal.code}")
    return name, tuple(differs), _articles(table)


def _articles(table: CaseTable) -> tuple[str, ...]:
    """What was cited by the refusal, or by the decisions of the last step from its last rodada on."""
    if table.refusal is not None:
        return table.refusal.articles
    rodadas = [place for place, event in enumerate(table.events) if isinstance(event, RodadaEnded)]
    last = table.events[rodadas[-1] :] if rodadas else table.events
    return tuple(dict.fromkeys(cite for event in reversed(last) for cite in _cited_by(table, event)))


def _cited_by(table: CaseTable, event: object) -> tuple[str, ...]:
    """The articles of an event, and those of a rule behind it that the event itself need not carry."""
    behind = _BEHIND.get(type(event))
    return (*getattr(event, "articles", ()), *(table.state.rulebook.cites(behind) if behind is not None else ()))


def _differences(table: CaseTable, expected: dict[str, Any]) -> Iterable[str]:
    for key, value in expected.items():
        if key in ("legal", "can", "cannot"):
            yield from _step_differences(table, key, value)
        elif key == "article":
            wanted = value if isinstance(value, list) else [value]
            if not any(same_article(str(one), cite) for one in wanted for cite in _articles(table)):
                yield f"article: expected {_said(value)}, got {_said(list(_articles(table)))}"
        elif key == "turn":
            waited = _next_to_act(table)
            if not (value in waited if type(value) is int else value == "none" and not waited):
                yield f"turn: expected {_said(value)}, got {' or '.join(map(str, waited)) or 'none'}"
        else:
            actual = _actual(table, key)
            if _said(actual) != _said(value):
                yield f"{key}: expected {_said(value)}, got {_said(actual)}"


def _next_to_act(table: CaseTable) -> tuple[Seat, ...]:
    """Who acts next; in the ceremony also the dealer, as soon as a deal would be in order."""
    state, waited = table.state, game.waiting(table.state).seats
    if state.stage != "ceremony" or state.dealer is None or state.dealer in waited:
        return waited
    deal = do.Deal()
    return (*waited, state.dealer) if game.verify(table.ready_for(state.dealer, deal), state.dealer, deal) is None else waited


def _said(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _pair(pair: Pair | None) -> str:
    return "none" if pair is None else PAIR_NAMES[pair]


def _actual(table: CaseTable, key: str) -> object:
    """The answer of the table to one question, in the words of the case file."""
    state = table.state
    mao, result = state.mao, state.result
    answers: dict[str, object] = {
        "rodadas": ["tie" if rodada.winner is None else _pair(rodada.winner) for rodada in mao.rodadas] if mao else [],
        "winner": _pair(result.winner if result else None),
        "points": result.points if result else 0,
        "value": mao.value if mao else 0,
        "score": list(state.score),
        "next_dealer": "none" if state.next_dealer is None else state.next_dealer,
        "partida": _pair(state.partida),
        "jogo": list(state.jogo),
        "overtime": state.overtimes > 0,
        "vira_visible": mao is not None and mao.vira_shown,
        "refused": table.refusal.code if table.refusal else "none",
    }
    return answers[key]


def _step_differences(table: CaseTable, key: str, steps: object) -> Iterable[str]:
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        raise CaseError(str(table.path), f"expect.{key}", "is a list of steps")
    for step in steps:
        allowed = _allowed(table, step, f"expect.{key}")
        if allowed == (key == "cannot"):
            yield f"{key}: `{step}` is {'allowed' if allowed else 'not allowed'}"
    if key == "legal":
        seat = _on_turn(table)
        offered = [_offer(table, seat, action) for action in game.legal(table.state, seat)] if seat is not None else []
        wanted = {_plain(step) for step in steps}
        extra = [offer for offer in offered if offer not in wanted and offer.split()[0] not in ("steal", "peek")]
        if extra:
            yield f"legal: also {', '.join(f'`{offer}`' for offer in dict.fromkeys(extra))}"


def _on_turn(table: CaseTable) -> Seat | None:
    waited = game.waiting(table.state).seats
    return waited[0] if waited else None


def _allowed(table: CaseTable, step: str, key: str) -> bool:
    if step in ("rodada", "mao"):
        raise CaseError(str(table.path), key, f"`{step}` is a whole script, not a step to ask about")
    seat = _on_turn(table)
    actor, action = table.read_step(step, key, Seat(0) if seat is None else seat)
    return game.verify(table.ready_for(actor, action), actor, action) is None


def _offer(table: CaseTable, seat: Seat, action: do.Action) -> str:
    """A legal action in the words of the case file: dark cards by their names, a raise without its value."""
    if isinstance(action, do.PlayDark):
        card = the_mao(table.state).hands[seat][action.place]
        action = do.Cover(card) if action.covered else do.Play(card)
    return _plain(write(action))


def _plain(step: str) -> str:
    words = step.split()
    words = words[1:] if words and words[0].isdigit() else words
    return "raise" if words[:1] == ["raise"] else " ".join(words)
