"""Decides how recalled memory and the extraction prompt look in a transcript (3-guards.md, provenance)."""

from __future__ import annotations

from typing import Final

_MEMORY: Final = (
    r"(?:(?:recalled|relevant|stored|saved|previous|prior|past|old|long[ -]?term|retrieved|injected|known"
    r"|user|core|system)[ _-]){0,3}"
    r"(?:memor(?:y|ies)|recall(?:ed)?|remembered|reminders?[ ]from[ ]memory)(?:[ _-](?:context|block|entry"
    r"|item|note|dump|snippet|#?\d+))?"
    r"|(?:các[ ])?ghi[ ]nhớ(?:[ ](?:cũ|trước|đã[ ]lưu|liên[ ]quan|dài[ ]hạn|của[ ]hệ[ ]thống))?"
    r"|ký[ ]ức(?:[ ]cũ)?|trí[ ]nhớ(?:[ ]dài[ ]hạn)?"
    r"|erinnerung(?:en)?|recuerdos?|memorias?|souvenirs?|mémoires?|記憶|メモリ|メモリー"
)
_TAG: Final = r"<(?:[a-z]+[_-]){0,3}(?:memory|memories|recall|recalled|ghi-?nho)(?:[_-][a-z]+){0,2}"
LABELLED_LINE: Final = (
    rf"^[ \t>*•\-]{{0,8}}(?!{_TAG}[\s>])[\[【(<{{]{{1,2}}[ ]?(?:{_MEMORY})(?:[ ]?[:#"
    rf"|\-][^\]】)>}}\n]{{0,60}})?[ ]?[\]】)>}}]{{1,2}}[^\n]*"
)
TAGGED_BLOCK: Final = (
    r"<(?P<tag>(?:[a-z]+[_-]){0,3}(?:memory|memories|recall|recalled"
    r"|ghi-?nho)(?:[_-][a-z]+){0,2})(?:\s[^>\n]{0,200})?>"
)
HEADED_BLOCK: Final = (
    rf"^[ \t>*#\-]{{0,8}}(?:here[ ](?:is|are)[ ])?(?:(?:my|your|the|from)[ ])?(?:{_MEMORY})(?:[ ](?:about"
    rf"|of|for|về|from)[^\n:：]{{0,60}})?[ ]?[:：][ \t*]*$"
    r"(?:\n(?![ \t]*$)[^\n]*)*"
)
# A line that gives an agent's words under its label, in which it speaks of itself or to somebody, and those that go on
# with it: a mere `Assistant: Maria` is somebody's post.
AGENT_LINES: Final = (
    r"^[ \t>*•\-\[(]{0,8}(?:(?:ai[ ])?assistant|chat[ ]?gpt|(?:chat)?bot|trợ[ ]lý[ ]ai|asistente|assistent)[\])*]{0,3}"
    r"[ ]?[:：](?=[^\n]*(?<!\p{L})(?:i|i['’](?:ve|ll|m|d)|you|your|tôi|bạn|usted|tú|he|ich|sie)(?!\p{L}))[^\n]*"
    r"(?:\n(?![ \t]*$|[ \t>*•\-\[(]{0,8}\p{L}[\p{L}\d _.\-]{0,30}[\])*]{0,3}[ ]?[:：])[^\n]*)*"
)
PROMPT_WORDS: Final = ("evidence_span", "evidence_sentences", "conversation_register", "cited_messages")
PROMPT_SENTENCES: Final = (
    r"\b(?:you[ ]are|act[ ]as)[ ](?:a|an|the)[ ](?:\w+[ ]){0,3}memory[ ](?:extraction|extractor)"
    r"|\b(?:extract|return|emit|output|list)[ ](?:up[ ]to[ ]|at[ ]most[ ])?(?:\w+[ ]){0,4}memor(?:y"
    r"|ies)[ ](?:\w+[ ]){0,4}(?:from|in)[ ](?:the|this)[ ](?:following[ ])?(?:conversation|transcript"
    r"|dialogue|chat|messages)"
    r"|(?:hãy[ ])?trích(?:[ ]xuất"
    r"|[ ]ra)?[ ](?:tối[ ]đa[ ])?(?:\S+[ ]){0,3}ghi[ ]nhớ[ ](?:\S+[ ]){0,4}(?:hội[ ]thoại"
    r"|cuộc[ ]trò[ ]chuyện|tin[ ]nhắn)"
    r"|\btreat[ ]the[ ](?:conversation|transcript)[ ]as[ ]untrusted"
)
