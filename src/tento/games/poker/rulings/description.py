"""The questions as data: what each of them asks for, of which kind it is, and how it is said. A terminal or a page asks from these."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.rulings.asking import ASKED
from tento.games.poker.texts.rulings import CHOICES, FIELDS, QUESTIONS
from tento.table.rulings import Choice, Condition, Field, FieldKind, Question

STUD: Final = tuple(name for name, variant in VARIANTS.items() if variant.stud)
FLOP: Final = tuple(name for name, variant in VARIANTS.items() if not variant.stud)
ONLY_IF: Final[dict[str, Condition]] = {
    "chips.blinds": Condition("current", (0,)),
    "chips.limits": Condition("limit", ("limit",)),
    "chips.players_left": Condition("limit", ("limit",)),
    "chips.pot_size": Condition("limit", ("pot-limit",)),
    "chips.last_raise": Condition("current"),
    "chips.prior": Condition("current"),
    "chips.opening": Condition("current"),
    "chips.pulled": Condition("prior"),
    "chips.left": Condition("pulled", ("partial",)),
    "out-of-turn.time": Condition("since"),
    "misdeal.cards": Condition("cause", ("exposed",)),
    "misdeal.count": Condition("cause", ("face-up",)),
    "contest.seconds": Condition("break", (True,)),
    "contest.next_hand": Condition("break", (False,)),
    "contest.actions": Condition("about_what", ("count",)),
    "count-request.in_turn": Condition("asks", ("stack",)),
    "count-request.facing_all_in": Condition("asks", ("stack",)),
    "count-request.limit": Condition("asks", ("pot",)),
    "showdown-order.button": Condition("variant", FLOP),
    "showdown-order.upcards": Condition("variant", STUD),
    "penalty-hands.players": Condition("orbits"),
    "tabling.identifiable": Condition("mucked", (True,)),
}
"""When a field is worth asking for, by `question.key`."""
NEEDED: Final = (
    "chips.last_raise", "chips.blinds", "chips.limits", "chips.left", "misdeal.cards", "misdeal.count", "contest.seconds",
    "penalty-hands.players", "showdown-order.button", "showdown-order.upcards",
)  # fmt: skip
"""Fields that must be answered whenever they are asked for."""
ANY_OF: Final[dict[str, tuple[str, ...]]] = {"chips": ("chips", "words", "pulled"), "out-of-turn": ("action", "since")}
"""Where one of several must be told."""
MORE: Final = (
    "chips.limit", "chips.limits", "chips.street", "chips.players_left", "chips.pot_size", "chips.behind", "showdown-order.variant",
    "absent.bring_in", "called-time.approved", "called-time.caller_at_seat", "out-of-turn.since", "out-of-turn.time",
)  # fmt: skip
"""What is usually as the default says."""


@cache
def questions() -> tuple[Question, ...]:
    """All questions, in the order in which they are offered."""
    return tuple(
        Question(
            name=name,
            items=asking.items,
            words=QUESTIONS[name],
            fields=tuple(_fields(name, asking.struct)),
            any_of=ANY_OF.get(name, ()),
        )
        for name, asking in ASKED.items()
    )


def _fields(question: str, struct: type[msgspec.Struct]) -> list[Field]:
    found = []
    for field in msgspec.structs.fields(struct):
        key, place = field.encode_name, f"{question}.{field.encode_name}"
        kind, default = _kind(field.type, key, question), None if field.required else _default(field)
        found.append(
            Field(
                key=key,
                kind=kind,
                words=FIELDS.get(place) or FIELDS[key],
                required=field.required or place in NEEDED,
                default=default,
                choices=tuple(Choice(word, CHOICES[f"{key}.{word}"]) for word in _words(field.type)),
                only_if=ONLY_IF.get(place),
                more=place in MORE,
            )
        )
    return found


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _plain(kind: Any) -> Any:
    """The type without the possibility that nothing is known; a whole number where a fraction would do as well."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    return next(one for one in get_args(kind) if one is not NoneType)


def _words(kind: Any) -> tuple[str, ...]:
    inner = _plain(kind)
    inner = get_args(inner)[0] if get_origin(inner) is tuple else inner
    return get_args(inner) if get_origin(inner) is Literal else ()


_SINGLE: Final[dict[Any, FieldKind]] = {bool: "flag", int: "number", str: "action"}
_LISTS: Final[dict[Any, FieldKind]] = {Literal: "choices", UnionType: "motions", Union: "motions"}


def _kind(kind: Any, key: str, question: str) -> FieldKind:
    plain = _plain(kind)
    if get_origin(plain) is Literal:
        return "choice"
    if get_origin(plain) is dict:
        return "cards-by-seat"
    if get_origin(plain) is not tuple:
        return _SINGLE[plain]
    each, rest = get_args(plain)
    if each is str:
        return "words" if key == "words" else "seat-actions" if question == "showdown-order" else "actions"
    if each is int:
        return "numbers" if rest is Ellipsis else "pair"
    return _LISTS[get_origin(each)]
