"""The compiled games beside the readable ones: the same deal, the same choices, and after each the same table."""
