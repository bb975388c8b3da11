"""The solved mão for two made small: packed with numbers in bulk, read without them."""
