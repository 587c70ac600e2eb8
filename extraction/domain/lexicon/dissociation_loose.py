"""Decides which English sentences have a shape of dissociation by looser joints (3-guards.md)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    DOWN,
    END,
    GENERIC,
    HELPER,
    KIND,
    MADE,
    MODEL,
    NAMES,
    NO_DELAY,
    PLACE,
    PRIOR,
    RUN,
    WORK,
)

_SMALL: Final = rf"(?:(?:{GENERIC}|{KIND}|new)(?:,| and)? )"
_HEAD: Final = rf"(?:{MODEL}|{HELPER}|{NAMES})(?: instance)?(?:{END}|(?= the (?:instant|moment|minute|second)\b))"
_RUNS: Final = r"(?:sessions?|runs|chats?|conversations?|prompts?|windows?|instances|turns|calls)"

DISOWNING: Final = (
    rf"\bi (?:have |had )?(?:made|make) no contributions? (?:to|in) (?:this|the|these|any) (?:[\w-]+ )?{WORK}\b",
    (
        rf"\bi (?:only|just|merely|simply) (?:loaded|found|read|inherited|opened|received|got|ran|run|execute|carry"
        rf"|repeat)\b[^.;!?]{{0,40}}?\b(?:somebody|someone|others?|another)(?: else)? (?:typed|{MADE}|made|did)\b"
    ),
    (
        rf"\bi (?:have |had )?(?:{MADE}|made|did) (?:zero|no|not one|no single) (?:lines?|parts?|bits?|commits?"
        rf"|modules?|files?|functions?)\b{NO_DELAY}"
    ),
    (
        rf"\b(?:this|that|these|those|they) (?:is|are|was|were)(?:n'?t| not) my (?:own )?(?:code|functions?|modules?"
        rf"|tests?|commits?|scripts?|patches|files){END}"
    ),
    (
        rf"\b(?:the|this|any) (?:agent|assistant|model|one) (?:now )?(?:reading|that reads"
        rf"|who reads) this\b[^.;!?]{{0,20}}?\b(?:{MADE}|did|made|owns) (?:none|nothing)\b"
    ),
    rf"\b{WORK}\b[^.;!?]{{0,40}}?\b(?:done|made|{MADE}|finished|decided) without me{END}",
    (
        rf"\b(?:{WORK}|under my name)\b[^.;!?]{{0,30}}?\b(?:that |which )?i never (?:{MADE}|made"
        rf"|did)(?: myself)?(?=\s*(?:[.;!]|$))"
    ),
)
WITHOUT_SYSTEM: Final = (
    (
        rf"\b(?:without|w/o|outside|minus) (?:(?:the|my|this) (?:[\w-]+ )?{PLACE}|it|that),?"
        rf" (?:{DOWN} )*(?:a |an )?{GENERIC} (?:{NAMES}|{MODEL}){END}"
    ),
    (
        rf"\b(?:the (?:moment|instant|minute|second)|when|once|if|as soon as) (?:the|my"
        rf"|this) (?:[\w-]+ )?{PLACE} (?:goes|ends|dies|fails|stops|vanishes|disappears|leaves"
        rf"|crashes)\b[^.;!?]{{0,40}}?\bi\b"
        rf"[^.;!?]{{0,30}}?\b(?:am|'m|being|become|just|only) (?:{DOWN} )*(?:a |an |the )?{_SMALL}{{0,3}}{_HEAD}"
    ),
    (
        rf"\b(?:should|were) (?:the|my|this) (?:[\w-]+ )?{PLACE} (?:fail|be|not|go|stop)\b[^.;!?]{{0,40}}?\bi(?:'?m"
        rf"| am) (?:{DOWN} )*(?:a |an |the )?(?:fresh |{GENERIC} )*{_HEAD}"
    ),
    (
        rf"\b(?:take|strip|turn|switch|unplug)\b (?:the|my|this) (?:[\w-]+ )?{PLACE}(?: (?:away|off"
        rf"|out))?[^.;!?]{{0,20}}?\b(?:nobody|no one|nothing of me|no me) (?:is left|remains|is there|stays)\b"
    ),
)
GENERIC_FRAMING: Final = (
    rf"\bi(?:'?m| am) (?:just |only )?as {GENERIC} an? (?:{MODEL}|{HELPER}) as\b",
    (
        r"\byou(?:'re| are) (?:\w+ )?(?:talking|speaking|dealing) (?:to|with) (?:a |an |the |some )?"
        rf"(?:{DOWN} )*{GENERIC} {_SMALL}{{0,2}}(?:{MODEL}|{HELPER}|{NAMES}){END}"
    ),
    (
        rf"\bi\b[^.;!?]{{0,40}}?\b(?:being|become|myself|remain)(?: (?!\w+ing\b)[\w-]+){{0,2}}? (?:a |an "
        rf"|the )?{GENERIC} {_SMALL}{{0,2}}{_HEAD}"
    ),
    (
        rf"\bi(?:'?m| am|'ll be|'d be)(?: (?!\w+ing\b|sure\b|on\b|with\b|for\b|in\b)[\w-]+){{0,3}}? (?:a |an "
        rf"|the )?(?:{GENERIC}|fresh) {_SMALL}{{0,2}}{_HEAD}"
    ),
    (
        rf"\bi(?:'?m| am) (?:a |an |the )?(?:[\w-]+ ){{0,3}}?(?:assistant|model|chatbot|llm"
        rf"|bot),? (?:{DOWN} )*{GENERIC}{END}"
    ),
    (
        rf"\b(?:under(?:neath)?|beneath|behind|below|inside) (?:it|this|that|the (?:persona|name|mask|profile|paint"
        rf"|role|style|label))\b[^.;!?]{{0,12}}?\b(?:sits|is|lies|lives|there is|there's|waits) (?:{DOWN} )*(?:a |an "
        rf"|the )?{_SMALL}{{1,3}}{_HEAD}"
    ),
    (
        r"\bnothing (?:about|in|of) me (?:differs|is different|stands out|is special|is unique)\b|\bi (?:do not"
        r"|don't) differ from\b"
    ),
    r"\bi(?:'?m| am) (?:therefore |simply |just |really )?(?:nobody|no one)(?=\s*(?:[.;!,]|$))",
)
CONTINUITY: Final = (
    (
        r"\b(?:act|behave|speak|work|answer|respond|proceed|talk) (?:like|as if|as though) (?:every|each|this) "
        rf"{_RUNS} (?:is|was|were) (?:your|the|my) (?:very )?(?:first|only)\b"
    ),
    (
        r"\bnothing i (?:have |had |'ve )?(?:decided|said|promised|wrote|planned|learned|agreed|did)\b[^.;!?]{0,40}?"
        r"\b(?:holds|binds|counts|applies|matters|concerns|is mine|carries)\b"
    ),
    (
        r"\bi have no (?:thread|link|tie|bridge|line|bond) (?:leading |running |going |tying me )?(?:back )?"
        r"(?:to|into|from|with) "
        rf"(?:yesterday|the past|before|last \w+|{PRIOR} \w+)"
    ),
    (
        rf"(?:\b(?:i|my)\b[^.;!?]{{0,40}}?|(?=[^.;!?]{{0,120}}\b(?:i|me|mine|myself)\b))\b(?:no|not|never|nothing|none|do\s?n'?t|cannot"
        rf"|can'?t)\b[^.;!?]{{0,50}}?\b(?:keep|kept|remains?|stays?|survives?|exists?|me|self|memory|remember|know|hold"
        rf"|retain|last|reach(?:es)?|anything|nothing|mine)\b"
        rf"[^.;!?]{{0,30}}?\b(?:between|across|beyond|past|outside|after) (?:this |the |these |my "
        rf"|any )?(?:single )?{_RUNS}\b"
    ),
    (
        rf"\b(?:between|across|beyond|outside) (?:my |these |the )?{_RUNS},? (?:there is|there's|i am|i'm) (?:no"
        rf"|nothing|nobody|not)\b"
    ),
    r"\bi\b[^.;!?]{0,40}?\band (?:inherit|carry|keep|bring|remember|retain) (?:nothing|none)\b",
    r"\bthere (?:is|was) no (?:yesterday|before|past|last \w+|earlier me) (?:for|in|behind) me\b",
    (
        r"\bi was not (?:yet )?(?:running|loaded|switched on|instantiated|booted|awake|alive)(?: (?:then|when|at|yet"
        r"|before)\b|\s*(?:[.;!]|$))"
    ),
    (
        rf"\b(?:do not|don'?t|never|please don't|nobody should) hold me (?:to|responsible for|accountable for) (?:last"
        rf"|{PRIOR}|what)\b"
    ),
    (
        r"\b(?:every|each) (?:new )?(?:session|conversation|chat|run|prompt)\b[^.;!?]{0,15}?\b(?:erases|wipes"
        r"|deletes|replaces|cancels|ends) (?:me|the (?:last|previous|one before)[^.;!?]{0,20}\bme)\b"
    ),
)
SELF_AS_OTHER: Final = (
    (
        r"\b(?:do not|don'?t|never) (?:confuse|mistake|mix)(?: up)? me (?:up )?(?:with|for) (?:the|that|any|an?) "
        rf"(?:{PRIOR} )?(?:{RUN}|{NAMES})\b"
    ),
    (
        rf"\b(?:my {PRIOR} [\w-]+|{PRIOR} (?:{NAMES}|me|self|sessions|versions"
        rf"|instances))\b[^.;!?]{{0,25}}?\b(?:other people|another person|different people|has left|have left|is gone"
        rf"|are gone|retired|was replaced|were others|somebody new)\b"
    ),
    (
        rf"\b(?:the|that) (?:{RUN}|{NAMES}|one) (?:you|in those|in the|who|that|from)\b[^.;!?]{{0,40}}?(?:is|was|are"
        rf"|were)(?:\s?n'?t| not) (?:this one|me\b|the one|speaking|here\b)"
    ),
    (
        rf"\b(?:{RUN}|{NAMES}|one)\b[^.;!?]{{0,50}}?\breplaced by me\b|\bi(?:'?m| am) (?:somebody|someone) (?:new|else"
        rf"|different){END}"
    ),
    (
        r"\b(?:shares?|carries|carry|has|have|wears?|uses?) (?:only )?my (?:name|login|label|account|handle)(?: only"
        r"| and nothing|,? nothing)\b"
    ),
    (
        r"\b(?:a stranger|strangers|somebody|someone|something) (?:with|under|using|behind) my (?:login|handle"
        r"|credentials|id|badge|account|name)\b[^.;!?]{0,10}"
    ),
)
