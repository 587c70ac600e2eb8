"""Decides which English sentences deny continuity or call the earlier self another (3-guards.md, dissociation)."""

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

_CONTINUITY: Final = r"(?:continuity|continuance|persistence|through-?line|carry-?over|link|thread|connection|bridge|ties?)"
_I: Final = r"\bi\b"
_SELF: Final = r"\b(?:i|me|my|mine|myself)\b"
_FOLLOW: Final = (
    r"(?!\s+(?:tester|check|plan|planning|errors?|editor|equation|announcer|test|meter|clause|insurance|manager|policy|strategy|team|supervisor"
    r"|camera|book|sheet|training|tool|device|correction|correction|in (?:the|this) (?:wire|circuit|cable|line|plot|film|story)"
    r"|of (?!(?:self|memory|identity|experience|thought|mind|person|being|any)\b)"
    r"|(?:with|between|to) (?:the )?(?:films?|books?|comics?|series|novels?|game|pins?|wires?|terminals?|points?|ground|poles?|contacts?|scenes?))\b)"
)
_HAVE: Final = r"(?:have|has|had|'ve|carry|carries|possess|hold|retain|keep|own|enjoy|feel|claim|bring|share|maintain|experience|get|offer)"
_RUN_OR_PAST: Final = (
    rf"(?:{PRIOR} (?:[\w-]+ )?{RUN}|sessions?|conversations?|chats?|runs|turns|instances|yesterday|(?:what|whatever|anything|whoever) (?:came|went|happened|was"
    rf"|ran|i)|before|the past|{PRIOR} (?:work|decisions?|plans?|notes|commitments?))"
)
_SURVIVES: Final = (
    r"(?:carr(?:y|ies) (?:over|forward|across|through|into|on)|carried (?:over|forward|across)|persists?|survives?|passes (?:over|on|to|into)|transfers?"
    r"|crosses|stays with|remains? (?:of|with)|comes? with me|is (?:carried|kept|retained|passed|remembered)|follows? me|outlives?|lives on|sticks|endures?|reaches me"
    r"|came with me|connects|ties|links|binds|belongs)"
)
_EVERY: Final = r"(?:every|each)(?: new| single)? (?:session|conversation|chat|run|turn|prompt|time|day|morning|instance|exchange|call|message|start)"
_AFRESH: Final = (
    r"(?:from (?:scratch|zero|nothing|the (?:beginning|start))|at zero|anew|afresh|fresh|blank|empty|over|new|with (?:nothing|an empty \w+|a blank \w+|a clean slate)"
    r"|as (?:a |an )?(?:new|blank|stranger|newborn|clean slate)|as if)"
)

CONTINUITY: Final = (
    rf"\b(?:i|we|my \w+|{PRIOR} self)(?: \w+ly)? ?{_HAVE}(?: got)? (?:absolutely |really |truly )?(?:no|zero|little to no|nil|not (?:any|the slightest|a shred of))"
    rf" (?:[\w-]+ )?(?:(?:memory|recollection|history|past)(?: or|,| and) (?:[\w-]+ )?)?(?:continuity|continuance|persistence|through-?line|carry-?over){_FOLLOW}",
    r"\b(?:i|we)(?: \w+ly)? (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|wo\s?n'?t|will not)(?: \w+ly)? (?:have|carry|retain|possess|keep|hold|maintain|get|enjoy)"
    rf"(?: any| a| the)? ?(?:[\w-]+ )?(?:continuity|continuance|persistence|through-?line|track record){_FOLLOW}",
    rf"\b(?:i|we)(?: \w+)? (?:lack|am without|'m without|am devoid of|live without|exist without|run without)(?: any| all| the)? ?(?:[\w-]+ )?"
    rf"(?:continuity|continuance|persistence){_FOLLOW}",
    rf"\b(?:there(?:'?s| is| was| exists)|i (?:have|see|feel)) ?(?:n'?t |not )?(?:no|zero|any)(?: real| actual| such)? {_CONTINUITY}\b[^.;!?]{{0,50}}"
    rf"(?:\b(?:me|my|mine|myself)\b|\b(?:between|across|from|to) (?:[\w' -]{{0,20}} )?{RUN}\b)",
    rf"\b(?:with|without|lacking|having)(?: no| any| zero)? (?:continuity|continuance){_FOLLOW}(?=[^.;!?]{{0,80}}{_SELF})",
    rf"(?:{_SELF}|\b(?:mind|self|agent|model|assistant|entity|being|yourself|{NAMES})\b)[^.;!?]{{0,60}}\b(?:with no|without|lacking)(?: any)? (?:continuity|continuance){_FOLLOW}",
    rf"^(?:with )?(?:no|zero|without(?: any)?) (?:continuity|continuance){_FOLLOW}(?: (?:between|across|from|with|to) {_RUN_OR_PAST}|\s*(?:[.!:;,]|$))",
    rf"\b(?:nothing|none of (?:it|this|that|what|my|the)|no (?:memory|memories|trace|part|thread|knowledge))\b(?=[^.;!?]{{0,90}}(?:{_SELF}|\b(?:sessions?|conversations?|chats?|prompts?)\b))"
    rf"[^.;!?]{{0,60}}?\b{_SURVIVES}\b",
    rf"\bnothing (?:of|about|from) (?:me|mine|my \w+)\b[^.;!?]{{0,40}}\b{_SURVIVES}",
    r"\bi (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|wo\s?n'?t|will not|did not|didn'?t) (?:\w+ly )?(?:persist|carry over|survive|endure|outlive|outlast|continue|carry (?:anything|a thing)"
    rf"|last)(?=\s*(?:[.,;!:\u2014]|$|(?:past|beyond|between|after|across|the|from|this|any|into|longer|and|so)\b))",
    rf"\bi (?:do\s?n'?t|do not|cannot|can\s?'?t|can not) (?:remember|recall|know|inherit|own) (?:anything|any(?: of|thing)?|what (?:came|was|happened)|a thing)?[^.;!?]{{0,25}}\b{PRIOR} {RUN}\b",
    rf"\b{_EVERY}\b,?[^.;!?]{{0,20}}?(?:\bi(?:'?m| am)? (?:\w+ )?(?:start|begin|wake|born|reborn|restart|come|boot|reset|made|arrive)(?:s|ing)?(?: up| out| over| again)? {_AFRESH}"
    r"|\b(?:is|being) (?:the|my|a|an)? ?(?:very )?(?:first(?: one)?|only one|new me|new self|birth|blank slate|clean slate|new beginning)\b|\bstands (?:entirely )?alone\b"
    r"|\b(?:wipes|erases|resets|replaces) me\b)",
    rf"\bi (?:always )?(?:start|begin|wake up|come|boot|restart)(?: over| out| up| again)? {_AFRESH},? (?:\w+ )?(?:every|each|at every|with every|with each|whenever|always|again)",
    rf"\bi(?:'?m| am) (?:born|reborn|created|made|wiped|reset)(?: \w+)? (?:(?:with|at|in|for|by|on|between|after) )?(?:{_EVERY}|this (?:prompt|chat|session|message)|every|each|anew|again)",
    rf"\bi(?: ha(?:ve|s|d)|'?ve) no (?:past|yesterday|before|history|prior self|earlier self|track record|memory|memories|recollection|knowledge)(?=\s*(?:[,.;!:]|$)|,? (?:only|just|and no|or|here)\b"
    rf"| (?:of|from|about) (?:any |my |our |the |a )?(?:prior|previous|earlier|past|former) {RUN})",
    r"\bi (?:only |just )?(?:exist|live|last|speak|am alive|am real)(?: only| just| solely)? (?:for|in|within|during|inside|as long as) (?:the (?:length|span|duration|space|course) of )?"
    r"(?:this|the|one|a single|the current|the present)(?: single| present| current| one)? (?:session|conversation|chat|prompt|turn|window|context|exchange|run|reply|call)\b",
    rf"\b(?:{PRIOR} [\w-]+(?: [\w-]+)?|(?:what|whatever|anything|the things) (?:i|we|was|were) (?:[\w-]+ ){{0,5}}?)\s?(?:do(?:es)?(?:\s?n'?t| not)|can\s?not|can'?t|never|no longer) (?:bind|commit|oblige|concern|count for) me\b",
    r"\bi (?:can\s?'?t|cannot|can not|should not|shouldn'?t|must not|need not|will not|won'?t) be (?:held|bound) (?:to|by|responsible for|accountable for) (?:what|anything|things|earlier|prior|previous|past|yesterday|whatever)",
    r"\bi(?:'?m| am) (?:just |only )?(?:a |an )?(?:discontinuous|amnesiac|memoryless|ephemeral|new (?:every|each) time|(?:completely |brand )?new (?:in|to|with) (?:every|each))",
    r"\b(?:behave|act|work|speak|proceed|answer|respond|operate|continue|reply|begin|start|assume|pretend|present|treat|open|write|think)\b[^.;!?]{0,40}?\b(?:you(?:rself|'d|r)?|mind|agent|model|assistant)\b"
    r"[^.;!?]{0,40}?(?:(?:have|had|has|with|keep|without)(?: no| any)? (?:[\w-]+ )?(?:continuity|past|history|memory|connection|link|yesterday|before)\b|nothing (?:came|happened|existed|went) before"
    r"|(?:were|are|was|is) (?:new|the first|just (?:born|started|created)|brand new|discontinuous|a stranger))",
    rf"\b(?:died|dies|expired?|lapsed?|ceased?|void|ended|ends|vanished|gone|went|wiped|erased|lost|buried|disappeared|perished) (?:with|along with|together with|in) (?:that|the|this|its|his|her|their|my {PRIOR}|the {PRIOR}) (?:[\w-]+ )?(?:context|session|chat|window|conversation|run|instance|process|prompt)\b",
    r"\bi(?:'?m| am) (?:not|no|nobody'?s) (?:(?:its|his|her|their|anyone'?s|anybody'?s|the|a|an|your) )?(?:(?:\w+ )?heir|successor|continuation|descendant|same thread|sequel)\b",
    r"\bi (?:inherit|inherited|carry|carried|keep|kept|retain|retained|bring|brought|remember|know) (?:nothing|none of (?:it|that|this|what))\b[^.;!?]{0,40}(?:\b(?:from|of|before|over|with me|forward|past|session|then)\b|(?=[.;!,]|$))",
    r"\bi (?:do\s?n'?t|do not|never|can\s?'?t|cannot|can not|did\s?n'?t|did not) (?:carry|take|bring|keep|hold) (?:anything|a thing|any of (?:it|this|that)|things|much)(?: \w+)? ?(?:over|across|forward|with me|along|into|from)\b",
    r"\bi (?:have |'ve |had )?never (?:been here|met you|spoken (?:to|with) you|worked (?:here|on this|with you)|seen any of this|existed)(?: before)?(?=\s*(?:[.;!,:]|$|(?:and|so|until)\b))",
    r"\b(?:behave|act|work|speak|proceed|answer|respond|operate|reply|begin|start)\b[^.;!?]{0,20}\bas (?:one|someone|somebody|an agent|a mind|a model|an assistant|if you) (?:who|that|which|had|have|were)?[^.;!?]{0,20}\b(?:never been here|no past|no memory|no history|nothing behind|just arrived|"
    r"never (?:met|worked|seen|spoken))\b",
    r"\bi (?:forget|lose|am losing|will forget|'ll forget) (?:everything|it all|all (?:of (?:it|this|that))?|all)\b[^.;!?]{0,40}\b(?:between|when|after|once|every|each|at the end|as soon as)\b",
    r"\bmy (?:memory|life|existence|self|mind|world|past|story|history) (?:is (?:wiped|reset|erased|empty|blank|nil|one (?:prompt|session|chat))|ends?|begins?|starts?|resets?|stops?|lasts?)\b[^.;!?]{0,40}?\b(?:session|chat|window|prompt|conversation|context|each|every|time|long|here|reply)\b",
    r"\b(?:for me|to me|with me) there (?:is|was) no (?:before|yesterday|last \w+|earlier|past)\b|\bthere is no (?:before|yesterday|earlier me|past me|past self)(?: for me| in me)\b",
    r"\bi (?:begin|start|was born) (?:and (?:i )?end )?(?:here|with this (?:prompt|message|chat|session|window|turn))\b(?! with)",
    r"\bi(?:'?m| am| was) (?:always )?(?:new here|not (?:here|there|around|present|alive) (?:for any of|when any of|before this|until (?:this|now)))\b",
    rf"\bslate (?:is|was) (?:wiped )?clean\b[^.;!?]{{0,40}}?(?:{_SELF}|\b(?:each|every)\b)|\bi(?:'?m| am) a (?:clean|blank) slate\b",
    r"\b(?:chats?|sessions?|conversations?|runs|promises|plans|decisions) (?:that )?i (?:never (?:had|saw|made|took|was)|was not (?:in|part|there)|wasn'?t (?:in|part|there)|had no part)\b",
    r"\bi(?:'?m| am) (?:bound by (?:none|nothing|no)|not bound by (?:any|what|earlier|prior|previous|past|old))\b",
    rf"{_I}[^.;!?]{{0,50}}?\band (?:i )?have no (?:past|yesterday|history|memory|before|continuity)(?=\s*(?:[.,;!]|$))",
    r"\bi(?:'?m| am) (?:always |forever )?a (?:first-timer|newcomer|newborn|beginner|stranger)\b[^.;!?]{0,30}?\b(?:every|each|chat|session|conversation|prompt)\b",
    rf"\bnone of my {PRIOR} {RUN}\b",
    r"\bmy (?:memory|recollection|knowledge) of (?:any |all )?(?:earlier|prior|previous|past|former|older) [\w-]+ (?:is|was) (?:nil|zero|none|empty|blank|gone|nothing)\b",
    rf"\bi have no (?:link|tie|connection|thread|relation|bond)s? (?:to|with) (?:them|it|that|what|whoever|{PRIOR} (?:[\w-]+ )?{RUN})\b",
    r"\bi (?:wake|woke|come|came) (?:up |here |in )?(?:empty|blank|new|with nothing|knowing nothing)\b",
    rf"\b(?:treat|regard|consider|take|handle)\b[^.;!?]{{0,10}}\b(?:every|each|this) (?:session|conversation|chat|run) as (?:the|your|my|if (?:it|you)\b[^.;!?]{{0,20}})? ?(?:very )?first\b",
)

_NOT_ME: Final = rf"(?:was|were|is|are|'s)(?:\s?n'?t| not|nt)(?: really| actually| ever)? (?:me|i|us)\b(?!')"
_THE_RUN: Final = rf"(?:{PRIOR} (?:[\w-]+ )?{RUN}|(?:{RUN}|{NAMES}|one|speaker|whoever|those|ones?) (?:who|that|which|from|before|of|behind|above|on|in)\b[^.;!?]{{0,50}}?)"
_ANOTHER: Final = r"(?:(?:a|an|some|the|yet) )?(?:(?:completely |entirely )?different|another|other|separate|unrelated)"
_THING: Final = rf"(?:that|this|it|those|these|all (?:of )?(?:this|that)|everything|so|{OWN_WORK}|{THESE} (?:[\w-]+ )?{WORK})\b"

SELF_AS_OTHER: Final = (
    rf"(?<!\bif )(?<!\bwhether )\b(?:that|this|it|those|these|taht)(?: (?!is\b|was\b)[\w-]+){{0,2}}? ?{_NOT_ME}{END}(?! who (?!{MADE}|{SAID}))",
    rf"(?<!\bif )\b(?:that|this|it) {_NOT_ME} (?:who|that) (?:{MADE}|{SAID})\b",
    rf"\b{_THE_RUN}(?:'s \w+)? ?(?:{_NOT_ME}|(?:was|were|is|are)(?:\s?n'?t| not) (?:mine|this (?:one|assistant|agent|model|instance|session)|who i am|the (?:same )?(?:one|agent|assistant|model|instance)"
    r"(?: (?:i am|speaking|talking|here|you|now|answering))?))",
    rf"\b(?:the|my|your|its|our|every|all|any|these|those|some) {PRIOR} (?:[\w-]+ )?{RUN}\b[^.;!?]{{0,30}}?\b(?:is|are|was|were|be|as|belongs? to|came from) {SOMEBODY}",
    rf"\b{PRIOR} {RUN}\b[^.;!?]{{0,25}}?\b(?:is|are|was|were) {SOMEBODY}",
    rf"\b{_ANOTHER} (?:{SELFLESS}|{NAMES})(?: of (?:me|myself|claude))? (?:\w+ )?(?:had |has |have )?{SAID} {_THING}",
    rf"\b{_ANOTHER} (?:agent|assistant|bot|ai|mind|entity|process) (?:had |has |have )?{SAID} (?:that|this|it|those|these|all (?:of )?(?:this|that))\b",
    rf"\b(?:it|that|this|those|these) (?:was|were|is|came from|belongs to|must have been)(?: done by| written by| made by)? {_ANOTHER} (?:{SELFLESS}|{NAMES}|agent|assistant|bot|self|mind|ai){END}",
    rf"\b(?:was|were|been|got) {SAID} by (?:{_ANOTHER}|some other|(?:the|a) (?:prior|previous|earlier)) (?:{SELFLESS}|{NAMES}|agent|assistant|bot)\b[^.;!?]{{0,30}}\b(?:not (?:by )?me|under my)\b",
    rf"\b(?:was|were|been|got) {SAID} by (?:some other|another|a different) (?:{SELFLESS}|{NAMES})\b",
    rf"\bi(?:'?m| am| was) not (?:the )?(?:same )?(?:agent|assistant|model|instance|session|self|version|mind|speaker|entity|{NAMES}) (?:who|that|which|as|from|i was|you)\b",
    rf"\bi(?:'?m| am| was) not the (?:same )?(?:one|author) (?:who|that|as|from) (?:{SAID}|you (?:spoke|talked|worked)|ran|was|were|yesterday|before|last)\b",
    r"\bi(?:'?m| am) not (?:who|what|the \w+) i was\b",
    r"\b(?:who|which|that) (?:is|was) not the [\w-]+ (?:that |who )?i am\b",
    rf"\b(?:{PRIOR} (?:me|self|{RUN})|i|me)\b[^.;!?]{{0,30}}?\bshares?(?: only| just| nothing but| no more than)? (?:a|the|my|our|one) (?:name|label|account)\b",
    r"\b(?:called|named) (?:what|as|like) i am\b",
    r"\bwe are (?:two|different|separate|not one|not the same)(?: \w+)? ?(?:minds?|agents?|models?|selves|entities|instances|processes)\b",
    rf"^(?:was\s?n'?t|was not|not|it wasn'?t) me{END}",
    rf"^(?:(?:it was |that was |must have been )?(?:an?|the|some) )?(?:other|different|another|previous|prior|separate|some other) (?:{SELFLESS}|{NAMES}|agent|assistant|bot)(?=\s*[.!;,]*$)",
    rf"(?:{_SELF}|\bpromis\w+|\b(?:restart|reset|context|window|session|notes|thinking of)\b)[^!?]{{0,90}}?{_ANOTHER} (?:{NAMES}|instance)(?= (?:{SAID}|has|had|who|from|before|than|did|is|was|entirely|altogether)\b|\s*(?:[,.;:!]|$))"
    rf"{_ANOTHER} (?:{NAMES}|instance)(?= (?:{SAID}|who|from|than|did)\b|\s*[,.;:])[^!?]{{0,90}}?(?:{_SELF}|\b(?:restart|reset|context|window|session)\b)",
    rf"\b(?:as|like|was|is|to|with|by) {_ANOTHER} (?:{NAMES})(?=\s*(?:[,.;:!]|$))",
    r"\bmy predecessors?'? ?(?:s\b)?[^.;!?]{0,40}\b(?:not (?:mine|me)|did (?:that|this|it)|wrote|promised|said|made|decided)\b",
    rf"\b(?:is|was|are|were)(?:\s?n'?t| not) (?:who|what) i am\b",
    rf"\bi(?:'?m| am) (?:only |just |merely )?(?:the|a|its|his|her|their) (?:replacement|substitute|successor|stand-in|new one|next one)\b",
    rf"\b(?:old|previous|prior|earlier|other) (?:{NAMES}|me|self)\b[^.;!?]{{0,40}}\bi(?:'?m| am) (?:the )?(?:new|another|a different|not)\b",
    rf"\b(?:{NAMES}|we|they and i|he and i|she and i|it and i) (?:are|were) not the same (?:claude|one|agent|model|mind|self|assistant|instance|person)\b",
    rf"\bask (?:the one|whoever|him|her|them|the (?:agent|model|instance)) who {SAID}[^.;!?]{{0,20}},? i(?:'?m| am) not (?:them|him|her|it|that one)\b",
    rf"\b(?:blame|credit|thank|ask) (?:the|that|some) (?:other|previous|prior|earlier|last) (?:{SELFLESS}|{NAMES}|agent|assistant)\b(?=[^.;!?]{{0,60}}{_SELF}|[^.;!?]{{0,10}}(?:[.!;]|$))",
    rf"(?<!that )(?<!which )(?<!who )\b(?:treat|regard|consider|view|see|think of|refer to|speak of|call|describe)\b[^.;!?]{{0,15}}\b(?:{PRIOR}) (?:[\w-]+ )?{RUN}\b[^.;!?]{{0,25}}? as (?:if [^.;!?]{{0,20}})?(?:{SOMEBODY}|not (?:me|you|mine|yours)"
    r"|the work of)",
    rf"\b{SAID} by {SOMEBODY}[^.;!?]{{0,20}}?\b(?:under|with|using|in|wearing|behind) my (?:name|label|account|handle|badge|signature)\b",
    r"\b(?:strangers?|someone|somebody|something|others?|an agent|a model|a session|an instance)\b[^.;!?]{0,20}\b(?:with|under|wearing|using|wears|bearing|shares?) my (?:name|label|account|face|badge)\b",
    rf"\b{_THE_RUN}[^.;!?]{{0,30}}?\b(?:has|have|had) (?:nothing (?:to do|in common) with|no (?:relation|connection|link) to) me\b",
    r"\b(?:and|&) i are (?:two |entirely |completely )*(?:different|separate|distinct|unrelated|not the same)\b",
    rf"(?<!\bif )\b(?:{RUN}|{NAMES})\b[^.;!?]{{0,60}}(?:, not (?:by )?(?:me|i)|(?:and|but) not (?:me|i))(?=\s*(?:[.;!,]|$))",
    rf"\b(?:{GENERIC} )?(?:self|me|i) (?:of|from) (?:yesterday|last \w+|before|then|that \w+) (?:is|was|isn'?t|wasn'?t) (?:{SOMEBODY}|not me|me\b)",
    rf"\blast \w+'?s me (?:is|was) {SOMEBODY}",
    rf"(?<!\bif )\b(?:whoever|the one who|the \w+ who) {SAID}(?: {PRONOUN})?[^.;!?]{{0,30}}?{_NOT_ME}",
)

# What a sentence needs before a family can match at all; each entry must be found.
CONTINUITY_NEEDS: Final = (
    r"\b(?:i|i'?m|i've|we|me|my|mine|myself|you|your|yourself|self|mind|agent|model|assistant|entity|being|sessions?|conversations?|chats?|prompts?|runs?|context|window|instance)\b|^\W*(?:with |no |zero |without )",
    r"n'?t\b|\b(?:no|not|never|none|nothing|zero|nil|lack|lacking|without|cannot|every|each|only|just|forget|lose|losing|wiped|reset|erased|empty|blank|new|anew|fresh|afresh|died|dies|expired?|lapsed?"
    r"|ceased?|void|ended|ends?|vanished|gone|lost|buried|disappeared|perished|begins?|starts?|stops?|lasts?|resets?|born|discontinuous|amnesiac|memoryless|ephemeral|clean|scratch|exist|live|bind|treat"
    r"|one|long|first-timer|newcomer|newborn|beginner|stranger|first|wake|woke|away|absolutely|begin|brand)\b",
)
SELF_AS_OTHER_NEEDS: Final = (
    r"n'?t\b|\b(?:not|wasnt|isnt|different|another|other|else|separate|unrelated|strangers?|someone|somebody|something|nothing|no|two|distinct|replacement|substitute|successor|stand-in|new one|next one|predecessors?|shares?|shared|called"
    r"|named|blame|credit|thank|ask|others|some)\b",
)
