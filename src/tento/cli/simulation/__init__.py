"""The command `tento simulate`."""
