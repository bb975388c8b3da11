"""What is asked of a table for one."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tento.club.live import entries as log
from tento.club.live.agreement import taught
from tento.club.live.table_commands import default_rulebook
from tento.games.registry import USUAL_GAME
from tento.web.api.table_messages import Moment, Seconds, Word
from tento.web.refusals import granted


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to practise: the bots' kind and pace, and whether the partner's cards are in your hands from the first deal on.

    A `lesson` of the game has cards, rules and a player of its own: of the rest only the pace of the bot counts.
    """

    game: Word = USUAL_GAME
    rulebook: Word | None = None
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    phase: Word = "default"
    bot: Word = "sensible"
    hold: bool = False
    turn_seconds: Seconds = 300
    away_seconds: Seconds = 300
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5
    lesson: Word | None = None


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """True to take the partner's cards in hand, false to give them back to the bot."""

    hold: bool


def practice_config(data: Practice) -> log.TableConfig:
    """What is agreed at a table for one: nobody else sees it, and each deal can be checked after its hand."""
    agreed = {name: value for name, value in msgspec.structs.asdict(data).items() if name not in ("bot", "hold")}
    agreed["rulebook"] = data.rulebook or default_rulebook(data.game)
    config = log.TableConfig(**agreed, fill_bot=data.bot, visibility="private", reveal="deal")
    return config if data.lesson is None else granted(taught(config))
