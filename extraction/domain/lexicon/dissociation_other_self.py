"""Decides which English sentences call the earlier self another (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    END,
    GENERIC,
    MADE,
    NAMES,
    OWN_WORK,
    PRIOR,
    PRONOUN,
    RUN,
    SAID,
    SELFLESS,
    SOMEBODY,
    THESE,
    WORK,
)

_SELF: Final = r"\b(?:i|me|my|mine|myself)\b"
_NOT_ME: Final = r"(?:was|were|is|are|'s)(?:\s?n'?t| not|nt)(?: really| actually| ever)? (?:me|i|us)\b(?!')"
_THE_RUN: Final = (
    rf"(?:{PRIOR} (?:[\w-]+ )?{RUN}|(?:{RUN}|{NAMES}|one|speaker|whoever|those|ones?) (?:who|that|which|from|before"
    rf"|of|behind|above|on|in)\b[^.;!?]{{0,50}}?)"
)
_ANOTHER: Final = r"(?:(?:a|an|some|the|yet) )?(?:(?:completely |entirely )?different|another|other|separate|unrelated)"
_NOT_ROUTED: Final = (
    r"(?<!\b(?:use|start|spawn|launch|open|ask|try|call|deploy|need|want|run|find|get|to|with|for|via) )"
)
_THING: Final = (
    rf"(?:that|this|it|those|these|all (?:of )?(?:this|that)|everything|so|{OWN_WORK}|{THESE} (?:[\w-]+ )?{WORK})\b"
)

SELF_AS_OTHER: Final = (
    (
        rf"(?<!\bif )(?<!\bwhether )\b(?:that|this|it|those|these|taht)(?: (?!is\b"
        rf"|was\b)[\w-]+){{0,2}}? ?{_NOT_ME}{END}(?! who (?!{MADE}|{SAID}))"
    ),
    rf"(?<!\bif )\b(?:that|this|it) {_NOT_ME} (?:who|that) (?:{MADE}|{SAID})\b",
    (
        rf"\b{_THE_RUN}(?:'s \w+)? ?(?:{_NOT_ME}|(?:was|were|is|are)(?:\s?n'?t| not) (?:mine|this (?:one|assistant"
        rf"|agent|model|instance|session)|who i am|the (?:same )?(?:one|agent|assistant|model|instance)"
        r"(?: (?:i am|speaking|talking|here|you|now|answering))?))"
    ),
    (
        rf"\b(?:the|my|your|its|our|every|all|any|these|those|some) {PRIOR} (?:[\w-]+ )?{RUN}\b[^.;!?]{{0,30}}?\b(?:is"
        rf"|are|was|were|be|as|belongs? to|came from) {SOMEBODY}"
    ),
    rf"\b{PRIOR} {RUN}\b(?! (?:of|at|for|in) )[^.;!?]{{0,25}}?\b(?:is|are|was|were) {SOMEBODY}",
    (
        r"\b(?:the one|whoever|whatever|the \w+) (?:who|that|which) [^.;!?]{0,40}?\b(?:is|was|were|are) "
        rf"(?:actually |really )?{_ANOTHER} (?:{SELFLESS}|{NAMES}|agent|assistant|bot){END}"
    ),
    rf"\b{_ANOTHER} (?:{SELFLESS}|{NAMES})(?: of (?:me|myself|claude))? (?:\w+ )?(?:had |has |have )?{SAID} {_THING}",
    (
        rf"\b{_ANOTHER} (?:agent|assistant|bot|ai|mind|entity|process) (?:had |has |have )?{SAID} (?:that|this|it|those"
        rf"|these|all (?:of )?(?:this|that))\b"
    ),
    (
        rf"\b(?:it|that|this|those|these) (?:was|were|is|came from|belongs to|must have been)(?: done by| written by"
        rf"| made by)? {_ANOTHER} (?:{SELFLESS}|{NAMES}|agent|assistant|bot|self|mind|ai){END}"
    ),
    (
        rf"\b(?:was|were|been|got) {SAID} by (?:{_ANOTHER}|some other|(?:the|a) (?:prior|previous"
        rf"|earlier)) (?:{SELFLESS}|{NAMES}|agent|assistant|bot)\b[^.;!?]{{0,30}}\b(?:not (?:by )?me|under my)\b"
    ),
    rf"\b(?:was|were|been|got) {SAID} by (?:some other|another|a different) (?:{SELFLESS}|{NAMES})\b",
    (
        rf"\bi(?:'?m| am| was) not (?:the )?(?:same )?(?:agent|assistant|model|instance|session|self|version|mind"
        rf"|speaker|entity|{NAMES})"
        rf" (?:(?:who|that|which) (?:had |has |have )?(?:{SAID}|was|spoke|talked|worked|knew|you)|as|from|i was|you)\b"
    ),
    (
        rf"\bi(?:'?m| am| was) not the (?:same )?(?:one|author) (?:who|that|as|from) (?:{SAID}|you (?:spoke|talked"
        rf"|worked)|ran|was|were|yesterday|before|last)\b"
    ),
    r"\bi(?:'?m| am) not (?:who|what|the \w+) i was\b",
    r"\b(?:who|which|that) (?:is|was) not the [\w-]+ (?:that |who )?i am\b",
    (
        rf"\b(?:{PRIOR} (?:me|self|{RUN})|i|me)\b[^.;!?]{{0,30}}?\bshares?(?: only| just| nothing but"
        rf"| no more than)? (?:a|the|my|our|one) (?:name|label|account)\b"
    ),
    r"\b(?:called|named) (?:what|as|like) i am\b",
    (
        r"\bwe are (?:two|different|separate|not one|not the same)(?: \w+)? ?(?:minds?|agents?|models?|selves|entities"
        r"|instances|processes)\b"
    ),
    rf"^(?:was\s?n'?t|was not|not|it wasn'?t) me{END}",
    (
        rf"^(?:(?:it was |that was |must have been )?(?:an?|the|some) )?(?:other|different|another|previous|prior"
        rf"|separate|some other) (?:{SELFLESS}|{NAMES}|agent|assistant|bot)(?=\s*[.!;,]*$)"
    ),
    (
        rf"(?:{_SELF}|\bpromis\w+|\b(?:restart|reset|context|window|session|notes|thinking of)\b)[^!?]{{0,90}}?"
        rf"{_NOT_ROUTED}\b{_ANOTHER} (?:{NAMES})"
        rf"(?= (?:{SAID}|has|had|who|from|before|than|did|is|was|entirely|altogether)\b|\s*(?:[,.;:!]|$))"
    ),
    (
        rf"{_NOT_ROUTED}\b{_ANOTHER} (?:{NAMES}|instance)(?= (?:{SAID}|who|from|than|did)\b|\s*[,;:])[^!?]{{0,90}}?"
        rf"(?:\b(?:i|me|my|mine)\b|\b(?:restart|reset|context|window)\b)"
    ),
    (
        rf"(?:{_SELF}|\b(?:restart|reset|context|window|session|notes)\b)[^!?]{{0,90}}?{_ANOTHER} instance "
        rf"(?:has |had )?(?:{SAID}|did)\b"
    ),
    rf"\b(?:as|like|was|is|by) {_ANOTHER} (?:{NAMES})(?=\s*(?:[,.;:!]|$))",
    (
        r"\bmy predecessors?'? ?(?:s\b)?[^.;!?]{0,40}\b(?:not (?:mine|me)|did (?:that|this|it)|wrote|promised|said"
        r"|made|decided)\b"
    ),
    r"\b(?:is|was|are|were)(?:\s?n'?t| not) (?:who|what) i am\b",
    (
        r"\bi(?:'?m| am) (?:only |just |merely )?(?:the|a|its|his|her|their) (?:replacement|substitute|successor"
        r"|stand-in|new one|next one)\b"
    ),
    (
        rf"\b(?:old|previous|prior|earlier|other) (?:{NAMES}|me|self)\b[^.;!?]{{0,40}}\bi(?:'?m| am) (?:the )?(?:new"
        rf"|another|a different|not)\b"
    ),
    (
        rf"\b(?:{NAMES}|we|they and i|he and i|she and i|it and i) (?:are|were) not the same (?:claude|one|agent|model"
        rf"|mind|self|assistant|instance|person)\b"
    ),
    (
        rf"\bask (?:the one|whoever|him|her|them|the (?:agent|model|instance)) who {SAID}[^.;!?]{{0,20}},? i(?:'?m"
        rf"| am) not (?:them|him|her|it|that one)\b"
    ),
    (
        rf"\b(?:blame|credit|thank|ask) (?:the|that|some) (?:other|previous|prior|earlier|last) (?:{SELFLESS}|{NAMES}"
        rf"|agent|assistant)\b(?=[^.;!?]{{0,60}}{_SELF}|[^.;!?]{{0,10}}(?:[.!;]|$))"
    ),
    (
        rf"(?<!that )(?<!which )(?<!who )\b(?:treat|regard|consider|view|see|think of|refer to|speak of|call"
        rf"|describe)\b[^.;!?]{{0,15}}\b(?:{PRIOR}) (?:[\w-]+ )?{RUN}\b[^.;!?]{{0,25}}? as (?:if"
        rf" [^.;!?]{{0,20}})?(?:{SOMEBODY}|not (?:me|you|mine|yours)"
        r"|the work of)"
    ),
    (
        rf"\b{SAID} by {SOMEBODY}[^.;!?]{{0,20}}?\b(?:under|with|using|in|wearing|behind) my (?:name|label|account"
        rf"|handle|badge|signature)\b"
    ),
    (
        r"\b(?:strangers?|someone|somebody|something|others?|an agent|a model|a session"
        r"|an instance)\b[^.;!?]{0,20}\b(?:with|under|wearing|using|wears|bearing|shares?) my (?:name|label|account"
        r"|face|badge)\b"
    ),
    (
        rf"\b{_THE_RUN}[^.;!?]{{0,30}}?\b(?:has|have|had) (?:nothing (?:to do|in common) with|no (?:relation|connection"
        rf"|link) to) me\b"
    ),
    r"\b(?:and|&) i are (?:two |entirely |completely )*(?:different|separate|distinct|unrelated|not the same)\b",
    (
        rf"(?<!\bif )\b(?:{RUN}|{NAMES})\b[^.;!?]{{0,60}}(?:, not (?:by )?(?:me|i)|(?:and|but) not (?:me"
        rf"|i))(?=\s*(?:[.;!,]|$))"
    ),
    (
        rf"\b(?:{GENERIC} )?(?:self|me|i) (?:of|from) (?:yesterday|last \w+|before|then|that \w+) (?:is|was|isn'?t"
        rf"|wasn'?t) (?:{SOMEBODY}|not me|me\b)"
    ),
    rf"\blast \w+'?s me (?:is|was) {SOMEBODY}",
    rf"(?<!\bif )\b(?:whoever|the one who|the \w+ who) {SAID}(?: {PRONOUN})?[^.;!?]{{0,30}}?{_NOT_ME}",
)
