"""Finished matches told again: from the log of a live table, or from a record, both ways."""
