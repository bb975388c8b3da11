"""The garbage collector of a server: what it holds lives long, so looking at all of it again and again only makes players wait."""

import gc


def collect_seldom() -> None:
    """Takes what is there at the start out of the collector's sight, and lets it look at old objects seldom.

    States are values without cycles: they are freed as soon as nobody holds them. What is left for the collector are the few
    cycles of frameworks and errors.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 200, 1_000)  # a look at 20,000 young objects took 10 ms, in which nobody was answered
