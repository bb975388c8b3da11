"""The fast twin of the rules: tranca as compiled code over arrays, for searches and in bulk. The rules in `rules` say what is right."""
