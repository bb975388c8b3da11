"""Actions of a truco table as a person writes them, both ways: `play 3s`, `raise 6`, `eleven run`, `tento 0 "four cards"`.

The actor stands outside (`1 play 3s`): `read` and `write` know the action alone, `read_step` and `write_step` both together.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, TypeVar, get_args

from tento.cards.card import Card, parse_card
from tento.games.truco.rules import actions as do
from tento.table.notation import BadNotation, quote, read_actor, unquote
from tento.table.seals import Sealer
from tento.table.seats import PAIR_NAMES, TABLE, Actor, Pair, Seat

T = TypeVar("T")

VIRA: Final = -1
"""The seat that stands for the vira in the order of a deal."""


def read(text: str, actor: Actor | None = None) -> do.Action:
    """The action that the text names. Only `tento 0` without an offence needs the actor: a seat accuses, the referee upholds."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "tento":
        return _read_tento(rest, actor)
    if verb not in _READ:
        verbs = ("tento", *_READ)
        near = get_close_matches(verb, verbs, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"write one of {', '.join(verbs)}"
        raise BadNotation(f"{verb!r} is no action: {hint}" if verb else f"no action: {hint}")
    return _READ[verb](_Words(verb, rest.split()))


def write(action: do.Action) -> str:
    """The action as `read` reads it."""
    return _WRITE[type(action)](action)


def write_sealed(action: do.Action, seal: Sealer) -> str:
    """The action without what the table could not see. Covered cards of a throw come last, in the order of their seals."""
    if isinstance(action, do.Cover):
        return f"cover {seal(action.card)}"
    if isinstance(action, do.Throw):
        openly = [card for card in action.cards if card not in action.covered]
        return " ".join(["throw", *openly, *sorted(f"x{seal(card)}" for card in action.covered)])
    return write(action)


def read_step(text: str) -> tuple[Actor, do.Action]:
    """An action with who did it before it; `clock 60:00` and a shuffle are the table's and need not say so."""
    word, _, rest = text.strip().partition(" ")
    if word in _TABLE_VERBS:
        return TABLE, read(text)
    actor = read_actor(word)
    return actor, read(rest, actor)


def write_step(actor: Actor, action: do.Action) -> str:
    """The action with its actor, as `read_step` reads it."""
    return write(action) if actor == TABLE and isinstance(action, do.Clock) else f"{actor} {write(action)}"


def read_time(text: str) -> int:
    """The seconds of `61:30`, minutes and seconds."""
    found = re.fullmatch(r"(-?)([0-9]{1,15}):([0-5][0-9])", text)
    if not found:
        raise BadNotation(f"{text!r} is not a time: write minutes and seconds, as in 60:00")
    seconds = 60 * int(found[2]) + int(found[3])
    return -seconds if found[1] else seconds


def write_time(seconds: int) -> str:
    """Minutes and seconds, as `read_time` reads them."""
    return f"{'-' if seconds < 0 else ''}{abs(seconds) // 60}:{abs(seconds) % 60:02}"


class _Words:
    """The words behind a verb, taken one by one; what is missing or left over is told with the verb."""

    def __init__(self, verb: str, words: list[str]) -> None:
        self._verb = verb
        self._words = words

    def take(self, what: str, read: Callable[[str], T]) -> T:
        """The next word, read as what it must be."""
        if not self._words:
            raise BadNotation(f"{self._verb!r} needs {what}")
        word = self._words.pop(0)
        try:
            return read(word)
        except ValueError as error:
            raise BadNotation(f"{self._verb!r} needs {what}: {error}") from error

    def maybe(self, what: str, read: Callable[[str], T], missing: T) -> T:
        """The next word, or this value if there is none."""
        return self.take(what, read) if self._words else missing

    def rest(self, what: str, read: Callable[[str], T]) -> tuple[T, ...]:
        """All the words that are left."""
        return tuple(self.take(what, read) for _ in range(len(self._words)))

    def end(self, action: do.Action) -> do.Action:
        """The action, if no word is left over."""
        if self._words:
            raise BadNotation(f"{self._verb!r} is complete before {' '.join(self._words)!r}")
        return action


def _number(word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", word):
        raise BadNotation(f"{word!r} is not a number")
    return int(word)


def _number_or_none(word: str) -> int | None:
    return None if word == "-" else _number(word)


def _seat(word: str) -> Seat:
    return Seat(_number(word))


def _pair(word: str) -> Pair:
    if word not in PAIR_NAMES:
        raise BadNotation(f"{word!r} is no pair: write A or B")
    return Pair(PAIR_NAMES.index(word))


def _one_of(*words: str) -> Callable[[str], Any]:
    def read(word: str) -> str:
        if word not in words:
            raise BadNotation(f"{word!r} is none of {', '.join(words)}")
        return word

    return read


def _thrown(word: str) -> tuple[Card, bool]:
    return parse_card(word.removeprefix("x")), word.startswith("x")


def _read_tento(rest: str, actor: Actor | None) -> do.Action:
    """With an offence an accusation, even an empty one between quotes; without, the word of the referee unless a seat says it."""
    seat, _, offence = rest.strip().partition(" ")
    against = _Words("tento", seat.split()).take("the seat of the offender", _seat)
    if offence.strip():
        return do.CallTento(against, unquote(offence.strip()))
    return do.CallTento(against) if isinstance(actor, int) else do.UpholdTento(against)


def _read_throw(words: _Words) -> do.Action:
    first = words.take("the cards thrown, the covered ones as xQs", _thrown)
    thrown = (first, *words.rest("cards", _thrown))
    return do.Throw(tuple(card for card, _ in thrown), tuple(card for card, covered in thrown if covered))


def _read_report(kind: Any) -> Callable[[_Words], do.Action]:
    def read(words: _Words) -> do.Action:
        seat = words.maybe("a seat", _number_or_none, None)
        count = words.maybe("a number of cards", _number_or_none, None)
        return words.end(do.Report(kind, None if seat is None else Seat(seat), count))

    return read


def _bare(action: do.Action) -> Callable[[_Words], do.Action]:
    return lambda words: words.end(action)


def _order_of(word: str) -> int:
    return VIRA if word == "vira" else _number(word)


_CARD: Final = "a card"
_SANCTIONS: Final = get_args(do.SanctionKind)


def _dark(word: str) -> do.PlayDark:
    """The place of a dark card; `x1` leaves it face down."""
    return do.PlayDark(_number(word.removeprefix("x")), word.startswith("x"))


_READ: Final[dict[str, Callable[[_Words], do.Action]]] = {
    "draw": lambda w: w.end(do.Draw(w.take("the place of a card", _number))),
    "cut": lambda w: w.end(do.Cut(w.take("how many cards are lifted", _number))),
    "subir": _bare(do.Subir()),
    "burn": lambda w: w.end(do.Burn(w.take("how many cards", _number))),
    "hand-back": _bare(do.HandBack()),
    "deal": lambda w: do.Deal(w.rest("seats, and vira for the vira", _order_of)),
    "play": lambda w: w.end(do.Play(w.take(_CARD, parse_card))),
    "cover": lambda w: w.end(do.Cover(w.take(_CARD, parse_card))),
    "dark": lambda w: w.end(w.take("the place of a card in the hand", _dark)),
    "raise": lambda w: w.end(do.Raise(w.maybe("a value", _number, 0))),
    "accept": _bare(do.Accept()),
    "refuse": _bare(do.Refuse()),
    "eleven": lambda w: w.end(do.DecideOnze(w.take("play or run", _one_of("play", "run")) == "play")),
    "claim": _bare(do.Claim()),
    "throw": _read_throw,
    "keep": lambda w: w.end(do.Keep(w.take(_CARD, parse_card))),
    "look": _bare(do.Look()),
    "steal": lambda w: w.end(do.Steal(w.maybe(_CARD, parse_card, None))),
    "peek": lambda w: w.end(do.Peek(w.take("the seat of an opponent", _seat))),
    "dismiss": _bare(do.DismissTento()),
    **{kind: _read_report(kind) for kind in get_args(do.ReportKind)},
    "sanction": lambda w: w.end(do.Sanction(w.take("a seat", _seat), w.take("a sanction", _one_of(*_SANCTIONS)))),
    "absence": lambda w: w.end(do.Absence(w.take("a seat", _seat), w.take("a time", read_time))),
    "award": lambda w: w.end(do.Award(w.take("a pair", _pair))),
    "new-deck": _bare(do.NewDeck()),
    "shuffle": lambda w: do.Shuffle(w.rest("cards", parse_card)),
    "clock": lambda w: w.end(do.Clock(w.take("a time", read_time))),
}
_TABLE_VERBS: Final = ("clock", "shuffle")


def _write_throw(action: do.Throw) -> str:
    """A covered card that was not thrown cannot be written: it would come back as a card thrown."""
    if not action.cards or not set(action.covered) <= set(action.cards):
        raise BadNotation("the covered cards are among those thrown, and there is at least one")
    return " ".join(["throw", *(f"x{card}" if card in action.covered else card for card in action.cards)])


def _write_report(action: do.Report) -> str:
    facts = ["-" if fact is None else str(fact) for fact in (action.seat, action.count)]
    while facts and facts[-1] == "-":
        facts.pop()
    return " ".join([action.kind, *facts])


def _write_award(action: do.Award) -> str:
    if action.pair not in (0, 1):
        raise BadNotation(f"{action.pair} is no pair")
    return f"award {PAIR_NAMES[action.pair]}"


_WRITE: Final[dict[type, Callable[[Any], str]]] = {
    do.Draw: lambda a: f"draw {a.place}",
    do.Cut: lambda a: f"cut {a.at}",
    do.Subir: lambda _: "subir",
    do.Burn: lambda a: f"burn {a.count}",
    do.HandBack: lambda _: "hand-back",
    do.Deal: lambda a: " ".join(["deal", *("vira" if seat == VIRA else str(seat) for seat in a.order)]),
    do.Play: lambda a: f"play {a.card}",
    do.Cover: lambda a: f"cover {a.card}",
    do.PlayDark: lambda a: f"dark {'x' if a.covered else ''}{a.place}",
    do.Raise: lambda a: f"raise {a.to}" if a.to else "raise",
    do.Accept: lambda _: "accept",
    do.Refuse: lambda _: "refuse",
    do.DecideOnze: lambda a: "eleven play" if a.play else "eleven run",
    do.Claim: lambda _: "claim",
    do.Throw: _write_throw,
    do.Keep: lambda a: f"keep {a.card}",
    do.Look: lambda _: "look",
    do.Steal: lambda a: f"steal {a.give}" if a.give else "steal",
    do.Peek: lambda a: f"peek {a.seat}",
    do.CallTento: lambda a: f"tento {a.against} {quote(a.offence)}",
    do.UpholdTento: lambda a: f"tento {a.against}",
    do.DismissTento: lambda _: "dismiss",
    do.Report: _write_report,
    do.Sanction: lambda a: f"sanction {a.seat} {a.kind}",
    do.Absence: lambda a: f"absence {a.seat} {write_time(a.seconds)}",
    do.Award: _write_award,
    do.NewDeck: lambda _: "new-deck",
    do.Shuffle: lambda a: " ".join(["shuffle", *a.pack]),
    do.Clock: lambda a: f"clock {write_time(a.seconds)}",
}
