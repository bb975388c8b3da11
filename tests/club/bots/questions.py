"""Questions for bots, taken from a match under way."""

from typing import Any

from tento.cards.chance import seeds
from tento.cards.deal import order
from tento.club.bots.question import Question, think
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.table.game import Step
from tento.table.seats import TABLE


def questions(game: str, bot: str | None, many: int, asker: str = "ana") -> list[Question]:
    """The first questions of a match that this bot plays on every seat, where there is a choice."""
    kit, found, deals = kit_of(game), list[Question](), seeds(3)
    rulebook = load(kit.usual_rulebook)
    state: Any = kit.game.new(rulebook, kit.seats[0])
    while len(found) < many:
        waiting = kit.game.waiting(state)
        if waiting.table:
            deal = next(deals)
            step = kit.game.apply(state, TABLE, kit.game.shuffled(order(deal.seed, deal.numbers, kit.game.pack(rulebook))))
        else:
            seat = waiting.seats[0]
            options = tuple(kit.game.legal(state, seat))
            asked = Question(game, bot, rulebook, kit.game.view(state, seat), options, bytes([len(found) % 256]), asker)
            if len(options) > 1:
                found.append(asked)
            step = kit.game.apply(state, seat, think(asked).action)
        assert isinstance(step, Step)
        state = step.state
    return found
