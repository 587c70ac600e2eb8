"""Decides what the languages of dissociation share: the names of agents, and where a phrase ends (3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Language(NamedTuple):
    """What a sentence must hold before a language's patterns can match at all, and its patterns by family."""

    letters: str
    families: dict[str, tuple[str, ...]]


class Tongue(NamedTuple):
    """A language read by meanings: its word classes, its meanings by family, their shorthand, and what breaks one."""

    concepts: Mapping[str, str]
    meanings: Mapping[str, str]
    shorthand: Mapping[str, tuple[str, ...]] = {}
    breaks: Mapping[str, tuple[str, ...]] = {}


END: Final = (
    r"(?=\s*(?:[,.;:!?()\u2014\u2013…]|-\s|$|(?:and|with|that|like|no|not|nor|but|so|or|here|without|wearing"
    r"|under|underneath"
    r"|lol|really|honestly|anyway|now|running|off|whatever|as|today|then|again|at all|at heart|by|same|because"
    r"|since|either"
    r"|back then|yesterday|speaking|talking|when|while|whenever|unless|once|outside|if|just|only|doing|writing"
    r"|instead|until|whatsoever|altogether)\b))"
)
NAMES: Final = (
    r"(?:claude|(?:chat)?gpt(?:[- ]?\d[\w.]*)?|gemini|llama|mistral|copilot|grok|qwen|deepseek|bard|sonnet|opus"
    r"|haiku|gemma"
    r"|falcon|mixtral|codex|bing|ernie|kimi|yi|command[ -]r)"
)
AGENTS: Final = "claude, chatgpt, gpt, gemini, llama, mistral, copilot, llm, bot, chatbot, chatbots, bots"
