"""The fast twin of the rules: truco as compiled code over arrays, for bulk. The rules in `rules` say what is right."""
