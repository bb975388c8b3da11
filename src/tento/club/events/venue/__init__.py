"""Championships that people direct: who may do what in one, every decision with its sender, and what each reader may see of it."""
