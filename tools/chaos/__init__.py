"""Chaos: real houses, people and bots at every game, faults at random from a seed, and a checker that shares no code with the house."""
