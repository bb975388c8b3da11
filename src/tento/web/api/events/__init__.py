"""Championships that people direct, over HTTP."""
