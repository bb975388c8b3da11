"""The money of a tournament of single players: what came in, the prizes, deals, what was paid out; and the ranking of a season."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from tento.championship.core.local_time import local
from tento.championship.core.tournament import Made
from tento.championship.poker.awards import last_payment_day, means_chosen_by
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.deals import by_chances, by_chips, least_amount, least_reserve
from tento.championship.poker.desk_events import PrizePaid
from tento.championship.poker.pool import collected, pool_of
from tento.championship.poker.prizes import open_prizes, payout_of
from tento.championship.poker.ranking_money import annual_prizes, fund, stage_champion
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, Standing, leading, rank
from tento.championship.poker.stage import Ended, named, seasons
from tento.championship.poker.state import State
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.web.api.events.poker.desk import returned
from tento.web.api.events.poker.messages import DealWays, MoneyKept, MoneyLine, PrizeKept, SeasonKept, SeasonLine, SeasonTold


def money_kept(state: State, made: Sequence[Made], lang: Lang) -> MoneyKept:
    """The account as it stands."""
    payout = payout_of(state) if state.entries else None
    closing = close(state) if state.champion is not None else None
    prizes = () if payout is None or isinstance(payout, Refusal) else payout.prizes
    still_open = open_prizes(state) if state.entries and state.champion is None else ()
    still_open = () if isinstance(still_open, Refusal) else still_open
    ended = None if state.ended is None else local(state.ended).date()
    over = closing if isinstance(closing, Closing) else None
    return MoneyKept(
        number=len(made),
        collected=tuple(MoneyLine(line=line, centavos=amount) for line, amount in collected(state.lines, state.entries).items()),
        pool=tuple(_pool(state, over)),
        prizes=prizes,
        refused=sentence(payout, lang) if isinstance(payout, Refusal) else None,
        seat_price=state.seat_price,
        open_prizes=still_open,
        reserve=least_reserve(state.rules, still_open) if still_open else 0,
        floor=least_amount(state.rules, still_open) if still_open else 0,
        deal=None if state.deal is None else dict(state.deal.amounts),
        players=() if over is None else tuple(_players(state, over, made)),
        leftover=0 if over is None else over.leftover + over.payout.unpaid,
        pay_until=None if ended is None else last_payment_day(state.rules, ended),
        returned=tuple(returned(state)),
        articles=_articles(state, "payout_table", "payout_residual", "staff_bp"),
    )


def _articles(state: State, *rules: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(state.rulebook.cites(rule) for rule in rules)))


def _pool(state: State, over: Closing | None) -> Iterator[MoneyLine]:
    """From the prize money to what is shared out, and what rounding moved to the first place."""
    pool = pool_of(state.rules, state.lines, state.entries, state.guarantee)
    lines = {
        "prize": pool.prize,
        "overlay": pool.overlay,
        "staff": -pool.staff,
        "ranking": -pool.ranking_deducted,
        "pool": pool.pool,
        "knockouts": pool.knockouts,
        "residual": 0 if over is None else over.payout.residual,
        "rounding": 0 if over is None else over.payout.rounding,
    }
    return (MoneyLine(line=line, centavos=amount) for line, amount in lines.items() if amount or line in ("prize", "pool"))


def _players(state: State, closing: Closing, made: Sequence[Made]) -> Iterator[PrizeKept]:
    """Everybody who takes something, or would if they were not disqualified, by their places."""
    paid = {event.player: event.means for one in made for event in one.events if isinstance(event, PrizePaid)}
    dealt = state.deal.amounts if state.deal else {}
    for who, finished in closing.places.items():
        prize, taken = closing.paid[who], closing.knockouts.get(who, 0)
        lost = who in state.disqualified and finished <= len(closing.payout.prizes)
        if prize or taken or lost:
            yield PrizeKept(
                player=who,
                name=state.desk.name_of(who),
                place=closing.official.get(who),
                prize=prize,
                knockouts=taken,
                total=prize + taken,
                by_deal=who in dealt,
                disqualified=who in state.disqualified,
                points=closing.points[who].total,
                chosen_by=means_chosen_by(state.rules, prize + taken),
                means=paid.get(who),
            )


def deal_ways(state: State, stacks: Mapping[str, int]) -> DealWays | Refusal:
    """Two ways to share the open prizes among the players of the final table, whose chips are those in play."""
    players = set(state.sitting)
    if not state.final or players != set(stacks):
        return refuse(state.rulebook, "deal_leaves_someone_out", "deal_consent", active=len(players), named=len(stacks))
    if sum(stacks.values()) != state.on_tables or not all(stacks.values()):
        return refuse(state.rulebook, "chips_do_not_add_up", "late_stack", counted=sum(stacks.values()), expected=state.on_tables)
    prizes = open_prizes(state)
    if isinstance(prizes, Refusal):
        return prizes
    return DealWays(
        open_prizes=prizes,
        reserve=least_reserve(state.rules, prizes),
        chips=by_chips(state.rules, prizes, stacks),
        chances=by_chances(state.rules, prizes, stacks),
    )


def season_kept(ids: Sequence[Sequence[str]], found: Mapping[str, Ended], own_id: str, hotel: int, lang: Lang) -> SeasonKept:
    """The ranking over these stages. The rules are those of the last tournament of the season; what gives no points is not counted.

    A payment goes into the log of the tournament `own_id`: its players keep the names of that log, others are called as elsewhere.
    """
    order = [own_id, *(one for one in found if one != own_id)]
    found = dict(zip(order, named([found[one] for one in order]), strict=True))
    stages = [[found[one] for one in stage] for stage in ids]
    played = [one for stage in stages for one in stage]
    rulebook = played[-1].state.rulebook
    counted = [[one for one in stage if one.state.kind not in one.state.rules.unranked_events] for stage in stages]
    own = {season.player: season for season in seasons([one for stage in counted for one in stage])}
    lines = rank(rules_of(rulebook), own.values())
    entries = tuple(sum(one.state.entries for one in stage) for stage in counted)
    money = fund(rules_of(rulebook), entries, hotel)
    annual = annual_prizes(rulebook, money.annual, lines) if lines else {}
    winner = next((one.champion for one in stages[-1] if one.state.kind == "main"), "")
    stage = {season.player: season for season in seasons(counted[-1])}
    best = rank(rules_of(rulebook), stage.values())
    return SeasonKept(
        events=tuple(chain.from_iterable(ids)),
        titles=tuple(one.state.title for one in played),
        lines=tuple(_line(line, own[line.player], played) for line in lines),
        collected=money.collected,
        stages=money.stages,
        annual=money.annual,
        hotel=money.hotel,
        entries=entries,
        champion=stage_champion(rules_of(rulebook), best[0].player, winner) if best else winner,
        main_winner=winner,
        prizes={} if isinstance(annual, Refusal) else annual,
        tie=sentence(annual, lang) if isinstance(annual, Refusal) else None,
        ahead_year=tuple(_told(own[who]) for who in leading(lines, len(rules_of(rulebook).annual_split))),
        ahead_stage=tuple(_told(stage[who]) for who in leading(best, 1)),
    )


def _told(season: Season) -> SeasonTold:
    return SeasonTold(
        player=season.player,
        points=season.points,
        places=season.places,
        main_events=season.main_events,
        side_events=season.side_events,
    )


def _line(line: Standing, season: Season, played: Sequence[Ended]) -> SeasonLine:
    return SeasonLine(
        place=line.place,
        player=line.player,
        points=line.points,
        by_event=tuple(one.points.get(line.player) for one in played),
        places=season.places,
        main_events=season.main_events,
        side_events=season.side_events,
        broken_by=line.broken_by,
    )
