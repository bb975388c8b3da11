"""Money that goes out: each prize once, by a means that its receiver or the organisers choose; and what was put aside for the ranking."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime

import msgspec

from tento.championship.core.local_time import local
from tento.championship.core.step import Step
from tento.championship.poker.awards import last_payment_day, means_chosen_by
from tento.championship.poker.closing import close
from tento.championship.poker.desk_events import PrizePaid, RankingPaid
from tento.championship.poker.organiser_decisions import PayPrize, PayRanking
from tento.championship.poker.ranking_money import annual_prizes, fund, stage_champion, verify_annual_payment
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import rank
from tento.championship.poker.stage import Ended, seasons
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import MoneyFact, Refusal


def pay_prize(state: State, asked: PayPrize) -> PokerStep | Refusal:
    """The prize of a tournament that is over, with what its knockouts are worth."""
    if state.champion is None or state.ended is None:
        return refuse(state.rulebook, "not_over_yet", "means_choice_from")
    closing = close(state)
    if isinstance(closing, Refusal):
        return closing
    due = closing.paid.get(asked.player, 0) + closing.knockouts.get(asked.player, 0)
    refusal = _verify_payment(state, asked, due, state.ended)
    if refusal is not None:
        return refusal
    desk = msgspec.structs.replace(state.desk, prizes=state.desk.prizes.insert(asked.player, due))
    return Step(msgspec.structs.replace(state, desk=desk), (PrizePaid(player=asked.player, centavos=due, means=asked.means),))


def _verify_payment(state: State, asked: PayPrize, due: int, ended: datetime) -> Refusal | None:
    """There is something to pay, and it was not paid; from the rulebook's amount on the organisers choose how; in time, or why not."""
    if not due:
        return refuse(state.rulebook, "no_prize", "means_choice_from", player=asked.player)
    if asked.player in state.desk.prizes:
        return refuse(state.rulebook, "already_done", "means_choice_from")
    if asked.chosen_by != means_chosen_by(state.rules, due):
        least = MoneyFact(state.rules.means_choice_from)
        return refuse(state.rulebook, "not_theirs_to_choose", "means_choice_from", player=asked.player, least=least)
    last = last_payment_day(state.rules, local(ended).date(), asked.holidays)
    if local(asked.at).date() > last and not asked.why:
        return refuse(state.rulebook, "payment_overdue", "deferred_business_days", last=f"{last:%d/%m/%Y}")
    return None


def pay_ranking(state: State, asked: PayRanking) -> PokerStep | Refusal:
    """What the entries put aside, paid to those whom the ranking names and to nobody else."""
    if state.champion is None:
        return refuse(state.rulebook, "not_over_yet", "annual_paid")
    if asked.prize in state.desk.ranking:
        return refuse(state.rulebook, "already_done", "annual_paid")
    refusal = _verify_seasons(state, asked)
    if refusal is not None:
        return refusal
    due = ranking_prizes(state.rulebook, asked)
    if isinstance(due, Refusal):
        return due
    if dict(asked.amounts) != due:
        told = ", ".join(due)
        return refuse(state.rulebook, "not_the_prize", "ranking_annual_percent", players=told, due=MoneyFact(sum(due.values())))
    paid = tuple(RankingPaid(player=who, centavos=amount, prize=asked.prize) for who, amount in due.items())
    desk = msgspec.structs.replace(state.desk, ranking=state.desk.ranking | {asked.prize})
    return Step(msgspec.structs.replace(state, desk=desk), paid)


def _verify_seasons(state: State, asked: PayRanking) -> Refusal | None:
    """The lines that are told hold what this tournament gave: points, and places for ties. Nobody is left out who is ahead of one."""
    closing = close(state)
    if isinstance(closing, Refusal):
        return closing
    told = {line.player: line for line in asked.seasons}
    least = min((line.points for line in asked.seasons), default=0)
    for own in seasons([Ended(state, closing)]) if state.kind not in state.rules.unranked_events else ():
        line = told.get(own.player)
        missing = line is None and own.points > least
        if missing or (line is not None and (line.points < own.points or Counter(own.places) - Counter(line.places))):
            return refuse(state.rulebook, "season_incomplete", "ranking_order", player=own.player, points=own.points)
    return None


def ranking_prizes(rulebook: Rulebook, asked: PayRanking) -> Mapping[str, int] | Refusal:
    """Who takes what of the money of the ranking: the champion of the last stage its part, or the best of the year theirs."""
    rules = rules_of(rulebook)
    lines = rank(rules, asked.seasons)
    if not lines or not sum(asked.entries):
        return refuse(rulebook, "no_entries", "ranking_fee")
    collected = fund(rules, asked.entries, asked.hotel)
    if asked.prize == "stage":
        return {stage_champion(rules, lines[0].player, asked.main_winner): collected.stages[-1]}
    return verify_annual_payment(rulebook, asked.stages_left) or annual_prizes(rulebook, collected.annual, lines)
