"""What a sensible player does, and why: the bot and the advice to people are the same."""

from collections.abc import Sequence

from tento.bots.sensible import calling, cards, ceremony, onze
from tento.bots.sensible.knowledge import Known, know
from tento.bots.sensible.worlds import imagine
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import other_pair
from tento.truco.actions import Accept, Action, Claim, DecideOnze, Keep, Peek, PlayDark, Steal
from tento.truco.views import MaoView, View

Advice = tuple[Action, str]


def advise(view: View, options: Sequence[Action], rulebook: Rulebook, chance: Chance) -> Advice:
    """The action that a sensible player takes here, and the key of the reason in `tento.texts.advice`."""
    honest = [action for action in options if not isinstance(action, Steal | Peek)]
    if len(honest) == 1:
        return honest[0], "only_choice"
    return ceremony.handle(honest, chance) or _dark(honest, chance) or _with_cards(view, honest, rulebook, chance)


def _dark(options: Sequence[Action], chance: Chance) -> Advice | None:
    """Among cards that nobody sees none is better."""
    dark = [action for action in options if isinstance(action, PlayDark)]
    return (chance.choice(dark), "dark") if dark else None


def _with_cards(view: View, options: Sequence[Action], rulebook: Rulebook, chance: Chance) -> Advice:
    known = know(view, rulebook)
    mao = view.mao
    assert mao is not None, "cards are dealt"
    kinds = {type(action) for action in options}
    if DecideOnze in kinds:
        return onze.decide(known, view, chance)
    if Keep in kinds:
        return _keep(known, options)
    if Accept in kinds:
        return calling.answer(known, view, mao, options, chance)
    return _turn(known, view, mao, options, chance)


def _keep(known: Known, options: Sequence[Action]) -> Advice:
    """Of the cards that an opponent threw at once the weakest stays."""
    thrown = [action for action in options if isinstance(action, Keep)]
    return min(thrown, key=lambda action: known.strength[action.card]), "keep_weakest"


def _turn(known: Known, view: View, mao: MaoView, options: Sequence[Action], chance: Chance) -> Advice:
    """Calls, claims, or lays a card."""
    raises = calling.raises_worth_asking(known, view, options)
    for action in options:
        if isinstance(action, Claim):
            return (raises[0], "call_sure") if raises else (action, "claim")
    chosen = cards.candidates(known, options)
    if not chosen:
        return options[0], "only_choice"
    if len(chosen) == 1 and not raises:
        return cards.lay(known, options, chosen[0], chance)
    worlds = imagine(known, chance, chosen, callers=_callers(known, mao), watched=(known.me + 1) % known.seats)
    nth = cards.best_of(chosen, worlds)
    called = calling.call(known, view, options, worlds, nth, chance) if raises else None
    return called or cards.lay(known, options, chosen[nth], chance)


def _callers(known: Known, mao: MaoView) -> tuple[int, ...]:
    """The opponents, if one of them has raised the mão to what it is worth."""
    theirs = other_pair(known.pair)
    return tuple(range(theirs, known.seats, 2)) if mao.raised_by == theirs else ()
