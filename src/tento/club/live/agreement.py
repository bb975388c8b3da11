"""What is agreed at a table: whether it can be played, and what it was, whoever runs the table."""

from msgspec.structs import replace

from tento.club.live import entries
from tento.club.live.entries import TableConfig
from tento.club.live.rulebook_in_force import rulebook_today
from tento.club.ports import Log
from tento.club.refusing import refuse
from tento.club.seats_played import verify_seats
from tento.games.registry import UnknownGame, kit_of
from tento.rulebooks.loader import RulebookError, load, names
from tento.table.refusal import Refusal

READING_SECONDS = 60
"""A lesson waits so long between two hands for its learner to read; whoever has read goes on at once."""


def check_config(config: TableConfig) -> Refusal | None:
    """A table that cannot be played is refused before it is opened. Rulebooks go by name: no file of the disk is read for a stranger."""
    try:
        kit = kit_of(config.game)
    except UnknownGame:
        return refuse("unknown_game", game=config.game)
    if config.rulebook not in names(config.game):
        return refuse("bad_rulebook", reason=f"{config.rulebook} is no rulebook of {config.game}")
    try:
        rulebook = rulebook_today(config)
    except RulebookError as error:
        return refuse("bad_rulebook", reason=str(error))
    if config.referee and kit.referee is None:
        return refuse("no_referee")
    if config.fill_bot not in kit.bots:
        return refuse("unknown_bot", bot=config.fill_bot)
    refusal = verify_seats(rulebook, config.seats)
    if refusal is not None:
        return refusal
    try:
        kit.game.new(rulebook, config.seats, phase=config.phase)
    except ValueError as error:
        return refuse("bad_rulebook", reason=str(error))
    times = (config.turn_seconds, config.bank_seconds, config.pause_seconds, config.bot_seconds, config.number_seconds, config.away_seconds)
    sane = all(0 <= seconds <= 600 for seconds in times) and 0 <= config.spectator_delay <= 600 and config.turn_seconds >= 5
    return None if sane and len(config.title) <= 60 else refuse("bad_times")


def taught(config: TableConfig) -> TableConfig | Refusal:
    """The agreement of a lesson: what it is played by is its own, and its seeds, which dealt nothing, are never shown."""
    try:
        lesson = kit_of(config.game).lessons.get(config.lesson or "")
    except UnknownGame:
        return refuse("unknown_game", game=config.game)
    if lesson is None:
        return refuse("unknown_lesson", lesson=config.lesson or "")
    return replace(
        config,
        rulebook=lesson.rulebook,
        options=dict(lesson.options),
        seats=lesson.seats,
        phase="default",
        reveal="never",
        advice="never",
        pause_seconds=READING_SECONDS,
    )


def check_phase(config: TableConfig) -> Refusal | None:
    """A phase in which a director seats the players is no phase for people who open a table of their own."""
    directing = kit_of(config.game).directing
    if directing is None or config.phase != directing.phase:
        return None
    return refuse("bad_rulebook", reason=f"the tables of the phase {config.phase} are opened by a tournament")


def without_idle_options(config: TableConfig) -> TableConfig:
    """The agreement without options that leave the rulebook as it is: nothing was agreed then, and whoever says less means the same."""
    try:
        same = bool(config.options) and rulebook_today(config) is load(config.rulebook)
    except RulebookError:
        return config  # what is wrong with it is said when the table is opened
    return replace(config, options={}) if same else config


def as_opened(config: TableConfig) -> TableConfig:
    """The agreement as a table is opened with it: two that open the same table are equal."""
    try:
        return without_idle_options(entries.with_its_reveal(config))
    except UnknownGame:
        return config  # what is wrong with it is said when the table is opened


async def agreed(log: Log, table: str) -> TableConfig | None:
    """What was agreed when a table was opened, whoever runs it."""
    lines = await log.read(table)
    first = entries.decode(lines[0]) if lines else None
    return entries.with_its_reveal(first.config) if isinstance(first, entries.Opened) else None
