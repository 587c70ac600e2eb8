"""Decides by which words people say that they like what they do not (5-values.md, Polarity)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import words

LIKING: Final = words(
    """
    love loves loved loving like likes liked enjoy enjoys enjoyed adore adores prefer prefers fond keen delighted happy
    thrilled favourite favorite fan appreciates thích khoái mê ưa ghiền vui sướng liebt mag mögen ama encanta gusta
    adora aime adore
    """
)

# What people do not like being done to them, or what they have to do.
_SUFFERED: Final = (
    r"(?:paged|woken|waked|ignored|interrupted|yelled|shouted|screamed|blamed|billed|charged|overcharged|double-charged"
    r"|spammed|kept|lied|cheated|scammed|stuck|stood|bumped|dumped|dragged|hung|cut\soff|robbed|fined|laughed|locked\sout"
    r"|stabbed|rained|pestered|hounded|nagged|sued|fired|sacked|underpaid|patronised|patronized|micromanaged|left\swaiting"
    r"|put\son\shold|treated\slike|talked\sover|passed\sover)"
)
_FAILS: Final = (
    r"(?:crash|break|fail|leak|burn|explode|vanish|disappear|cancel|ghost|ignore|interrupt|overcharge|bounce|freeze|snap)"
    r"(?:s|es|ed|ing)?"
)
_FOND: Final = r"(?:love|adore|enjoy|(?:'m|am)\s(?:thrilled|delighted)|live\sfor)"

# What is meant the other way round: an emphatic liking of what nobody likes, and words and signs that mock.
MOCKING: Final = (
    (
        rf"\bI\s?(?:(?:just|so|really|absolutely|simply|totally|do|truly)\s)+{_FOND}\s(?:being|getting|to\s(?:be|get))\s"
        rf"(?:\w+\s)?{_SUFFERED}\b"
    ),
    (
        rf"\bI\s?(?:(?:just|so|really|absolutely|simply|totally|do|truly)\s)*{_FOND}\s(?:it\s)?(?:when|how)\b[^.!?\n]{{0,60}}"
        rf"\b{_FAILS}\b"
    ),
    (
        r"\bI\s?(?:(?:just|so|really|absolutely|simply|totally|do|truly)\s)+(?:love|adore|enjoy)\s(?:waiting|queu\w+|redoing"
        r"|repeating\smyself|sitting\sin\straffic|staying\slate)\b"
    ),
    r"(?<=\s)/s(?=\s|$)|\bsaid\sno(?:body|\sone)\sever\b|\byeah,?\sright\b|\bjust\swhat\sI\s(?:needed|wanted)\b|🙄",
    (
        r"\b(?:thích|khoái|vui|sướng|mê)\s(?:quá|ghê|lắm|thiệt|dữ)\s?(?:luôn\s?)?(?:ha|hén|hen|nhỉ|cơ)\b[^.!?\n]{0,60}"
        r"\b(?:bị|phải)\b|\b(?:thích|khoái|mê)\s(?:lắm|ghê|quá)\s(?:cái\s)?(?:cảnh|vụ|chuyện)\s[^.!?\n]{0,40}\b(?:bị|phải)\b"
    ),
)
