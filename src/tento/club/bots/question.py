"""What a player made of code is asked, and what it answers. A question holds a view, never a state: it may leave this process."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from tento.cards.chance import Chance
from tento.games.registry import kit_of
from tento.records.analysing import Valued, valued
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot, ReadsSigns

SEED_SIZE = 16


class Question(msgspec.Struct, frozen=True):
    """What to do on a seat. Without the name of a `bot` it asks for the game's advice; `want` may be what each option is worth.

    The same `seed` gives the same answer. The thinking counts for `asker`: the person or the event that the table is there for.
    At a table that teaches, the bot is that of the `lesson`. `signs` are those that the partner made to this seat.
    """

    game: str
    bot: str | None
    rulebook: Rulebook
    view: Any
    options: tuple[Any, ...]
    seed: bytes
    asker: str
    lesson: str | None = None
    want: Literal["move", "worth"] = "move"
    signs: tuple[str, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """One of the options, the bot that chose it (None: advice), and the key of the reason where the game gives one."""

    action: Any
    by: str | None
    reason: str = ""


class NoAnswer(Exception):
    """There is no answer, or none in time; the message says why."""


class NotOffered(NoAnswer):
    """A player chose what is none of its options."""


def drawn_seed(chance: Chance) -> bytes:
    """A seed for one question."""
    return bytes([chance.below(256) for _ in range(SEED_SIZE)])


def factory(question: Question) -> Callable[[Rulebook], Bot]:
    """Who makes the bot that is asked, for a rulebook."""
    kit = kit_of(question.game)
    assert question.bot is not None, "advice is no bot's"
    return kit.bots[question.bot] if question.lesson is None else kit.lessons[question.lesson].bot


def is_quick(question: Question) -> bool:
    """Whether whoever is asked answers so soon, always, that nobody waits for it. What does not say so of itself is slow."""
    player = kit_of(question.game).advice if question.bot is None else factory(question)
    return bool(getattr(player, "quick", False))


def think(question: Question, bot: Bot | None = None) -> Thought:
    """Asks the player, here and now; `bot` spares making it anew. Whatever goes wrong in its head is raised."""
    kit, chance = kit_of(question.game), Chance(question.seed)
    if question.bot is None:
        assert kit.advice is not None, "a game without advice is not asked"
        action, reason = kit.advice.advise(question.view, question.options, question.rulebook, chance)
    else:
        player = bot or factory(question)(question.rulebook)
        action, reason = _chosen(player, question, chance), ""
    if action not in question.options:
        raise NotOffered(f"{question.bot or 'the advice'} of {question.game} chose what is not on offer")
    return Thought(action, question.bot, reason)


def value(question: Question) -> Valued | None:
    """What the strongest player says to each option, here and now; None where there is no choice."""
    return valued(kit_of(question.game), question.view, question.options, question.rulebook, question.seed)


def _chosen(player: Bot, question: Question, chance: Chance) -> Any:
    if question.signs and isinstance(player, ReadsSigns):
        return player.choose_with_signs(question.view, question.options, chance, question.signs)
    return player.choose(question.view, question.options, chance)


def stand_in(question: Question) -> Thought:
    """What is played for a bot that did not answer: the choice of its deputy, of the first quick bot, or else the first option.

    For advice nobody stands in.
    """
    if question.bot is None:
        raise NoAnswer("nobody gives advice for another")
    for name in _deputies(question):
        try:
            return think(msgspec.structs.replace(question, bot=name, lesson=None))
        except Exception:
            continue
    return Thought(question.options[0], "none")


def deputy(question: Question) -> str | None:
    """Who the bot says shall choose where it cannot."""
    return None if question.bot is None else getattr(factory(question), "deputy", None)


def _deputies(question: Question) -> list[str]:
    named = deputy(question)
    bots = kit_of(question.game).bots
    quick = [name for name in bots if is_quick(msgspec.structs.replace(question, bot=name, lesson=None))]
    found = quick if named is None else [named, *quick]
    return [name for name in found if name != question.bot or question.lesson is not None]
