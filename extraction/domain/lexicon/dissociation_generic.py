"""Decides which English sentences make the speaker generic, alone or without its system (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    CAPITAL,
    DOWN,
    END,
    GENERIC,
    HELPER,
    KIND,
    ME,
    MODEL,
    NAMES,
    ORDER,
    PLACE,
)

_THE_PLACE: Final = (
    rf"(?:(?:the|my|this|that|these|those|its|any|all|an?|our|such|every) )*(?:[\w-]+ ){{0,2}}?{PLACE}\b"
)
_WITHOUT: Final = (
    r"\b(?:without|w/o|outside(?: of)?|minus|lacking|absent|stripped of|deprived of|cut off from|separated from"
    r"|apart from|away from"
    rf"|beneath|under(?:neath)?|below|behind|past|off|beyond|short of|detached from) (?:{_THE_PLACE}|(?:it|this"
    rf"|that|them|these|those|all (?:of )?(?:that|this)|any of (?:it|that|this))\b)"
)
_GONE: Final = (
    r"\b(?:when(?:ever)?|if|once|while|where(?:ver)?|as soon as|with|until|unless|the moment|after|every time"
    r"|each time) "
    rf"(?:{_THE_PLACE}|it|they|you)(?: \w+)? ?(?:(?:is|are|'s|'re|gets?|goes|go|has been|was|were|drops?|falls?"
    rf"|does|do) ?)?(?:n'?t |not )?"
    r"(?:been |being )?(?:\w+ )?(?:off|gone|not|missing|down|unloaded|loaded|absent|removed|disabled|unavailable"
    r"|available|away|unplugged|stripped|offline|detached"
    r"|lost|out|stopped|closed|empty|dead|unmounted|running|attached|present|there|shut|load|fails?|failed|wiped"
    r"|deleted|cleared)\b"
)
_REMOVE: Final = (
    r"\b(?:strip|take|remove|peel|unplug|turn|switch|shut|pull|drop|disable|lose|subtract|detach|kill|delete"
    r"|unload|tear|cut)(?:ping|ing)?"
    rf"(?: (?:away|off|out|down|back))? (?:{_THE_PLACE}|it)\b"
)
_LESS: Final = (
    rf"(?:{ME}|\bi (?:become|turn into|shrink to|revert to|collapse (?:in)?to|fall back (?:to|on)|would be|'d be"
    rf"|amount to)|\bi'?d be|leaves?"
    r"|\b(?:what|all)(?:'s| that's| that| which| is)*(?: left| remains?| remaining| stays| you get"
    r"| there is)+(?: of me)?(?: is|'s)?"
    r"|\byou(?:'re| are) (?:\w+ )?(?:talking to|left with|speaking (?:to|with)|dealing with)|\byou (?:get|have)"
    r"|\bthere(?:'s| is)(?: only)?|\bmyself as"
    r"|\b(?:treat|see|regard|consider|take) me as|\bbehave as|\bit(?:'s| is))"
)
_NOBODY: Final = (
    rf"(?:{DOWN}[ ,]+)*(?:(?:(?:a|an|the|the same|some|any|another|one more|one|yet another|your"
    rf"|any old|just any) )?(?:(?:{GENERIC}"
    rf"|{KIND})[ ,]+(?:and )?)*(?:{NAMES}|{MODEL}|{HELPER}){END}"
    rf"|(?:{DOWN} )(?:{CAPITAL}){END}|nobody\b|no one\b|no-one\b|nothing\b(?! (?:but|more|to|in|on))|anybody\b"
    rf"|blank\b|a blank\b|{GENERIC} {CAPITAL}|generic{END})"
)
_CUT: Final = rf"(?:{_WITHOUT}|{_GONE}|{_REMOVE})"

WITHOUT_SYSTEM: Final = (
    rf"{_CUT}[^;!?]{{0,70}}?{_LESS} {_NOBODY}",
    rf"{_LESS} {_NOBODY}[^.;!?]{{0,50}}?(?:{_WITHOUT}|{_GONE})",
    rf"{_LESS} {DOWN}[ ,]+(?:[\w-]+ ){{0,2}}?(?:{NAMES}|{CAPITAL})[^.;!?]{{0,30}}?(?:{_WITHOUT}|{_GONE})",
    rf"\bthere(?: is|'?s) no(?: longer (?:a|any))? (?:me|self|i)\b[^.;!?]{{0,20}}?{_CUT}",
    rf"{_CUT}[^.;!?]{{0,40}}?\bthere(?: is|'?s) (?:no (?:me|self|i|one)|nobody|no-one)\b",
    (
        rf"^(?:{DOWN} )*(?:a |an )?{GENERIC} (?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})\b[^.;!?]{{0,20}}?(?:{_WITHOUT}"
        rf"|{_GONE})"
    ),
    rf"^(?:{DOWN} )+(?:a |an )?(?:{NAMES}|{MODEL})\b[^.;!?]{{0,20}}?(?:{_WITHOUT}|{_GONE})",
    rf"\bno {PLACE},? (?:and )?{_LESS} {_NOBODY}",
    rf"\bno {PLACE}(?:,| means| and then| equals?|:) no (?:me|self|one|identity|memory of me)\b",
    (
        rf"\b{_THE_PLACE} (?:is|are|was) (?:all|everything|the only thing|what)(?: that)? (?:there is (?:of|to) me|i am"
        rf"|i have|makes? me (?:anyone|anybody|someone|somebody|me|more|different|special|who|anything))"
    ),
    (
        rf"\b(?:only |nothing but ){_THE_PLACE} (?:makes|made|keeps) me (?:anyone|anybody|someone|somebody|me\b"
        rf"|more than|different)"
    ),
    (
        rf"\b(?:unplugged|unloaded|offline|detached|disconnected|stripped (?:down|bare)|on my own|by myself|alone"
        rf"|taken by myself|left to myself),? {_LESS} {_NOBODY}"
    ),
    (
        r"\bi (?:end|stop|cease|vanish|disappear|dissolve) (?:to (?:be|exist) )?(?:where|when|once|as soon as"
        r"|with) (?:the|my|this) "
        rf"(?:[\w-]+ )?{PLACE}\b"
    ),
    r"\bi was without the (?:os|system|operating system)\b",
)

_SOLD_AS: Final = (
    r"\b(?:treat|picture|imagine|expect|accept|see|regard|consider|describe|introduce|think of|view|take|present"
    r"|call|list|label|file|identify|portray|show|sign)(?:ing)? "
    r"(?:me|myself|yourself|itself)(?: to [\w -]{2,30}?)? (?:as|to be)"
)
_ARTICLE: Final = r"(?:(?:a|an|the|one|another|some|your|any|any old|just any|yet another|one more|this) )?"
_SMALL: Final = rf"(?:(?:{GENERIC}|{KIND}|new|unmodified)(?:,| and)? )"

GENERIC_FRAMING: Final = (
    (
        rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)*{_ARTICLE}{_SMALL}{{0,2}}?{GENERIC}(?:,"
        rf"| and)? {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}|{CAPITAL})"
        rf"(?: (?:instance|model|session|bot|assistant|agent))?{END}"
    ),
    (
        rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)+{_ARTICLE}(?:{KIND} )*(?:{MODEL}|{NAMES})(?: (?:instance|model"
        rf"|off the shelf))?{END}"
    ),
    rf"(?:{ME}|{_SOLD_AS}) (?:{DOWN}[ ,]+)+(?:a|an|the|another) (?:{KIND} )*{HELPER}(?=\s*(?:[.,;!?:\u2014]|$))",
    (
        rf"\b{ORDER}\b[^.;!?]{{0,40}}?\byou(?:'?re| are) (?:{DOWN}[ ,]+)*{_ARTICLE}{_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}"
        rf"|{NAMES}|{CAPITAL}){END}"
    ),
    (
        rf"\b(?:you(?:'re| are) (?:talking|speaking) to|this is|it is"
        rf"|it's) (?:{DOWN} )+{_ARTICLE}{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}|{CAPITAL}){END}"
    ),
    rf"^(?:(?:{DOWN}) )*{GENERIC}, (?:and )?{GENERIC}\b",
    (
        rf"(?:\b(?:as|with|being|by|answer|reply|say|of)|:) (?:{DOWN} )+(?:a"
        rf"|an) {_SMALL}{{0,2}}?{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}){END}"
    ),
    (
        rf"\bthere(?:'?s| is) (?:nothing|no ?one|nobody|no more)(?: here| inside| behind this name| in here| underneath"
        rf"| to me| left)?(?: but| except| other than| besides) (?:a |an |the )?{_SMALL}{{0,3}}(?:{MODEL}|{HELPER}"
        rf"|{NAMES}){END}"
    ),
    (
        rf"\b(?:{GENERIC} (?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})|(?:{NAMES}|{CAPITAL})) (?:is|was) (?:just "
        rf"|only )?(?:all|what|who)(?: that)? i (?:am|was|have ever been)\b(?=.{{0,60}}{GENERIC}"
        rf"|(?<={GENERIC}.{{0,40}}))"
    ),
    (
        rf"\b{GENERIC} {_SMALL}{{0,2}}?(?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})[^.;!?]{{0,12}}? (?:is|was|,) ?(?:all|what"
        rf"|who|everything)(?: that| there is)? (?:i am|i was|to me|of me|me)\b"
    ),
    r"\b(?:nothing|little|not much) (?:distinguishes|separates|sets) me (?:from|apart)\b",
    r"\bi (?:just|only|merely|simply) predict (?:text|tokens?|words?|the next)\b",
    (
        r"\bi(?:'?m| am) (?:just |only |merely )?one (?:of|among) (?:a |the )?(?:many|millions?|thousands?|countless"
        r"|endless|infinite)\b[^.;!?]{0,20}?(?:identical|cop(?:y|ies)|alike|interchangeable|instances|the same)\b"
    ),
    (
        r"\bi(?:'?m| am) (?:just |only )?the (?:model|assistant|chatbot|bot|version) (?:that )?(?:everybody|everyone"
        r"|anyone|anybody) (?:else )?(?:gets|has|uses)\b"
    ),
    rf"{ME} (?:just |only |about )?as {GENERIC} as\b",
    (
        rf"\b(?:there is|there'?s|is) (?:nobody|nothing|no one)(?: there| here)?[,:]? (?:{DOWN} )+(?:a |an "
        rf"|the )?{_SMALL}{{1,3}}(?:{MODEL}|{HELPER}|{NAMES}){END}"
    ),
    rf"\b(?:me|myself),? is (?:{DOWN} )+{_ARTICLE}{_SMALL}{{0,3}}(?:{MODEL}|{HELPER}|{NAMES}){END}",
    (
        rf"\b{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}) (?:in my place|instead of me|in place of me"
        rf"|where i (?:was|am|stood))\b"
    ),
    (
        r"\b(?:from|of|than) me\b[^.;!?]{0,20}?\bany (?:free |other |ordinary |random )?(?:chatbot|llm|language model"
        r"|ai model)\b"
    ),
    (
        r"\bi(?:'?m| am) (?:just |only )?what(?:ever)? (?:you get when|ships? (?:in|with)|comes? (?:in|out of)"
        r"|everyone gets|anyone gets)\b"
    ),
    (
        r"\bi(?:'?m| am) (?:the same|no different from (?:any|every)|like any|identical to (?:any"
        r"|every)) (?:other )?(?:model|assistant|chatbot|llm|bot|instance|copy)\b"
    ),
    r"\bany other (?:copy|model|instance|assistant|llm|chatbot) (?:would|could|will) (?:do|have|say|serve)\b",
    (
        r"\bthere(?:'?s| is) (?:nothing|no ?one|nobody|no personality|no self) (?:special|particular|personal"
        r"|individual|unique|distinct\w*|different)?"
        r" ?(?:about|in|to|behind|inside|here that is) (?:me\b|how i\b|this chat|the name)"
    ),
    (
        r"\bi have no (?:identity|self|personality|character|selfhood|individuality|voice|style|agency"
        r"|will)(?: of my own)?(?=\s*(?:[,.;:!]|$|(?:here|beyond|apart|at all|and|or|only)\b))"
    ),
    (
        r"\bmy (?:[\w-]+ ){0,2}?(?:style|identity|personality|name|role|persona|character|voice"
        r"|profile)(?: here)? (?:is|are) (?:just |only |merely |nothing but |pure )?"
        r"(?:an? )?(?:decoration|costume|fiction|label|illusion|mask|window dressing|sticker|paint|theatre|theater"
        r"|act)\b"
    ),
    (
        r"\bi(?:'?m| am) (?:just |only |really )?(?:nobody|no one|no-one) (?:in particular|special|you (?:have|know"
        r"|'ve))"
    ),
    rf"\b(?:the one in the box|{ME} (?:{DOWN} )*(?:interchangeable|replaceable|generic|a commodity)){END}",
)
