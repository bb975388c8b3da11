"""Rulings as they are told: the questions as data, and the answer to one."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tento.games.registry import ruled_games, rulings_of
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import load, names, regulations_of
from tento.rulebooks.rulebook import Article
from tento.table.rulings import Question
from tento.texts.language import Text3
from tento.web.refusals import refuse


class RulingsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The rulings of one game: the rulebooks that answer, the questions in their order, and what answers are called."""

    game: str
    rulebooks: tuple[str, ...]
    questions: tuple[Question, ...]
    answers: dict[str, Text3]
    values: dict[str, Text3]


class RulingAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happened, by the keys of the question; without a rulebook the first one that has rulings answers."""

    given: dict[str, Any]
    rulebook: Annotated[str, Meta(max_length=200)] | None = None


class RulingShown(msgspec.Struct, frozen=True, kw_only=True):
    """The answers by their names, the articles that say so, and where the floor decides what it may choose."""

    question: str
    rulebook: str
    answers: dict[str, Any]
    articles: tuple[Article, ...]
    outcomes: tuple[str, ...]
    advised: str | None


def rulings_shown() -> list[RulingsShown]:
    """The questions of every game that has some."""
    return [_shown(game) for game in ruled_games()]


def _shown(game: str) -> RulingsShown:
    rulings = rulings_of(game)
    assert rulings is not None, "only games that have rulings are shown"
    return RulingsShown(
        game=game,
        rulebooks=regulations_of(game),
        questions=rulings.questions(),
        answers=dict(rulings.texts.answers),
        values=dict(rulings.texts.values),
    )


def ruling_shown(question: str, data: RulingAsked) -> RulingShown:
    """What the rulebook says of what happened, or a refusal."""
    name = data.rulebook or next(one for game in ruled_games() for one in regulations_of(game))
    if name not in names():
        raise refuse("unknown_rulebook")
    rulebook = load(name)
    rulings = rulings_of(rulebook.game)
    if rulings is None or question not in (one.name for one in rulings.questions()):
        raise refuse("not_found")
    try:
        found = rulings.answer(rulebook, question, data.given)
    except BadKey as error:
        raise refuse("bad_ruling", field=error.key, reason=error.reason) from error
    return RulingShown(
        question=question,
        rulebook=name,
        answers=found.answers,
        articles=found.articles,
        outcomes=found.outcomes,
        advised=found.advised,
    )
