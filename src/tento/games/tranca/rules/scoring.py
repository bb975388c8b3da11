"""The score of a rodada, line by line, and the end of a partida."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.melds import is_black_three, is_red_three, kind_of
from tento.games.tranca.rules.state import SEATS, PairScore, Result, Rodada, ScoreLine, State, next_in_play, the_rodada
from tento.games.tranca.rules.verdict import cites
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces
from tento.table.outcome import won_by
from tento.table.seats import Pair, Seat, pair_of

Counted = tuple[str, int, int, tuple[str, ...]]
Count = Annotated[int, msgspec.Meta(ge=0, le=104)]


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cards left in the hands of a pair: plain ones, black threes, red threes."""

    plain: Count = 0
    black: Count = 0
    red: Count = 0


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a pair has when a rodada is over, as it is counted at a table: by the program, or by a referee.

    `laid` are the cards of the jogos, red threes not counted in; `batida` says whether this pair went out, the other, or nobody; a
    morto is `pending` while its player has not yet had a turn, and its cards are `waiting`; `mortos_left`: one still lies on the table.
    """

    laid: Count = 0
    limpas: Count = 0
    sujas: Count = 0
    red_threes: Count = 0
    batida: Literal["own", "other", "nobody"] = "nobody"
    morto: Literal["taken", "pending", "none"] = "none"
    mortos_left: bool = True
    held: Held = Held()
    waiting: Held = Held()


def score_pair(state: State, pair: Pair, out: Pair | None) -> PairScore:
    """What a pair made in the rodada; `out` is the pair that went out, None when the cards ran out."""
    lines = tuple(
        ScoreLine(what, count, points, cites(state, *rules)) for what, count, points, rules in counted(state.rules, _of(state, pair, out))
    )
    return PairScore(lines, sum(line.points for line in lines))


def _of(state: State, pair: Pair, out: Pair | None) -> Counts:
    rodada = the_rodada(state)
    melds, unplayed = rodada.melds[pair], _unplayed(rodada, pair)
    kinds = [kind_of(meld, state.rules) for meld in melds]
    seats = range(pair, SEATS, 2)
    return Counts(
        laid=sum(len(meld.cards) for meld in melds),
        limpas=kinds.count("limpa"),
        sujas=kinds.count("suja"),
        red_threes=len(rodada.red_threes[pair]),
        batida="nobody" if out is None else "own" if out == pair else "other",
        morto="pending" if unplayed else "taken" if rodada.morto_taken[pair] else "none",
        mortos_left=any(rodada.mortos),
        held=_held(card for seat in seats if seat not in unplayed for card in rodada.hands[seat]),
        waiting=_held(card for seat in unplayed for card in rodada.hands[seat]),
    )


def _held(cards: Iterable[Card]) -> Held:
    found = list(cards)
    black, red = sum(map(is_black_three, found)), sum(map(is_red_three, found))
    return Held(plain=len(found) - black - red, black=black, red=red)


def counted(rules: TrancaRules, counts: Counts) -> list[Counted]:
    """The lines of a pair's score: what is counted, how many, the points, and the rules that say so; nothing that was not there."""
    every = (*_on_the_table(rules, counts), *_batida(rules, counts), *_in_hand(rules, counts))
    return [line for line in every if line[1]]


@enforces("card_points", "limpa_points", "suja_points", "red3_points", "red3_adds_ten")
def _on_the_table(rules: TrancaRules, counts: Counts) -> Iterator[Counted]:
    """Cards laid, canastras, and the red threes: for the pair with a canastra, against it without one."""
    laid = counts.laid + (counts.red_threes if rules.red3_adds_ten else 0)
    yield "cards_laid", laid, laid * rules.card_points, ("card_points",)
    yield "limpas", counts.limpas, counts.limpas * rules.limpa_points, ("limpa_points",)
    yield "sujas", counts.sujas, counts.sujas * rules.suja_points, ("suja_points",)
    what, sign = ("red_threes", 1) if counts.limpas or counts.sujas else ("red_threes_alone", -1)
    yield what, counts.red_threes, sign * counts.red_threes * rules.red3_points, ("red3_points",)


@enforces("batida_points", "morto_penalty")
def _batida(rules: TrancaRules, counts: Counts) -> Iterator[Counted]:
    """The bonus of who went out, and the charge to opponents without a morto."""
    if counts.batida == "own":
        yield "batida", 1, rules.batida_points, ("batida_points",)
    elif counts.batida == "other" and counts.morto == "pending":
        charged = rules.pending_morto != "cards_only"
        yield "pending_morto", int(charged), -rules.morto_penalty, ("pending_morto", "morto_penalty")
    elif counts.batida == "other" and counts.morto == "none" and _owes_morto(rules, counts):
        yield "no_morto", 1, -rules.morto_penalty, ("morto_penalty",)


@enforces("converted_morto_penalty")
def _owes_morto(rules: TrancaRules, counts: Counts) -> bool:
    """A pair that took no morto pays for it, even for one that became the monte unless the rulebook spares it."""
    return rules.converted_morto_penalty or counts.mortos_left


def _unplayed(rodada: Rodada, pair: Pair) -> tuple[Seat, ...]:
    """The seats of the pair whose morto is still waiting."""
    return tuple(seat for seat in rodada.pending if pair_of(seat) == pair)


@enforces("pending_morto", "card_points", "black3_in_hand", "red3_in_hand")
def _in_hand(rules: TrancaRules, counts: Counts) -> Iterator[Counted]:
    """Cards left in the hands of the pair. An unplayed morto is left out when the opponents went out, unless it is read otherwise."""
    spared = counts.batida == "other" and rules.pending_morto == "penalty_only"
    hands = (counts.held,) if spared else (counts.held, counts.waiting)
    plain, black, red = (sum(getattr(hand, kind) for hand in hands) for kind in ("plain", "black", "red"))
    yield "cards_in_hand", plain + red, -(plain * rules.card_points + red * rules.red3_in_hand), ("card_points",)
    yield "black_threes", black, -black * rules.black3_in_hand, ("black3_in_hand",)


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
