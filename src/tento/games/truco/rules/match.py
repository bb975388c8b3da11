"""The end of a mão, of a partida and of a jogo; the match clock and overtime."""

from msgspec.structs import replace

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Absence, Award, Clock
from tento.games.truco.rules.state import Result, State, to_the_left, to_the_right
from tento.games.truco.rules.verdict import Verdict, cites, refuse
from tento.rulebooks.enforced import enforces
from tento.table.outcome import won_by
from tento.table.seats import Pair, Seat, other_pair, pair_of

Events = list[ev.TrucoEvent]


@enforces("dealer_rotation")
def rotated(state: State) -> Seat:
    """Who deals after the present dealer."""
    assert state.dealer is not None, "no dealer yet"
    step = to_the_right if state.rules.dealer_rotation == "right" else to_the_left
    return step(state, state.dealer)


@enforces("score_overshoot", "partida_target")
def with_points(state: State, winner: Pair, points: int) -> tuple[int, int]:
    """The score after a pair made points; it stops at the target unless the rulebook counts what lies beyond."""
    total = state.score[winner] + points
    if state.rules.score_overshoot == "cap_at_target":
        total = min(total, state.rules.partida_target)
    return (total, state.score[1]) if winner == 0 else (state.score[0], total)


def end_mao(  # noqa: PLR0913 - the end of a mão is these six facts
    state: State, events: Events, winner: Pair | None, points: int, why: str, *rules: str, dealer: Seat | None = None
) -> State:
    """The mão is over: pays the points, passes the deal (to `dealer` if given), and ends what ends with it."""
    before = (state.score, state.jogo)
    score = state.score if winner is None else with_points(state, winner, points)
    articles = cites(state, *rules)
    following = rotated(state) if dealer is None else dealer
    events.append(ev.MaoEnded(winner=winner, points=points, why=why, score=score, next_dealer=following, articles=articles))
    state = replace(
        state,
        stage="mao_over",
        score=score,
        maos=state.maos + 1,
        next_dealer=following,
        first_mao=winner if state.first_mao is None else state.first_mao,
        carried=None,
        result=Result(winner, points, why, articles, before, state.dealer),
    )
    if winner is not None and score[winner] >= state.rules.partida_target:
        return end_partida(state, events, winner, "points", "partida_target")
    return _settle_time(state, events) if state.time_up else state


def void_mao(state: State, events: Events, why: str, rule: str, dealer: Seat) -> State:
    """The mão does not count: nobody scores and this seat deals again."""
    before = (state.score, state.jogo)
    articles = state.rulebook.cites(rule)
    events.append(ev.MaoEnded(winner=None, points=0, why=why, score=state.score, next_dealer=dealer, articles=articles))
    state = replace(state, stage="mao_over", next_dealer=dealer, result=Result(None, 0, why, articles, before, state.dealer, void=True))
    return _settle_time(state, events) if state.time_up else state


@enforces("match_best_of")
def best_of(state: State) -> int:
    """How many partidas the jogo has at most, in this phase of the event."""
    games = state.rules.match_best_of
    return games.get(state.phase, games["default"])


@enforces("match_best_of", "first_dealer_scope")
def end_partida(state: State, events: Events, winner: Pair, why: str, rule: str) -> State:
    """A partida is won; the jogo goes on with a new partida, or is over."""
    jogo = (state.jogo[0] + 1, state.jogo[1]) if winner == 0 else (state.jogo[0], state.jogo[1] + 1)
    articles = state.rulebook.cites(rule)
    events.append(ev.PartidaEnded(winner=winner, why=why, score=state.score, jogo=jogo, articles=articles))
    redraw = state.rules.first_dealer_scope == "each_partida"
    state = replace(
        state,
        stage="mao_over",
        jogo=jogo,
        partida=winner,
        time_up=False,
        undecided=False,
        next_dealer=None if redraw else state.next_dealer,
    )
    if jogo[winner] > best_of(state) // 2:
        return end_match(state, events, winner, why, articles)
    return state


def end_match(state: State, events: Events, winner: Pair, why: str, articles: tuple[str, ...]) -> State:
    """The match is over."""
    events.append(ev.MatchEnded(winner=winner, why=why, jogo=state.jogo, articles=articles))
    outcome = won_by(winner, state.jogo, why, articles)
    return replace(state, stage="match_over", next_dealer=None, outcome=outcome)


def verify_clock(state: State, action: Clock) -> Verdict:
    """The clock runs only where the rulebook has one, while a partida is played, and never backwards."""
    if state.stage == "match_over":
        return refuse(state, "mao_over")
    if not state.rules.partida_time_limit_min:
        return refuse(state, "unknown_action", "partida_time_limit_min")
    if action.seconds < state.elapsed or state.partida is not None:
        return refuse(state, "wrong_moment", "partida_time_limit_min")
    return None


@enforces("partida_time_limit_min", "overtime_min")
def limit_seconds(state: State) -> int | None:
    """When time is up, on the clock of the partida: at the limit of the phase, or so long after the last overtime began."""
    limits = state.rules.partida_time_limit_min
    if not limits:
        return None
    if state.overtimes:
        return state.overtime_from + 60 * (state.rules.overtime_min or 0)
    return 60 * limits.get(state.phase, limits["default"])


@enforces("time_up_mid_mao")
def tell_time(state: State, events: Events, action: Clock) -> State:
    """Moves the clock. At the limit a mão that has been dealt is finished first, unless the rulebook stops it."""
    state = replace(state, elapsed=action.seconds)
    limit = limit_seconds(state)
    if limit is None or action.seconds < limit or state.time_up:
        return state
    events.append(ev.TimeUp(articles=state.rulebook.cites("partida_time_limit_min")))
    state = replace(state, time_up=True)
    if state.stage in ("onze", "play") and state.rules.time_up_mid_mao == "finish_mao":
        return state
    return _settle_time(
        replace(state, stage="mao_over", next_dealer=state.dealer if state.next_dealer is None else state.next_dealer), events
    )


@enforces("time_tie_rule", "overtime_min")
def _settle_time(state: State, events: Events) -> State:
    """Time is up: the higher score wins; a level score is settled as the rulebook says.

    An overtime has its full minutes: it begins when the mão that was under way is over.
    """
    a, b = state.score
    state = replace(state, time_up=False)
    if a != b:
        rule = "overtime_min" if state.overtimes else "partida_time_limit_min"
        return end_partida(state, events, Pair(0) if a > b else Pair(1), "time", rule)
    level, minutes = state.rules.time_tie_rule, state.rules.overtime_min
    played_on = state.overtimes or minutes is None
    if level == "overtime_then_first_mao_winner" and played_on and state.first_mao is not None:
        return end_partida(state, events, state.first_mao, "first_mao", "time_tie_rule")
    if level == "director" or minutes is None:
        return replace(state, undecided=True)
    events.append(ev.OvertimeStarted(minutes=minutes, dealer=state.first_dealer, articles=state.rulebook.cites("overtime_min")))
    return replace(state, overtimes=state.overtimes + 1, overtime_from=state.elapsed, next_dealer=state.first_dealer)


def verify_award(state: State, action: Award) -> Verdict:
    """Only a partida that the rulebook leaves to the director."""
    return None if state.undecided and action.pair in (0, 1) else refuse(state, "wrong_moment", "time_tie_rule")


def award(state: State, events: Events, action: Award) -> State:
    """The director's word ends the partida."""
    return end_partida(state, events, action.pair, "director", "time_tie_rule")


def verify_absence(state: State, action: Absence) -> Verdict:
    """An absence counts where the rulebook has a limit for it."""
    if state.stage == "match_over":
        return refuse(state, "mao_over")
    if state.rules.absence_limit_min is None:
        return refuse(state, "unknown_action", "absence_limit_min")
    return None if 0 <= action.seat < state.seats and action.seconds >= 0 else refuse(state, "unknown_action", "absence_limit_min")


@enforces("absence_limit_min")
def note_absence(state: State, events: Events, action: Absence) -> State:
    """Away for longer than the limit: the player and the pair are disqualified."""
    articles = state.rulebook.cites("absence_limit_min")
    events.append(ev.Reported(kind="absence", seat=action.seat, articles=articles))
    if action.seconds <= 60 * (state.rules.absence_limit_min or 0):
        return state
    return end_match(state, events, other_pair(pair_of(action.seat)), "disqualification", articles)
