"""Environments for research: any game of the house as PettingZoo and OpenSpiel know games. Needs the extra `tento[rl]`."""
