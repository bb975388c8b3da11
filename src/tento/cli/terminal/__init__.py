"""The command `tento play`: a table in the terminal."""
