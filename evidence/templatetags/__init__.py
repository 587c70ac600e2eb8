"""Template tags of the console that any page may use."""
