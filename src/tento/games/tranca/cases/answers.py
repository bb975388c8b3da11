"""What a tranca table answers to a case, and the articles that decided."""

from typing import Any, Final

from tento.games.tranca.cases.case import EXPECTED, TrancaCase, check
from tento.games.tranca.cases.table import SCRIPT, TrancaTable
from tento.games.tranca.notation import write
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.melds import WILD, kind_of
from tento.games.tranca.rules.state import Result, Rodada, the_rodada
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.comparing import AnyOf
from tento.rulebooks.cases.saying import named
from tento.rulebooks.cases.script import TableCases
from tento.table.seats import PAIR_NAMES, Seat, pair_of


class AskedTable(TrancaTable):
    """A tranca case at its table, ready to be asked."""

    @property
    def refused(self) -> str:
        """The code of the refusal that the last step got, or `none`."""
        return "none" if self.refusal is None else self.refusal.code

    def answers(self) -> dict[str, Any]:
        """The answers of the table as it stands."""
        self.set_table()
        state, rodada = self.state, the_rodada(self.state)
        waited = game.waiting(state).seats
        return {
            "turn": waited[0] if waited else "none",
            "hand_sizes": [len(hand) for hand in rodada.hands],
            "lixo_top": rodada.lixo[-1] if rodada.lixo else "none",
            "meld": _jogos(rodada, state.rules),
            "morto_taken": [pair for pair, taken in zip(PAIR_NAMES, rodada.morto_taken, strict=True) if taken],
            "over": state.stage != "play",
            "batida": _batida(state.result),
            "rodada_score": "none" if state.result is None else [pair.total for pair in state.result.pairs],
            "score": list(state.score),
            "partida": "none" if state.partida is None else PAIR_NAMES[state.partida],
            "next_dealer": "none" if state.next_dealer is None else state.next_dealer,
            "monte": len(rodada.monte),
            "mortos": sum(morto is not None for morto in rodada.mortos),
            "red_threes": [len(laid) for laid in rodada.red_threes],
        }

    def articles(self) -> tuple[str, ...]:
        """What was cited by the refusal, or by what the last step decided, with the lines of a score."""
        if self.refusal is not None:
            return self.refusal.articles
        found = [cite for event in self.events for cite in (*getattr(event, "articles", ()), *self._behind(event))]
        lines = [line for event in self.events if isinstance(event, ev.RodadaEnded) for pair in event.pairs for line in pair.lines]
        return tuple(dict.fromkeys([*found, *(cite for line in lines for cite in line.articles)]))

    def _behind(self, event: object) -> tuple[str, ...]:
        """The definition of the batida that ended a rodada, direta or indireta; a morto taken is what running out of cards leads to."""
        cites = self.state.rulebook.cites
        if isinstance(event, ev.RodadaEnded) and event.seat is not None:
            return cites("morto_direct" if event.direct else "morto_indirect")
        return cites("morto_after") if isinstance(event, ev.MortoTaken) else ()

    def allowed(self, step: str, key: str) -> bool:
        """Whether the step may be taken in the turn as it has begun."""
        if step.split()[:1] and step.split(maxsplit=1)[0] in SCRIPT:
            raise BadKey(key, f"`{named(step)}` is a step of the script, not one to ask about")
        actor, action = self.read_step(step, key, self._on_turn())
        return game.verify(self.state, actor, action) is None

    def others(self, steps: list[str]) -> list[str]:
        """The legal steps of the seat on turn that are none of these."""
        seat = self._on_turn()
        wanted = {_same(self.read_step(step, "expect.legal", seat)[1]) for step in steps}
        return [write(action) for action in game.legal(self.state, seat) if _same(action) not in wanted]

    def _on_turn(self) -> Seat:
        self.begin()
        waited = game.waiting(self.state).seats
        return waited[0] if waited else Seat(0)


def _batida(result: Result | None) -> AnyOf:
    """Who went out, in every way in which a case may say it: the pair, the seat, that somebody did, and how."""
    if result is None or result.seat is None:
        return AnyOf(("none", False))
    return AnyOf((PAIR_NAMES[pair_of(result.seat)], int(result.seat), True, "direta" if result.direct else "indireta"))


def _jogos(rodada: Rodada, rules: TrancaRules) -> dict[str, str]:
    """What the jogos on the table are, by their names."""
    return {
        f"{pair}{number}": kind_of(meld, rules)
        for pair, melds in zip(PAIR_NAMES, rodada.melds, strict=True)
        for number, meld in enumerate(melds, 1)
    }


def _same(action: do.Action) -> tuple[object, ...]:
    """An action by what it comes to: cards in any order, any 2 for another."""
    cards = sorted(WILD if card[0] == WILD else card for card in getattr(action, "cards", ()))
    return type(action), getattr(action, "meld", None), tuple(cards), getattr(action, "card", None)


CASES: Final = TableCases(game="tranca", struct=TrancaCase, answers=EXPECTED, set_up=AskedTable, check=check)
