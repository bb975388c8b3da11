"""Cases that ask dealer and floor: the keys of a question, and the answers that it may state."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tento.games.poker.cases.case import MOST_CHIPS, options_of
from tento.games.poker.rules.state import MOST_CHAIRS
from tento.games.poker.rulings.asking import ASKED, CHIPS
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import FRAME
from tento.rulebooks.cases.comparing import AnyOf, Found
from tento.rulebooks.cases.kinds import FLAG, TEXT, Kind, either, list_of, one_of, whole
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.rulebook import Rulebook

ABOUT: Final = "about"
"""Names the item for the reader of a case; it is not compared."""
ALL_IN: Final = "all-in"
STACKED: Final = ("call", "bet", "raise", ALL_IN)
"""Rulings that may put a whole stack in."""
_CHIPS: Final = whole(0, MOST_CHIPS)
_MAYBE: Final = either(_CHIPS, one_of("none"))
_OPTIONS: Final = list_of(TEXT, unordered=True)
_CHIPS_RULING: Final = either(
    one_of("check", "bet", "call", "raise", "all-in", "fold", "dead-hand", "misdeal", "void", "floor"), one_of("none")
)

ANSWERS: Final[dict[str, dict[str, Kind]]] = {
    CHIPS: {
        "ruling": _CHIPS_RULING, "due": _MAYBE, "adds": _MAYBE, "returned": _MAYBE, "reopens": FLAG, "options": _OPTIONS, "penalty": FLAG,
    },
    "out-of-turn": {
        "ruling": one_of("binding", "returned", "back"), "due": _MAYBE, "returned": _MAYBE, "min_raise": _MAYBE, "penalty": FLAG,
        "options": _OPTIONS,
    },
    "substantial-action": {"substantial": FLAG},
    "action-clock": {"ruling": one_of("in-time", "fold", "check"), "spent": _CHIPS},
    "called-time": {"ruling": one_of("in-time", "dead-hand", "check", "refused")},
    "misdeal": {"ruling": one_of("misdeal", "void", "play-on"), "button": one_of("same", "corrected", "moves-on")},
    "button-short": {"ruling": one_of("completed", "dead-hand")},
    "board-error": {"cards_back": _CHIPS, "burn_back": FLAG, "new_burn": FLAG, "removed": _CHIPS, "burns": _CHIPS},
    "contest": {"open": FLAG},
    "tabling": {"ruling": one_of("tabled", "not-tabled", "no-claim", "takes-unshown")},
    "swept-hand": {"ruling": one_of("dead-hand"), "returned": _CHIPS},
    "mucked-bet": {"ruling": one_of("dead-hand", "floor"), "returned": _CHIPS},
    "hidden-chips": {"paid": _CHIPS, "keeps": _CHIPS},
    "chips-out-of-sight": {"removed": _CHIPS, "options": _OPTIONS},
    "accepted-action": {"due": _CHIPS},
    "under-bet": {"corrected": FLAG, "due": _CHIPS, "adds": _CHIPS},
    "pot-correction": {"corrected": FLAG, "due": _CHIPS, "adds": _CHIPS, "returned": _CHIPS},
    "absent": {"ruling": one_of("dead-hand", "live"), "takes": _CHIPS},
    "leaving": {"penalty": FLAG},
    "showdown-order": {"first": either(whole(1, MOST_CHAIRS), one_of("all"))},
    "refuse-to-show": {"ruling": one_of("wait", "dead-hand", "live"), "penalty": one_of("player", "other", "none")},
    "see-hand": {"granted": FLAG, "live": FLAG, "set_aside": FLAG},
    "penalty-hands": {"hands": _CHIPS, "left": _CHIPS},
    "count-request": {"granted": FLAG},
}  # fmt: skip
"""What each question answers, as a case may state it."""


class RulingCase(msgspec.Struct, frozen=True):
    """A question, and the keys that it alone has."""

    question: str
    given: Mapping[str, Any]


class RulingCases:
    """How cases about rulings are read: by their question; without one they are about chips."""

    game: Final = "poker"

    def read(self, data: Mapping[str, Any]) -> RulingCase:
        """The question that these keys ask."""
        asked = data.get("question", CHIPS)
        if not isinstance(asked, str) or asked not in ASKED:
            raise BadKey("question", f"{said(asked)} is not asked of dealer and floor; {hint(str(asked), ASKED)}")
        if not isinstance(data.get(ABOUT, ""), str):
            raise BadKey(ABOUT, f"found {said(data[ABOUT])}; write {TEXT.said}")
        return RulingCase(asked, {key: value for key, value in data.items() if key not in (*FRAME, "question", ABOUT)})

    def kinds(self, case: RulingCase) -> Mapping[str, Kind]:
        """The answers to its question."""
        return ANSWERS[case.question]

    def agreed(self, options: Mapping[str, Any], rulebook: Rulebook) -> Mapping[str, Any]:
        """The options as the rulebook writes them."""
        return options_of(options, rulebook)

    def found(self, case: RulingCase, rulebook: Rulebook) -> Found:
        """What the rulebook answers, and the articles of the rules that say so."""
        decided = ASKED[case.question].decided(case.given, rulebook)
        answers = said_as_all_in(decided.answers, case.given) if case.question == CHIPS else decided.answers
        return Found(answers, rulebook.cites(*decided.rules))


def said_as_all_in(answers: Mapping[str, Any], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The answers about chips where the whole stack goes in: that is all-in, and also the call, bet or full raise that it makes."""
    ruling, due = answers["ruling"], answers["due"]
    if due is None or ruling not in STACKED or answers["adds"] != given.get("behind") or answers["returned"]:
        return answers
    current = given.get("current", 0)
    if ruling != ALL_IN:
        return {**answers, "ruling": AnyOf((ruling, ALL_IN))}
    if 0 < due <= current:
        return {**answers, "ruling": AnyOf((ALL_IN, "call"))}
    return {**answers, "ruling": AnyOf((ALL_IN, "raise" if current else "bet"))} if answers["reopens"] else answers


RULINGS: Final = RulingCases()
