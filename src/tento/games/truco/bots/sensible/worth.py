"""What each choice is worth to the sensible player: the chance to win the partida after it, between equal players from there on."""

from collections.abc import Sequence
from typing import Final

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.calling import GAIN, Purse, after_call, price_of_running, purse_of
from tento.games.truco.bots.sensible.certainty import is_lost, is_won
from tento.games.truco.bots.sensible.knowledge import Known, Spot, know
from tento.games.truco.bots.sensible.stakes import partida, stakes_of
from tento.games.truco.bots.sensible.worlds import Laid, World, imagine_laid, likely
from tento.games.truco.rules.actions import Accept, Action, Claim, Cover, DecideOnze, Play, Raise, Refuse
from tento.games.truco.rules.ranking import COVERED
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import other_pair

EFFORT: Final = 6000
"""About how many cards are laid in imagination for one decision: a judgement afterwards has more time than a player at the table."""

_FEWEST, _MOST = 100, 400

Worths = Sequence[float | None]


def worth(view: View, options: Sequence[Action], rulebook: Rulebook, chance: Chance) -> Worths:
    """The worth of each option; None where it is no choice of cards or calls."""
    mao = view.mao
    if mao is None or mao.hand is None or not any(isinstance(one, Play | Accept | DecideOnze) for one in options):
        return [None] * len(options)
    spot = Spot(know(view, rulebook), view, mao, options, chance)
    if any(isinstance(one, DecideOnze) for one in options):
        return _onze(spot)
    return _answers(spot) if any(isinstance(one, Accept) for one in options) else _turn(spot)


def standing(view: View, rulebook: Rulebook) -> tuple[float, float]:
    """The chance of each pair to win the match, from the score alone; each partida to come is even."""
    if view.outcome is not None:
        return float(view.outcome.winner == 0), float(view.outcome.winner == 1)
    needed = view.best_of // 2 + 1
    ours, theirs = needed - view.jogo[0], needed - view.jogo[1]
    now = 0.5 if view.partida is not None else partida(stakes_of(rulebook.values), *view.score)
    first = now * _even(ours - 1, theirs) + (1 - now) * _even(ours, theirs - 1)
    return first, 1 - first


def _even(ours: int, theirs: int) -> float:
    """The chance to win so many partidas before the others win so many, each of them even."""
    if ours <= 0 or theirs <= 0:
        return float(ours <= 0)
    return (_even(ours - 1, theirs) + _even(ours, theirs - 1)) / 2


def _many(known: Known, cards: int = 1) -> int:
    """How many worlds are imagined, each played out for so many cards."""
    return max(_FEWEST, min(_MOST, EFFORT // max(1, sum(known.sizes) * cards)))


def _onze(spot: Spot) -> Worths:
    rules, purse = spot.known.rules, purse_of(spot)
    play = purse.mao(likely(imagine_laid(spot.known, spot.chance, [], _many(spot.known))), rules.onze_play_value)
    run = purse.lost(rules.onze_decline_value)
    return [(play if one.play else run) if isinstance(one, DecideOnze) else None for one in spot.options]


def _answers(spot: Spot) -> Worths:
    """To stay in, to run, to raise again. What is sure needs no imagination."""
    known, asked, caller = spot.known, spot.mao.asked, spot.mao.asked_by
    assert asked is not None, "a raise waits"
    assert caller is not None, "somebody called"
    worlds = _certain(known, imagine_laid(known, spot.chance, [], _many(known), callers=(caller,), watched=caller))
    purse = purse_of(spot)
    stay, run = purse.mao(likely(worlds), asked), purse.lost(price_of_running(spot, asked))

    def value(one: Action) -> float | None:
        if isinstance(one, Raise):
            return after_call(spot, worlds, 0, one.to or _next(spot))
        return stay if isinstance(one, Accept) else run if isinstance(one, Refuse) else None

    return [value(one) for one in spot.options]


def _turn(spot: Spot) -> Worths:
    """Each card, open or covered; a raise before the best of them; the hand laid open."""
    known, purse = spot.known, purse_of(spot)
    laid = {one: _laid(known, one) for one in spot.options if isinstance(one, Play | Cover)}
    places = list(dict.fromkeys(laid.values()))
    theirs = other_pair(known.pair)
    callers = tuple(range(theirs, known.seats, 2)) if spot.mao.raised_by == theirs else ()
    many, answerer = _many(known, len(places)), (known.me + 1) % known.seats
    worlds = imagine_laid(known, spot.chance, places, many, callers=callers, watched=answerer)
    sure = [_sure(known, one, likely(worlds, nth)) for nth, one in enumerate(places)]
    best = sure.index(max(sure))
    certain = _with(worlds, best, sure[best])

    def value(one: Action) -> float | None:
        if isinstance(one, Play | Cover):
            return purse.mao(sure[places.index(laid[one])], spot.mao.value)
        if isinstance(one, Raise):
            return _raise(spot, purse, certain, best, one.to or _next(spot))
        return purse.mao(1.0, spot.mao.value) if isinstance(one, Claim) else None

    return [value(one) for one in spot.options]


def _raise(spot: Spot, purse: Purse, worlds: list[World], nth: int, to: int) -> float:
    """A call on the own turn gives something up: to keep quiet and call later."""
    return after_call(spot, worlds, nth, to) - GAIN * (purse.won(to) - purse.lost(to))


def _next(spot: Spot) -> int:
    return min(one.to for one in spot.options if isinstance(one, Raise) and one.to)


def _laid(known: Known, one: Play | Cover) -> Laid:
    strength = known.strength[one.card]
    return strength, known.table.with_card(known.me, COVERED if isinstance(one, Cover) else strength)


def _sure(known: Known, laid: Laid, imagined: float) -> float:
    """A card that makes the mão sure, or loses it, whatever the others hold, is worth just that."""
    card, table = laid
    place = known.hand.index(card)
    rest = known.hand[:place] + known.hand[place + 1 :]
    held = (*known.held[: known.me], rest, *known.held[known.me + 1 :])
    sizes = (*known.sizes[: known.me], len(rest), *known.sizes[known.me + 1 :])
    after = known._replace(held=held, sizes=sizes, table=table, turn=(known.me + 1) % known.seats)
    return 1.0 if is_won(after) else 0.0 if is_lost(after) else imagined


def _certain(known: Known, worlds: list[World]) -> list[World]:
    return _with(worlds, 0, 1.0 if is_won(known) else 0.0 if is_lost(known) else None)


def _with(worlds: list[World], nth: int, sure: float | None) -> list[World]:
    """The worlds with this result of the nth card, where it is certain."""
    if sure not in (0.0, 1.0):
        return worlds
    return [world._replace(results=(*world.results[:nth], sure, *world.results[nth + 1 :])) for world in worlds]
