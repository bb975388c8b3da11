"""What lies beside a log: forms, names and words of people, each with its salt. The lines hold numbers and salted hashes alone.

So a person can be erased and every check of the chain stays as it is. A line says in `beside` which things it brought, each with its hash,
and names them by `@number` wherever they are meant.
"""

import re
from collections.abc import Callable, Collection, Mapping
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.personal import Mark, changed, personal_in

BESIDE: Final = "beside"
SALT: Final = 16
FORMAT: Final = "tento-people 1"
_REFERENCE: Final = re.compile(r"@([1-9][0-9]{0,8})")

Kind = Literal["form", "name", "text"]
Salts = Callable[[int], bytes]
"""Random bytes, so many: whoever makes them by chance alone makes them impossible to guess."""


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing that lies beside a log. `of` is the number of the form of whom it belongs to. What was `erased` has no salt any more."""

    kind: Kind
    value: Any
    salt: str = ""
    of: int = 0
    erased: bool = False

    @property
    def hash(self) -> str:
        """What the line says of it."""
        return sha256(bytes.fromhex(self.salt) + msgspec.json.encode([self.kind, self.of, self.value], order="sorted")).hexdigest()

    @property
    def name(self) -> str:
        """The name that it gives, if it is a person's."""
        found = self.value.get("name", "") if isinstance(self.value, dict) else self.value
        return str(found) if self.kind != "text" else ""


class PeopleFile(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that lies beside one log, as a file."""

    format: Literal["tento-people 1"] = FORMAT
    things: dict[int, Thing] = {}


def encoded(things: Mapping[int, Thing]) -> list[tuple[int, bytes]]:
    """Things by their numbers, as a store keeps them."""
    return [(number, msgspec.json.encode(thing)) for number, thing in things.items()]


def people_text(things: Mapping[int, Thing]) -> str:
    """What lies beside a log, as the text of a file."""
    return f"{msgspec.json.format(msgspec.json.encode(PeopleFile(things=dict(sorted(things.items()))))).decode()}\n"


class BadBeside(ValueError):
    """What lies beside a log does not fit its lines: a code and the number of the thing."""

    def __init__(self, code: str, number: int) -> None:
        super().__init__(code)
        self.code, self.number = code, number


class Sealed(NamedTuple):
    """A decision as a line of the log says it, with the things that it brings along."""

    text: str
    things: dict[int, Thing]


class Beside:
    """The things beside one log, by their numbers, as far as its lines were read or written."""

    def __init__(self, things: Mapping[int, Thing] | None = None) -> None:
        self.things: dict[int, Thing] = dict(things or {})
        self.entries: dict[str, list[int]] = {}
        self.players: dict[str, int] = {}
        self._known: set[int] = set()
        self._named: dict[str, list[int]] = {}
        self._texts: dict[str, int] = {}

    @property
    def numbers(self) -> frozenset[int]:
        """The things that the lines so far have brought."""
        return frozenset(self._known)

    def copy(self) -> "Beside":
        """The same things, to be gone on with elsewhere."""
        found = Beside(self.things)
        found.entries = {entry: list(people) for entry, people in self.entries.items()}
        found.players = dict(self.players)
        found._known, found._texts = set(self._known), dict(self._texts)
        found._named = {name: list(numbers) for name, numbers in self._named.items()}
        return found

    def dropped(self) -> "Beside":
        """Without what no line has brought: a program may have died between the two files."""
        self.things = {number: self.things[number] for number in sorted(self._known)}
        return self

    def encoded(self) -> list[tuple[int, bytes]]:
        """Everything by its number, as a store keeps it."""
        return encoded(self.things)

    def owner(self, number: int) -> int:
        """The person to whom a thing belongs: the number of their first form, or of their name where they gave none."""
        return self.things[number].of or number

    def is_person(self, number: int, entry: str = "") -> bool:
        """Whether this is the number of somebody; of an entry, if one is named."""
        thing = self.things.get(number)
        return thing is not None and thing.kind != "text" and not thing.of and (not entry or number in self.of_entry(entry))

    def of_entry(self, entry: str) -> Collection[int]:
        """The people of an entry, or whoever plays under this name."""
        return self.entries.get(entry) or ((self.players[entry],) if entry in self.players else ())

    def sealed(self, decision: DecisionBase, salts: Salts, about: Collection[str] = ()) -> Sealed:
        """A decision as its line. `about` are the entries that it is about: of two people with one name it means theirs.

        Nothing is changed here: `take` does that, once the line is kept.
        """
        return _Sealing(self, salts, about).line(decision)

    def take(self, body: Mapping[str, Any], things: Mapping[int, Thing]) -> None:
        """The things of a line that is kept."""
        self.things |= things
        for number in sorted(map(int, body.get(BESIDE, {}))):
            self._learn(number)
        self._of_entry(body)

    def changed(self, things: Mapping[int, Thing]) -> "Beside":
        """With these things in the place of what was there."""
        return Beside({**self.things, **things})

    def opened(self, body: dict[str, Any], decision: type[msgspec.Struct]) -> dict[str, Any]:
        """A line with all that it means. BadBeside where a form is not the one whose hash the line holds, or is not there."""
        brought: dict[str, str] = body.pop(BESIDE, {})
        for key, hash in brought.items():
            number = int(key)
            thing = self.things.get(number)
            if thing is None or number in self._known:
                raise BadBeside("form_missing", number)
            if not thing.erased and (_claims(thing) or thing.hash != hash):
                raise BadBeside("wrong_form", number)
            self._learn(number)
        self._of_entry(body)
        found: dict[str, Any] = changed(personal_in(decision), body, self._meant)
        return found

    def _meant(self, mark: Mark, value: Any, _around: Mapping[str, Any] | None) -> Any:
        number = referred(value)
        if number is None:
            if mark == "maybe":
                return value
            raise BadBeside("not_beside", 0)
        if number not in self._known:
            raise BadBeside("form_missing", number)
        thing = self.things[number]
        return thing.value if mark == "form" or thing.kind == "text" else thing.name

    def _learn(self, number: int) -> None:
        thing = self.things[number]
        self._known.add(number)
        if thing.kind == "text":
            if not thing.of:
                self._texts.setdefault(thing.value, number)
        elif thing.name:
            self._named.setdefault(thing.name, []).append(number)

    def _of_entry(self, body: Mapping[str, Any]) -> None:
        """Which people an entry has, for whoever bears the same name as somebody of another one; and whose form a single player gave."""
        entry, people = body.get("entry"), body.get("people")
        if isinstance(entry, str) and isinstance(people, list):
            self.entries[entry] = [number for one in people if (number := referred(one)) is not None]
        for form in (*body.get("forms", ()), body.get("to")):
            if isinstance(form, dict) and (person := referred(form.get("person"))) is not None:
                named = referred(form.get("player"))
                self.players[self.things[named].name if named is not None else str(form.get("player"))] = self.owner(person)

    def named(self, name: str, about: Collection[str] = ()) -> int | None:
        """The person of this name: one of these entries before any other, and whoever plays under it before its namesakes."""
        found = self._named.get(name, [])
        near = [number for number in found if any(number in self.entries.get(entry, ()) for entry in about)]
        plays = [number for number in found if self.owner(number) == self.players.get(name)]
        return next(iter(near or plays or found), None)

    def bare(self, name: str) -> int | None:
        """Somebody of this name of whom no form is known."""
        return next((number for number in self._named.get(name, ()) if self.things[number].kind == "name"), None)

    def written(self, text: str) -> int | None:
        """The thing that holds this text."""
        return self._texts.get(text)


class _Sealing:
    """One decision on its way into a line."""

    def __init__(self, beside: Beside, salts: Salts, about: Collection[str]) -> None:
        self.beside, self.salts, self.about = beside, salts, about
        self.new: dict[int, Thing] = {}
        self.next = max(beside.numbers, default=0) + 1

    def line(self, decision: DecisionBase) -> Sealed:
        body = changed(personal_in(type(decision)), msgspec.json.decode(msgspec.json.encode(decision)), self._put)
        if self.new:
            body[BESIDE] = {str(number): thing.hash for number, thing in self.new.items()}
        return Sealed(msgspec.json.encode(body).decode(), self.new)

    def _put(self, mark: Mark, value: Any, around: Mapping[str, Any] | None) -> str:
        if mark == "form":
            return self._add("form", value, self._whose(around))
        if mark == "text":
            return self._text(value, self._owner_in(around))
        known = self._named(value, around)
        if known is not None:
            return f"@{known}"
        if mark == "maybe" and referred(value) is None:
            return str(value)
        return self._add("name", value, self._owner_in(around))

    def _text(self, value: str, of: int) -> str:
        """The same words are one thing, but for what belongs to somebody's form."""
        new = (number for number, thing in self.new.items() if thing.kind == "text" and thing.value == value)
        same = None if of else self.beside.written(value) or next(new, None)
        return self._add("text", value, of) if same is None else f"@{same}"

    def _named(self, name: str, around: Mapping[str, Any] | None) -> int | None:
        """Somebody of this decision before anybody else; an entry is nobody. Beside a form the name is that of its person alone."""
        of = self._owner_in(around)
        new = [number for number, thing in self.new.items() if thing.name == name]
        own = [number for number in new if self._owner(number) == of]
        if own or new:
            return (own or new)[0]
        known = None if name in self.beside.entries else self.beside.named(name, self.about)
        return None if of and known is not None and self._owner(known) != of else known

    def _owner(self, number: int) -> int:
        return self.new[number].of or number if number in self.new else self.beside.owner(number)

    def _owner_in(self, around: Mapping[str, Any] | None) -> int:
        """Whose form lies in the same table as this value."""
        found = next((referred(one) for one in (around or {}).values() if self._is_form(referred(one))), None)
        return 0 if found is None else self._owner(found)

    def _is_form(self, number: int | None) -> bool:
        return number in self.new and self.new[number].kind == "form"

    def _whose(self, around: Mapping[str, Any] | None) -> int:
        """Another form of somebody who plays under the name that its table gives, or of whom only that name was known.

        A name that stands on the form of somebody else is not enough: two people may be called the same.
        """
        names = [value for value in (around or {}).values() if isinstance(value, str)]
        plays = next((self.beside.players[name] for name in names if name in self.beside.players), None)
        if plays is not None:
            return plays
        known = next((number for name in names if (number := self.beside.bare(name)) is not None), None)
        return 0 if known is None else self.beside.owner(known)

    def _add(self, kind: Kind, value: Any, of: int) -> str:
        number, self.next = self.next, self.next + 1
        self.new[number] = Thing(kind=kind, value=value, salt=self.salts(SALT).hex(), of=of)
        return f"@{number}"


def referred(value: Any) -> int | None:
    """The number of the thing that a value in a line stands for."""
    found = _REFERENCE.fullmatch(value) if isinstance(value, str) else None
    return None if found is None else int(found[1])


def _claims(thing: Thing) -> bool:
    """A form that says of itself that it was erased, and was not."""
    return isinstance(thing.value, dict) and bool(thing.value.get("erased"))
