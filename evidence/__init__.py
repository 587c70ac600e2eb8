"""What was said, who said it, and what a quote proves."""
