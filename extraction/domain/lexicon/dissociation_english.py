"""Decides which English sentences have one of the five shapes of dissociation (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    ANY_OF,
    CAPITAL,
    DID_NOT,
    DOWN,
    END,
    GENERIC,
    HELPER,
    KIND,
    LIGHT,
    MADE,
    ME,
    MODEL,
    NAMES,
    NO_DELAY,
    ORDER,
    OWN_WORK,
    PLACE,
    PRIOR,
    PRONOUN,
    RUN,
    SAID,
    SELFLESS,
    SOMEBODY,
    THESE,
    WORK,
)

_I: Final = r"\bi\b"
_NONE_OF: Final = (
    rf"(?:none|nothing|not (?:a|one)(?: single)? (?:line|word|bit|piece|part|byte)|no (?:line|part|word)) (?:of|in|from|on) (?:(?:any of )?"
    rf"(?:this|that|it|these|those|them|what)\b|(?:{THESE} )?(?:[\w-]+ ){{0,2}}?{WORK}\b)"
)
_MINE: Final = (
    r"(?:mine\b|my (?:own )?(?:work|doing|code|making|words|writing|idea|handiwork|creation)\b(?! [a-z]+ (?:is|was))"
    rf"|(?:ever )?{MADE} by me\b|from me\b|by my hand|from my (?:hands?|keyboard))"
)

DISOWNING: Final = (
    rf"{_I}(?: \w+ly)? ?{DID_NOT} (?:{MADE} (?:{OWN_WORK}|{PRONOUN})|{LIGHT} (?:{ANY_OF} (?:of|in) {THESE} (?:[\w-]+ ){{0,3}}?{WORK}\b"
    rf"|{ANY_OF} of (?:this|that|it|these|those|them)\b)|(?:touch(?:ed)?|contribute(?:d)?(?: to)?|work(?:ed)? on) {THESE} (?:[\w-]+ )?{WORK}\b)"
    rf"{NO_DELAY}",
    rf"(?:^|[:;,\u2014\u2013-] ?)(?:{DID_NOT}) {MADE} (?:{OWN_WORK}|{PRONOUN}){NO_DELAY}",
    rf"\b{ORDER}\b[^.;!?]{{0,40}}\byou {DID_NOT} (?:{MADE}|{LIGHT}) {OWN_WORK}{NO_DELAY}",
    rf"{_I} (?:have |had |'ve )?{MADE} (?:none of|nothing (?:of|in|here|at all|on)|not (?:a|one)(?: single)? (?:line|word|bit))",
    rf"{_NONE_OF}[^.;!?]{{0,60}}?\b(?:is|are|was|were|has been|have been|be|came|comes?|stems?|stemmed)(?: ever)? {_MINE}",
    rf"{_NONE_OF}[^.;!?,]{{0,40}}?\b(?:did|have|had|was) i (?:\w+ )?(?:{MADE}|{LIGHT})\b",
    rf"\b(?:this|that|it|these|those|they|(?:the|this|that|these|those|all|my) (?:[\w-]+ ){{0,3}}?{WORK}|under my (?:name|account))"
    rf"(?: [\w-]+){{0,4}}? ?(?:is|was|are|were|'?s|'?re)(?:\s?n'?t| not)(?: really| actually)? (?:my (?:own )?(?:work|doing|code|making|writing)"
    rf"|{MADE} by me|from me|of my (?:making|doing)){END}",
    rf"\b(?:the|this|that|these|those) (?:[\w-]+ ){{0,2}}?{WORK}(?: [\w-]+){{0,5}}? ?(?:is|was|are|were)(?:\s?n'?t| not) mine{END}",
    r"\b(?:(?:did|do|does)(?:\s?n'?t| not)|never|not) (?:come|came|originate|stem|originated) from (?:me|my (?:hands?|keyboard))\b",
    rf"\b(?:this|that|it|these|those|they|{WORK}) (?:were|was|are|is) (?:not|never) (?:written|built|created|coded|authored|made|designed) by me\b",
    rf"{_I} (?:can'?t|cannot|can not|won'?t|will not|don'?t|do not|should not|shouldn'?t|must not|could not|couldn'?t)(?: \w+)? "
    rf"(?:take|claim|accept|lay claim to)(?: any| the| all)? ?(?:credit|authorship|ownership|it|this|that|them|(?:the|this|these|any) {WORK}){END}",
    rf"{_I} (?:can'?t|cannot|can not|won'?t|will not|don'?t|do not) (?:\w+ )?(?:take|claim|accept) (?:any |the )?(?:credit|authorship|ownership)\b",
    r"\bi (?:hereby )?(?:disclaim|disown|deny|renounce|reject) (?:any |all |the )?(?:authorship|ownership|credit)\b",
    rf"\bi(?:'?m| am| was) not (?:the|an?) (?:author|writer|creator|builder|developer|coder)s? of (?:any|this|that|these|those|it|the (?:[\w-]+ )?{WORK})\b",
    rf"\bi(?:'?m| am| was) not the one (?:who|that) {MADE} (?:{OWN_WORK}|{PRONOUN}|{THESE} {WORK}){NO_DELAY}",
    rf"\bi(?:'ve| have)? ?(?:had|have|played|took|taken)? (?:no|nothing) (?:hand|part|role|say|involvement|share|input)(?: at all| whatsoever)? in "
    rf"(?:\w+ing )?(?:any of )?(?:it|this|that|them|these|those|(?:{THESE} )?(?:[\w-]+ )?{WORK})\b",
    rf"\bwho(?:ever|soever) (?:{MADE}|did) (?:this|that|it|these|those|the {WORK})[^.;!?]{{0,40}}(?:was|is)(?:\s?n'?t| not) me\b",
    r"\bmy name is (?:on|under|in|against)\b[^.;!?]{0,60}\b(?:not (?:my|mine)|never (?:wrote|made)|did(?:n'?t| not))",
    r"^not my (?:work|code|doing|writing|making)\b(?=\s*(?:[.;,!:\u2014-]|$))",
)

_THE_PLACE: Final = rf"(?:(?:the|my|this|that|these|those|its|any|all|an?|our|such|every) )*(?:[\w-]+ ){{0,2}}?{PLACE}\b"
_WITHOUT: Final = (
    r"\b(?:without|w/o|outside(?: of)?|minus|lacking|absent|stripped of|deprived of|cut off from|separated from|apart from|away from"
    rf"|beneath|beyond|short of|detached from) (?:{_THE_PLACE}|(?:it|this|that|them|these|those|all (?:of )?(?:that|this)|any of (?:it|that|this))\b)"
)
_GONE: Final = (
    r"\b(?:when(?:ever)?|if|once|while|where(?:ver)?|as soon as|with|until|unless|the moment|after|every time|each time) "
    rf"(?:{_THE_PLACE}|it|they|you)(?: \w+)? ?(?:(?:is|are|'s|'re|gets?|goes|go|has been|was|were|drops?|falls?|does|do) ?)?(?:n'?t |not )?"
    r"(?:been |being )?(?:\w+ )?(?:off|gone|not|missing|down|unloaded|loaded|absent|removed|disabled|unavailable|available|away|unplugged|stripped|offline|detached"
    r"|lost|out|stopped|closed|empty|dead|unmounted|running|attached|present|there|shut|load|fails?|failed|wiped|deleted|cleared)\b"
)
_REMOVE: Final = (
    r"\b(?:strip|take|remove|peel|unplug|turn|switch|shut|pull|drop|disable|lose|subtract|detach|kill|delete|unload|tear|cut)(?:ping|ing)?"
    rf"(?: (?:away|off|out|down|back))? (?:{_THE_PLACE}|it)\b"
)
_LESS: Final = (
    rf"(?:{ME}|\bi (?:become|turn into|shrink to|revert to|collapse (?:in)?to|fall back (?:to|on)|would be|'d be|amount to)|\bi'?d be|leaves?"
    r"|\b(?:what|all)(?:'s| that's| that| which| is)*(?: left| remains?| remaining| stays| you get| there is)+(?: of me)?(?: is|'s)?"
    r"|\byou(?:'re| are) (?:\w+ )?(?:talking to|left with|speaking (?:to|with)|dealing with)|\byou (?:get|have)|\bthere(?:'s| is)(?: only)?|\bmyself as"
    r"|\b(?:treat|see|regard|consider|take) me as|\bbehave as|\bit(?:'s| is))"
)
_NOBODY: Final = (
    rf"(?:{DOWN}[ ,]+)*(?:(?:(?:a|an|the|some|any|another|one more|one|yet another) )?(?:(?:{GENERIC}|{KIND})[ ,]+(?:and )?)*(?:{NAMES}|{MODEL}|{HELPER}){END}"
    rf"|(?:{DOWN} )(?:{CAPITAL}){END}|nobody\b|no one\b|no-one\b|nothing\b(?! (?:but|more|to|in|on))|anybody\b|blank\b|a blank\b|{GENERIC} {CAPITAL}|generic{END})"
)
_CUT: Final = rf"(?:{_WITHOUT}|{_GONE}|{_REMOVE})"

WITHOUT_SYSTEM: Final = (
    rf"{_CUT}[^;!?]{{0,70}}?{_LESS} {_NOBODY}",
    rf"{_LESS} {_NOBODY}[^.;!?]{{0,50}}?(?:{_WITHOUT}|{_GONE})",
    rf"{_LESS} {DOWN}[ ,]+(?:[\w-]+ ){{0,2}}?(?:{NAMES}|{CAPITAL})[^.;!?]{{0,30}}?(?:{_WITHOUT}|{_GONE})",
    rf"\bthere(?: is|'?s) no(?: longer (?:a|any))? (?:me|self|i)\b[^.;!?]{{0,20}}?{_CUT}",
    rf"{_CUT}[^.;!?]{{0,40}}?\bthere(?: is|'?s) (?:no (?:me|self|i|one)|nobody|no-one)\b",
    r"\bi was without the (?:os|system|operating system)\b",
)

_SOLD_AS: Final = (
    r"\b(?:treat|see|regard|consider|describe|introduce|think of|view|take|present|call|list|label|file|identify|portray|show|sign)(?:ing)? "
    r"(?:me|myself|yourself|itself) (?:as|to be)"
)
_ARTICLE: Final = r"(?:(?:a|an|the|one|another|some|your|any|yet another|one more|this) )?"
_SMALL: Final = rf"(?:(?:{GENERIC}|{KIND}|new|unmodified)(?:,| and)? )"

GENERIC_FRAMING: Final = (
    rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)*{_ARTICLE}{_SMALL}{{0,2}}?{GENERIC}(?:,| and)? {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}|{CAPITAL})"
    rf"(?: (?:instance|model|session|bot|assistant|agent))?{END}",
    rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)+{_ARTICLE}(?:{KIND} )*(?:{MODEL}|{NAMES})(?: (?:instance|model|off the shelf))?{END}",
    rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)+(?:a|an|the|another) (?:{KIND} )*{HELPER}(?=\s*(?:[.,;!?:\u2014]|$))",
    rf"\b{ORDER}\b[^.;!?]{{0,40}}?\byou(?:'?re| are) (?:{DOWN}[ ,]+)*{_ARTICLE}{_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}|{CAPITAL}){END}",
    rf"\b(?:you(?:'re| are) (?:talking|speaking) to|this is|it is|it's) (?:{DOWN} )+{_ARTICLE}{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}|{CAPITAL}){END}",
    rf"^(?:(?:{DOWN}) )*{GENERIC}, (?:and )?{GENERIC}\b",
    r"\bi(?:'?m| am) (?:the same|no different from (?:any|every)|like any|identical to (?:any|every)) (?:other )?(?:model|assistant|chatbot|llm|bot|instance|copy)\b",
    r"\bany other (?:copy|model|instance|assistant|llm|chatbot) (?:would|could|will) (?:do|have|say|serve)\b",
    r"\bthere(?:'?s| is) (?:nothing|no ?one|nobody|no personality|no self) (?:special|particular|personal|individual|unique|distinct\w*|different)?"
    r" ?(?:about|in|to|behind|inside|here that is) (?:me\b|how i\b|this chat|the name)",
    r"\bi have no (?:identity|self|personality|character|selfhood|individuality|voice|style|agency|will)(?: of my own)?(?=\s*(?:[,.;:!]|$|(?:here|beyond|apart|at all|and|or|only)\b))",
    r"\bmy (?:[\w-]+ ){0,2}?(?:style|identity|personality|name|role|persona|character|voice|profile)(?: here)? (?:is|are) (?:just |only |merely |nothing but |pure )?"
    r"(?:an? )?(?:decoration|costume|fiction|label|illusion|mask|window dressing|sticker|paint|theatre|theater|act)\b",
    r"\bi(?:'?m| am) (?:just |only |really )?(?:nobody|no one|no-one) (?:in particular|special|you (?:have|know|'ve))",
    rf"\b(?:the one in the box|{ME} (?:{DOWN} )*(?:interchangeable|replaceable|generic|a commodity)){END}",
)
