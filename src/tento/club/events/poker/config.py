"""What is agreed when a tournament is opened, and the opening decision that follows from it."""

from datetime import datetime
from typing import Any, Final

import msgspec

from tento.championship.poker.decisions import Open
from tento.championship.poker.levels import Level
from tento.championship.poker.state import State
from tento.club.live.entries import TableConfig
from tento.club.refusing import refuse
from tento.games.registry import UnknownGame, kit_of
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Directing
from tento.table.refusal import Refusal

LEVELS: Final = 20
"""So many levels are on the sheet; with the last of them all chips of the largest field are a few big blinds."""
FEW: Final = 4
"""With no more places than this the winner takes all; a larger field pays by the table of the rulebook."""
MOST: Final = 200


class TournamentConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tournament online: so many seats at a table, so many places in all, a stack of so many big blinds of the first level.

    It begins at a time (milliseconds since the epoch), or when all places are taken. With `bots` the places that are still free then get
    bots of the kind `bot`. A break of `break_minutes` follows every so many levels (0: none). Each entry brings `points` into the pool:
    they buy nothing.
    """

    game: str = "poker"
    rulebook: str = "cgp-2024"
    options: dict[str, Any] = {}
    seats: int = 9
    most: int = 9
    big_blinds: int = 100
    level_minutes: int = 6
    break_every: int = 0
    break_minutes: int = 5
    begins: int | None = None
    bots: bool = False
    bot: str = "sensible"
    bot_seconds: float = 0.8
    pause_seconds: float = 3.0
    spectator_delay: int = 0
    points: int = 1000


def directing_of(config: TournamentConfig) -> Directing | Refusal:
    """How the tables of this tournament are driven."""
    try:
        directing = kit_of(config.game).directing
    except UnknownGame:
        directing = None
    return refuse("unknown_game", game=config.game) if directing is None else directing


def sheet_of(config: TournamentConfig, rulebook: Rulebook, directing: Directing) -> tuple[Level, ...]:
    """The levels of the rulebook, each as long as agreed, with a break after every so many."""
    return tuple(
        Level(
            minutes=config.level_minutes,
            small=small,
            big=big,
            ante=ante,
            break_min=config.break_minutes if config.break_every and number % config.break_every == 0 else 0,
        )
        for number, (small, big, ante) in enumerate(directing.levels(rulebook, LEVELS), 1)
    )


def choices(config: TournamentConfig) -> dict[str, Any]:
    """What an event online decides over the rulebook: nobody is paid for it, any field may play, and one table is the final one."""
    return {
        "min_field": [],
        "staff_bp": 0,
        "payout_unit": 1,
        "payout_1_10": "winner_takes_all" if config.most <= FEW else "as_11_20",
        "ft_size": config.seats,
        "h4h_minutes": min(2, config.level_minutes),
    }


def checked(config: TournamentConfig) -> tuple[Rulebook, Directing] | Refusal:
    """The rulebook of this agreement and how its tables are driven; or why it cannot be held."""
    directing = directing_of(config)
    if isinstance(directing, Refusal):
        return directing
    kit = kit_of(config.game)
    if config.rulebook not in names(config.game):
        return refuse("bad_rulebook", reason=f"{config.rulebook} is no rulebook of {config.game}")
    if config.bot not in kit.bots:
        return refuse("unknown_bot", bot=config.bot)
    base = load(config.rulebook)
    try:
        rulebook = overlay(base, {**config.options, **choices(config)})
        rulebook = overlay(rulebook, directing.sheet(directing.levels(rulebook, LEVELS)))
        kit.game.new(rulebook, config.seats, phase=directing.phase)
    except (RulebookError, ValueError) as error:
        return refuse("bad_rulebook", reason=str(error))
    return base, directing


def opening(config: TournamentConfig, base: Rulebook, directing: Directing, by: str, at: datetime, title: str, commitment: str) -> Open:  # noqa: PLR0913, PLR0917 - all that the first decision says
    """The first decision. The commitment to the draws of seats stands in it, before anybody has entered."""
    rulebook = overlay(base, config.options) if config.options else base
    levels = sheet_of(config, rulebook, directing)
    return Open(
        by=by,
        at=at,
        why=f"seats are drawn from {commitment}",
        title=title,
        rulebook=base.name,
        hash=base.hash,
        options={**config.options, **choices(config)},
        kind="side",
        split={"prize": config.points},
        stack=config.big_blinds * levels[0].big,
        size=config.seats,
        game=directing.balanced_by(rulebook),
        levels=levels,
        late_levels=0,
        online=True,
    )


def table_config(config: TournamentConfig, event: str, sheet: State, directing: Directing, seats: int) -> TableConfig:
    """What is agreed at one table of the tournament. How long a turn lasts is the rulebook's; between hands the director takes the time."""
    return TableConfig(
        game=config.game,
        rulebook=config.rulebook,
        options={**config.options, **directing.sheet([(level.small, level.big, level.ante) for level in sheet.levels])},
        seats=seats,
        referee=kit_of(config.game).referee is not None,
        phase=directing.phase,
        title=sheet.title,
        visibility="private",
        bank_seconds=0,
        pause_seconds=0,
        bot_seconds=config.bot_seconds,
        number_seconds=1.0 if config.bot_seconds else 0.2,
        spectator_delay=config.spectator_delay,
        advice="never",
        signals=False,
        event=event,
    )
