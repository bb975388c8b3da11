"""What people call the rules of a rulebook and their values: how the words of a game or of a championship are looked up."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tento.texts.language import Lang, Words, pick

STATUSES: Final[dict[str, Words]] = {
    "enforced": ("programa", "program"),
    "referee": ("árbitro", "referee"),
    "shown": ("informação", "information"),
}

OTHER: Final[Words] = ("Outras regras", "Other rules")
_NO_LIMIT: Final[Words] = ("sem limite", "no limit")
_NOTHING: Final[Words] = ("não há", "none")
_YES_NO: Final[dict[bool, Words]] = {True: ("sim", "yes"), False: ("não", "no")}


class RuleWords(NamedTuple):
    """The names of rules by their topic, and the words for values; a value that means something else under one key is `key.value`."""

    topics: Mapping[Words, Mapping[str, Words]]
    values: Mapping[str, Words]

    def __or__(self, other: "RuleWords") -> "RuleWords":
        return RuleWords({**self.topics, **other.topics}, {**self.values, **other.values})

    def topic(self, key: str) -> Words:
        """The topic of a rule."""
        return next((topic for topic, rules in self.topics.items() if key in rules), OTHER)

    def named(self, key: str) -> bool:
        """True if somebody has named this rule."""
        return any(key in rules for rules in self.topics.values())

    def say_rule(self, key: str, lang: Lang) -> str:
        """What people call this rule; its key where nobody has named it."""
        return pick(next((rules[key] for rules in self.topics.values() if key in rules), (key, key)), lang)

    def say_value(self, key: str, value: Any, lang: Lang) -> str:
        """A value of this rule in words."""
        if value is None:
            return pick(self.values.get(f"{key}.none", _NO_LIMIT), lang)
        if isinstance(value, bool):
            return pick(_YES_NO[value], lang)
        if isinstance(value, Mapping):
            return self._say_phases(value, lang)
        if isinstance(value, tuple | list):
            words = [self.say_value(key, item, lang) for item in value]
            cards = all(isinstance(item, str) and len(word) <= 2 for item, word in zip(value, words, strict=True))
            return (" " if cards else ", ").join(words) or pick(_NOTHING, lang)
        word = str(value)
        return pick(self.values.get(f"{key}.{word}", self.values.get(word, (word, word))), lang)

    def _say_phases(self, phases: Mapping[str, int], lang: Lang) -> str:
        """`60 (final: 90)`: the general number, then the phases that have another; without a general one, the phases alone."""
        if not phases:
            return pick(_NO_LIMIT, lang)
        others = ", ".join(f"{self.say_value('', phase, lang)}: {number}" for phase, number in phases.items() if phase != "default")
        if "default" not in phases:
            return others
        return f"{phases['default']} ({others})" if others else str(phases["default"])
