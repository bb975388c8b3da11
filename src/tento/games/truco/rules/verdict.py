"""The three answers of a verification: allowed (None), refused, or accepted and punished."""

import msgspec

from tento.games.truco.rules.codes import Code
from tento.games.truco.rules.state import State
from tento.table.refusal import Fact, Refusal
from tento.table.seats import Seat


class Offence(msgspec.Struct, frozen=True):
    """An act that the rulebook does not refuse but punishes; `why` is how the mão then ends.

    `rule` is the one broken, `by` the one that makes a tento of it where that is another.
    """

    seat: Seat
    name: str
    rule: str
    why: str = "tento"
    by: str | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules to cite."""
        return (self.rule,) if self.by is None else (self.rule, self.by)


Verdict = Refusal | Offence | None


def refuse(state: State, code: Code, *rules: str, **facts: Fact) -> Refusal:
    """A refusal that cites the articles of the rule in force; further rules speak where the regulation is silent on the first."""
    articles: tuple[str, ...] = ()
    for rule in rules:
        articles = articles or state.rulebook.cites(rule)
    return Refusal(code, rules[0] if rules else None, articles, facts)


def cites(state: State, *rules: str) -> tuple[str, ...]:
    """The articles of these rules, each once, in the order of the rules."""
    return state.rulebook.cites(*rules)


def not_playing(state: State) -> Refusal | None:
    """The refusal of any act of play while no mão is being played."""
    if state.stage == "play":
        return None
    if state.stage in ("mao_over", "match_over"):
        return refuse(state, "mao_over")
    if state.stage == "onze":
        return refuse(state, "eleven_undecided", "onze_decline_value")
    return refuse(state, "wrong_moment")
