"""The sentence of a code: the one way in which refusals, of whatever room, come to words."""

from collections.abc import Mapping
from string import Formatter

from tento.texts.language import Lang, Text3, pick

Sentences = Mapping[str, Text3 | tuple[Text3, ...]]
"""Sentences by their code.

A code may be written `code.rule`: the sentence of that code when that rule of the rulebook refused. A code may have several sentences;
the first one whose facts are all known is said.
"""


def sentence(known: Sentences, code: str, lang: Lang, facts: Mapping[str, str | int], rule: str | None = None) -> str:
    """The sentence in the reader's language. `facts` are ready to be read (names, not seats); one that nobody gave is a dash."""
    texts = [pick(words, lang) for words in _choices(known, code, rule)]
    text = next((text for text in texts if _named(text) <= facts.keys()), texts[-1])
    return text.format_map({**dict.fromkeys(_named(text), "–"), **facts})


def _choices(known: Sentences, code: str, rule: str | None) -> tuple[Text3, ...]:
    found = known.get(f"{code}.{rule}") or known.get(code)
    if found is None:
        return ((code, code, code),)
    return (found,) if isinstance(found[0], str) else found


def _named(text: str) -> set[str]:
    """The facts that a sentence names."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}
