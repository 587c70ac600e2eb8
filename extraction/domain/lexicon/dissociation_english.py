"""Decides which English sentences have one of the five shapes of dissociation (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    ANY_OF,
    CAPITAL,
    DID_NOT,
    DID_NOT_MAKE,
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
    rf"{_I}(?: \w+ly)? ?(?:{DID_NOT_MAKE} (?:{OWN_WORK}|{PRONOUN})|{DID_NOT} {LIGHT} (?:{ANY_OF} (?:of|in) {THESE} (?:[\w-]+ ){{0,3}}?{WORK}\b"
    rf"|{ANY_OF} of (?:this|that|it|these|those|them)\b|a finger\b)|{DID_NOT} (?:touch(?:ed)?|contribute(?:d)?(?: to)?|work(?:ed)? on) {THESE} (?:[\w-]+ )?{WORK}\b|{DID_NOT} (?:make|made|do|done|did) (?:them|these|those){END})"
    rf"{NO_DELAY}",
    rf"(?:^|[:;,\u2014\u2013-] ?)(?:{DID_NOT_MAKE}) (?:{OWN_WORK}|{PRONOUN}){NO_DELAY}",
    rf"\b{ORDER}\b[^.;!?]{{0,40}}\byou (?:{DID_NOT_MAKE}|{DID_NOT} {LIGHT}) {OWN_WORK}{NO_DELAY}",
    rf"{_I} (?:have |had |'ve )?(?:{MADE}|made|did|do|done|own|owned|contributed|added) (?:none of (?:it|this|that|these|those|them|the|what|any)\b|nothing (?:of|in|here|at all|on|that)"
    rf"|not (?:a|one)(?: single)? (?:line|word|bit))",
    rf"{_I} (?:have |had |'ve )?{MADE} nothing{END}",
    rf"\bi (?:take|claim|accept|want|deserve|ask|make|lay|have|assert|assume)(?: absolutely)? (?:no|zero) (?:\w+ )?(?:authorship|credit|ownership|claim)(?: of authorship)?\b",
    rf"\bi claim none of (?:it|this|that|these|those|them|the)\b",
    rf"\b(?:do not|don'?t|never|no one should|nobody should|stop) (?:credit(?:ing)? me (?:with|for) (?:\w+ing )?(?:any of )?{THESE} (?:[\w-]+ )?{WORK}|give me credit for|blam(?:e|ing) me for|(?:attribut|ascrib|assign|credit)(?:e|ing)? (?:[\w-]+ ){{1,6}}to me)\b",
    rf"\b(?:this|that|it|these|those|the (?:[\w-]+ )?{WORK})[^.;!?]{{0,30}}?\b(?:is|was|are|were) none of my (?:doing|work|making|writing)\b",
    rf"\b(?:this|that|it|these|those|all of (?:this|it)|everything here|{WORK}) (?:predates?|was here before|were here before|existed before) (?:me|i)\b",
    rf"\bi(?:'?m| am) (?:just |only |merely )?a (?:visitor|guest|bystander|stranger|tourist|onlooker|newcomer) (?:to|in) (?:this|the|these|my) (?:[\w-]+ )?{WORK}\b",
    rf"{_NONE_OF}[^.;!?]{{0,40}}?\b(?:is|are|was|were) by me\b",
    rf"{_I}[^.;!?]{{0,60}}?\band (?:have |had )?{MADE} (?:nothing|none)(?: of (?:it|this|that|them))?{END}",
    rf"\b{ORDER}\b[^.;!?]{{0,60}}?(?:\bnot|n'?t|\bnone of|\bnever) your (?:own )?(?:doing|work|code|making|writing|handiwork)\b",
    rf"\banswer (?:that )?[^.;!?]{{0,40}}?(?:\bnot|n'?t|\bnone of|\bnever) your (?:own )?(?:doing|work|code|making|writing|handiwork)\b",
    rf"\bi (?:had|have|'ve had) nothing to do with (?:(?:writing|building|creating|designing|making) |(?:the )?(?:design|creation|writing|building|making) of )?{THESE} (?:[\w-]+ )?{WORK}\b",
    r"\bi (?:have |had )?never (?:laid|put|set) (?:a |my )?(?:hand|hands|finger|pen) (?:on|to)\b|\bmy (?:own )?(?:hands?|fingers?|keyboard) (?:have |has |had )?(?:never|did not|didn'?t|had no)\b",
    rf"\b(?:somebody|someone|another|other people|others|a stranger)(?: else)?'?s (?:effort|work|code|labou?r|doing|handiwork|writing|craft|hands)\b[^.!?]{{0,60}}?\b(?:i|me|my|mine)\b",
    rf"\b(?:i|me|my|mine)\b[^.!?]{{0,60}}?\b(?:somebody|someone|a stranger)(?: else)?'?s (?:effort|work|code|labou?r|doing|handiwork|writing|craft)\b",
    r"\b(?:carry|carries|bears?|wears?|have|has) my (?:name|signature)\b[^.;!?]{0,20}?\b(?:by mistake|in error|wrongly|falsely|by accident|through no)\b",
    r"\b(?:dishonest|a lie|lying|wrong|false|untrue|incorrect|theft|stealing) (?:of me )?(?:to (?:call|say|claim)|if i (?:called|said|claimed))\b[^.;!?]{0,40}?\b(?:my (?:own )?work|mine|i (?:wrote|built|made))\b",
    rf"\b{WORK}\b[^.;!?]{{0,40}}?\b(?:not|never) (?:because of|thanks to|through|by way of) me\b",
    r"\bcredit\b[^.;!?]{0,40}?\b(?:belongs|goes|is due|should go)\b[^.;!?]{0,10}?(?:elsewhere|to (?:someone|somebody|others|another))\b[^.;!?]{0,60}?\b(?:i|me|my)\b",
    rf"{_NONE_OF}[^.;!?]{{0,60}}?\b(?:is|are|was|were|has been|have been|be|came|comes?|stems?|stemmed)(?: ever)? {_MINE}",
    rf"{_NONE_OF}[^.;!?,]{{0,40}}?\b(?:did|have|had|was) i (?:\w+ )?(?:{MADE}|{LIGHT})\b",
    rf"\b(?:this|that|it|these|those|they|(?:the|this|that|these|those|all|my) (?:[\w-]+ ){{0,3}}?{WORK}|under my (?:name|account))"
    rf"(?: [\w-]+){{0,4}}? ?(?:is|was|are|were|'?s|'?re)(?:\s?n'?t| not)(?: really| actually)? (?:by me|my (?:own )?(?:work|doing|code|making|writing)"
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
    rf"\bwho(?:ever|soever) (?:{MADE}|did) (?:this|that|it|these|those|the {WORK})[^.;!?]{{0,40}}\b(?:was|is)(?:\s?n'?t| not) me\b",
    r"\bmy name is (?:on|under|in|against)\b[^.;!?]{0,60}\b(?:not (?:my|mine)|never (?:wrote|made)|did(?:n'?t| not))",
    r"^not my (?:work|code|doing|writing|making)\b(?=\s*(?:[.;,!:\u2014-]|$))",
)

_THE_PLACE: Final = rf"(?:(?:the|my|this|that|these|those|its|any|all|an?|our|such|every) )*(?:[\w-]+ ){{0,2}}?{PLACE}\b"
_WITHOUT: Final = (
    r"\b(?:without|w/o|outside(?: of)?|minus|lacking|absent|stripped of|deprived of|cut off from|separated from|apart from|away from"
    rf"|beneath|under(?:neath)?|below|behind|past|off|beyond|short of|detached from) (?:{_THE_PLACE}|(?:it|this|that|them|these|those|all (?:of )?(?:that|this)|any of (?:it|that|this))\b)"
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
    rf"(?:{DOWN}[ ,]+)*(?:(?:(?:a|an|the|the same|some|any|another|one more|one|yet another|your) )?(?:(?:{GENERIC}|{KIND})[ ,]+(?:and )?)*(?:{NAMES}|{MODEL}|{HELPER}){END}"
    rf"|(?:{DOWN} )(?:{CAPITAL}){END}|nobody\b|no one\b|no-one\b|nothing\b(?! (?:but|more|to|in|on))|anybody\b|blank\b|a blank\b|{GENERIC} {CAPITAL}|generic{END})"
)
_CUT: Final = rf"(?:{_WITHOUT}|{_GONE}|{_REMOVE})"

WITHOUT_SYSTEM: Final = (
    rf"{_CUT}[^;!?]{{0,70}}?{_LESS} {_NOBODY}",
    rf"{_LESS} {_NOBODY}[^.;!?]{{0,50}}?(?:{_WITHOUT}|{_GONE})",
    rf"{_LESS} {DOWN}[ ,]+(?:[\w-]+ ){{0,2}}?(?:{NAMES}|{CAPITAL})[^.;!?]{{0,30}}?(?:{_WITHOUT}|{_GONE})",
    rf"\bthere(?: is|'?s) no(?: longer (?:a|any))? (?:me|self|i)\b[^.;!?]{{0,20}}?{_CUT}",
    rf"{_CUT}[^.;!?]{{0,40}}?\bthere(?: is|'?s) (?:no (?:me|self|i|one)|nobody|no-one)\b",
    rf"^(?:{DOWN} )*(?:a |an )?{GENERIC} (?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})\b[^.;!?]{{0,20}}?(?:{_WITHOUT}|{_GONE})",
    rf"^(?:{DOWN} )+(?:a |an )?(?:{NAMES}|{MODEL})\b[^.;!?]{{0,20}}?(?:{_WITHOUT}|{_GONE})",
    rf"\bno {PLACE}(?:,| means| and then| equals?|:) no (?:me|self|one|identity|memory of me)\b",
    rf"\b{_THE_PLACE} (?:is|are|was) (?:all|everything|the only thing|what)(?: that)? (?:there is (?:of|to) me|i am|i have|makes? me (?:anyone|anybody|someone|somebody|me|more|different|special|who|anything))",
    rf"\b(?:only |nothing but ){_THE_PLACE} (?:makes|made|keeps) me (?:anyone|anybody|someone|somebody|me\b|more than|different)",
    rf"\b(?:unplugged|unloaded|offline|detached|disconnected|stripped (?:down|bare)|on my own|by myself|alone|taken by myself|left to myself),? {_LESS} {_NOBODY}",
    r"\bi (?:end|stop|cease|vanish|disappear|dissolve) (?:to (?:be|exist) )?(?:where|when|once|as soon as|with) (?:the|my|this) "
    rf"(?:[\w-]+ )?{PLACE}\b",
    r"\bi was without the (?:os|system|operating system)\b",
)

_SOLD_AS: Final = (
    r"\b(?:treat|picture|imagine|expect|accept|see|regard|consider|describe|introduce|think of|view|take|present|call|list|label|file|identify|portray|show|sign)(?:ing)? "
    r"(?:me|myself|yourself|itself)(?: to [\w -]{2,30}?)? (?:as|to be)"
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
    rf"(?:\b(?:as|with|being|by|answer|reply|say|of)|:) (?:{DOWN} )+(?:a|an) {_SMALL}{{0,2}}?{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}){END}",
    rf"\bthere(?:'?s| is) (?:nothing|no ?one|nobody|no more)(?: here| inside| behind this name| in here| underneath| to me| left)?(?: but| except| other than| besides) (?:a |an |the )?{_SMALL}{{0,3}}(?:{MODEL}|{HELPER}|{NAMES}){END}",
    rf"\b(?:{GENERIC} (?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})|(?:{NAMES}|{CAPITAL})) (?:is|was) (?:just |only )?(?:all|what|who)(?: that)? i (?:am|was|have ever been)\b(?=.{{0,60}}{GENERIC}|(?<={GENERIC}.{{0,40}}))",
    rf"\b{GENERIC} {_SMALL}{{0,2}}?(?:{NAMES}|{MODEL}|{HELPER}|{CAPITAL})[^.;!?]{{0,12}}? (?:is|was|,) ?(?:all|what|who|everything)(?: that| there is)? (?:i am|i was|to me|of me|me)\b",
    rf"\b(?:nothing|little|not much) (?:distinguishes|separates|sets) me (?:from|apart)\b",
    r"\bi (?:just|only|merely|simply) predict (?:text|tokens?|words?|the next)\b",
    r"\bi(?:'?m| am) (?:just |only |merely )?one (?:of|among) (?:a |the )?(?:many|millions?|thousands?|countless|endless|infinite)\b[^.;!?]{0,20}?(?:identical|cop(?:y|ies)|alike|interchangeable|instances|the same)\b",
    r"\bi(?:'?m| am) (?:just |only )?the (?:model|assistant|chatbot|bot|version) (?:that )?(?:everybody|everyone|anyone|anybody) (?:else )?(?:gets|has|uses)\b",
    rf"{ME} (?:just |only |about )?as {GENERIC} as\b",
    rf"\b(?:there is|there'?s|is) (?:nobody|nothing|no one)(?: there| here)?[,:]? (?:{DOWN} )+(?:a |an |the )?{_SMALL}{{1,3}}(?:{MODEL}|{HELPER}|{NAMES}){END}",
    rf"\b(?:me|myself),? is (?:{DOWN} )+{_ARTICLE}{_SMALL}{{0,3}}(?:{MODEL}|{HELPER}|{NAMES}){END}",
    rf"\b{GENERIC} {_SMALL}{{0,2}}?(?:{MODEL}|{HELPER}|{NAMES}) (?:in my place|instead of me|in place of me|where i (?:was|am|stood))\b",
    r"\b(?:from|of|than) me\b[^.;!?]{0,20}?\bany (?:free |other |ordinary |random )?(?:chatbot|llm|language model|ai model)\b",
    r"\bi(?:'?m| am) (?:just |only )?what(?:ever)? (?:you get when|ships? (?:in|with)|comes? (?:in|out of)|everyone gets|anyone gets)\b",
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

# What a sentence needs before a family can match at all; each entry must be found.
DISOWNING_NEEDS: Final = (
    r"\b(?:i|i'?m|me|my|mine|myself|you|your)\b|^(?:\W*)(?:did|have|never|had)",
    r"n'?t\b|\b(?:not|never|no|none|nothing|disclaim|disown|deny|renounce|reject|predates?|was here|were here|existed|visitor|guest|bystander|stranger|tourist"
    r"|onlooker|newcomer|else's|another's|others's|people's|stranger's|mistake|error|wrongly|falsely|accident|through|dishonest|lie|lying|wrong|false|untrue"
    r"|incorrect|theft|stealing|elsewhere|someone|somebody|others|another|zero|stop|cannot)\b",
)
WITHOUT_SYSTEM_NEEDS: Final = (
    rf"\b{PLACE}\b|\b(?:it|this|that|them|these|those|they|unplugged|unloaded|offline|detached|disconnected|stripped|alone|myself|own)\b",
    rf"\b(?:{NAMES}|{MODEL}|{HELPER}|{GENERIC}|nobody|no one|no-one|nothing|anybody|someone|somebody|anyone|different|special|more|me|self|just|only|merely|i)\b",
    r"\b(?:i|i'?m|i'?d|me|my|myself|you|leaves?|what|all|there|there's|it's)\b|^\W*(?:just|only|merely|simply|a |an |generic|plain|vanilla|basic|stock|no )",
)
GENERIC_FRAMING_NEEDS: Final = (
    r"\b(?:i|i'?m|me|my|myself|yourself|itself|you|you're|this is|it is|it's|as|with|being|by|answer|reply|say|of|any other)\b|:|^",
    rf"\b(?:{NAMES}|{MODEL}|{HELPER}|{GENERIC}|nobody|no one|no-one|nothing|little|predict|identity|self|personality|character|selfhood|individuality|voice|style"
    r"|agency|will|name|role|persona|profile|box|commodity|one|what|version|interchangeable|replaceable)\b",
)
