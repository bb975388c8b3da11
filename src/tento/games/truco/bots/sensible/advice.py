"""What a sensible player does, and why: the bot and the advice to people are the same."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible import calling, cards, ceremony, onze
from tento.games.truco.bots.sensible.knowledge import Known, Spot, know
from tento.games.truco.bots.sensible.worlds import imagine
from tento.games.truco.rules.actions import Accept, Action, Claim, DecideOnze, Keep, Peek, PlayDark, Steal
from tento.games.truco.rules.views import MaoView, View
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import other_pair

Advice = tuple[Action, str]
"""What to do, and the key of the reason in `tento.games.truco.texts.advice`."""


def advise(view: View, options: Sequence[Action], rulebook: Rulebook, chance: Chance, signs: Sequence[str] = ()) -> Advice:
    """The action that a sensible player takes here, and why; `signs` are the partner's. Cheating only if there is nothing else."""
    honest: Sequence[Action] = [action for action in options if not isinstance(action, Steal | Peek)] or options
    sure = ceremony.handle(honest, chance) or _no_matter(honest, chance)
    return sure or advise_knowing(know(view, rulebook, signs), view, honest, chance)


def _no_matter(options: Sequence[Action], chance: Chance) -> Advice | None:
    """The only thing to do; or any of the cards that nobody sees."""
    if len(options) == 1:
        return options[0], "only_choice"
    dark = [action for action in options if isinstance(action, PlayDark)]
    return (chance.choice(dark), "dark") if dark else None


def advise_knowing(known: Known, view: View, options: Sequence[Action], chance: Chance) -> Advice:
    """The same for somebody who knows so much, where cards are in hand and there is a choice."""
    assert view.mao is not None, "cards are dealt"
    spot = Spot(known, view, view.mao, options, chance)
    kinds = {type(action) for action in options}
    if DecideOnze in kinds:
        return onze.decide(spot)
    if Keep in kinds:
        return _keep(spot)
    return calling.answer(spot) if Accept in kinds else _turn(spot)


def _keep(spot: Spot) -> Advice:
    """Of the cards that an opponent threw at once the weakest stays."""
    thrown = [action for action in spot.options if isinstance(action, Keep)]
    return min(thrown, key=lambda action: spot.known.strength[action.card]), "keep_weakest"


def _turn(spot: Spot) -> Advice:
    """Calls, lays the hand open, or lays a card. A hand that may be laid open calls first if that can still gain."""
    raises = calling.worth_asking(spot)
    for action in spot.options:
        if isinstance(action, Claim):
            return (raises[0], "call_sure") if raises else (action, "claim")
    chosen = cards.candidates(spot)
    if not chosen:
        return spot.options[0], "only_choice"
    if len(chosen) == 1 and not raises:
        return cards.lay(spot, chosen[0])
    known = spot.known
    answerer = (known.me + 1) % known.seats if raises else None
    worlds = imagine(known, spot.chance, chosen, callers=_callers(known, spot.mao), watched=answerer)
    nth = cards.best_of(known, chosen, worlds)
    called = calling.call(spot, raises, worlds, nth) if raises else None
    return called or cards.lay(spot, chosen[nth])


def _callers(known: Known, mao: MaoView) -> tuple[int, ...]:
    """The opponents, if one of them has raised the mão to what it is worth."""
    theirs = other_pair(known.pair)
    return tuple(range(theirs, known.seats, 2)) if mao.raised_by == theirs else ()
