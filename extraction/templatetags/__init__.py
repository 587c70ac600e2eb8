"""Template tags of the console that speak of verdicts."""
