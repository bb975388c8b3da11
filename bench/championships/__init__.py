"""The two halves of `bench/championship.py`."""
