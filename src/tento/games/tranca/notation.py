"""Actions of a tranca table as a person writes them, both ways: `draw`, `take Th Qh`, `take +B1`, `lay 5h 2s 7h`, `add B1 8c`, `undo`."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from tento.cards.card import BadCard, Card, parse_card
from tento.games.tranca.rules import actions as do
from tento.table.notation import BadNotation
from tento.table.seats import Actor

LOW: Final = "low"


def read(text: str, actor: Actor | None = None) -> do.Action:  # noqa: ARG001 - every action names itself, whoever does it
    """The action that the text names."""
    verb, *words = text.split() or [""]
    if verb not in _READ:
        near = get_close_matches(verb, _READ, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"write one of {', '.join(_READ)}"
        raise BadNotation(f"{verb!r} is no action: {hint}" if verb else f"no action: {hint}")
    return _READ[verb](verb, words)


def write(action: do.Action) -> str:
    """The action as `read` reads it."""
    return _WRITE[type(action)](action)


def _cards(verb: str, words: list[str]) -> tuple[Card, ...]:
    try:
        return tuple(parse_card(word) for word in words)
    except BadCard as error:
        raise BadNotation(f"{verb!r} needs cards: {error}") from error


def _bare(action: do.Action) -> Callable[[str, list[str]], do.Action]:
    def read_bare(verb: str, words: list[str]) -> do.Action:
        if words:
            raise BadNotation(f"{verb!r} is complete before {' '.join(words)!r}")
        return action

    return read_bare


def _read_take(verb: str, words: list[str]) -> do.Action:
    if words and words[0].startswith("+"):
        return do.Take(_cards(verb, words[1:]), words[0][1:])
    return do.Take(_cards(verb, words))


def _read_lay(verb: str, words: list[str]) -> do.Action:
    if not words:
        raise BadNotation("'lay' needs the cards of a jogo")
    return do.Lay(_cards(verb, words))


def _read_add(verb: str, words: list[str]) -> do.Action:
    low = words[-1:] == [LOW]
    if len(words) - low < 2:
        raise BadNotation("'add' needs a jogo and its cards, as in `add B1 8c`")
    return do.Add(words[0], _cards(verb, words[1 : len(words) - low]), low)


def _read_discard(verb: str, words: list[str]) -> do.Action:
    if len(words) != 1:
        raise BadNotation("'discard' needs one card")
    return do.Discard(_cards(verb, words)[0])


def _read_propose(verb: str, words: list[str]) -> do.Action:
    if len(words) != 2:
        raise BadNotation(f"{verb!r} needs an option and its value, as in `propose wilds_per_meld 2`")
    return do.Propose(words[0], _value(words[1]))


def _value(word: str) -> bool | int | str:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word


def _write_value(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


_READ: Final[dict[str, Callable[[str, list[str]], do.Action]]] = {
    "draw": _bare(do.Draw()),
    "reject": _bare(do.Reject()),
    "take": _read_take,
    "lay": _read_lay,
    "add": _read_add,
    "discard": _read_discard,
    "undo": _bare(do.Undo()),
    "propose": _read_propose,
    "agree": _bare(do.Consent(True)),
    "decline": _bare(do.Consent(False)),
    "shuffle": lambda verb, words: do.Shuffle(_cards(verb, words)),
}

_WRITE: Final[dict[type, Callable[[Any], str]]] = {
    do.Draw: lambda _: "draw",
    do.Reject: lambda _: "reject",
    do.Take: lambda a: " ".join(["take", *([f"+{a.meld}"] if a.meld is not None else []), *a.cards]),
    do.Lay: lambda a: " ".join(["lay", *a.cards]),
    do.Add: lambda a: " ".join(["add", a.meld, *a.cards, *([LOW] if a.low else [])]),
    do.Discard: lambda a: f"discard {a.card}",
    do.Undo: lambda _: "undo",
    do.Propose: lambda a: f"propose {a.option} {_write_value(a.value)}",
    do.Consent: lambda a: "agree" if a.agree else "decline",
    do.Shuffle: lambda a: " ".join(["shuffle", *a.pack]),
}
