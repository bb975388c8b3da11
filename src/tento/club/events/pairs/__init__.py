"""Matches of pairs at live tables, called by the championship's own decisions; and cups that the house runs by itself."""
