"""The counters of what the chain decided; the ledger alone moves them, so that dry runs and replays never count."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter

CANDIDATES: Final = Counter("touchstone_candidates", "Candidates judged.", ["surface", "verdict"])
FINDINGS: Final = Counter("touchstone_findings", "Findings by what they did.", ["surface", "reason", "effect"])
RUNS: Final = Counter("touchstone_runs", "Runs that ended.", ["surface", "status"])
