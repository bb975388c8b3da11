"""The monte: its next card, and the mortos that take its place when it runs out."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.state import Rodada, State, the_rodada
from tento.games.tranca.rules.verdict import cites
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces


@enforces("convert_morto_when")
def spare_morto(rules: TrancaRules, rodada: Rodada) -> int | None:
    """The place of the morto that becomes the monte when that is empty; None if none may."""
    if rules.convert_morto_when == "none_taken" and any(rodada.morto_taken):
        return None
    return next((place for place, morto in enumerate(rodada.mortos) if morto), None)


def nothing_to_draw(rules: TrancaRules, rodada: Rodada) -> bool:
    """Neither a card nor a morto is left."""
    return not rodada.monte and spare_morto(rules, rodada) is None


@enforces("convert_morto_when")
def next_card(state: State, events: ev.Events) -> tuple[State, Card | None]:
    """The table after one card has left the monte, and that card; a morto comes in its place first, if need be. None: all is gone."""
    rodada = the_rodada(state)
    if not rodada.monte:
        place = spare_morto(state.rules, rodada)
        if place is None:
            return state, None
        rodada = _converted(rodada, place)
        left = sum(morto is not None for morto in rodada.mortos)
        events.append(ev.MortoBecameMonte(left=left, articles=cites(state, "convert_morto_when")))
    card, *_ = rodada.monte
    return replace(state, rodada=replace(rodada, monte=rodada.monte[1:])), card


def _converted(rodada: Rodada, place: int) -> Rodada:
    monte = rodada.mortos[place] or ()
    return replace(rodada, monte=monte, mortos=(None, rodada.mortos[1]) if place == 0 else (rodada.mortos[0], None))
