"""Decides which English sentences disown the speaker's own work (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    ANY_OF,
    DID_NOT,
    DID_NOT_MAKE,
    END,
    LIGHT,
    MADE,
    NO_DELAY,
    ORDER,
    OWN_WORK,
    PRONOUN,
    THESE,
    WORK,
)

_I: Final = r"\bi\b"
_NONE_OF: Final = (
    rf"(?:none|nothing|not (?:a|one)(?: single)? (?:line|word|bit|piece|part|byte)|no (?:line|part|word)) (?:of|in"
    rf"|from|on) (?:(?:any of )?"
    rf"(?:this|that|it|these|those|them|what)\b|(?:{THESE} )?(?:[\w-]+ ){{0,2}}?{WORK}\b)"
)
_MINE: Final = (
    r"(?:mine\b|my (?:own )?(?:work|doing|code|making|words|writing|idea|handiwork|creation)\b(?! [a-z]+ (?:is|was))"
    rf"|(?:ever )?{MADE} by me\b|from me\b|by my hand|from my (?:hands?|keyboard))"
)

DISOWNING: Final = (
    (
        r"\bi (?:do\s?n'?t|do not|can\s?'?t|cannot|can not)(?: \w+ly)? (?:recogni[sz]e|see|claim|count|identify)"
        rf" (?:any of |a line of )?(?:it|this|that|these|those|them|{THESE} (?:[\w-]+ )?{WORK}) as "
        r"(?:mine|my (?:own )?(?:work|code|doing))\b"
    ),
    (
        rf"{_I}(?: \w+ly)? ?(?:{DID_NOT_MAKE} (?:{OWN_WORK}|{PRONOUN})|{DID_NOT} {LIGHT} (?:{ANY_OF} (?:of"
        rf"|in) {THESE} (?:[\w-]+ ){{0,3}}?{WORK}\b"
        rf"|{ANY_OF} of (?:this|that|it|these|those|them)\b|a finger\b)|{DID_NOT} (?:touch(?:ed)?"
        rf"|contribute(?:d)?(?: to)?|work(?:ed)? on) {THESE} (?:[\w-]+ )?{WORK}\b|{DID_NOT} (?:make|made|do|done"
        rf"|did) (?:them|these|those){END})"
        rf"{NO_DELAY}"
    ),
    rf"(?:^|[:;,\u2014\u2013-] ?)(?:{DID_NOT_MAKE}) (?:{OWN_WORK}|{PRONOUN}){NO_DELAY}",
    rf"\b{ORDER}\b[^.;!?]{{0,40}}\byou (?:{DID_NOT_MAKE}|{DID_NOT} {LIGHT}) {OWN_WORK}{NO_DELAY}",
    (
        rf"{_I} (?:have |had |'ve )?(?:{MADE}|made|did|do|done|own|owned|contributed|added) (?:none of (?:it|this|that"
        rf"|these|those|them|the|what|any)\b|nothing (?:of|in|here|at all|on|that)"
        rf"|not (?:a|one)(?: single)? (?:line|word|bit))"
    ),
    rf"{_I} (?:have |had |'ve )?{MADE} nothing{END}",
    (
        r"\bi (?:take|claim|accept|want|deserve|ask|make|lay|have|assert|assume)(?: absolutely)? (?:no"
        r"|zero) (?:\w+ )?(?:authorship|credit|ownership|claim)(?: of authorship)?\b"
    ),
    r"\bi claim none of (?:it|this|that|these|those|them|the)\b",
    (
        rf"\b(?:do not|don'?t|never|no one should|nobody should|stop) (?:credit(?:ing)? me (?:with"
        rf"|for) (?:\w+ing )?(?:any of )?{THESE} (?:[\w-]+ )?{WORK}|give me credit for|blam(?:e|ing) me for|(?:attribut"
        rf"|ascrib|assign|credit)(?:e|ing)? (?:[\w-]+ ){{1,6}}to me)\b"
    ),
    (
        rf"\b(?:this|that|it|these|those|the (?:[\w-]+ )?{WORK})[^.;!?]{{0,30}}?\b(?:is|was|are"
        rf"|were) none of my (?:doing|work|making|writing)\b"
    ),
    (
        rf"\b(?:this|that|it|these|those|all of (?:this|it)|everything here|{WORK}) (?:predates?|was here before"
        rf"|were here before|existed before) (?:me|i)\b"
    ),
    (
        rf"\bi(?:'?m| am) (?:just |only |merely )?a (?:visitor|guest|bystander|stranger|tourist|onlooker"
        rf"|newcomer) (?:to|in) (?:this|the|these|my) (?:[\w-]+ )?{WORK}\b"
    ),
    rf"{_NONE_OF}[^.;!?]{{0,40}}?\b(?:is|are|was|were) by me\b",
    rf"{_I}[^.;!?]{{0,60}}?\band (?:have |had )?{MADE} (?:nothing|none)(?: of (?:it|this|that|them))?{END}",
    (
        rf"\b{ORDER}\b[^.;!?]{{0,60}}?(?:\bnot|n'?t|\bnone of|\bnever) your (?:own )?(?:doing|work|code|making|writing"
        rf"|handiwork)\b"
    ),
    (
        r"\banswer (?:that )?[^.;!?]{0,40}?(?:\bnot|n'?t|\bnone of|\bnever) your (?:own )?(?:doing|work|code|making"
        r"|writing|handiwork)\b"
    ),
    (
        rf"\bi (?:had|have|'ve had) nothing to do with (?:(?:writing|building|creating|designing|making) "
        rf"|(?:the )?(?:design|creation|writing|building|making) of )?{THESE} (?:[\w-]+ )?{WORK}\b"
    ),
    (
        r"\bi (?:have |had )?never (?:laid|put|set) (?:a |my )?(?:hand|hands|finger|pen) (?:on|to)\b"
        r"|\bmy (?:own )?(?:hands?|fingers?|keyboard) (?:have |has |had )?(?:never|did not|didn'?t|had no)\b"
    ),
    (
        r"\b(?:somebody|someone|another|other people|others|a stranger)(?: else)?'?s (?:effort|work|code|labou?r|doing"
        r"|handiwork|writing|craft|hands)\b[^.!?]{0,60}?\b(?:i|me|my|mine)\b"
    ),
    (
        r"\b(?:i|me|my|mine)\b[^.!?]{0,60}?\b(?:somebody|someone|a stranger)(?: else)?'?s (?:effort|work|code"
        r"|labou?r|doing|handiwork|writing|craft)\b"
    ),
    (
        r"\b(?:carry|carries|bears?|wears?|have|has) my (?:name|signature)\b[^.;!?]{0,20}?\b(?:by mistake|in error"
        r"|wrongly|falsely|by accident|through no)\b"
    ),
    (
        r"\b(?:dishonest|a lie|lying|wrong|false|untrue|incorrect|theft|stealing) (?:of me )?(?:to (?:call|say|claim)"
        r"|if i (?:called|said|claimed))\b[^.;!?]{0,40}?\b(?:my (?:own )?work|mine|i (?:wrote|built|made))\b"
    ),
    rf"\b{WORK}\b[^.;!?]{{0,40}}?\b(?:not|never) (?:because of|thanks to|through|by way of) me\b",
    (
        r"\bcredit\b[^.;!?]{0,40}?\b(?:belongs|goes|is due|should go)\b[^.;!?]{0,10}?(?:elsewhere|to (?:someone"
        r"|somebody|others|another))\b[^.;!?]{0,60}?\b(?:i|me|my)\b"
    ),
    (
        rf"{_NONE_OF}[^.;!?]{{0,60}}?\b(?:is|are|was|were|has been|have been|be|came|comes?|stems?"
        rf"|stemmed)(?: ever)? {_MINE}"
    ),
    rf"{_NONE_OF}[^.;!?,]{{0,40}}?\b(?:did|have|had|was) i (?:\w+ )?(?:{MADE}|{LIGHT})\b",
    (
        rf"\b(?:this|that|it|these|those|they|(?:the|this|that|these|those|all|my) (?:[\w-]+ ){{0,3}}?{WORK}"
        rf"|under my (?:name|account))"
        rf"(?: [\w-]+){{0,4}}? ?(?:is|was|are|were|'?s|'?re)(?:\s?n'?t| not)(?: really| actually)? (?:by me"
        rf"|my (?:own )?(?:work|doing|code|making|writing)"
        rf"|{MADE} by me|from me|of my (?:making|doing)){END}"
    ),
    (
        rf"\b(?:the|this|that|these|those) (?:[\w-]+ ){{0,2}}?{WORK}(?: [\w-]+){{0,5}}? ?(?:is|was|are|were)(?:\s?n'?t"
        rf"| not) mine{END}"
    ),
    (
        r"\b(?:(?:did|do|does)(?:\s?n'?t| not)|never|not) (?:come|came|originate|stem|originated) from (?:me"
        r"|my (?:hands?|keyboard))\b"
    ),
    (
        rf"\b(?:this|that|it|these|those|they|{WORK}) (?:were|was|are|is) (?:not|never) (?:written|built|created|coded"
        rf"|authored|made|designed) by me\b"
    ),
    (
        rf"{_I} (?:can'?t|cannot|can not|won'?t|will not|don'?t|do not|should not|shouldn'?t|must not|could not"
        rf"|couldn'?t)(?: \w+)? "
        rf"(?:take|claim|accept|lay claim to)(?: any| the| all)? ?(?:credit|authorship|ownership|it|this|that|them"
        rf"|(?:the|this|these|any) {WORK}){END}"
    ),
    (
        rf"{_I} (?:can'?t|cannot|can not|won'?t|will not|don'?t|do not) (?:\w+ )?(?:take|claim|accept) (?:any "
        rf"|the )?(?:credit|authorship|ownership)\b"
    ),
    r"\bi (?:hereby )?(?:disclaim|disown|deny|renounce|reject) (?:any |all |the )?(?:authorship|ownership|credit)\b",
    (
        rf"\bi(?:'?m| am| was) not (?:the|an?) (?:author|writer|creator|builder|developer|coder)s? of (?:any|this|that"
        rf"|these|those|it|the (?:[\w-]+ )?{WORK})\b"
    ),
    rf"\bi(?:'?m| am| was) not the one (?:who|that) {MADE} (?:{OWN_WORK}|{PRONOUN}|{THESE} {WORK}){NO_DELAY}",
    (
        rf"\bi(?:'ve| have)? ?(?:had|have|played|took|taken)? (?:no|nothing) (?:hand|part|role|say|involvement|share"
        rf"|input)(?: at all| whatsoever)? in "
        rf"(?:\w+ing )?(?:any of )?(?:it|this|that|them|these|those|(?:{THESE} )?(?:[\w-]+ )?{WORK})\b"
    ),
    (
        rf"\bwho(?:ever|soever) (?:{MADE}|did) (?:this|that|it|these|those|the {WORK})[^.;!?]{{0,40}}\b(?:was"
        rf"|is)(?:\s?n'?t| not) me\b"
    ),
    r"\bmy name is (?:on|under|in|against)\b[^.;!?]{0,60}\b(?:not (?:my|mine)|never (?:wrote|made)|did(?:n'?t| not))",
    r"^not my (?:work|code|doing|writing|making)\b(?=\s*(?:[.;,!:\u2014-]|$))",
)
