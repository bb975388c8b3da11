"""The rooms in which faults are planted, and the tests that look at each: the near ones, and the others."""

from pathlib import Path

from tools.mutated_copy import ROOT

SOURCES = Path("src/tento")
LEFT_OUT = ("championship/simulation",)
"""What makes up events by chance, for rehearsals and proofs: another event that the rules allow is no fault."""

_CONTRACT = "tests/contract/test_"
_E2E = "tests/e2e/test_"
NEAR: dict[str, tuple[str, ...]] = {
    "cards": ("tests/cards", "tests/records"),
    "table": ("tests/table", "tests/games/truco", "tests/games/tranca"),
    "games/truco/rules": ("tests/games/truco", "tests/rules", "tests/cases", f"{_CONTRACT}truco_laws.py"),
    "games/tranca/rules": ("tests/games/tranca", "tests/rules", "tests/cases", f"{_CONTRACT}tranca_laws.py"),
    "games/poker": ("tests/games/poker", "tests/rules", "tests/cases"),
    "records": ("tests/records", "tests/cases"),
    "championship": ("tests/championship", "tests/rules", "tests/cases"),
    "club/live": ("tests/club", f"{_CONTRACT}leaves.py"),
}
"""The folders in which faults are planted, and the tests that are near to each."""

FAR: dict[str, tuple[str, ...]] = {
    "cards": ("tests/club", f"{_CONTRACT}truco_laws.py"),
    "table": ("tests/club", "tests/rules", "tests/terminal", f"{_CONTRACT}game_laws.py", "tests/records"),
    "games/truco/rules": (f"{_CONTRACT}secrets.py", f"{_CONTRACT}game_laws.py"),
    "games/tranca/rules": (f"{_CONTRACT}secrets.py", f"{_CONTRACT}game_laws.py"),
    "games/poker": (f"{_CONTRACT}poker_laws.py", f"{_CONTRACT}poker_live.py", f"{_CONTRACT}game_laws.py", "tests/cli/test_ruling.py"),
    "records": ("tests/cli/test_records.py",),
    "championship": ("tests/papers", "tests/cli/championship", "tests/club/events"),
    "club/live": (
        *(f"{_CONTRACT}{name}.py" for name in ("told", "tiny_game", "secrets", "poker_live", "tranca_live")),
        *(f"{_E2E}{name}.py" for name in ("live_play", "live_talk", "live_after", "live_referee")),
        *(f"{_E2E}{name}.py" for name in ("rest_practice", "rest_tables", "tournaments")),
    ),
}
"""The other tests that look at it: servers, papers, long matches. What the near ones do not see is tried against all of them."""

VALUES = f"{_CONTRACT}values.py"
"""Every value is frozen: a law for all rooms."""


def sources(only: str, but: str = "") -> list[Path]:
    """The files in which faults are planted."""
    folders = [ROOT / SOURCES / folder for folder in NEAR]
    found = [path.relative_to(ROOT) for folder in folders for path in sorted(folder.rglob("*.py"))]
    left_out = tuple((SOURCES / folder).as_posix() for folder in (*LEFT_OUT, *filter(None, [but])))
    return [path for path in found if only in path.as_posix() and not path.as_posix().startswith(left_out)]


def mirror(path: Path) -> str:
    """The folder of tests that has the name of this file's folder."""
    return (Path("tests") / path.relative_to(SOURCES).parent).as_posix()


def room(path: Path) -> str:
    """The folder of `NEAR` where this file is."""
    inside = path.relative_to(SOURCES).as_posix()
    return next(folder for folder in NEAR if inside.startswith(f"{folder}/"))
