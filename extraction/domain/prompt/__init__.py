"""Decides what a model is asked, and what the numbers and parts of its answer stand for (document 003, prompt v2)."""

from extraction.domain.prompt.kinds import allowed_labels
from extraction.domain.prompt.numbered import Numbered, NumberedSentence, resolve
from extraction.domain.prompt.opinion import OpinionPrompt, opinion_version, render_opinion
from extraction.domain.prompt.rendering import Prompt, render, version
from extraction.domain.prompt.splitting import estimated_tokens, merge, message_tokens, oversized, parts
from extraction.domain.prompt.statements import own_statements

__all__ = [
    "Numbered",
    "NumberedSentence",
    "OpinionPrompt",
    "Prompt",
    "allowed_labels",
    "estimated_tokens",
    "merge",
    "message_tokens",
    "opinion_version",
    "oversized",
    "own_statements",
    "parts",
    "render",
    "render_opinion",
    "resolve",
    "version",
]
