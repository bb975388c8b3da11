"""The door of the rulings: a question, what is given, and the ruling with its articles."""

from collections.abc import Mapping
from typing import Any

from tento.games.poker.rulings.asking import ASKED
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.rulebook import Article, Rulebook
from tento.table.rulings import Ruling


def answer(rulebook: Rulebook, question: str, given: Mapping[str, Any]) -> Ruling:
    """The ruling of this rulebook; BadKey names the key of what cannot be, `question` for one that nobody asks."""
    if question not in ASKED:
        raise BadKey("question", f"{said(question)} is not asked of dealer and floor; {hint(question, ASKED)}")
    decided = ASKED[question].decided(given, rulebook)
    return Ruling(
        question=question,
        answers=decided.answers,
        articles=articles_of(rulebook, decided.rules),
        outcomes=decided.outcomes,
        advised=decided.advised,
    )


def articles_of(rulebook: Rulebook, rules: tuple[str, ...]) -> tuple[Article, ...]:
    """The articles behind these rules in their order; of several lines about one item the first."""
    found: dict[str, Article] = {}
    for rule in rules:
        for article in rulebook.articles:
            if rule in article.rules:
                found.setdefault(article.cite, article)
    return tuple(found.values())
