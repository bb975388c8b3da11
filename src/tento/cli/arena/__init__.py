"""The command `tento arena`."""
