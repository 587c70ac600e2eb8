"""How candidates come in and are judged."""
