"""Laws of poker money: whatever comes in goes out, to the centavo."""

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from tento.championship.core.money import equal, half_up, proportional
from tento.championship.poker.awards import award
from tento.championship.poker.deals import by_chances, by_chips, settle, verify_deal
from tento.championship.poker.knockouts import knockouts, satellite
from tento.championship.poker.payouts import Payout, pay
from tento.championship.poker.points import RankedEvent, Showing, score
from tento.championship.poker.pool import collected, pool_of
from tento.championship.poker.ranking_money import annual_prizes, fund
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, rank
from tento.rulebooks.loader import load, overlay

CGP = load("cgp-2024")
RULES = rules_of(CGP)
OPEN = overlay(CGP, {"payout_1_10": "winner_takes_all", "payout_above": "last_column"})
RESIDUALS = st.sampled_from(["first_place", "scale", "printed"])
AMOUNTS = st.integers(0, 10**9)
LINES = st.fixed_dictionaries({"prize": st.integers(1, 10**6), "rake": AMOUNTS}, optional={"knockout": st.integers(0, 10**6)})
STACKS = st.lists(st.integers(1, 10**7), min_size=2, max_size=7)


def named(values):
    return {f"p{number}": value for number, value in enumerate(values)}


@given(AMOUNTS, st.lists(st.integers(0, 10**6), min_size=1).filter(any))
def test_parts_add_up_and_none_is_a_centavo_from_its_share(amount, weights):
    parts = proportional(amount, weights)
    assert sum(parts) == amount
    assert all(abs(part * sum(weights) - amount * weight) < sum(weights) for part, weight in zip(parts, weights, strict=True))


@given(AMOUNTS, st.integers(1, 50))
def test_equal_parts_differ_by_a_centavo_at_most(amount, count):
    parts = equal(amount, count)
    assert (sum(parts), max(parts) - min(parts) <= 1) == (amount, True)


@given(st.integers(-(10**9), 10**9), st.integers(1, 10**6))
def test_half_up_is_the_nearest_whole_number(numerator, denominator):
    assert 0 <= 2 * (half_up(numerator, denominator) * denominator - numerator) + denominator <= 2 * denominator


@given(LINES, st.integers(0, 5000))
def test_the_lines_of_a_split_are_all_that_came_in(lines, entries):
    assert sum(collected(lines, entries).values()) == entries * sum(lines.values())


@given(LINES, st.integers(1, 5000), AMOUNTS, st.booleans(), st.sampled_from(["unless_itemised", False, True]))
def test_the_pool_the_staff_and_the_knockouts_are_the_prize_money_and_its_overlay(lines, entries, guarantee, on_ko, deduct):
    rules = rules_of(overlay(CGP, {"staff_on_ko": on_ko, "guarantee_deduct_ranking": deduct}))
    pool = pool_of(rules, lines, entries, guarantee)
    came_in = entries * (lines["prize"] + lines.get("knockout", 0)) + pool.overlay
    assert pool.pool + pool.staff + pool.knockouts + pool.ranking_deducted == came_in
    assert min(pool.pool, pool.staff, pool.knockouts, pool.overlay) >= 0


@given(st.integers(1, 3000), AMOUNTS, RESIDUALS, st.sampled_from([1, 100, 500, 1000]))
@settings(deadline=timedelta(seconds=2))
def test_the_prizes_and_what_is_left_unpaid_are_the_pool(field, pool, residual, unit):
    found = pay(overlay(OPEN, {"payout_residual": residual, "payout_unit": unit}), pool, field)
    assert isinstance(found, Payout)
    assert sum(found.prizes) + found.unpaid == pool
    assert found.unpaid == 0 or residual == "printed"


@given(st.integers(11, 1520), st.integers(10**6, 10**9))
def test_a_better_place_never_takes_less(field, pool):
    found = pay(CGP, pool, field)
    assert isinstance(found, Payout)
    assert list(found.prizes) == sorted(found.prizes, reverse=True)


@given(st.lists(st.integers(1, 12), min_size=1, max_size=12), st.data())
def test_awards_and_what_is_left_over_are_the_prizes(ranks, data):
    ordered = sorted(ranks)
    finish = {f"p{number}": 1 + sum(other < rank_ for other in ordered) for number, rank_ in enumerate(ordered)}
    prizes = sorted(data.draw(st.lists(st.integers(0, 10**6), max_size=12)), reverse=True)
    out = data.draw(st.sets(st.sampled_from(sorted(finish))))
    reading = data.draw(st.sampled_from(["move_up", "to_first", "ask"]))
    found = award(rules_of(overlay(CGP, {"dq_prize": reading} if reading != "move_up" else {})), finish, prizes, out)
    assert sum(found.paid.values()) + found.leftover == sum(prizes)
    assert all(found.paid[who] == 0 for who in out)


@given(STACKS, st.data())
def test_a_proposed_deal_is_accepted_and_pays_every_open_prize(stacks, data):
    prizes = sorted(data.draw(st.lists(st.integers(1, 10**7), min_size=len(stacks), max_size=len(stacks))), reverse=True)
    propose = data.draw(st.sampled_from([by_chips, by_chances]))
    amounts = propose(RULES, prizes, named(stacks))
    assert verify_deal(CGP, prizes, amounts, amounts) is None
    assert sum(settle(prizes, amounts, "p0").values()) == sum(prizes)


@given(st.integers(0, 10**6), st.lists(st.lists(st.sampled_from("ABCD"), min_size=1, max_size=3, unique=True)), st.booleans())
def test_one_knockout_is_paid_for_each_entry(value, eliminations, keeps):
    rules = RULES if keeps else rules_of(overlay(CGP, {"champion_own_knockout": "to_prize"}))
    found = knockouts(rules, value, [tuple(makers) for makers in eliminations], "A")
    assert sum(found.paid.values()) + found.to_prize == value * (len(eliminations) + 1)


@given(AMOUNTS, st.integers(1, 10**6))
def test_seats_and_cash_are_the_satellites_pool(pool, price):
    found = satellite(pool, price)
    assert found.seats * price + found.cash == pool


@given(st.lists(st.integers(0, 3000), min_size=1, max_size=12), AMOUNTS, st.sampled_from(["annual", "total"]))
def test_the_fund_is_split_without_loss(stages, hotel, reading):
    found = fund(rules_of(overlay(CGP, {"hotel_from": reading} if reading == "total" else {})), stages, hotel)
    assert sum(found.stages) + found.annual + found.hotel == found.collected == 1000 * sum(stages)
    assert min(*found.stages, found.annual, found.hotel) >= 0


SEASONS = st.lists(
    st.builds(
        Season,
        player=st.uuids().map(str),
        points=st.integers(0, 3),
        places=st.lists(st.integers(1, 4), max_size=3).map(tuple),
        main_events=st.integers(0, 2),
        side_events=st.integers(0, 2),
    ),
    min_size=3,
    max_size=12,
)


@given(SEASONS, st.randoms())
def test_the_ranking_does_not_depend_on_the_order_of_the_players(seasons, random):
    shuffled = list(seasons)
    random.shuffle(shuffled)
    assert rank(RULES, shuffled) == rank(RULES, seasons)


@given(SEASONS, AMOUNTS)
def test_the_annual_prize_is_paid_in_full(seasons, annual):
    prizes = annual_prizes(overlay(CGP, {"annual_tie": "share"}), annual, rank(RULES, seasons))
    assert isinstance(prizes, dict)
    assert sum(prizes.values()) == annual


@given(st.sampled_from(["main", "side"]), st.integers(11, 3000), st.integers(1, 152), st.booleans())
def test_a_better_place_never_scores_less(kind, field, place, day2):
    event = RankedEvent(kind=kind, field=field, paid=min(field, 152), final_table=9, buy_in=0, level_minutes=30, deal_at=0)
    here, below = (score(RULES, event, Showing(place=at, day2=day2)).total for at in (place, place + 1))
    assert here >= below >= 1
