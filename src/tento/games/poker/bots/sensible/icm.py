"""What a stack is worth where several places are paid: the chance of each place by Malmuth and Harville, exact for every player."""

from collections.abc import Sequence


def prize_shares(stacks: Sequence[int], prizes: Sequence[float]) -> list[float]:
    """What each player wins on average: the next place goes to one of those left, as likely as their chips are of the chips left.

    Whoever has no chips comes after all who have some; of several of them nobody is ahead.
    """
    shares, reached = [0.0] * len(stacks), {0: 1.0}
    for prize in prizes[: len(stacks)]:
        following: dict[int, float] = {}
        for taken, likely in reached.items():
            free = [seat for seat in range(len(stacks)) if not taken >> seat & 1]
            left = sum([stacks[seat] for seat in free])
            for seat in free:
                chance = likely * stacks[seat] / left if left else likely / len(free)
                shares[seat] += chance * prize
                then = taken | 1 << seat
                following[then] = following.get(then, 0.0) + chance
        reached = following
    return shares
