"""The strongest player of truco: it imagines many deals, plays each out in compiled code, and weighs scores by what they win."""
