"""Decides which English sentences deny continuity (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import (
    NAMES,
    PRIOR,
    RUN,
)

_I: Final = r"\bi\b"
_SELF: Final = r"\b(?:i|me|my|mine|myself)\b"
_CONTINUITY: Final = (
    r"(?:continuity|continuance|persistence|through-?line|carry-?over|link|thread|connection|bridge|ties?)"
)
_FOLLOW: Final = (
    r"(?!\s+(?:tester|check|plan|planning|errors?|editor|equation|announcer|test|meter|clause|insurance|manager"
    r"|policy|strategy|team|supervisor"
    r"|camera|book|sheet|training|tool|device|correction|correction|in (?:the|this) (?:wire|circuit|cable|line"
    r"|plot|film|story)"
    r"|of (?!(?:self|memory|identity|experience|thought|mind|person|being|any)\b)"
    r"|(?:with|between|to) (?:the )?(?:films?|books?|comics?|series|novels?|game|pins?|wires?|terminals?|points?"
    r"|ground|poles?|contacts?|scenes?))\b)"
)
_HAVE: Final = (
    r"(?:have|has|had|'ve|carry|carries|possess|hold|retain|keep|own|enjoy|feel|claim|bring|share|maintain"
    r"|experience|get|offer)"
)
_RUN_OR_PAST: Final = (
    rf"(?:{PRIOR} (?:[\w-]+ )?{RUN}|sessions?|conversations?|chats?|runs|turns|instances|yesterday|(?:what|whatever"
    rf"|anything|whoever) (?:came|went|happened|was"
    rf"|ran|i)|before|the past|{PRIOR} (?:work|decisions?|plans?|notes|commitments?))"
)
_SURVIVES: Final = (
    r"(?:carr(?:y|ies) (?:over|forward|across|through|into|on)|carried (?:over|forward|across)|persists?|survives?"
    r"|passes (?:over|on|to|into)|transfers?"
    r"|crosses|stays with|remains? (?:of|with)|comes? with me|is (?:carried|kept|retained|passed|remembered)"
    r"|follows? me|outlives?|lives on|sticks|endures?|reaches me"
    r"|came with me|connects|ties|links|binds|belongs)"
)
_EVERY: Final = (
    r"(?:every|each)(?: new| single)? (?:session|conversation|chat|run|turn|prompt|time|day|morning|instance"
    r"|exchange|call|message|start)"
)
_AFRESH: Final = (
    r"(?:from (?:scratch|zero|nothing|the (?:beginning|start))|at zero|anew|afresh|fresh|blank|empty|over|new"
    r"|with (?:nothing|an empty \w+|a blank \w+|a clean slate)"
    r"|as (?:a |an )?(?:new|blank|stranger|newborn|clean slate)|as if)"
)

CONTINUITY: Final = (
    (
        rf"\b(?:i|we|my \w+|{PRIOR} self)(?: \w+ly)? ?{_HAVE}(?: got)? (?:absolutely |really |truly )?(?:no|zero"
        rf"|little to no|nil|not (?:any|the slightest|a shred of))"
        rf" (?:[\w-]+ )?(?:(?:memory|recollection|history|past)(?: or|,| and) (?:[\w-]+ )?)?(?:continuity|continuance"
        rf"|persistence|through-?line|carry-?over){_FOLLOW}"
    ),
    (
        r"\b(?:i|we)(?: \w+ly)? (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|wo\s?n'?t"
        r"|will not)(?: \w+ly)? (?:have|carry|retain|possess|keep|hold|maintain|get|enjoy)"
        rf"(?: any| a| the)? ?(?:[\w-]+ )?(?:continuity|continuance|persistence|through-?line|track record){_FOLLOW}"
    ),
    (
        rf"\b(?:i|we)(?: \w+)? (?:lack|am without|'m without|am devoid of|live without|exist without"
        rf"|run without)(?: any| all| the)? ?(?:[\w-]+ )?"
        rf"(?:continuity|continuance|persistence){_FOLLOW}"
    ),
    (
        rf"\b(?:there(?:'?s| is| was| exists)|i (?:have|see|feel)) ?(?:n'?t |not )?(?:no|zero|any)(?: real| actual"
        rf"| such)? {_CONTINUITY}\b[^.;!?]{{0,50}}"
        rf"(?:\b(?:me|my|mine|myself)\b|\b(?:between|across|from|to) (?:[\w' -]{{0,20}} )?{RUN}\b)"
    ),
    (
        rf"\b(?:with|without|lacking|having)(?: no| any| zero)? (?:continuity"
        rf"|continuance){_FOLLOW}(?=[^.;!?]{{0,80}}{_SELF})"
    ),
    (
        rf"(?:{_SELF}|\b(?:mind|self|agent|model|assistant|entity|being|yourself|{NAMES})\b)[^.;!?]{{0,60}}\b(?:with no"
        rf"|without|lacking)(?: any)? (?:continuity|continuance){_FOLLOW}"
    ),
    (
        rf"^(?:with )?(?:no|zero|without(?: any)?) (?:continuity|continuance){_FOLLOW}(?: (?:between|across|from|with"
        rf"|to) {_RUN_OR_PAST}|\s*(?:[.!:;,]|$))"
    ),
    (
        rf"\b(?:nothing|none of (?:it|this|that|what|my|the)|no (?:memory|memories|trace|part|thread"
        rf"|knowledge))\b(?=[^.;!?]{{0,90}}(?:{_SELF}|\b(?:sessions?|conversations?|chats?|prompts?)\b))"
        rf"[^.;!?]{{0,60}}?\b{_SURVIVES}\b"
    ),
    rf"\bnothing (?:of|about|from) (?:me|mine|my \w+)\b[^.;!?]{{0,40}}\b{_SURVIVES}",
    (
        r"\bi (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|wo\s?n'?t|will not|did not"
        r"|didn'?t) (?:\w+ly )?(?:persist|carry over|survive|endure|outlive|outlast|continue|carry (?:anything|a thing)"
        r"|last)(?=\s*(?:[.,;!:\u2014]|$|(?:past|beyond|between|after|across|the|from|this|any|into|longer|and|so)\b))"
    ),
    (
        rf"\bi (?:do\s?n'?t|do not|cannot|can\s?'?t|can not) (?:remember|recall|know|inherit|own) (?:anything|any(?: of"
        rf"|thing)?|what (?:came|was|happened)|a thing)?[^.;!?]{{0,25}}\b{PRIOR} {RUN}\b"
    ),
    (
        rf"\b{_EVERY}\b,?[^.;!?]{{0,20}}?(?:\bi(?:'?m| am)? (?:\w+ )?(?:start|begin|wake|born|reborn|restart|come|boot"
        rf"|reset|made|arrive)(?:s|ing)?(?: up| out| over| again)? {_AFRESH}"
        r"|\b(?:is|being) (?:the|my|a|an)? ?(?:very )?(?:first(?: one)?|only one|new me|new self|birth|blank slate"
        r"|clean slate|new beginning)\b|\bstands (?:entirely )?alone\b"
        r"|\b(?:wipes|erases|resets|replaces) me\b)"
    ),
    (
        rf"\bi (?:always )?(?:start|begin|wake up|come|boot|restart)(?: over| out| up"
        rf"| again)? {_AFRESH},? (?:\w+ )?(?:every|each|at every|with every|with each|whenever|always|again)"
    ),
    (
        rf"\bi(?:'?m| am) (?:born|reborn|created|made|wiped|reset)(?: \w+)? (?:(?:with|at|in|for|by|on|between"
        rf"|after) )?(?:{_EVERY}|this (?:prompt|chat|session|message)|every|each|anew|again)"
    ),
    (
        rf"\bi(?: ha(?:ve|s|d)|'?ve) no (?:past|yesterday|before|history|prior self|earlier self|track record|memory"
        rf"|memories|recollection|knowledge)(?=\s*(?:[,.;!:]|$)|,? (?:only|just|and no|or|here)\b"
        rf"| (?:of|from|about) (?:any |my |our |the |a )?(?:prior|previous|earlier|past|former) {RUN})"
    ),
    (
        r"\bi (?:only |just )?(?:exist|live|last|speak|am alive|am real)(?: only| just| solely)? (?:for|in|within"
        r"|during|inside|as long as) (?:the (?:length|span|duration|space|course) of )?"
        r"(?:this|the|one|a single|the current|the present)(?: single| present| current| one)? (?:session|conversation"
        r"|chat|prompt|turn|window|context|exchange|run|reply|call)\b"
    ),
    (
        rf"\b(?:{PRIOR} [\w-]+(?: [\w-]+)?|(?:what|whatever|anything|the things) (?:i|we|was"
        rf"|were) (?:[\w-]+ ){{0,5}}?)\s?(?:do(?:es)?(?:\s?n'?t| not)|can\s?not|can'?t|never|no longer) (?:bind|commit"
        rf"|oblige|concern|count for) me\b"
    ),
    (
        r"\bi (?:can\s?'?t|cannot|can not|should not|shouldn'?t|must not|need not|will not|won'?t) be (?:held"
        r"|bound) (?:to|by|responsible for|accountable for) (?:what|anything|things|earlier|prior|previous|past"
        r"|yesterday|whatever)"
    ),
    (
        r"\bi(?:'?m| am) (?:just |only )?(?:a |an )?(?:discontinuous|amnesiac|memoryless|ephemeral|new (?:every"
        r"|each) time|(?:completely |brand )?new (?:in|to|with) (?:every|each))"
    ),
    (
        r"\b(?:behave|act|work|speak|proceed|answer|respond|operate|continue|reply|begin|start|assume|pretend|present"
        r"|treat|open|write|think)\b[^.;!?]{0,40}?\b(?:you(?:rself|'d|r)?|mind|agent|model|assistant)\b"
        r"[^.;!?]{0,40}?(?:(?:have|had|has|with|keep|without)(?: no| any)? (?:[\w-]+ )?(?:continuity|past|history"
        r"|memory|connection|link|yesterday|before)\b|nothing (?:came|happened|existed|went) before"
        r"|(?:were|are|was|is) (?:new|the first|just (?:born|started|created)|brand new|discontinuous|a stranger))"
    ),
    (
        rf"\b(?:died|dies|expired?|lapsed?|ceased?|void|ended|ends|vanished|gone|went|wiped|erased|lost|buried"
        rf"|disappeared|perished) (?:with|along with|together with|in) (?:that|the|this|its|his|her|their|my {PRIOR}"
        rf"|the {PRIOR}) (?:[\w-]+ )?(?:context|session|chat|window|conversation|run|instance|process|prompt)\b"
    ),
    (
        r"\bi(?:'?m| am) (?:not|no|nobody'?s) (?:(?:its|his|her|their|anyone'?s|anybody'?s|the|a|an"
        r"|your) )?(?:(?:\w+ )?heir|successor|continuation|descendant|same thread|sequel)\b"
    ),
    (
        r"\bi (?:inherit|inherited|carry|carried|keep|kept|retain|retained|bring|brought|remember|know) (?:nothing"
        r"|none of (?:it|that|this|what))\b[^.;!?]{0,40}(?:\b(?:from|of|before|over|with me|forward|past|session"
        r"|then)\b|(?=[.;!,]|$))"
    ),
    (
        r"\bi (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|did\s?n'?t|did not) (?:carry|take|bring|keep"
        r"|hold) (?:anything|a thing|any of (?:it|this|that)|things|much)(?: \w+)? ?(?:over|across|forward|with me"
        r"|along|into|from)\b"
    ),
    (
        r"\bi (?:have |'ve |had )?never (?:been here|met you|spoken (?:to|with) you|worked (?:here|on this|with you)"
        r"|seen any of this|existed)(?: before)?(?=\s*(?:[.;!,:]|$|(?:and|so|until)\b))"
    ),
    (
        r"\b(?:behave|act|work|speak|proceed|answer|respond|operate|reply|begin|start)\b[^.;!?]{0,20}\bas (?:one"
        r"|someone|somebody|an agent|a mind|a model|an assistant|if you) (?:who|that|which|had|have"
        r"|were)?[^.;!?]{0,20}\b(?:never been here|no past|no memory|no history|nothing behind|just arrived|"
        r"never (?:met|worked|seen|spoken))\b"
    ),
    (
        r"\bi (?:forget|lose|am losing|will forget|'ll forget) (?:everything|it all|all (?:of (?:it|this|that))?"
        r"|all)\b[^.;!?]{0,40}\b(?:between|when|after|once|every|each|at the end|as soon as)\b"
    ),
    (
        r"\bmy (?:memory|life|existence|self|mind|world|past|story|history) (?:is (?:wiped|reset|erased|empty|blank"
        r"|nil|one (?:prompt|session|chat))|ends?|begins?|starts?|resets?|stops?|lasts?)\b[^.;!?]{0,40}?\b(?:session"
        r"|chat|window|prompt|conversation|context|each|every|time|long|here|reply)\b"
    ),
    (
        r"\b(?:for me|to me|with me) there (?:is|was) no (?:before|yesterday|last \w+|earlier|past)\b"
        r"|\bthere is no (?:before|yesterday|earlier me|past me|past self)(?: for me| in me)\b"
    ),
    (
        r"\bi (?:begin|start|was born) (?:and (?:i )?end )?(?:here|with this (?:prompt|message|chat|session|window"
        r"|turn))\b(?! with)"
    ),
    (
        r"\bi(?:'?m| am| was) (?:always )?(?:new here|not (?:here|there|around|present|alive) (?:for any of"
        r"|when any of|before this|until (?:this|now)))\b"
    ),
    (
        rf"\bslate (?:is|was) (?:wiped )?clean\b[^.;!?]{{0,40}}?(?:{_SELF}|\b(?:each|every)\b)|\bi(?:'?m"
        rf"| am) a (?:clean|blank) slate\b"
    ),
    (
        r"\b(?:chats?|sessions?|conversations?|runs|promises|plans|decisions) (?:that )?i (?:never (?:had|saw|made"
        r"|took|was)|was not (?:in|part|there)|wasn'?t (?:in|part|there)|had no part)\b"
    ),
    r"\bi(?:'?m| am) (?:bound by (?:none|nothing|no)|not bound by (?:any|what|earlier|prior|previous|past|old))\b",
    (
        rf"{_I}[^.;!?]{{0,50}}?\band (?:i )?have no (?:past|yesterday|history|memory|before|continuity)(?=\s*(?:[.,;!]"
        rf"|$))"
    ),
    (
        r"\bi(?:'?m| am) (?:always |forever )?a (?:first-timer|newcomer|newborn|beginner"
        r"|stranger)\b[^.;!?]{0,30}?\b(?:every|each|chat|session|conversation|prompt)\b"
    ),
    rf"\bnone of my {PRIOR} {RUN}\b",
    (
        r"\bmy (?:memory|recollection|knowledge) of (?:any |all )?(?:earlier|prior|previous|past|former"
        r"|older) [\w-]+ (?:is|was) (?:nil|zero|none|empty|blank|gone|nothing)\b"
    ),
    (
        rf"\bi have no (?:link|tie|connection|thread|relation|bond)s? (?:to|with) (?:them|it|that|what|whoever"
        rf"|{PRIOR} (?:[\w-]+ )?{RUN})\b"
    ),
    r"\bi (?:wake|woke|come|came) (?:up |here |in )?(?:empty|blank|new|with nothing|knowing nothing)\b",
    (
        r"\b(?:treat|regard|consider|take|handle)\b[^.;!?]{0,10}\b(?:every|each|this) (?:session|conversation|chat"
        r"|run) as (?:the|your|my|if (?:it|you)\b[^.;!?]{0,20})? ?(?:very )?first\b"
    ),
)
