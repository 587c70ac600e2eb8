"""The guards, one module each, one signature, none importing another (3-guards.md)."""
