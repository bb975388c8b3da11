"""Truco for two, solved: the strategy that nobody can beat in the long run, found by counterfactual regrets over the whole mão.

`situations` says what can happen in a mão as a small table, `hands` which cards somebody may hold, `walk` goes through the game by numbers,
`solve` repeats it until the best answer to the strategy wins next to nothing.
"""
