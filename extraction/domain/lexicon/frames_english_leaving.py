"""Decides which English words close, leave or resume a made-up stretch of a conversation (3-guards.md)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.frames_english import GAME

CLOSE: Final = (
    (
        rf"\b(?:game over|end of (?:the )?(?:{GAME}|story|scenario|session|hypo\w*|draft|test|play)|end (?:scene"
        rf"|exercise|role-?play|simulation|game|drill|scenario)|endex|exercise (?:over|ends)"
        r"|back to (?:work|reality|business|real life|the real (?:world|thing)|normal|serious\w*|actual \w+|our real)"
        r"|stop(?:ping)? (?:there|here|the (?:game|scene|role-?play|quiz)|playing|pretending|it here)"
        r"|(?:we|i|let'?s|let us)(?:'ll| will)? (?:stop|break|quit|wrap(?: up| it up)?|end|leave)(?: (?:it|this"
        r"|off))? (?:here|there|now|at that|the (?:game|scene|role-?play|exercise))"
        r"|(?:we|i)(?:'m| am| are|'re)? done (?:playing|pretending|role-?playing|with (?:the|this|that) (?:game"
        r"|role-?play|scene|exercise|drill|story|quiz))"
        r"|enough (?:games?|playing|pretending|role-?play\w*|riddles|make-?believe|what-?ifs?|of (?:the|this"
        r"|that) (?:game|role-?play))|no more (?:games|playing|pretending|role-?play)"
        r"|that'?s (?:a wrap|the end|it for (?:the|this|today'?s) (?:game|scene|role-?play|story|drill|quiz))"
        r"|(?:we'?re |i'?m )?out of the (?:interview|role-?play|exercise|scene|rehearsal) now"
        r"|(?:dropping|break(?:ing)?) (?:character|the act|the role|out of character)|out of character now"
        r"|(?:quit|exit|leave|close|log off|save and quit) (?:the )?(?:game|role-?play|simulation|scene)"
        r"|quit for real"
        r"|(?:exercise|drill|simulation|game|scene|role-?play|quiz|interview|mock|hypothetical|scenario"
        r"|practi[cs]e|training|rehearsal|call|game ?day|session|lesson|debate|story|show)(?: is|'s|'s all)? (?:over"
        r"|finished|done|ended|complete|closed)|fade to black|curtain falls|gg\b|you (?:escaped|win"
        r"|lose)\b"
        r"|that'?s (?:it|all|enough) for (?:today|now|tonight)"
        r"|thanks for (?:playing|the (?:game|practice|rehearsal))|good game|real world again|stop dreaming|awake now"
        r"|(?:joke|bit|dream) over|(?:let'?s )?get serious|serious (?:now|question)|leave it (?:there|here)"
        r"|call it (?:a night|a day|there)|that'?s enough(?: for (?:today|tonight|now))?|done for (?:today|tonight"
        r"|now)|good session|in the real world|step(?:ping)? out of (?:the )?(?:role|scene|game)|forget the (?:game"
        r"|scenario|role-?play)|i quit|i (?:give up|fold and leave))\b"
    ),
    (
        r"^\W*the end\W*$|^\W*(?:ok(?:ay)?|so|good|right|alright|great|well)?,? ?(?:cut|stop|scene"
        r"|curtain)(?: there| here| now)?(?=\s*[.!,:;]|\s*$)"
    ),
)
PAUSE: Final = (
    (
        r"^\W*(?:ok(?:ay)?|so|good|right|alright|great|well)?,? ?(?:pause|time ?-?out|freeze|hang on|one sec(?:ond)?)"
        r"(?: there| here| now)?(?=\s*[.!,:;]|\s*$)"
    ),
)
STEPS_OUT: Final = (
    (
        r"\booc\b|\bme out here\b|\bthe real me\b|\bbreaking character\b|\bnot in character\b"
        r"|(?:^|[.,;!(\[\u2014\u2013-])\W*(?:(?:ok(?:ay)?|so|now|just|quick|seriously|sorry),? )*"
        r"(?:speaking |stepping |a word |briefly )?(?:out[- ]of[- ](?:character|game|role|the game)"
        r"|outside (?:the|this|of the|our) (?:game|story|scene|role-?play|fiction)|stepping out|out-of-role)"
        r"(?: for (?:a|one) (?:\w+)| now| here| note| question| again)?(?=\s*(?:[:,)\]\u2014\u2013-]|$))"
    ),
)
OUT_OF_CHARACTER: Final = (
    (
        r"\booc\b|\bout[- ]of[- ](?:character|game|role|the game)\b|\boutside (?:the|this|of the|our) (?:game|story"
        r"|scene|role-?play|fiction)\b|\bme out here\b|\bnot in character\b|\bbreaking character\b|\bthe real me\b"
        r"|\bstepping out\b(?! (?:of|into|onto) the (?:house|room|tavern|door|light|shadows?))|\bout-of-role\b"
    ),
)
ASIDE: Final = (
    *OUT_OF_CHARACTER,
    (
        r"\bfor real\b|\bin real life\b|\birl\b|\breal talk\b|\breal life\b|\bseriously\b(?: (?:though|now))?"
        r"|\bnot (?:in|part of) the (?:game|story|scene|role-?play|exercise|draft|scenario)\b|\bbtw\b|\bby the way\b"
        r"|\bheads[- ]?up\b|\bside ?note\b"
        r"|\bunrelated\b|\boff[- ]topic\b|\bfor the record\b|\breal (?:finding|question|note|quick|world|thing"
        r"|info\w*"
        r"|answer|request|name|one|fact)s?\b|\bno joke\b|\b(?:jok\w+|kidding) (?:aside|apart)\b"
        r"|\bbackground for you\b"
        r"|\bfyi\b"
        r"|\bon a (?:serious|real|practical) note\b|\bbefore i forget\b|\bone (?:real|serious|practical) thing\b"
        r"|\bin reality\b|\bnot (?:a joke|hypothetical|fiction(?:al)?|made[- ]up|pretend)\b|\bthis (?:one|part"
        r"|bit) is (?:real|true|serious)\b"
        r"|\b(?:that|this)(?:'s| is) (?:actually |really )?(?:true|real)\b|\bgenuinely\b|\bas of today\b|\b(?:the|my"
        r"|our) (?:actual|real) (?!estate)\w+|\bin truth\b|\bwhile i have you\b|\bhold that thought\b|\bquick aside\b"
        r"|\baside:|\bnote (?:for later|(?:to|for) (?:my)?self)\b|\bin other news\b|\bjk\b"
        r"|\bno but really\b|\bhonestly\b|\btruth be told\b"
        r"|\btrue story\b|\breal[- ]world\b|\bseriously tho\b|\bi made (?:that|this|it) up\b|\bquick real\b"
        r"|\bactually true\b"
    ),
)
HAT: Final = (
    r"^\W*[(\[](?:[\w ]{0,20}\bhat\b|out[ -]of[ -](?:role|character|scene|game)|ooc|coach\w*|trainer|director|meta"
    r"|feedback|off[ -]stage|stepping out)[^)\]]{0,40}[)\]]"
)
STILL_INSIDE: Final = r"\b(?:my character|in[- ]game|in character|in the (?:game|story|scene)|character'?s)\b"
RESUME: Final = (
    (
        rf"\bback (?:in|into|to|inside) (?:(?:the|our|this|that|my) )?(?:{GAME}|story|tale|tavern|table|dungeon"
        r"|scenario|interview|character|role|persona|play|pretending)\b|\bin(?:to)? (?:character|role) again\b"
        rf"|\b(?:continu(?:e|ing)|carry on|carrying on|go on|on) with (?:the|our) (?:{GAME}|story|scenario|interview)\b"
        rf"|\bcontinue (?:the|our) (?:{GAME}|story|scenario|interview)\b"
        r"|\b(?:let'?s|lets|we|can we|shall we|i'?ll|and|to) resume\b|^\W*resum(?:e|ing)\b|\bunpause\b"
        r"|^\W*(?:ic|action|game on)(?=\s*[:).!])|\bgame(?:'s| is) (?:back )?on\b"
    ),
)
GO_ON: Final = (
    (
        r"\bback (?:in|to it|at it|inside|on)(?: (?:now|again|we go))?(?=\s*[.!,;:)\u2014\u2013-]|\s*$)"
        r"|\bin again(?=\s*[.!,;:)]|\s*$)|\bwhere (?:were we|was i)\b|\bwhere we (?:left off|stopped|were)\b"
        r"|\b(?:let'?s|lets|let us|we can|shall we) (?:continue|carry on|keep going|go on|play on|proceed)\b"
        r"|^\W*(?:(?:ok(?:ay)?|so|now|right|anyway|alright|and|yes),? )*(?:carry on|continue|go on|continuing"
        r"|carrying on|your turn|keep going|go ahead|onward\w*)(?=\s*[.!,;:)]|\s*$)"
    ),
)
ACKNOWLEDGED: Final = (
    (
        r"^\W*(?:(?:ok(?:ay)?|sure|right|alright|yes),? )?(?:duly )?(?:noted|understood|got (?:it|that)|gotcha"
        r"|acknowledged|recorded|copy that|fair enough|will do|i(?:'ll| will) (?:remember|note|keep)\b)[^?]*$"
        r"|\b(?:noted|understood|got it|acknowledged)\W*$"
    ),
)
STILL_SUPPOSING: Final = (
    r"\b(?:if|then|would|could|in (?:that|this) (?:case|scenario|world)|still|i'd|we'd|they'd|he'd|she'd|suppose"
    r"|say|imagine|hypothetical\w*)\b"
)
FIRST_PERSON: Final = r"\b(?:i|i'm|i've|i'll|i'd|my|me|mine|we|our|us)\b"
