"""The score of a rodada, line by line, and the end of a partida."""

from collections.abc import Iterator

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.melds import is_black_three, is_red_three, kind_of
from tento.games.tranca.rules.state import SEATS, PairScore, Result, Rodada, ScoreLine, State, next_in_play, the_rodada
from tento.games.tranca.rules.verdict import cites
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces
from tento.table.outcome import won_by
from tento.table.seats import Pair, Seat, other_pair, pair_of

Counted = tuple[str, int, int, tuple[str, ...]]


@enforces("card_points", "black3_in_hand", "red3_in_hand")
def card_in_hand(rules: TrancaRules, card: Card) -> int:
    """What a card left in hand costs."""
    if is_black_three(card):
        return rules.black3_in_hand
    return rules.red3_in_hand if is_red_three(card) else rules.card_points


def score_pair(state: State, pair: Pair, out: Pair | None) -> PairScore:
    """What a pair made in the rodada; `out` is the pair that went out, None when the cards ran out."""
    counted = (*_on_the_table(state, pair), *_batida(state, pair, out), *_in_hand(state, pair, out))
    lines = tuple(ScoreLine(what, count, points, cites(state, *rules)) for what, count, points, rules in counted if count)
    return PairScore(lines, sum(line.points for line in lines))


@enforces("card_points", "limpa_points", "suja_points", "red3_points", "red3_adds_ten")
def _on_the_table(state: State, pair: Pair) -> Iterator[Counted]:
    """Cards laid, canastras, and the red threes: for the pair with a canastra, against it without one."""
    rules, rodada = state.rules, the_rodada(state)
    melds, threes = rodada.melds[pair], len(rodada.red_threes[pair])
    kinds = [kind_of(meld, rules) for meld in melds]
    laid = sum(len(meld.cards) for meld in melds) + (threes if rules.red3_adds_ten else 0)
    limpas, sujas = kinds.count("limpa"), kinds.count("suja")
    yield "cards_laid", laid, laid * rules.card_points, ("card_points",)
    yield "limpas", limpas, limpas * rules.limpa_points, ("limpa_points",)
    yield "sujas", sujas, sujas * rules.suja_points, ("suja_points",)
    what, sign = ("red_threes", 1) if limpas or sujas else ("red_threes_alone", -1)
    yield what, threes, sign * threes * rules.red3_points, ("red3_points",)


@enforces("batida_points", "morto_penalty")
def _batida(state: State, pair: Pair, out: Pair | None) -> Iterator[Counted]:
    """The bonus of who went out, and the charge to opponents without a morto."""
    rules, rodada = state.rules, the_rodada(state)
    if out is None:
        return
    if out == pair:
        yield "batida", 1, rules.batida_points, ("batida_points",)
    elif _unplayed(rodada, pair):
        charged = rules.pending_morto != "cards_only"
        yield "pending_morto", int(charged), -rules.morto_penalty, ("pending_morto", "morto_penalty")
    elif not rodada.morto_taken[pair] and _owes_morto(rules, rodada):
        yield "no_morto", 1, -rules.morto_penalty, ("morto_penalty",)


@enforces("converted_morto_penalty")
def _owes_morto(rules: TrancaRules, rodada: Rodada) -> bool:
    """A pair that took no morto pays for it, even for one that became the monte unless the rulebook spares it."""
    return rules.converted_morto_penalty or any(rodada.mortos)


def _unplayed(rodada: Rodada, pair: Pair) -> tuple[Seat, ...]:
    """The seats of the pair whose morto is still waiting."""
    return tuple(seat for seat in rodada.pending if pair_of(seat) == pair)


@enforces("pending_morto", "card_points", "black3_in_hand")
def _in_hand(state: State, pair: Pair, out: Pair | None) -> Iterator[Counted]:
    """Cards left in the hands of the pair. An unplayed morto is left out when the opponents went out, unless it is read otherwise."""
    rules, rodada = state.rules, the_rodada(state)
    spared = _unplayed(rodada, pair) if out == other_pair(pair) and rules.pending_morto == "penalty_only" else ()
    held = [card for seat in range(pair, SEATS, 2) if seat not in spared for card in rodada.hands[seat]]
    black = [card for card in held if is_black_three(card)]
    plain = [card for card in held if not is_black_three(card)]
    yield "cards_in_hand", len(plain), -sum(card_in_hand(rules, card) for card in plain), ("card_points",)
    yield "black_threes", len(black), -sum(card_in_hand(rules, card) for card in black), ("black3_in_hand",)


@enforces("first_player", "play_direction")
def end_rodada(state: State, events: ev.Events, seat: Seat | None, *, direct: bool = False) -> State:
    """The rodada is over, by this seat's batida or because nothing is left to draw. The deal passes clockwise."""
    out = None if seat is None else pair_of(seat)
    pairs = (score_pair(state, Pair(0), out), score_pair(state, Pair(1), out))
    score = (state.score[0] + pairs[0].total, state.score[1] + pairs[1].total)
    ending = ("exhaustion_end", "convert_morto_when") if seat is None else ("batida_by", "batida_points", "batida_requires")
    articles = cites(state, *ending, "card_points", "morto_penalty", "pending_morto")
    dealer = next_in_play(state.dealer if state.dealer is not None else Seat(SEATS - 1))
    events.append(ev.RodadaEnded(seat=seat, direct=direct, pairs=pairs, score=score, next_dealer=dealer, articles=articles))
    result = Result(seat, direct, pairs, state.score, articles)
    state = replace(state, stage="rodada_over", score=score, rodadas=state.rodadas + 1, next_dealer=dealer, result=result)
    winner = partida_winner(state, out)
    return state if winner is None else _end_partida(state, events, winner)


@enforces("partida_target", "both_over_target")
def partida_winner(state: State, out: Pair | None) -> Pair | None:
    """The pair that made the target; with both over it the higher total, or the pair that went out; level, nobody yet."""
    over = [points >= state.target for points in state.score]
    if not any(over):
        return None
    if all(over):
        if state.rules.both_over_target == "batida_pair" and out is not None:
            return out
        if state.score[0] == state.score[1]:
            return None
        return Pair(0 if state.score[0] > state.score[1] else 1)
    return Pair(0 if over[0] else 1)


def _end_partida(state: State, events: ev.Events, winner: Pair) -> State:
    articles = cites(state, "partida_target")
    events.append(ev.PartidaEnded(winner=winner, why="points", score=state.score, articles=articles))
    events.append(ev.MatchEnded(winner=winner, why="points", articles=articles))
    outcome = won_by(winner, (1, 0) if winner == 0 else (0, 1), "points", articles)
    return replace(state, stage="match_over", partida=winner, next_dealer=None, outcome=outcome)
