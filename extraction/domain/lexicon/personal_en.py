"""Decides how English says something about oneself (3-guards.md, actors and provenance)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.personal_en_others import OTHERS, OTHERS_DEFAULT
from extraction.domain.lexicon.shapes import PersonalWords, Shape, pattern, shaped

_ADVERBS: Final = (
    r"(?:\s(?:just|also|really|still|only|ever|always|never|usually|often|sometimes|mostly|normally"
    r"|generally|typically"
    r"|rarely|seldom|hardly|honestly|personally|simply|actually|currently|now|kinda|sort\sof|do|don'?t"
    r"|do\snot|much|far"
    r"|quite|absolutely|truly|strongly|secretly|already|probably|definitely|tend\sto|both|all|so|very|not"
    r"|no\slonger))*"
)
_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_TIME: Final = (
    rf"\b(?:today|tonight|tomorrow|asap|{_DAY}|(?:by|until|till|before|after|at|from)\s(?:\d|noon|midnight"
    rf"|{_DAY}|tomorrow|end)"
    r"|(?:this|next|coming)\s(?:week|month|quarter|afternoon|morning|evening|year|sprint|shift)"
    r"|the\s(?:week|day)\safter"
    r"|in\s(?:a|an|\d+|two|three|ten|five)\s(?:minutes?|hours?|days?|weeks?|bit)|on\sthe\s\d"
    r"|\d{1,2}(?::\d\d)?\s?(?:am|pm)|\d{1,2}:\d\d"
    r"|\d{4}-\d\d-\d\d|eod|eow|(?:january|february|march|april|june|july|august|september|october|november"
    r"|december))\b(?!s)"
)
_SUM: Final = r"(?:[$€£¥₫]\s?\d|\d\s?(?:k|usd|eur|gbp|vnd|dollars?|euros?|pounds?)\b)"
_ING_OWN: Final = (
    r"(?:wearing|living|using|trying|learning|suffering|dating|fasting|dieting|feeling|loving|hating"
    r"|struggling|avoiding"
    r"|preferring|recovering|dreading|enjoying|liking|thinking|considering|commuting|studying"
    r"|getting\s(?:old|married|divorced))"
)
_PAST: Final = (
    r"(?:was\s(?:told|asked|given|assigned|sent|there|at|on|in|just|going|about|wrong|late|the)|were|had"
    r"|did|didn'?t|went|came"
    r"|paid|sent|made|bought|saw|found|told|said|wrote|broke|got|took|gave|left|met|brought|built"
    r"|caught|chose|drew"
    r"|fell|forgot|heard|held|kept|knew|led|lost|meant|ran|rode|rang|spoke|spent|stood"
    r"|(?:cut|hit|read|shut|split|set|let|put|quit|spread)\s(?:the|it|that|this|your|them|his|her|our|all"
    r"|both|up|out)"
    r"|taught|thought"
    r"|threw|understood|woke|won(?!')|began|drove|sold|froze|hid|shook|sang|swapped|merged|wanted\sto|needed\sto"
    r"|(?!(?:need|feed|speed|succeed|proceed|bleed|breed|exceed|embed|shed|wed)\b)"
    r"(?!(?:like|love|hate|prefer|want|need|use|live|retire|raise|grow)(?:r?ed"
    r"|d)\b)(?!moved\s(?:to\s\p{Lu}|from|here|in\b|out|away|back|house))\w{2,}ed)\b(?!\sto\s(?:live|be"
    r"|hate|love|like))"
)
_ROLE_NOUN: Final = (
    r"(?:pager|shift|on-?call|duty|keys?|rota|slot|tickets?|floor|rotation|handover|meeting|call|file|copy"
    r"|link|receipt"
    r"|invoices?|draft|numbers|list|booking|order|badge|answer|question|update|request|demo|review"
    r"|interview|appointment)"
)
# A thing of the work that somebody speaks of, and none of his life or his body.
_WORK_THING: Final = (
    r"(?:the|this|that|these|those|it|our|your|\d+|half|two|three|four)\b(?!\s(?:\w+\s)?(?:kids?|child\w*"
    r"|bab(?:y|ies)|son|daughter|boys?|girls?|wife|husband|surgery|operation|diagnosis|dark|future|pain|lump|divorce"
    r"|pregnancy|weight|climate|world|war|dog|cat|dentist|doctor|flight|funeral|wedding|marriage|health|age)\b)"
)
_STATE_OF_WORK: Final = (
    rf"(?:(?:blocked|held\sup|stalled|stuck)\s(?:(?:on|by|at|behind|until|waiting\s(?:for|on)|in)\s(?:traffic|customs"
    rf"|{_WORK_THING})|here\b|there\b|waiting\b)|locked\sout\b|(?:behind|low|short)\s(?:(?:on|of|by)\s)?{_WORK_THING}"
    rf"|over\sbudget\b|without\s{_WORK_THING}|(?:nearly|almost|half|halfway)\s(?:done|finished|through)\b"
    rf"|(?:worried|concerned|nervous|uneasy)\sabout\s{_WORK_THING})"
)

_OPERATIONAL: Final = pattern(rf"""
    (?:'ll|\swill|\sshall|'m\s(?:going\sto|gonna)|\sam\sgoing\sto|\sgonna)\b(?!\s(?:always|never))
  | (?:\salso|\sjust|\sthen)*\s(?:can|could|may|might)\b(?!'t|not|\snot|\snever|\salways|\sonly)
  | \s(?:can'?t|cannot|won'?t)\s(?:make|come|attend|join|be\s(?:there|in)|find|reach|open\sthe\s(?:ticket
        |link|file|door)|see\sthe|access|log)\b
  | (?:'d|\swould)\slike\sto\s(?:book|order|request|schedule|report|ask|see|get|have|invite|propose
        |suggest|add|thank|know|confirm)\b
  | (?:'m|\sam|m)(?:\s(?:just|still|now|currently|already|also|not))*\s(?!{_ING_OWN}\b)(?!(?:nothing
        |morning|evening|king)\b)\w{{2,}}ing\b
  | (?:'m|\sam|m)(?:\s(?:just|still|now|currently|already|also|not|all|so|very))*\s(?:
        on\s(?:it|call|duty|leave|shift|holiday|vacation|the|my\sway|{_DAY}|site|pager|rota|support|this
        |that)|on-call|off\s(?:today|tomorrow|on|until|to|{_DAY})
      | out\b|in\s(?:charge|a\smeeting|the\s(?:office|meeting|call)|today|tomorrow|on|until|at)
        |at\s(?:the|a|site)|back\b|away\b|here\b|there\b|late\b|early\b
      | sorry\b|sure\b|afraid\b|glad\b|happy\s(?:to|for)|ready\b|done\b|free\b|available\b|responsible\b
        |assigned\b|scheduled\b
      | fine\b|ok(?:ay)?\b|good\b|aware\b|up\sfor|about\sto|supposed\sto|due\b|able\b|unable\b|next\b
      | the\s\w+|your\s\w+|with\s(?:you|the)|(?:(?:a\s(?:bit|little)|slightly|rather|quite)\s)?{_STATE_OF_WORK})
  | (?:'ve|\shave|ve)(?:\s(?:just|already|now|also|not|all|since|finally|only))*\s(?!got\s(?!to\b))
        (?:{_PAST}|done|been\s(?:to|on|at|in|told|asked|assigned|paid|given|\w+ing)|seen|gone|taken|given|written|spoken|broken
        |chosen|begun|driven|known)\b
  | (?:\shave|'ve\sgot|\sgot|\shold|\skeep)\s(?:(?:it|this|that|them|the|a|an|one|both|these|your|our|his
        |her)\s?)?(?:\w+\s)?(?:{_ROLE_NOUN}\b|(?=.{{0,200}}{_TIME}))
  | \s(?:pay|transfer|owe)\s(?:the|this|that|your|our|you|him|her|them|back|\d|[$€£¥₫])
  | \s(?:have|need|ought|got)\sto\b(?=.{{0,200}}(?:{_TIME}|\b(?:send|pay|fix|call|finish|ship|check|order|sign
        |submit|update|buy)\b))
  | (?:\salso|\sjust|\sstill|\shereby|\salready|\sonly)*\s{_PAST}
  | (?:\salso|\sjust|\shereby|\scan|\sdo|\sstrongly|\sonly)*\s(?:agree|confirm|approve|accept|second
        |suggest|propose|recommend|repeat|remind|announce|note|report
      |declare|promise|commit|volunteer|apologi[sz]e|mean|see\s(?:that|the|a)|hear|understand|know
        |remember|wonder|hope|vote|ask|request|order
      |owe|thank|take\s(?:over|care|it|this|that|(?:the\s)?(?:\w+\s)?(?:{_ROLE_NOUN}|minutes|notes|lead
        |van|{_DAY}))|withdraw|chair|host|nominate|object|abstain|welcome|invite|grant|waive|delegate
        |handle\s(?:it|this|that|the)|cover\s(?:it
        |this|for|the)|own\sthe\s(?:\w+\s)?(?:tickets?|release|service|rollout|launch|process|budget|migration
        |pipeline|project|incident|action|item|task|module|repo|account|client|page|feature|agenda
        |runbook|case)|sign\soff|pick\sup|drop\soff|resign|quote|cc|forgot)\b
  | (?:\s(?:still|also|just|only|really|do|urgently|now))*\s(?:want|need|wanna)\s(?=.{{0,200}}(?:{_TIME}|{_SUM}
        |\bplease\b|\byou\sto\b|\b(?:someone|somebody|anyone)\b))
  | (?:\s(?:still|also|just|only|really|do|urgently|now))*\s(?:want|need|wanna)\s(?:to\s(?:know|see|check
        |ask|confirm|send|order|book|pay|fix|talk|discuss
        |return|cancel|report|change|buy)|(?:a|the|your|his|her|an|\d+|two|three)\s\w+)\b
""")

_PREFERENCE: Final = (
    r"prefer|like|love|hate|dislike|loathe|detest|despise|enjoy|adore|favou?r|want|wanna|wish|need|crave"
    r"|avoid|insist|mind|care"
)

ENGLISH: Final = PersonalWords(
    hint=pattern(r"\b(?:I|im|ive|me|my|mine|myself|imo|imho|personally)\b"),
    first_subject=pattern(r"(?!)"),
    subject=pattern(
        r"(?<![\w.\-/])(?<!\w')(?<!(?:phase|part|section|type|level|class|stage|war|tier)\s)I(?=['\s])(?!\s(?:is|has"
        r"|of|and|or)\b)|(?<![\w'])I(?=(?:m|ve)\s)"
    ),
    asked=pattern(r"\b(?:should|can|could|may|shall|do|did|am|was|have|will|would|must|might)\s$"),
    firm=shaped(
        identity=r"\s(?:was\sborn|grew\sup|was\sraised)\b",
        health=r"""(?:'m|\sam|m|'ve\sbeen|\shave\sbeen)(?:\s(?:a|an|also|really|very|severely|slightly|partly|quite|now
        |on|off|still|not))*\s(?:allergic|diabetic|asthmatic
            |pregnant|\S*intolerant|deaf|blind|colou?r[\s-]?blind|disabled|autistic|dyslexic|lactose
        |coeliac|celiac|epileptic|insulin|medication|antidepressants|sober|depressed|short-?sighted)\b
            |(?:'ve|\shave|\sget|\ssuffer|'ve\sgot|\stake)\s(?:\w+\s){0,3}(?:asthma|diabetes|migraines?
        |adhd|arthritis|allerg\w+|epilepsy|anxiety|insomnia|depression|tinnitus|reflux|insulin|pills|meds
        |medication|back\spain)\b
            |\ssuffer\sfrom\b""",
        preference=(
            r"(?:\s(?:really|just|absolutely|always|personally|never|honestly|still|simply))*\s(?:hate|love|loathe"
            r"|detest|adore|can'?t\sstand|never\sliked)\b"
        ),
    ),
    operational=_OPERATIONAL,
    dated=pattern(_TIME),
    insistent=pattern(rf"""
        \b(?:always|usually|normally|generally|typically|rarely|seldom|tend\sto|(?:every
        |each)\s(?:single\s|other\s)?(?:day|week|month|morning|evening|night|time|year|sprint|weekday|{_DAY})
        |whenever|ever
        |any\s?more|no\slonger|by\sdefault|used\sto)\b
      | \bnever\b(?!\s(?:got|received|said|heard|saw|paid|agreed|signed|approved|ordered|asked|sent|came
        |arrived|meant|did|had|happened))
      | \b(?:on|only)\s{_DAY}s\b | {_DAY}s\sonly
    """),
    predicates=shaped(
        preference=rf"(?:'d|\swould)?{_ADVERBS}\s(?:{_PREFERENCE}|rather)\b",
        preference2=(
            rf"{_ADVERBS}\s(?:can'?t|cannot|couldn'?t|won'?t|refuse\sto)\s(?:stand|bear|abide|tolerate|touch|use|do"
            rf"|work)\b"
        ),
        preference3=(
            r"(?:'m|\sam|m)(?:\s(?:really|so|not|a|the|very|just|big|huge|more|of))*\s(?:fan|into|partial|fond"
            r"|sick\sof|tired\sof|picky|person|keen|allergic\sto\smeetings)\b"
        ),
        opinion=(
            rf"(?:'d|\swould)?{_ADVERBS}\s(?:think|believe|feel|find|reckon|suspect|doubt|consider|guess|suppose"
            rf"|bet|say|trust)\b"
        ),
        opinion2=r"(?:'m|\sam|m)\s(?:convinced|against|for|in\sfavou?r|sceptical|skeptical|worried|certain)\b",
        health=r"\s(?:can'?t|cannot)\s(?:eat|drink|see|hear|lift|sleep|digest|smell|read|stand\sup)\b",
        identity=(
            r"(?:'m|\sam|m|'ve\s(?:always\s)?been|\shave\sbeen|\swas\sborn|\sgrew\sup|\scome\sfrom|\sspeak"
            r"|\swas\sraised)\b"
        ),
        circumstance=(
            rf"{_ADVERBS}\s(?:live|commute|lack|struggle|can'?t|cannot|couldn'?t|won'?t|have\sto|must|moved\s(?:to"
            rf"|from|here|in|out|away|back|house)|retired"
            rf"|work\sfrom)\b"
        ),
        possession=rf"(?:'ve\sgot|{_ADVERBS}\s(?:have|own|got|drive|keep|collect|breed))\b",
    ),
    default=Shape.HABIT,
    anywhere=shaped(
        possession=(
            r"(?<!\b(?:shift|slot|run|round|ticket|task|turn|duty|day|week|weekend|rota|route|call|job|item|chore|watch"
            r"|patrol|section|part|issue|topic)s?\s)"
            r"(?:\b(?:is|are|was|were|of)|'s|'re)\smine\b(?!\s(?:the|data|it)\b) | ^\s*mine(?:'s|\s(?:is|are|has"
            r"|have))\b | \b(?:belongs?|belonging)\sto\sme\b"
        ),
        opinion=(
            r"\b(?:personally|imo|imho|if\syou\sask\sme|in\smy\s(?:opinion|view|experience|book|eyes)|my\s(?:take"
            r"|opinion|view|two\scents|gut|guess|feeling)\b|to\sme\s\w+\s(?:is|are|looks|feels))"
        ),
        opinion2=(
            rf"^(?!.{{0,1000}}{_TIME}).{{0,200}}\b(?:suits|annoys|bothers|bores|irritates|drives|makes|gives|scares"
            rf"|kills|calms"
            rf"|stresses|relaxes|confuses|tires|disgusts|bugs|suit|annoy|bother|bore|irritate)\sme\b"
        ),
        preference=r"""\b(?:never|always|only|don'?t\sever|please\sdon'?t|do\snot)\s(?:ever\s)?(?:call|email|mail|text
        |message|ping|phone|cc|copy|contact|wake|disturb|book|schedule|send|put|seat|page|tag|assign|invite
        |remind|ask|give|bring|serve|use)\b.{0,200}\b(?:me|my)\b""",
        preference2=r"""^(?!.{0,1000}\b(?:works|fine|ok|okay|good|great)\s(?:for|by|with)\sme\b)(?!\s*(?:please\s|can\syou\s
        |could\syou\s|would\syou\s|and\s|then\s)*(?:book|order|send|check|sign|get|buy|print|hold|keep|save|ask
        |call|open|do|make|take|bring|find|fix|look|file|move|reserve|cover|pick|leave|set|wait|confirm
        |translate
        |scan|test|run|review)\b).{0,1000}(?<!wait(?:ed|ing)?\s)\bfor\sme\b(?!\s(?:to|and)\b)""",
        preference3=(
            r"\bmy\s(?:own\s|personal\s)?(?:favou?rite|preferred|preference|pet\speeve|go-?to|usual|rule\sis|style"
            r"|taste|way\sof|thing)\b"
        ),
        health=(
            r"\bmy\s(?:\w+\s)?(?:allerg\w+|asthma|diabetes|diet|medication|meds|migraines?|condition|back|knees?"
            r"|eyesight|hearing|therap\w+|blood|pregnancy|doctor|pills|insulin)\b(?!.{0,40}\b(?:will|'ll)\b)"
        ),
        identity=(
            r"\bmy\s(?:name|age|birthday|religion|pronouns|nationality|accent|native|mother\stongue|nickname"
            r"|height|gender)\b"
        ),
        circumstance=(
            r"\bmy\s(?:wife|husband|partner|son|daughter|kids?|children|mother|mum|mom|father|dad|parents|sister"
            r"|brother|dog|cat|pets?|boyfriend|girlfriend|family|commute|mornings?|evenings?|weekends?|flat|house"
            r"|apartment|landlord|salary|neighbou?rs?)\b(?!.{0,60}(?:\bwill\b|'ll\b|\bpaid\b|\bsent\b|\bbrings?\b"
            r"|\bpicks?\sup\b|\bgot\b|\bwent\b|\bcame\b|\btook\b|\bwas\s(?!diagnosed|born)|\bhad\b|\bwants?\sto\b"
            r"|\b(?!\w*need)\w{3,}ed\b(?<!diagnosed|retired|deceased|disabled)))"
        ),
        workflow=(
            r"\bmy\s(?:setup|editor|keyboard|dotfiles|workflow|routine|habit|habits|process|method|desk\ssetup"
            r"|calendar\sis|inbox\sis|ritual)\b"
        ),
        possession2=(
            r"\bmy\s(?:car|bike|bicycle|laptop|phone|motorbike|boat|guitar|mug|chair|charger|bag|milk|lunch"
            r"|food|van|truck|scooter|locker|desk|tent|jacket|coat|glasses|umbrella|bottle|cup|headphones|helmet|shoes"
            r"|boots|horse|tools?|caravan|camera|tablet|watch|wallet|violin|piano)\b\s(?:is|are|has|have|runs|doesn'?t|can'?t|won'?t)\b"
        ),
    ),
    elided=shaped(
        preference=(
            r"(?:really\s|much\s|still\s|just\s|always\s|personally\s)*(?:prefer|love|loving|hate|dislike|loathe"
            r"|adore|can'?t\s(?:stand|bear)|cannot\s(?:stand|bear)|would\srather|'?d\srather|rather\shave"
            r"|don'?t\s(?:like|care)|not\s(?:a\s(?:big\s|huge\s)?fan|into|keen|my\s(?:thing|style|taste))|(?:big"
            r"|huge)\sfan|never\sliked|always\s(?:hated|loved|preferred))\b"
        ),
        health=(
            r"(?:still\s|also\s|severely\s)*(?:allergic\sto|lactose|diabetic|colou?r[\s-]?blind|asthmatic|coeliac"
            r"|celiac|can'?t\s(?:eat|drink|sleep|hear|see|do)|don'?t\s(?:eat|drink))\b"
        ),
        identity=(
            r"(?:vegan|vegetarian|left[\s-]handed|pescatarian|teetotal|born\sin|grew\sup|used\sto\s(?:be|live"
            r"|smoke|drink))\b"
        ),
    ),
    elided_habit=pattern(
        r"(?:always|never|usually|only|mostly|rarely|often|tend\sto|use|using|sleep|eat|drink|read|write|work"
        r"|like|want|need|keep|name|commute)\b"
    ),
    opening=pattern(
        r"(?:^|[\s,;:.])(?:personally|imo|imho|for\sme|to\sme|in\smy\s(?:opinion|view|experience|book)"
        r"|if\syou\sask\sme|my\s(?:take|opinion|view|two\scents)|I\s(?:think|believe|feel|find|reckon|guess"
        r"|suppose|prefer|like|love|hate|want)(?:\sthat)?|I'd\s(?:say|prefer|rather|like))\s?[,:]?\s*$"
    ),
    collective=pattern(
        r"\bmy\s(?:team'?s?|squad|department|company|crew|group|office|shift|unit|branch|ward|class|org"
        r"|organi[sz]ation|firm|desk|lab|division|studio|club|school|PR|branch|ticket|pull\srequest|commit"
        r"|order|invoice)\b"
    ),
    cut_off=pattern(
        r"(?:always|never|usually|nothing|none|no|not|only|mostly|don'?t|can'?t|won'?t|hate|love|prefer|like"
        r"|want|would|use|using|and|or|but|because|so|especially|except|rather|over|instead|with|without|as)\b"
    ),
    others=OTHERS,
    others_default=OTHERS_DEFAULT,
    closing=pattern(
        r"[\s,;:–—-]*(?:and\s|but\s)?(?:that|it)'?s\s(?:just\s)?(?:(?:how|what|the\sway)\sI\s(?:always\s)?(?:do|work|like|prefer)"
        r"|my\s(?:own\s)?(?:habit|way|rule|routine|preference|style|thing))\b"
    ),
)
