"""How much to put in, and why: what is planned before an option is looked for, and the price of a call."""

from typing import Final, Literal, NamedTuple

from tento.games.poker.rules.views import AskedView, View

Much = Literal["least", "call", "small", "big", "all"]
MARGIN: Final = 0.04
"""A call must be worth its price, and so much more of the pot for what may come."""


class Plan(NamedTuple):
    """How much to put in, and the key of the reason in `tento.games.poker.texts.advice`."""

    much: Much
    why: str


def price(view: View, asked: AskedView) -> float:
    """What part of the pot a call must win to cost nothing."""
    return asked.to_call / (view.pot + asked.to_call) if asked.to_call else 0.0


def call_or_not(view: View, asked: AskedView, share: float, margin: float = MARGIN) -> Plan:
    """By the price of the call."""
    return Plan("call", "good_price") if share > price(view, asked) + margin else Plan("least", "too_dear")
