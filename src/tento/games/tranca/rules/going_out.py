"""What happens when a hand runs out: the morto, or the batida that ends the rodada; and when a hand may not run out."""

from collections.abc import Iterator

from msgspec.structs import replace

from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.melds import Fault, Meld, extended, kind_of
from tento.games.tranca.rules.scoring import end_rodada
from tento.games.tranca.rules.state import Cards, Melds, Rodada, State, the_rodada
from tento.games.tranca.rules.threes import lay_red_threes
from tento.games.tranca.rules.verdict import cites
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces
from tento.table.seats import Pair, Seat, other_pair, pair_of


@enforces("morto_assignment", "morto_per_pair", "mortos")
def morto_for(rules: TrancaRules, rodada: Rodada, pair: Pair) -> int | None:
    """The place of the morto that this pair would take now: one for each pair, out of a pool unless each has its own."""
    if rodada.morto_taken[pair]:
        return None
    if rules.morto_assignment == "fixed":
        return int(pair) if rodada.mortos[pair] else None
    return next((place for place, morto in enumerate(rodada.mortos) if morto), None)


@enforces("batida_requires")
def may_close(rules: TrancaRules, melds: Melds) -> bool:
    """Whether the canastras of a pair let it go out."""
    if rules.batida_requires == "none":
        return True
    kinds = [kind_of(meld, rules) for meld in melds]
    return "limpa" in kinds or (rules.batida_requires == "any_canastra" and "suja" in kinds)


@enforces("batida_by", "batida_without_morto_if_converted", "morto_requires_canastra", "morto_after")
def why_not_out(rules: TrancaRules, rodada: Rodada, pair: Pair, melds: Melds) -> Fault | None:
    """Why a player of this pair, with these jogos, may not run out of cards; None if a morto is due or the rodada may end."""
    if morto_for(rules, rodada, pair) is not None:
        wanting = rules.morto_requires_canastra and all(kind_of(meld, rules) == "open" for meld in melds)
        return Fault("no_canastra", ("morto_requires_canastra", "batida_requires")) if wanting else None
    barred = not rodada.morto_taken[pair] and rodada.morto_taken[other_pair(pair)] and not rules.batida_without_morto_if_converted
    if barred:
        return Fault("morto_taken", ("batida_without_morto_if_converted", "batida_by"))
    return None if may_close(rules, melds) else Fault("no_canastra", ("batida_requires",))


@enforces("melds_grow")
def why_not_left_with(rules: TrancaRules, rodada: Rodada, pair: Pair, melds: Melds, left: Cards) -> Fault | None:
    """Why laying may not leave these cards: the turn must have a legal end, by a discard or by the card that completes the canastra."""
    if len(left) > 1:
        return None
    fault = why_not_out(rules, rodada, pair, melds)
    if fault is None or not left:
        return fault
    ends = any(why_not_out(rules, rodada, pair, grown) is None for grown in _with_last(rules, melds, left))
    return None if ends else Fault("must_keep_a_card", ("batida_requires", "melds_grow"))


def _with_last(rules: TrancaRules, melds: Melds, last: Cards) -> Iterator[Melds]:
    """The jogos with the last card on each one that takes it."""
    for place, meld in enumerate(melds):
        grown = extended(meld, last, rules)
        if isinstance(grown, Meld):
            yield (*melds[:place], grown, *melds[place + 1 :])


@enforces("morto_direct", "morto_indirect", "morto_size", "morto_after", "batida_by")
def run_out(state: State, events: ev.Events, seat: Seat, *, direct: bool) -> State:
    """The hand is empty: the morto comes, to be played on at once or on the next turn, or the rodada ends.

    Cards that nobody had seen come to the hand with it: what was laid before is not taken back any more.
    """
    rodada, pair = the_rodada(state), pair_of(seat)
    place = morto_for(state.rules, rodada, pair)
    if place is None:
        return end_rodada(state, events, seat, direct=direct)
    events.append(
        ev.MortoTaken(seat=seat, direct=direct, articles=cites(state, "morto_direct" if direct else "morto_indirect", "morto_per_pair"))
    )
    morto = rodada.mortos[place] or ()
    rodada = replace(
        rodada,
        hands=(*rodada.hands[:seat], morto, *rodada.hands[seat + 1 :]),
        mortos=(None, rodada.mortos[1]) if place == 0 else (rodada.mortos[0], None),
        morto_taken=(True, rodada.morto_taken[1]) if pair == 0 else (rodada.morto_taken[0], True),
        pending=rodada.pending if direct else (*rodada.pending, seat),
        laid=(),
    )
    return lay_red_threes(replace(state, rodada=rodada), events, seat) if direct else replace(state, rodada=rodada)
