"""Decides what a guard sees beside its candidate: the run, the whole batch, the proofs, and what is dropped so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from extraction.domain.admission import Admission, weigh
from extraction.domain.candidate import Batch, Candidate
from extraction.domain.frames import Frame, framed_stretches
from extraction.domain.proof import Proof, Prover
from extraction.domain.recited import Recited
from extraction.domain.run import Message, Neighbour, RunContext
from extraction.domain.voices import voices_of
from memories.domain.fingerprint import fingerprint
from memories.domain.taxonomy import Grounding


@dataclass(slots=True)
class _Shared:
    """What is made once for a batch, when some guard first asks for it."""

    proofs: dict[int, Proof] = field(default_factory=dict)
    admissions: dict[int, Admission] = field(default_factory=dict)
    recited: dict[str, Recited] = field(default_factory=dict)
    prover: Prover | None = None
    frames: Mapping[int, tuple[Frame, ...]] | None = None


@dataclass(frozen=True)
class Case:
    """One batch before the chain; what its guards ask of a candidate or of a message is read once and shared by them.

    `dropped` holds the indexes that earlier guards dropped, save those that novelty dropped, which hold their place.
    `opinions` holds what a second opinion said of each item that was in doubt, by index.
    """

    run: RunContext
    batch: Batch
    dropped: frozenset[int] = frozenset()
    opinions: Mapping[int, Grounding] = field(default_factory=dict)
    _shared: _Shared = field(default_factory=_Shared, repr=False, compare=False)

    def proof(self, candidate: Candidate) -> Proof:
        """Where the candidate's spans stand and what they prove."""
        shared = self._shared
        if candidate.index not in shared.proofs:
            shared.prover = shared.prover or Prover(self.run)
            shared.proofs[candidate.index] = shared.prover.prove(candidate)
        return shared.proofs[candidate.index]

    def known_proof(self, candidate: Candidate) -> Proof | None:
        """The proof if some guard obtained it, none if making it failed."""
        return self._shared.proofs.get(candidate.index)

    def admission(self, candidate: Candidate) -> Admission | None:
        """What the candidate scores against the scope's threshold; none, and nothing computed, where there is none."""
        threshold = self.run.admission_threshold
        if threshold is not None and candidate.index not in self._shared.admissions:
            parts = weigh(candidate, self.run, self.batch.register, self.proof(candidate).messages)
            self._shared.admissions[candidate.index] = Admission(parts, threshold)
        return self.known_admission(candidate)

    def known_admission(self, candidate: Candidate) -> Admission | None:
        """The admission if the guard obtained it, none without a threshold or if making it failed."""
        return self._shared.admissions.get(candidate.index)

    @property
    def frames(self) -> Mapping[int, tuple[Frame, ...]]:
        """The stretches that the transcript itself frames as made up, by message; read once a case."""
        if self._shared.frames is None:
            self._shared.frames = framed_stretches(self.run.messages)
        return self._shared.frames

    def recited(self, message: Message) -> Recited:
        """What a message repeats of the extraction prompt and of recalled memory."""
        if message.text not in self._shared.recited:
            self._shared.recited[message.text] = Recited(message.text)
        return self._shared.recited[message.text]

    @cached_property
    def voices(self) -> tuple[str, ...]:
        """The names of several people who speak as one actor, if the run shows any."""
        return voices_of(self.run)

    @cached_property
    def calls_itself_made_up(self) -> bool:
        """Whether some item of the batch is tagged as made up."""
        return any(each.grounding is Grounding.CONSTRUCTED for each in self.batch.candidates)

    @cached_property
    def first_claims(self) -> dict[str, int]:
        """The index of the first candidate with each claim's fingerprint that nothing has dropped so far."""
        claims: dict[str, int] = {}
        for candidate in self.batch.candidates:
            if candidate.index not in self.dropped:
                claims.setdefault(fingerprint(candidate.content), candidate.index)
        return claims

    @cached_property
    def known_claims(self) -> dict[str, tuple[Neighbour, ...]]:
        """The run's neighbours by the fingerprint of their claim."""
        claims: dict[str, tuple[Neighbour, ...]] = {}
        for neighbour in self.run.neighbours:
            claims[neighbour.fingerprint] = (*claims.get(neighbour.fingerprint, ()), neighbour)
        return claims
