"""What is agreed at the live table of a match: the rulebook of the event in the phase of this match, no advice, nobody else's seats."""

from typing import Any, Final

import msgspec

from tento.championship.core.decisions import Opening
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.scores import Format
from tento.championship.pairs.state import Match, State
from tento.club.events.pairs.chairs import Chairs
from tento.club.live.entries import TableConfig
from tento.games.registry import kit_of
from tento.rulebooks.game_values import values_of
from tento.rulebooks.rulebook import Rulebook

PHASED: Final = {"match_best_of": "best_of", "partida_target": "target", "partida_time_limit_min": "clock_min"}
"""The values of a game that a stage of a championship may set for itself, and what its format calls them."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How quickly the tables of an event are played, in seconds, and how late spectators see it, if any may."""

    turn_seconds: int = 30
    bank_seconds: int = 60
    bot_seconds: float = 0.8
    pause_seconds: float = 2.5
    spectator_delay: int = 0
    spectators: bool = True


def table_id(event: str, state: State, match: Match) -> str:
    """The live table of a match: the same every time that it is asked for, another when the match is called anew after it stopped."""
    return f"{event}.{table_name(state, match)}"


def table_name(state: State, match: Match) -> str:
    """What tells the live tables of an event apart: the stage, the match in it, and how often it was called."""
    stage = next(place for place, one in enumerate(state.stages) if one.name == match.stage)
    return f"{stage}-{state.stages[stage].matches.index(match.id)}-{match.tables_online}"


def table_config(event: str, state: State, opening: Opening, match: Match, chairs: Chairs, pace: Pace) -> TableConfig:  # noqa: PLR0913, PLR0917 - the event, the match and who plays it
    """What is agreed at the table of this match. Whoever is away is waited for as long as the regulation says."""
    kit, form = kit_of(state.rulebook.game), form_of(state, match)
    phase = _phase(state, match)
    return TableConfig(
        game=state.rulebook.game,
        rulebook=opening.rulebook,
        options=_of_the_game(opening.options, state.rulebook) | _of_the_stage(state.rulebook, form, phase),
        seats=len(chairs.reserved),
        phase=phase,
        title=state.title[:60],
        visibility="private",
        turn_seconds=pace.turn_seconds,
        bank_seconds=pace.bank_seconds,
        pause_seconds=pace.pause_seconds,
        bot_seconds=pace.bot_seconds,
        number_seconds=1.0 if pace.bot_seconds else 0.2,
        spectators=pace.spectators,
        spectator_delay=pace.spectator_delay,
        advice="never",
        referee=kit.referee is not None,
        event=event,
        reserved=chairs.reserved,
        absence_minutes=form.absence_min,
    )


def _phase(state: State, match: Match) -> str:
    """The phase under which the game knows this match: the final, that of its stage, or any."""
    known = kit_of(state.rulebook.game).phases(state.rulebook)
    last = match.feeds is None and match.group is None and match.stage == state.stages[-1].name and not match.id.endswith("/third")
    wanted = (*(("final",) if last else ()), state.rules.stages[match.stage].phase)
    return next((phase for phase in wanted if phase in known), "default")


def _of_the_game(options: dict[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The organiser's choices about the game itself; those about the event are of no use at a table."""
    known = {field.name for field in msgspec.structs.fields(values_of(rulebook.game).struct)}
    return {key: value for key, value in options.items() if key in known}


def _of_the_stage(rulebook: Rulebook, form: Format, phase: str) -> dict[str, Any]:
    """What the stage sets for itself and the game's own values do not say for this phase."""
    changed: dict[str, Any] = {}
    for key, word in PHASED.items():
        wanted, own = getattr(form, word), getattr(rulebook.values, key, None)
        if wanted is None or own is None:
            continue
        if isinstance(own, int):
            changed |= {key: wanted} if own != wanted else {}
        elif own.get(phase, own.get("default")) != wanted:
            changed[key] = {**own, phase: wanted}
    return changed
