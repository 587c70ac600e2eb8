"""Decides which models may be asked, where, and within what limits; and what is missing before one can be.

The same list of problems becomes system checks at start-up and the 503 of a request, so that both say the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import Final

from evidence.domain.errors import InvalidInput

LONGEST_REFERENCE: Final = 100
_MILLION: Final = Decimal(1_000_000)
_MICRO: Final = Decimal("0.000001")
_MOST: Final = Decimal("999999.999999")


class Provider(StrEnum):
    """Who serves a model; the first word of `provider:name`."""

    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    OLLAMA = "ollama"
    LLAMACPP = "llamacpp"


ADDRESSES: Final[Mapping[Provider, str]] = {
    Provider.OPENAI: "https://api.openai.com/v1",
    Provider.ANTHROPIC: "https://api.anthropic.com",
    Provider.OLLAMA: "http://127.0.0.1:11434/v1",
    Provider.LLAMACPP: "http://127.0.0.1:8080/v1",
}
_FORM: Final = "Write it as provider:name, with one of: " + ", ".join(Provider) + "."


@dataclass(frozen=True, slots=True)
class Price:
    """What a million tokens cost, going in and coming out, in whatever currency the operator counts in."""

    tokens_in: Decimal
    tokens_out: Decimal


@dataclass(frozen=True, slots=True)
class Reference:
    """A model as it is named everywhere: `provider:name`."""

    provider: Provider
    name: str

    def __str__(self) -> str:
        return f"{self.provider}:{self.name}"

    @classmethod
    def of(cls, text: str) -> Reference:
        """The reference that a text spells; InvalidInput when it is none."""
        provider, _, name = text.partition(":")
        if provider not in set(Provider) or not name.strip() or len(text) > LONGEST_REFERENCE:
            raise InvalidInput(f"{text!r} names no model.", code="bad_model_reference", field="model", hint=_FORM)
        return cls(Provider(provider), name)


@dataclass(frozen=True, slots=True)
class Problem:
    """What keeps a model from being asked: a stable code, what is wrong, and what would be right."""

    code: str
    message: str
    hint: str


@dataclass(frozen=True, slots=True)
class ModelConfig:
    """The models that may be asked, the first of them unless a run names another, all at one address with one key.

    Tokens are the provider's, `timeout_seconds` is for one request, `budget_seconds` for a whole run.
    """

    models: tuple[str, ...] = ()
    url: str = ""
    key: str = field(default="", repr=False)
    window_tokens: int = 32_000
    output_tokens: int = 4_000
    timeout_seconds: float = 60
    budget_seconds: float = 270
    retries: int = 2
    prices: Mapping[str, Price] = field(default_factory=dict)
    spans_by_choice: bool = True
    sends_schema: bool = True

    def chosen(self, name: str = "") -> Reference:
        """The model of that name, or the first; InvalidInput with those that are allowed for any other."""
        if name and name not in self.models:
            allowed = ", ".join(self.models) or "none"
            raise InvalidInput(
                f"The model {name!r} is not allowed here.",
                code="model_not_allowed",
                field="model",
                hint=f"Allowed: {allowed}.",
            )
        return Reference.of(name or self.models[0])

    def address(self, provider: Provider) -> str:
        """Where a provider is asked; never taken from the environment of a client library."""
        return self.url or ADDRESSES[provider]

    def is_hosted(self, provider: Provider) -> bool:
        """Whether the provider's own service is asked, which wants a key, rather than a server that speaks like it."""
        return provider is Provider.ANTHROPIC or (provider is Provider.OPENAI and not self.url)

    def cost(self, reference: Reference, tokens_in: int, tokens_out: int) -> Decimal | None:
        """What so many tokens cost, to the millionth; none where no price is set, since unknown is not free."""
        price = self.prices.get(str(reference))
        if price is None:
            return None
        whole = (price.tokens_in * tokens_in + price.tokens_out * tokens_out) / _MILLION
        return min(whole.quantize(_MICRO), _MOST)


def problems(config: ModelConfig, *, client_is_installed: bool) -> list[Problem]:
    """Everything that keeps the models of a configuration from being asked."""
    return list(_problems(config, client_is_installed=client_is_installed))


def _problems(config: ModelConfig, *, client_is_installed: bool) -> Iterator[Problem]:
    if not config.models:
        yield Problem("model_not_configured", "No model is set.", f"Set TOUCHSTONE_MODEL. {_FORM}")
        return
    if not client_is_installed:
        yield Problem(
            "model_client_missing",
            "The client for models is not installed.",
            "Install it with: pip install --require-hashes -r requirements-model.txt",
        )
    yield from _bad_references(config)
    if config.output_tokens * 2 > config.window_tokens:
        yield Problem(
            "model_window_too_small",
            "Half of the model's window is not enough for its answer.",
            "Raise TOUCHSTONE_MODEL_WINDOW or lower TOUCHSTONE_MODEL_OUTPUT_TOKENS.",
        )


def _bad_references(config: ModelConfig) -> Iterator[Problem]:
    providers: set[Provider] = set()
    for text in config.models:
        try:
            providers.add(Reference.of(text).provider)
        except InvalidInput as error:
            yield Problem("model_not_configured", error.message, error.hint)
    if len(providers) > 1:
        yield Problem(
            "model_not_configured",
            "The models are of several providers, but there is one address and one key.",
            "Let TOUCHSTONE_MODEL and TOUCHSTONE_MODELS name models of one provider.",
        )
    if any(map(config.is_hosted, providers)) and not config.key:
        yield Problem("model_key_missing", "The provider of the model wants a key.", "Set TOUCHSTONE_MODEL_KEY.")
