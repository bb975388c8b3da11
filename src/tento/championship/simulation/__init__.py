"""Championships at random, for rehearsals and proofs."""
