"""The answers of a verification: allowed (None) or refused, with the articles of the rule that decided."""

from tento.games.tranca.rules.codes import Code
from tento.games.tranca.rules.melds import Fault
from tento.games.tranca.rules.state import State, the_rodada
from tento.table.refusal import Fact, Refusal, SeatFact
from tento.table.seats import Seat


def refuse(state: State, code: Code, *rules: str, **facts: Fact) -> Refusal:
    """A refusal that cites the articles of the rule in force; further rules speak where the regulation is silent on the first."""
    articles: tuple[str, ...] = ()
    for rule in rules:
        articles = articles or state.rulebook.cites(rule)
    return Refusal(code, rules[0] if rules else None, articles, facts)


def refuse_for(state: State, fault: Fault) -> Refusal:
    """The refusal of a fault that was found in the cards, with the articles of every rule behind it."""
    return Refusal(fault.code, fault.rules[0], cites(state, *fault.rules), {})


def cites(state: State, *rules: str) -> tuple[str, ...]:
    """The articles of these rules, each once, in the order of the rules."""
    if len(rules) == 1:
        return state.rulebook.cites(rules[0])
    return state.rulebook.cites(*rules)


def not_on_turn(state: State, seat: Seat) -> Refusal | None:
    """The refusal of any act of play by a seat that is not to play."""
    if state.stage != "play":
        return refuse(state, "rodada_over", "turn_order")
    turn = the_rodada(state).turn
    return None if turn == seat else refuse(state, "not_your_turn", "play_direction", turn=SeatFact(turn))


def not_drawn_yet(state: State, seat: Seat) -> Refusal | None:
    """The refusal of what comes after the draw, while it is due."""
    refusal = not_on_turn(state, seat)
    if refusal is None and not the_rodada(state).drew:
        return refuse(state, "must_draw_first", "turn_order")
    return refusal
