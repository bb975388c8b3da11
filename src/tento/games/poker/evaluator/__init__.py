"""The worth of poker hands in bulk, and the equity of ranges.

`high`, `low` and `omaha` are compiled by numba, an extra of the project (`pip install tento[fast]`); whoever imports them has it.
`ranges` and `equity` work without it too, with the readable evaluator of the rules.
"""
