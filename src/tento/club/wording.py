"""The words that every edge needs: why something is refused, what people call the rules of a rulebook, what they call across a table."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tento.games.registry import all_texts, kits, texts_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts import table
from tento.texts.championship import every_kind
from tento.texts.club import refusals as club
from tento.texts.language import Lang, Text3, capital, pick
from tento.texts.phrases import PHRASES, TO_PARTNERS
from tento.texts.rules import RuleWords
from tento.texts.sentences import Sentences
from tento.texts.sentences import sentence as worded

_NO_GAMES_OWN: Final[Sentences] = {**table.REFUSALS, **club.REFUSALS, **every_kind.REFUSALS}


def sentence(refusal: Refusal, lang: Lang, name_of: Callable[[Seat], str | int] = int) -> str:
    """The sentence of a refusal, whoever refused. `name_of` names who sits on a seat."""
    known = next((texts.refusals for texts in all_texts() if _knows(texts.refusals, refusal)), _NO_GAMES_OWN)
    facts = {name: _in_words(name, fact, lang) for name, fact in refusal.told_facts(name_of).items()}
    return capital(worded(known, refusal.code, lang, facts, refusal.rule))


def _in_words(name: str, fact: str | int, lang: Lang) -> str | int:
    """A fact that is told by a key, such as a role of an event or a choice of a table, in the reader's words; any other as it is."""
    if name == "choice" and isinstance(fact, str):
        return _choice(fact, lang)
    words = every_kind.FACT_WORDS.get(name)
    if words is None or not isinstance(fact, str):
        return fact
    return ", ".join(pick(words[key], lang) if key in words else key for key in fact.split(", "))


def _choice(choice: str, lang: Lang) -> str:
    """The value of a choice `rule.value` in the words of the game that has such a rule."""
    rule, _, value = choice.partition(".")
    return next((texts.rules.say_value(rule, value, lang) for texts in all_texts() if texts.rules.named(rule)), value)


def _knows(sentences: Sentences, refusal: Refusal) -> bool:
    return refusal.code in sentences or f"{refusal.code}.{refusal.rule}" in sentences


def rule_words(rulebook: Rulebook) -> RuleWords:
    """The words for the rules of a rulebook: its game's and its championship's."""
    own = texts_of(rulebook.game)
    return every_kind.RULE_WORDS if own is None else own.rules | every_kind.RULE_WORDS


class Phrase(NamedTuple):
    """What may be called across the tables of these games."""

    words: Text3
    games: tuple[str, ...]


def phrases() -> dict[str, Phrase]:
    """What may be called across a table, by its key: the phrases of each game, those for partners, then those of any table."""
    every = tuple(kit.name for kit in kits())
    paired = tuple(kit.name for kit in kits() if any(len(side) > 1 for side in kit.sides(kit.seats[0])))
    return {
        **{key: Phrase(words, (kit.name,)) for kit in kits() for key, words in kit.texts.phrases.items()},
        **{key: Phrase(words, paired) for key, words in TO_PARTNERS.items()},
        **{key: Phrase(words, every) for key, words in PHRASES.items()},
    }
