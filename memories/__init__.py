"""What is kept and how it changes."""
