"""The strongest player of tranca: it imagines where the hidden cards lie, plays each rodada out in compiled code, and weighs scores."""
