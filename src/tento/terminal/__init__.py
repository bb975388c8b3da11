"""What every table in a terminal is drawn and played with: a sheet of character cells, keys, pages."""
