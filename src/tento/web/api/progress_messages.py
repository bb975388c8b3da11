"""What the pages of seasons and of oneself are told."""

import msgspec

from tento.club.streaks import Streaks


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table of a month. Those that nothing parts share a place."""

    place: int
    person: str
    name: str
    worth: float
    matches: int
    won: int


class League(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a month of one game, from its beginning to its end in milliseconds; `seasons` are all months, the newest first.

    `own` is the line of whoever asks, wherever it stands; a guest's is not among the others' (`listed`).
    """

    game: str
    season: str
    begins: int
    ends: int
    running: bool
    seasons: tuple[str, ...]
    lines: tuple[StandingLine, ...]
    own: StandingLine | None
    listed: bool


class MedalLine(msgspec.Struct, frozen=True, kw_only=True):
    """A medal by its key, how often it was won, and the last match in which it was."""

    game: str
    medal: str
    times: int
    table: str
    at: int


class MatchMedals(msgspec.Struct, frozen=True, kw_only=True):
    """The medals of whoever asks in one match, by their keys; nothing is known of them before the match is `counted`."""

    counted: bool
    game: str | None
    medals: tuple[str, ...]


class PointShown(msgspec.Struct, frozen=True):
    """What the rating was worth after a match."""

    at: int
    worth: float


class GameProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How the rating of one game went on, and the medals that the game has."""

    game: str
    points: tuple[PointShown, ...]
    medals: tuple[str, ...]


class WeekShown(msgspec.Struct, frozen=True):
    """A week from its Monday, in milliseconds, and the matches of each game in it."""

    begins: int
    matches: dict[str, int]


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """Where the person stands, or ended, in a month of one game."""

    season: str
    game: str
    place: int
    worth: float
    matches: int
    won: int


class MyProgress(msgspec.Struct, frozen=True, kw_only=True):
    """What the own page shows to its owner alone."""

    streaks: Streaks
    weeks: tuple[WeekShown, ...]
    games: tuple[GameProgress, ...]
    medals: tuple[MedalLine, ...]
    seasons: tuple[SeasonLine, ...]
