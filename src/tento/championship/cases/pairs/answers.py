"""The answers that each question about a championship of pairs may be asked for, and of what kind they are."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tento.championship.cases.options import criterion
from tento.rulebooks.cases.kinds import FLAG, TEXT, WHOLE, Kind, list_of, one_of, table_of

BROKEN_BY: Final = table_of(TEXT._replace(meant=criterion))
ORDER: Final = list_of(TEXT)
SET: Final = list_of(TEXT, unordered=True)
EACH: Final = list_of(WHOLE, 2)
BY_NAME: Final = table_of(WHOLE)
VERDICT: Final[Mapping[str, Kind]] = MappingProxyType({"accepted": FLAG, "refused": TEXT})

ANSWERS: Final[Mapping[str, Mapping[str, Kind]]] = MappingProxyType(
    {
        "standings": {
            "order": ORDER,
            "points": BY_NAME,
            "partidas": BY_NAME,
            "balance": BY_NAME,
            "broken_by": BROKEN_BY,
            "draw_between": SET,
            "open_ties": list_of(SET),
            "advance": SET,
        },
        "best-losers": {"in": SET, "draw_between": SET, "places_left": WHOLE, "out": SET, "broken_by": BROKEN_BY},
        "delegations": {"points": BY_NAME},
        "entry": {**VERDICT, "status": TEXT},
        "walkovers": {
            "in_time": FLAG,
            "refused": TEXT,
            "winner": TEXT,
            "partidas": EACH,
            "pontos": EACH,
            "scored": FLAG,
            "points": BY_NAME,
            "status": table_of(TEXT),
            "suspended": SET,
        },
        "substitution": VERDICT,
        "correction": {
            "outcome": one_of("recomputed", "moved_on", "committee", "stands", "replayed", "refused"),
            "refused": TEXT,
            "next": ORDER,
            "third": ORDER,
            "begun": SET,
        },
        "sanction": {"refused": TEXT, "winner": TEXT, "partidas": EACH, "pontos": EACH, "status": table_of(TEXT)},
        "schedule": {"slots": WHOLE, "matches": WHOLE, "at": list_of(SET)},
        "clock": {
            "limit": WHOLE,
            "verdict": TEXT,
            "winner": one_of("A", "B", "none"),
            "overtime": FLAG,
            "disqualified": FLAG,
        },
        "field": {
            **VERDICT,
            "stages": BY_NAME,
            "best_losers": BY_NAME,
            "matches": WHOLE,
            "stage": TEXT,
            "works": list_of(WHOLE),
        },
        "draw": {"refused": TEXT, "why": TEXT, "order": ORDER, "groups": list_of(ORDER), "byes": WHOLE},
    }
)
