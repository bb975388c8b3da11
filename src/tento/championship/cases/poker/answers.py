"""The answers that each question about a poker tournament may be asked for, and of what kind they are. Money is in reais."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tento.championship.cases.pairs.answers import BROKEN_BY, BY_NAME, ORDER, SET, VERDICT
from tento.rulebooks.cases.kinds import DAY, FLAG, NUMBER, TEXT, WHOLE, Kind, either, list_of, one_of, table_of

MONEY: Final = NUMBER
MONEY_BY_NAME: Final = table_of(MONEY)
WHOLES: Final = list_of(WHOLE)

POKER_ANSWERS: Final[Mapping[str, Mapping[str, Kind]]] = MappingProxyType(
    {
        "payouts": {
            "collected": MONEY,
            "lines": MONEY_BY_NAME,
            "prize": MONEY,
            "overlay": MONEY,
            "guarantee_met": FLAG,
            "knockouts": MONEY,
            "staff": MONEY,
            "ranking_deducted": MONEY,
            "pool": MONEY,
            "pool_other_reading": MONEY,
            "paid": WHOLE,
            "places": MONEY_BY_NAME,
            "residual": MONEY,
            "rounding": MONEY,
            "unpaid": MONEY,
            "refused": TEXT,
        },
        "ranking": {"points": BY_NAME, "placing": BY_NAME, "bonus": BY_NAME, "paid": WHOLE},
        "season": {"order": ORDER, "places": BY_NAME, "broken_by": BROKEN_BY},
        "ranking-prizes": {
            **VERDICT,
            "collected": MONEY,
            "annual": MONEY,
            "stages": list_of(MONEY),
            "hotel": MONEY,
            "prizes": MONEY_BY_NAME,
            "stage_champion": TEXT,
        },
        "deal": {
            **VERDICT,
            "least_reserve": MONEY,
            "reserve": MONEY,
            "paid": MONEY_BY_NAME,
            "by_chips": MONEY_BY_NAME,
            "by_chances": MONEY_BY_NAME,
        },
        "knockout": {"paid": MONEY_BY_NAME, "total": MONEY, "to_prize": MONEY},
        "satellite": {**VERDICT, "pool": MONEY, "seats": WHOLE, "cash": MONEY},
        "prices": {"prices": MONEY_BY_NAME},
        "payment": {"chosen_by": TEXT, "until": either(DAY, one_of("none"))},
        "minimum-field": {"goes_on": FLAG, "cancelled": FLAG, "needed": WHOLE, "refund": MONEY},
        "late-registration": {**VERDICT, "line": ORDER, "seated": ORDER, "tables": BY_NAME, "alternates": ORDER, "stack": WHOLE},
        "registration": {**VERDICT, "origin": TEXT},
        "seating": {"tables": WHOLE, "counts": WHOLES, "largest": WHOLE, "smallest": WHOLE, "seats": table_of(TEXT)},
        "balancing": {"stopped": WHOLES, "counts": WHOLES, "moves": ORDER},
        "button": {
            "button": WHOLE,
            "button_dead": FLAG,
            "small": either(WHOLE, one_of("none")),
            "big": WHOLE,
            "waits": FLAG,
        },
        "chip-race": {**VERDICT, "odd": BY_NAME, "new_chips": WHOLE, "winners": WHOLES, "stacks": BY_NAME},
        "hand-for-hand": {"places": BY_NAME, "prizes": MONEY_BY_NAME, "leftover": MONEY, "in_the_money": SET, "goes_on": FLAG},
        "penalty-hands": {
            **VERDICT,
            "hands": WHOLE,
            "left": WHOLE,
            "out": FLAG,
            "place": WHOLE,
            "keeps_prize": FLAG,
            "stack": WHOLE,
        },
        "clock": {
            **VERDICT,
            "spent": WHOLE,
            "result": TEXT,
            "cards": WHOLE,
            "levels": WHOLES,
            "left": WHOLES,
            "hands": WHOLE,
            "level": WHOLE,
            "left_s": WHOLE,
            "on_break": FLAG,
        },
    }
)
