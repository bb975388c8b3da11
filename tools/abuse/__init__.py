"""Every abuse that we know against a house where people play: what it costs them."""
