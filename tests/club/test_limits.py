"""How often somebody may do something: one kind of bucket for everything."""

from tento.club.limits import Rate, TokenBucket, TokenBuckets
from tento.web.sockets.limits import TOLERATED, SocketLimit

NOW = 1_000_000


def test_a_bucket_gives_so_many_at_once_and_then_one_by_one():
    buckets = TokenBuckets(Rate(burst=2, seconds=10))
    assert [buckets.take("a", NOW) for _ in range(3)] == [0, 0, 10_000]
    assert buckets.take("a", NOW + 10_000) == 0


def test_one_key_does_not_spend_the_tokens_of_another():
    buckets = TokenBuckets(Rate(burst=1, seconds=10))
    assert (buckets.take("a", NOW), buckets.take("b", NOW)) == (0, 0)


def test_buckets_have_bounded_memory():
    buckets = TokenBuckets(Rate(burst=1, seconds=10), keys=50)
    for number in range(500):
        buckets.take(str(number), NOW)
    assert len(buckets) == 50


def test_a_key_that_is_forgiven_has_all_its_tokens_again():
    buckets = TokenBuckets(Rate(burst=1, seconds=10))
    buckets.take("a", NOW)
    buckets.forgive("a")
    assert buckets.take("a", NOW) == 0


def test_what_costs_more_waits_for_all_its_tokens_and_takes_none_meanwhile():
    bucket = TokenBucket(Rate(burst=4, seconds=2), NOW)
    assert [bucket.take(NOW, 3), bucket.take(NOW, 3), bucket.take(NOW, 1)] == [0, 4_000, 0]


def test_time_fills_a_bucket_to_its_brim_and_no_further():
    bucket = TokenBucket(Rate(burst=2, seconds=1), NOW)
    assert [bucket.take(NOW + 1_000_000) for _ in range(3)] == [0, 0, 1_000]


def test_a_clock_that_is_set_back_gives_no_tokens_away():
    bucket = TokenBucket(Rate(burst=1, seconds=10), NOW)
    assert [bucket.take(NOW), bucket.take(NOW - 60_000), bucket.take(NOW - 55_000)] == [0, 10_000, 5_000]


def test_a_socket_is_warned_once_and_given_up_after_so_many_messages_too_many():
    limit = SocketLimit(Rate(burst=2, seconds=1), NOW)
    allowed = [limit.allows(1, NOW) for _ in range(3)]
    warned = limit.first_excess
    for _ in range(TOLERATED - 1):
        limit.allows(1, NOW)
    before = limit.exhausted
    limit.allows(1, NOW)
    assert (allowed, warned, limit.first_excess, before, limit.exhausted) == ([True, True, False], True, False, False, True)


def test_a_socket_that_keeps_to_the_rate_again_is_forgiven():
    limit = SocketLimit(Rate(burst=4, seconds=1), NOW)
    for _ in range(TOLERATED):
        limit.allows(1, NOW)
    assert limit.allows(1, NOW + 4_000)
    limit.allows(4, NOW + 4_000)
    assert limit.first_excess
