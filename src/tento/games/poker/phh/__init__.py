"""Hands in PHH, the notation in which poker programs exchange them: those of a record as files, and a file from elsewhere played again.

Players are `p1`, `p2` … from the left of the button; heads-up `p1` is the big blind. Cards that nobody saw are `??`.
"""
