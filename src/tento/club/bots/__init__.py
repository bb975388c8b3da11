"""Players made of code at live tables: what they are asked, where they think, and what is played when they do not answer."""
