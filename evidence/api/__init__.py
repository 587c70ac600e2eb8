"""The HTTP API of this app: it parses, calls one use case, and renders (4-interfaces.md)."""
