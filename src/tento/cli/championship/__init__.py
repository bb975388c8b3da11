"""The commands `tento championship` and `tento verify-draw`."""
