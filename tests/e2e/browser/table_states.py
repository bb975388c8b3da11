"""Every state of every game's table that a screen must hold, found in matches between bots."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tests.e2e.browser.boxes import State
from tests.e2e.browser.moments import YOU, Moment, Setting, first, snapshot

PAULISTA = [Setting("ktruco-paulista", seed=seed) for seed in (1, 6, 2, 3, 4, 5)]
FENACEF = [Setting("fenacef-ix", seed=1)]
AFIA = [Setting("afia-2025", seed=1)]
CLUMSY = [Setting("afia-2025", seed=8, bot="random")]
CGP = [Setting("cgp-2024", seats=6, seed=1, options={"starting_stack": 1500})]
MORE, TALK, COVER = (f"[aria-keyshortcuts={key}]" for key in "MPE")
MENU, PHRASE = "dialog[open] button", "dialog[open] li button"
STREETS = ("preflop", "flop", "turn", "river")


class Sought(NamedTuple):
    """A state by the moment that has it, what is then to be seen, what is pressed there, and what that opens."""

    matches: Sequence[Setting]
    wanted: Callable[[Moment], Any]
    seen: str
    pressed: str = ""
    opened: str = ""


def _playing(moment: Moment) -> bool:
    return moment.mine and moment.view.stage == "play"


def _drawn(moment: Moment) -> bool:
    return moment.mine and moment.view.rodada.drew


def _on(street: str) -> Callable[[Moment], Any]:
    return lambda moment: moment.mine and moment.view.street == street and moment.view.asked.min_raise


TRUCO = {
    "draw for the deal": Sought(FENACEF, lambda moment: moment.mine and moment.view.stage == "draw", ".draw"),
    "cut": Sought(PAULISTA, lambda moment: moment.mine and moment.view.stage == "ceremony", ".pack"),
    "play": Sought(PAULISTA, lambda moment: _playing(moment) and len(moment.view.mao.rodadas) == 1, ".raise:enabled"),
    "more": Sought(PAULISTA, _playing, ".raise:enabled", MORE, MENU),
    "talk": Sought(PAULISTA, _playing, ".raise:enabled", TALK, PHRASE),
    "cover": Sought(
        PAULISTA, lambda moment: any(one.kind == "cover" for one in moment.legal), f".tool:enabled{COVER}", COVER, "[aria-pressed=true]"
    ),
    "truco asked": Sought(PAULISTA, lambda moment: _playing(moment) and moment.view.mao.asked, ".answers"),
    "mão de onze": Sought(PAULISTA, lambda moment: moment.view.stage == "onze" and moment.view.mao.partner_hand, ".onze"),
    "ferro": Sought(PAULISTA, lambda moment: _playing(moment) and moment.view.mao.kind == "ferro", ".felt.dark"),
    "mão over": Sought(PAULISTA, lambda moment: moment.view.stage == "mao_over", ".prompt"),
    "partida over": Sought(FENACEF, lambda moment: moment.view.partida is not None and not moment.view.outcome, ".end"),
    "match over": Sought(PAULISTA, lambda moment: moment.view.outcome, ".end.over"),
}
TRANCA = {
    "draw": Sought(AFIA, lambda moment: moment.mine and not moment.view.rodada.drew and not moment.view.rodada.opening, ".pile.can"),
    "drawn": Sought(AFIA, _drawn, ".held"),
    "many melds": Sought(AFIA, lambda moment: _drawn(moment) and sum(map(len, moment.view.rodada.melds)) > 9, ".meld"),
    "large hand": Sought(CLUMSY, lambda moment: _drawn(moment) and len(moment.view.rodada.hand) > 20, ".held"),
    "more": Sought(AFIA, _drawn, ".held", MORE, MENU),
    "morto to come": Sought(AFIA, lambda moment: moment.view.stage == "play" and YOU in moment.view.rodada.pending, ".pending"),
    "rodada over": Sought(AFIA, lambda moment: moment.view.stage == "rodada_over" and not moment.view.outcome, "dialog[open] a"),
    "match over": Sought(AFIA, lambda moment: moment.view.outcome, "dialog[open] p.score"),
}
POKER = {
    **{street: Sought(CGP, _on(street), ".acts .main:enabled") for street in STREETS},
    "waits": Sought(CGP, lambda moment: moment.view.stage == "hand" and not moment.mine and moment.view.hand, ".acts"),
    "more": Sought(CGP, lambda moment: moment.mine, ".acts", MORE, MENU),
    "showdown": Sought(
        CGP, lambda moment: moment.view.stage == "hand_over" and sum(one.shown is not None for one in moment.view.players) > 1, ".own"
    ),
    "match over": Sought(CGP, lambda moment: moment.view.outcome, "dialog[open] ol li"),
}
GAMES = {"truco": TRUCO, "tranca": TRANCA, "poker": POKER}


class Visit(NamedTuple):
    """States that one visit to a table can see, of this rulebook with so many seats."""

    rulebook: str
    seats: int
    states: list[State]


def visits(game: str) -> list[Visit]:
    """All states of a game's table. What is read once and closed is not opened again: such a state has a visit of its own."""
    found: dict[tuple[str, str], Visit] = {}
    for name, sought in GAMES[game].items():
        setting, moment = first(sought.matches, sought.wanted)
        alone = name if sought.seen.startswith("dialog") else ""
        visit = found.setdefault((setting.rulebook, alone), Visit(setting.rulebook, setting.seats, []))
        visit.states.append(State(name, snapshot(setting, moment), sought.seen, sought.pressed, sought.opened))
    return [*found.values()]
