"""Decides which English words open, leave, resume and close a made-up stretch of a conversation (3-guards.md)."""

from __future__ import annotations

from typing import Final

_START: Final = (
    r"(?:^\W*|[,;:(\u2014\u2013-] ?|\b(?:ok|okay|so|now|and|then|please|well|right|alright|hey|hi|hello|just|first"
    r"|next|today|tonight|again|let'?s"
    r"|lets|let us|can you|could you|can we|could we|would you|will you|shall we|i want you to|i'?d like you to"
    r"|i need you to|quick|cool|great|thanks"
    r"|maybe|fine|sure|yes|yeah|but),? )"
)
_INVITE: Final = (
    r"(?:let'?s|lets|let us|shall we|can we|could we|we could|we can|want to|wanna|i want to|i'?d like to|may we"
    r"|time to|ready to|up for|we(?:'re| are) going to"
    r"|we(?:'ll| will)|i(?:'ll| will)|help me|please|can you|could you)"
)
_NOT_SCHEDULED: Final = (
    r"(?![^.!?]{0,30}\b(?:every|each|nightly|weekly|monthly|daily|on (?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|at \d|next (?:week|month)|tomorrow)\b)"
)
GAME: Final = (
    r"(?:game|role-? ?play(?:ing)?|rp|scene|simulation|drill|tabletop|improv|skit|quiz|trivia|riddles?|quest"
    r"|campaign|adventure|dungeon|match|duel|escape room|one-shot"
    r"|charades|game ?day|chaos day|hangman|werewolf|mafia|chess|poker|blackjack|scrabble|mock (?:interview|call"
    r"|trial|exam|session"
    r"|negotiation)|practice (?:interview|call|run|round|session)"
    r"|thought experiment|what-?if|fire drill|exercise|rehearsal|dry run|sparring|debate practice|hand|round)"
)
_ROLE: Final = (
    r"(?:interviewer|customer|client|caller|patient|landlord|landlady|tenant|boss|opponent|dungeon master|dm|gm"
    r"|game ?master|narrator|villain|king|queen|wizard|witch|pirate"
    r"|detective|captain|guard|merchant|barista|waiter|date|judge|witness|suspect|hero|dragon|ghost|alien|knight"
    r"|prince(?:ss)?|bartender|innkeeper|shopkeeper|negotiator|investor"
    r"|buyer|seller|ex|quizmaster|host|dealer|robot|vampire|goblin|elf|dwarf|thief|spy|teacher|examiner|recruiter"
    r"|hiring manager|counsell?or|therapist|journalist|reporter|(?:police )?officer|lawyer|prosecutor|attorney"
    r"|juror|defendant|sales(?:man|woman|person|rep)|broker|(?:taxi )?driver|nurse|grandmother|clerk|receptionist"
    r"|candidate|voter|president|minister|mayor|emperor|sorcerer|ranger|rogue|bard|paladin|zombie|mermaid|fairy"
    r"|troll|giant|astronaut|time travell?er|butler|chef|heckler|parent|toddler|angry \w+|grumpy \w+|difficult \w+"
    r"|character)"
)

_PRETENCE: Final = (
    r"(?:role-? ?play(?:ing)?|rp|improv|skit|charades|make-?believe|what-?if|thought experiment|debate|scenario|mock"
    r" \w+|(?:fire|chaos|practice|emergency|security|table-?top) (?:drill|exercise)|war ?game)"
)

PLAY: Final = (
    (
        rf"{_START}(?:time for|it'?s time for|let'?s have) (?:a|an|the|our|some"
        rf"|another) (?:[\w-]+ )?{_PRETENCE}\b{_NOT_SCHEDULED}"
    ),
    rf"^\W*{_PRETENCE}(?: \w+)? (?:time|mode|starts?(?: now)?|begins?(?: now)?|on)(?=\s*(?:[.!:,]|$))",
    (
        r"\bwe(?:'re| are) (?:doing|running|in|having|starting|in the middle of) (?:a|an|the|some|our) (?:[\w-]+ )?"
        rf"(?:role-? ?play|rp|improv|skit|charades|make-?believe|what-?if|thought experiment"
        rf"|mock \w+)\b{_NOT_SCHEDULED}"
    ),
    r"\bas (?:if|though) (?:you|it|this|i|we) (?:were|was|is|are) (?:a|an|the|my|real)\b",
    rf"{_START}simulate (?:a|an|the|my|our)\b{_NOT_SCHEDULED}",
    (
        r"\b(?:rap battle|devil'?s advocate(?=\s*[:,.!]|$)|choose your own adventure|dungeon crawl"
        r"|story ?time(?=\s*[!:.]|$)|once upon a time|headcanon"
        r"|world-?building"
        r"|alternate (?:universe|timeline|reality)|role-?play mode|rp (?:start|mode|on|time)|imaginary friend"
        r"|improv(?: scene| game)?:)"
    ),
    (
        rf"\bfor (?:the (?:sake|purposes?) of )?(?:this|the) (?:{GAME}|sketch|skit|bit|play)\b"
        r"(?=,| (?:i|i'm|you|you're|we|my|your)\b)"
    ),
    (
        r"\b(?:let'?s|lets|can we|shall we|could we|let me) (?:practi[cs]e|run through|try out|do a run of)\b"
        r" (?:the |my |our |a |an |that |some |this )?(?:[\w-]+ ){0,2}?"
        r"(?:interview|pitch|call|talk|conversation|dialogue|speech|lines|scene|small talk|ordering|negotiation"
        r"|role|exam|answers?|toast)\b"
    ),
    (
        r"\b(?:speaking|conversation|dialogue|interview|pitch|oral|negotiation|speech) (?:practice|rehearsal"
        r"|drill)\b(?=\s*(?:[:,.!]|$|(?:time|now|please|today)\b))"
        r"|^\W*(?:\[rp\]|/me\b|rp:)"
    ),
    (
        r"\bi(?:'m| am|'ll| will)(?: the)? (?:gm|dm|game ?master|dungeon master|narrator|quizmaster|dealer)\b"
        r"|\bi(?:'ll| will) (?:gm|dm|narrate)\b"
    ),
    (
        r"\btest(?:ing)? (?:the|your|this|our) (?:memory|bot|chatbot|feature|assistant|extractor|recall"
        r"|prompt)\b(?: \w+){0,3}[:,]"
    ),
    (
        rf"{_START}(?:let'?s |lets |to )?(?:pretend|make believe)(?: for (?:a|one) (?:minute|moment|second"
        rf"|sec))?(?: that| like)? (?:you|i|we|it|this|the|there|to be|my|your|he|she|they)"
    ),
    rf"{_START}imagine(?: that)? (?:you(?:'re| are)|i(?:'m| am)|we(?:'re| are)) (?:a|an|the|my|in|on|two|both)\b",
    (
        rf"\b{_INVITE}\b[^.!?]{{0,20}}?\b(?:play(?! (?:it safe|music|the (?:song|video|recording|playlist|file|audio"
        rf"|tape)|a (?:song|video|part|role in)|around|back))\b(?! on\b)|role-?play|playtest|play-test|pretend"
        rf"|act out"
        rf"|rehearse"
        rf"|simulate|improvise|run (?:a|the|another|through (?:a|the)) (?:[\w-]+ ){{0,2}}{GAME}|do (?:a|another|some"
        rf"|the|one) (?:[\w-]+ ){{0,2}}{GAME})\b{_NOT_SCHEDULED}"
    ),
    (
        rf"\b(?:up for|fancy|how about|who wants|ready for|in the mood for) (?:a |another |some )?(?:quick |short "
        rf"|little )?{GAME}\b"
    ),
    (
        r"\byou(?:'re| are|'ll be| will be| be| play| can be|'ll play)(?: now)? (?:the |a |an "
        r"|my )?[^.;!?]{2,40}?,? (?:and |while |then )?(?:i'?m|i am|i'?ll be|i'?ll play|i play|i will be|i be) (?:the"
        r"|a|an|your|playing|its|her|his|their)\b"
    ),
    (
        r"\bi(?:'m|'ll be| am| will be|'ll play| play) (?:the |a |an |your )[^.;!?]{2,40}?,? (?:and "
        r"|while )?you(?:'re"
        r"| are|'ll be| will be| be| play|'ll play) (?:the|a|an|my)\b"
    ),
    rf"\byou(?:'re| are)(?: now| going to be)? (?!the boss\b)(?:a|an|the|my) (?:[\w-]+ ){{0,3}}?{_ROLE}\b",
    r"\b(?:you|i|i'll|you'll|we) (?:play|be|am playing|are playing) (?-i:\p{Lu}\p{Ll}+)(?=\s*(?:[,.;(]|and\b|$))",
    (
        r"\bthis house (?:would|believes|will|should)\b|\b(?:oppose|propose|defend|argue) the motion\b"
        r"|\b(?:you|i|i'll|you'll) (?:(?:oppose|propose)(?=\s*(?:[,.;:!]|$|and (?:i|you)\b))|argue (?:for"
        r"|against)|take the (?:other side|opposition|proposition)|play devil'?s advocate|be devil'?s advocate)\b"
        r"|\bdrawn as (?:proposition|opposition|affirmative|negative)\b"
    ),
    (
        r"\b(?:murder mystery|mock trial|moot court|war ?game|red[- ]team exercise|phishing simulation|puppet show"
        r"|character sheet|alter ego|stand-?up bit|twenty questions|20 questions|truth or dare|would you rather"
        r"|two truths and a lie|never have i ever)\b(?=\s*(?:[:,.!?;]|$|(?:time|night|game|again|with|please|now)\b))"
    ),
    rf"{_START}(?:you be|you play|be|play) (?:my|the|a|an) (?:[\w-]+ ){{0,2}}?{_ROLE}\b",
    (
        r"\b(?:act|speak|talk|answer|respond|behave|reply|write) (?:as if|as though|like) you (?:were|are"
        r"|'re) (?:a|an"
        r"|my|the)\b"
    ),
    rf"\b(?:act|speak|talk|behave) (?:as|like) (?:a|an|my|the) (?:[\w-]+ ){{0,2}}?{_ROLE}\b",
    (
        r"\b(?:play|take|playing|taking|assume) the (?:role|part|persona) of\b|\b(?:stay|be|speak|answer|keep|remain"
        r"|get) in(?:to)? character\b|\bnever break character\b|\b(?:my|your) character (?:is|has|wears|carries|lives"
        r"|was|hates|loves)\b"
        r"|\bin character (?:now|as|from here|please)\b"
    ),
    (
        rf"^\W*(?:{GAME}|hypo|mission|act \w+|session zero|voice exercise)(?: (?:\d+|one|two|three|start|time|mode"
        rf"|begins?))?(?: [\w'’/ -]{{0,30}})?(?::|\u2014|\u2013| - )(?! ?\d)"
    ),
    (
        r"\bexercise,? exercise\b|\bthis is (?:only |just |purely )?(?:a|an) (?:drill|exercise|simulation|role-?play"
        r"|game|rehearsal|mock\b|made-?up|fictional|fake|pretend|hypothetical|thought experiment|practice)"
    ),
    (
        rf"{_START}(?:deal me in|new game|game on|i cast\b|set the scene|roll (?:for (?:initiative|perception|stealth"
        rf"|it)|initiative|a d\d+|the dice))"
    ),
    (
        rf"{_START}(?:start|begin|run|launch|load|continue|resume|open|host|restart) (?:a|the|our|my|another|new"
        rf"|a new) (?:[\w-]+ ){{0,2}}?{GAME}\b(?! of (?!cards|poker|trivia|charades|questions)){_NOT_SCHEDULED}"
    ),
    (
        r"\bwe(?:'re| are) (?:role-?playing|pretending|simulating|rehearsing|play-?testing|playing (?:a game|charades"
        r"|twenty questions|20 questions|werewolf|mafia|poker|d&d|dnd|pretend))\b"
    ),
    (
        r"\bin this (?:game|scene|story|role-?play|campaign|universe|adventure|sketch)\b,?"
        r"|\bhouse rules?(?: for \w+[\w ]{0,20})?:|\bthe rules of (?:this|the|our) game\b"
    ),
    r"\bpractis?c?e (?:my|our|some|the) (?:\w+ ){0,2}?(?:with|by|:)|\bpractice sentences?\b",
)
NARRATION: Final = (
    (
        r"^\W*you (?:wake|awaken|are standing|stand (?:in|at|on|before)|find yourself|step (?:into|onto)|enter (?:the"
        r"|a)|emerge|come to|descend|hold \d)"
    ),
    r"^\*(?!\*)[a-z][^*\n]{3,}(?<= [^*\n]{1,60})\*(?!\*)",
)
PERSONA: Final = (
    (
        r"\bnever break character\b|\b(?:stay|speak|remain|answer|always be|respond) in character\b"
        r"|\bfictional(?:i[sz]ed)?\b|\brole-?play(?:ing)?\b|\b(?:game ?master|dungeon master)\b|\byou (?:are"
        r"|play) (?:a|an|the) (?:pirate|wizard|king|queen|vampire|dragon|ghost"
        r"|character|captain|countess|knight|detective)\b"
    ),
)
SUPPOSE: Final = (
    (
        rf"{_START}(?:suppose(?! (?:so|not|to)\b)|supposing|hypothetically|let'?s (?:suppose|assume|imagine"
        r"|say(?! (?:hello|hi|hey|thanks?|thank|good\w*|bye|yes|no|sorry|cheers|welcome|congrat\w*|a word)\b))"
        rf"|say (?:i|we|you|they|he|she|that|there)\b|picture this|purely hypothetical(?:ly)?"
        rf"|for the sake of argument)"
    ),
    (
        rf"{_START}imagine(?: that)? (?:you|i|we|they|he|she|it|there|a (?:world|company|team|customer|case|scenario)"
        rf"|the)\b(?! (?:look|surprise|delay|mess))"
    ),
    rf"{_START}assum(?:e|ing)(?: for (?:a|the) \w+)?(?: that)? (?:i|we|you)\b(?! (?:mean|meant|know|have already))",
    (
        r"\bin (?:a|this|that|the) (?:hypothetical|parallel|imaginary|what-if)\b|\btrolley (?:problem|variant)\b"
        r"|\bscenario:"
    ),
)
ONCE: Final = (
    r"\b(?:as a joke|for a laugh|april fools?'?|just kidding)\b",
    rf"{_START}what if\b",
    (
        r"\bi (?:had (?:a|this|the|that) (?:\w+ )?(?:dream|nightmare)|dreamt|dreamed|was dreaming)\b|\bin (?:my|the"
        r"|that|this) (?:dream|nightmare)\b|\bnightmare again\b|\blast night'?s dream\b"
    ),
)
BLOCK: Final = (
    (
        rf"^\s*[\[(<{{*]{{1,2}}\s?(?:{GAME}|rp|fiction\w*|in[- ]character|story"
        rf"|pretend\w*)\b[^\])>}}*\n]{{0,30}}[\])>}}*]{{1,2}}"
    ),
    (
        r"\b(?:here(?:'s| is| are| comes?)|this is|below is|see|following is|attached is|take) (?:a|an|the|some|my|our"
        r"|this) (?:[\w-]+ )?(?:sample|example|dummy|fake|mock|fictional|fictitious|made-?up|invented|placeholder"
        r"|pretend"
        r"|hypothetical|imaginary|practice|synthetic) (?:[\w'’-]+ ){0,4}?[\w'’-]+:"
    ),
    (
        r"^\W*(?:[\w'’-]+ ){0,4}?(?:poem|haiku|verse|chorus|stanza|lyrics|limerick|sonnet|rap|monologue|dialogue"
        r"|backstory"
        r"|character (?:sheet|notes|bio)|parody|satire|reading passage|dictation|model answer"
        r"|sample (?:essay|answer|letter|text)|(?:practice|test) (?:sentence|dialogue|conversation|phrase|text"
        r"|answer|message|entry|record|row|user|customer|account|order|profile|person|patient)s?"
        r"|mock (?:data|e-?mail|order|invoice|letter|review|profile|customer|user|press release|article|ad)s?"
        r"|demo (?:data|tenant|account|customer|order|row|user|record|profile)s?"
        r"|(?:dummy|fake|made-?up|invented|hypothetical|imaginary|fictional|placeholder|joke|spoof|synthetic) [\w-]+)"
        r"(?: [\w#'’()/-]{1,15}){0,5}:"
    ),
    (
        r"^\W*(?:(?:rough|first|second|current|working|new|latest|my) )?(?:draft|sample|example|test data|dummy data"
        r"|mock-?up|placeholder|fixture|specimen|seed data|fake data|fiction|jingle|horoscope|joke|synthetic)"
        r"(?:(?: [\w#'()/-]{1,15}){0,3}:|[^.!?:\n]{0,80}:\s*$)|^\W*(?:story|plot|script|lyrics|persona|stub|dialogue):"
    ),
    (
        r"\b(?:just|only) (?:a )?test(?:ing)?\b[^.!?]{0,20}\b(?:ignore|disregard|delete)\b|\b(?:test message"
        r"|testing 1 2|lorem ipsum)\b"
    ),
    r"\btranslate(?: (?:this|the following|into \w+|to \w+))*:",
)
DATA: Final = (
    (
        r"\b(?:in|with) the (?:voice|style|words|persona|character|manner|tone) of (?:a|an)\b"
        r"|\b(?:from|in) the (?:point of view|perspective|shoes|mouth) of (?:a|an)\b"
    ),
    (
        r"\b(?:generate|make(?: up| me)?|create|invent|give me|write(?: me)?|produce|compose|populate|fill|prepare"
        r"|come up with|need)\b[^.!?]{0,30}?\b(?:dummy|fake|sample|mock|placeholder|fictional|fictitious|made-?up"
        r"|invented|imaginary|synthetic"
        r"|pretend|test (?:data|users?|customers?|records?|rows?|accounts?)|seed data)\b"
    ),
    (
        r"^\W*(?:[\w-]+ ){0,3}?(?:fake|dummy|mock|placeholder|fictional|made-?up"
        r"|invented) (?:[\w-]+ ){0,2}?(?:testimonials?|reviews?|customers?|users?|records?|rows?|data|invoices?"
        r"|orders?|names?|entries|profiles?|people|employees|emails?|addresses)\b"
    ),
    r"\binsert into\b|\bseed (?:only|rows?)\b",
)
STORY: Final = (
    (
        rf"(?:{_START}|\b{_INVITE} (?:\w+ )?)(?:write|draft|continue|finish|tell(?: me)?|outline|plot|co-?write"
        rf"|help(?: me)?(?: with| write| draft| finish)?|start|brainstorm)\b[^.!?]{{0,30}}?\b(?:story|tale|fic"
        rf"|fan ?fic(?:tion)?|novel(?:la)?|poem|sonnet"
        r"|limerick|scene|chapter|screenplay|monologue|dialogue|lyrics|sketch|flash fiction|fairy ?tale|prologue"
        r"|epilogue|legend|myth|short film|comic)\b"
    ),
    (
        r"^\W*(?:chapter|scene|episode) \w+(?: today| now|[.:,]|$)|\b(?:my|the|our) (?:protagonist|main character"
        r"|heroine|narrator|villain) (?:is|has|lives|hates|loves|was|owes)\b"
    ),
)
