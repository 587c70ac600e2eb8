"""Decides how a request becomes a request of one provider, and its answer a reply (8-dependencies.md).

The only module that imports the client library, which is an extra of its own. It is loaded by name from
`extraction.extractors.model.access` when a model is asked, so that everything else runs where the library is not
installed, and no import stands inside a function. Addresses and keys are always handed over: what the client library
would take from the environment by itself could send conversations somewhere else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final

import anthropic
import openai
from pydantic_ai import direct, exceptions, messages
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.models.ollama import OllamaModel
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.output import OutputObjectDefinition
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.providers.ollama import OllamaProvider
from pydantic_ai.providers.openai import OpenAIProvider
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider
from pydantic_ai.settings import ModelSettings
from pydantic_ai.tools import ToolDefinition

from extraction.extractors.model.config import ModelConfig, Provider, Reference
from extraction.extractors.model.wire import Ending, Reply, Request, Trouble, WireError

_TOOL: Final = "answer"
_NO_KEY: Final = "no-key"
_LONGEST_DETAIL: Final = 300
_MOST_TOKENS: Final = 2**31 - 1
_TROUBLES: Final[tuple[tuple[type[Exception], Trouble], ...]] = (
    (exceptions.ModelQuotaExceededError, Trouble.OUT_OF_QUOTA),
    (exceptions.ModelRateLimitError, Trouble.RATE_LIMITED),
    (exceptions.ModelUnavailableError, Trouble.UNAVAILABLE),
    (exceptions.ModelServerError, Trouble.UNAVAILABLE),
    (exceptions.ModelTimeoutError, Trouble.TIMED_OUT),
    (exceptions.ModelRequestTimeout, Trouble.TIMED_OUT),
    (exceptions.ModelConnectionError, Trouble.UNREACHABLE),
    (exceptions.ModelContextWindowExceededError, Trouble.TOO_LONG),
    (exceptions.ModelAuthenticationError, Trouble.UNAUTHORIZED),
    (exceptions.ModelNotFoundError, Trouble.UNKNOWN_MODEL),
    (exceptions.ModelRequestRejectedError, Trouble.REJECTED),
    (exceptions.AgentRunError, Trouble.BROKEN),
)


@dataclass(frozen=True, slots=True)
class Client:
    """The way to the provider of one model."""

    config: ModelConfig
    reference: Reference

    def ask(self, request: Request, *, timeout: float) -> Reply:
        """Send one request, once, and wait at most `timeout` seconds; WireError when there is no answer."""
        try:
            return asyncio.run(self._ask(request, timeout))
        except exceptions.AgentRunError as error:
            raise self._wire_error(error) from None
        except exceptions.UserError as error:
            raise WireError(Trouble.REJECTED, self._without_key(str(error))) from None

    async def _ask(self, request: Request, timeout: float) -> Reply:
        async with AsyncExitStack() as stack:
            model = await self._model(stack)
            response = await direct.model_request(
                model,
                list(_turns(request)),
                model_settings=self._limits(timeout),
                model_request_parameters=_shape(model, request, sends_schema=self.config.sends_schema),
            )
            return _reply(response)

    def _limits(self, timeout: float) -> ModelSettings:
        limits = ModelSettings(max_tokens=self.config.output_tokens, request_timeout=timeout, timeout=timeout)
        # Hosted models of the newer kind refuse to be told a temperature.
        return limits if self.config.is_hosted(self.reference.provider) else limits | {"temperature": 0}

    async def _model(self, stack: AsyncExitStack) -> Model:
        provider, name = self.reference.provider, self.reference.name
        address, key = self.config.address(provider), self.config.key or _NO_KEY
        if provider is Provider.ANTHROPIC:
            talker = anthropic.AsyncAnthropic(api_key=key, base_url=address, max_retries=0)
            return AnthropicModel(
                name, provider=AnthropicProvider(anthropic_client=await stack.enter_async_context(talker))
            )
        speaker = await stack.enter_async_context(openai.AsyncOpenAI(api_key=key, base_url=address, max_retries=0))
        if provider is Provider.OLLAMA:
            return OllamaModel(name, provider=OllamaProvider(openai_client=speaker))
        if self.config.is_hosted(provider):
            return OpenAIChatModel(name, provider=OpenAIProvider(openai_client=speaker))
        return OpenAIChatModel(name, provider=OpenAICompatibleProvider(provider.value, openai_client=speaker))

    def _wire_error(self, error: exceptions.AgentRunError) -> WireError:
        trouble = next(trouble for kind, trouble in _TROUBLES if isinstance(error, kind))
        wait = error.retry_after if isinstance(error, exceptions.ModelAPIError) else None
        return WireError(trouble, self._without_key(error.message), wait)

    def _without_key(self, text: str) -> str:
        bare = text.replace(self.config.key, "[key]") if self.config.key else text
        return bare[:_LONGEST_DETAIL]


def connect(config: ModelConfig, reference: Reference) -> Client:
    """The way to the provider of a model."""
    return Client(config, reference)


def _turns(request: Request) -> Iterable[messages.ModelMessage]:
    system = messages.SystemPromptPart(request.system)
    yield messages.ModelRequest(parts=[system, messages.UserPromptPart(request.user)])
    for turn in request.turns:
        yield messages.ModelResponse(parts=[messages.TextPart(turn.answer)])
        yield messages.ModelRequest(parts=[messages.UserPromptPart(turn.complaint)])


def _shape(model: Model, request: Request, *, sends_schema: bool) -> ModelRequestParameters:
    schema = dict(request.schema)
    if not sends_schema:
        return ModelRequestParameters(output_mode="text")
    if model.profile.get("supports_json_schema_output"):
        definition = OutputObjectDefinition(json_schema=schema, name=_TOOL)
        return ModelRequestParameters(output_mode="native", output_object=definition)
    if model.profile.get("supports_tools", True):
        tool = ToolDefinition(name=_TOOL, parameters_json_schema=schema, kind="output")
        return ModelRequestParameters(output_mode="tool", output_tools=[tool], allow_text_output=False)
    return ModelRequestParameters(output_mode="text")


def _reply(response: messages.ModelResponse) -> Reply:
    refusal = (response.provider_details or {}).get("refusal")
    texts = [part.content for part in response.parts if isinstance(part, messages.TextPart)]
    calls = [part.args_as_json_str() for part in response.parts if isinstance(part, messages.ToolCallPart)]
    return Reply(
        text="".join(calls or texts) or str(refusal or ""),
        ending=_ending(response),
        tokens_in=_bounded(response.usage.input_tokens),
        tokens_out=_bounded(response.usage.output_tokens),
    )


def _ending(response: messages.ModelResponse) -> Ending:
    if response.finish_reason == "content_filter":
        return Ending.REFUSED
    return Ending.CUT if response.finish_reason == "length" else Ending.COMPLETE


def _bounded(tokens: int) -> int:
    return min(max(tokens, 0), _MOST_TOKENS)
