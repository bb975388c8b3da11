"""What a simulation of poker tells, beside who won."""

from typing import Final

from tento.games.poker.rules.events import HandEnded
from tento.table.game import Step
from tento.table.simulation import Counted, Hands, Simulation


def _hand_ended(step: Step) -> bool:
    return any(isinstance(event, HandEnded) for event in step.events)


SIMULATION: Final = Simulation(
    lines=(
        Counted(("Partidas ganhas", "Matches won"), {"matches": "matches_won"}),
        Counted(("Mãos jogadas", "Hands dealt"), {"hands": "hands"}),
        Counted(("Mãos ganhas", "Hands won"), {"hands_won": "hands_won"}),
        Counted(("VPIP / PFR", "VPIP / PFR"), {"vpip": "vpip", "pfr": "pfr"}, shares=True),
        Counted(("Apostas / calls depois do flop", "Bets / calls after the flop"), {"bets": "bets", "calls": "calls"}),
        Counted(("Showdowns / ganhos", "Showdowns / won"), {"showdowns": "showdowns", "showdowns_won": "showdowns_won"}),
        Counted(("All-ins", "All-ins"), {"all_ins": "all_ins"}),
    ),
    hands=Hands("hands", "mãos", _hand_ended, won="hands_won"),
)
