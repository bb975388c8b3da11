"""What a truco table answers to a case, and the articles that decided."""

from typing import Any, Final

from tento.games.truco.cases.case import EXPECTED, TrucoCase, agree, check
from tento.games.truco.cases.handling import LIMITS
from tento.games.truco.cases.table import TrucoTable
from tento.games.truco.notation import write
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.events import CardKept, PartidaEnded, RodadaEnded
from tento.games.truco.rules.state import State, the_mao
from tento.games.truco.rules.views import MaoView
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.comparing import AnyOf
from tento.rulebooks.cases.script import TableCases
from tento.table.outcome import Outcome
from tento.table.seats import PAIR_NAMES, Pair, Seat, other_pair, pair_of

_BEHIND: Final[dict[type, str]] = {CardKept: "multi_card_throw", PartidaEnded: "match_best_of"}
"""A card kept is one of several thrown; a partida won is counted in its jogo."""


class AskedTable(TrucoTable):
    """A truco case at its table, ready to be asked."""

    @property
    def refused(self) -> str:
        """The code of the refusal that the last step got, or `none`."""
        return "none" if self.refusal is None else self.refusal.code

    def answers(self) -> dict[str, Any]:
        """The answers of the table as it stands, with the cards dealt where the case left the ceremony out."""
        self.deal_now()
        state = self.state
        mao, result = state.mao, state.result
        waited = _next_to_act(self)
        return {
            "rodadas": ["tie" if rodada.winner is None else _pair(rodada.winner) for rodada in mao.rodadas] if mao else [],
            "winner": _pair(result.winner if result else None),
            "points": result.points if result else 0,
            "value": mao.value if mao else 0,
            "score": list(state.score),
            "turn": AnyOf(waited) if waited else "none",
            "next_dealer": "none" if state.next_dealer is None else state.next_dealer,
            "partida": _pair(state.partida),
            "jogo": list(state.jogo),
            "disqualified": _pair(_disqualified(state.outcome)),
            "advances": _pair(_winner(state.outcome)),
            "drawing": list(state.spread.drawing) if state.spread else [],
            "seconds": _seconds(state),
            "overtime": state.overtimes > 0,
            "vira_visible": mao is not None and mao.vira_shown,
            "hand_visible": all(seen.hand is not None for seen in _seen(state)),
            "partner_visible": sorted(
                {_pair(pair_of(Seat(seat))) for seat, seen in enumerate(_seen(state)) if seen.partner_hand is not None}
            ),
        }

    def articles(self) -> tuple[str, ...]:
        """What was cited by the refusal, or by the decisions of the last step from its last rodada on."""
        if self.refusal is not None:
            return self.refusal.articles
        rodadas = [place for place, event in enumerate(self.events) if isinstance(event, RodadaEnded)]
        last = self.events[rodadas[-1] :] if rodadas else self.events
        return tuple(dict.fromkeys(cite for event in reversed(last) for cite in self._cited_by(event)))

    def _cited_by(self, event: object) -> tuple[str, ...]:
        """The articles of an event, and those of a rule behind it that the event itself need not carry."""
        behind = _BEHIND.get(type(event))
        return (*getattr(event, "articles", ()), *(self.state.rulebook.cites(behind) if behind is not None else ()))

    def allowed(self, step: str, key: str) -> bool:
        """Whether the step may be taken now."""
        if step in ("rodada", "mao") or step.split(maxsplit=1)[0] in LIMITS:
            raise BadKey(key, f"`{step}` is a whole script, not a step to ask about")
        seat = _on_turn(self)
        actor, action = self.read_step(step, key, Seat(0) if seat is None else seat)
        return game.verify(self.ready_for(actor, action), actor, action) is None

    def others(self, steps: list[str]) -> list[str]:
        """The legal steps of the seat on turn that are none of these; stealing and peeking are never counted."""
        seat = _on_turn(self)
        offered = [_offer(self, seat, action) for action in game.legal(self.state, seat)] if seat is not None else []
        wanted = {_plain(step) for step in steps}
        return list(dict.fromkeys(offer for offer in offered if offer not in wanted and offer.split()[0] not in ("steal", "peek")))


def _next_to_act(table: TrucoTable) -> tuple[Seat, ...]:
    """Who acts next; in the ceremony also the dealer, as soon as a deal would be in order."""
    state, waited = table.state, game.waiting(table.state).seats
    if state.stage == "shuffle" and state.next_dealer is not None:
        return (state.next_dealer,)
    if state.stage != "ceremony" or state.dealer is None or state.dealer in waited:
        return waited
    deal = do.Deal()
    return (*waited, state.dealer) if game.verify(table.ready_for(state.dealer, deal), state.dealer, deal) is None else waited


def _pair(pair: Pair | None) -> str:
    return "none" if pair is None else PAIR_NAMES[pair]


def _winner(outcome: Outcome | None) -> Pair | None:
    """Who goes on in the event: whoever won the match, for whatever reason."""
    return None if outcome is None or outcome.winner is None else Pair(outcome.winner)


def _disqualified(outcome: Outcome | None) -> Pair | None:
    winner = _winner(outcome)
    return other_pair(winner) if outcome is not None and winner is not None and outcome.why == "disqualification" else None


def _seconds(state: State) -> int | str:
    """How long whoever acts next has for it."""
    seconds = game.waiting(state).seconds
    return "none" if seconds is None else seconds


def _seen(state: State) -> list[MaoView]:
    """The mão as each seat sees it."""
    views = [game.view(state, Seat(seat)).mao for seat in range(state.seats)]
    return [view for view in views if view is not None]


def _on_turn(table: TrucoTable) -> Seat | None:
    waited = game.waiting(table.state).seats
    return waited[0] if waited else None


def _offer(table: TrucoTable, seat: Seat, action: do.Action) -> str:
    """A legal action in the words of the case file: dark cards by their names, a raise without its value."""
    if isinstance(action, do.PlayDark):
        card = the_mao(table.state).hands[seat][action.place]
        action = do.Cover(card) if action.covered else do.Play(card)
    return _plain(write(action))


def _plain(step: str) -> str:
    words = step.split()
    words = words[1:] if words and words[0].isdigit() else words
    return "raise" if words[:1] == ["raise"] else " ".join(words)


CASES: Final = TableCases(game="truco", struct=TrucoCase, answers=EXPECTED, set_up=AskedTable, check=check, agree=agree)
