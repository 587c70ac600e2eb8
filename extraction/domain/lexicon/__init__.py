"""Language data of the extraction rules, apart from their logic (2-architecture.md)."""
