"""One hand of six-handed no-limit hold'em at random, by each engine that is measured: the same blinds, stacks and kinds of choices."""
