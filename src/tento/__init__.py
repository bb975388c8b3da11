"""Tento: Brazilian card games by the letter of their regulations.

>>> import tento
>>> table = tento.Table("fenacef-ix", seed=2025)
>>> table.play(tento.bot("sensible")).why
'points'

A name is imported when it is first asked for: `import tento` alone loads no game.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tento.games import registry as _registry  # noqa: F401 - the games make the values of their rulebooks known

if TYPE_CHECKING:
    from tento import championship
    from tento.cards.card import Card
    from tento.club.simulation.simulate import simulate
    from tento.club.table import Table, bot
    from tento.records.judge import judge_file as judge
    from tento.records.opening import analyse, replay, verify
    from tento.rulebooks.loader import load
    from tento.table.game import Step
    from tento.table.outcome import Outcome
    from tento.table.refusal import Refusal
    from tento.table.seats import Seat

__version__ = "0.1.0"

_WHERE: Final = {
    "Card": "tento.cards.card:Card",
    "Outcome": "tento.table.outcome:Outcome",
    "Refusal": "tento.table.refusal:Refusal",
    "Seat": "tento.table.seats:Seat",
    "Step": "tento.table.game:Step",
    "Table": "tento.club.table:Table",
    "analyse": "tento.records.opening:analyse",
    "bot": "tento.club.table:bot",
    "championship": "tento.championship:",
    "judge": "tento.records.judge:judge_file",
    "load": "tento.rulebooks.loader:load",
    "replay": "tento.records.opening:replay",
    "simulate": "tento.club.simulation.simulate:simulate",
    "verify": "tento.records.opening:verify",
}
"""Where each public name stands."""

__all__ = [
    "Card",
    "Outcome",
    "Refusal",
    "Seat",
    "Step",
    "Table",
    "__version__",
    "analyse",
    "bot",
    "championship",
    "judge",
    "load",
    "replay",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'tento' has no attribute {name!r}; it has {', '.join(_WHERE)}")
    module, _, inner = _WHERE[name].partition(":")
    found = import_module(module)
    return getattr(found, inner) if inner else found


def __dir__() -> list[str]:
    return sorted(__all__)
