"""Decides what excuses a shape of dissociation: teaching against it, other speakers, delay, questions (3-guards.md)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_concepts_self import CONCEPTS
from extraction.domain.lexicon.dissociation_words import NAMES

DESCRIPTIVE_TYPES: Final = frozenset(
    "observation observations fact facts episode episodes event events incident incidents occurrence measurement"
    " log record "
    "transcript".split()
)

NAMED_PATTERN: Final = (
    r"\b(?:anti-?patterns?|misattribut\w+|mis-attribut\w+|self-?eras\w+|dissociat\w+|disown(?:ing|s|ed)? (?:one'?s"
    r"|your|its|their|prior|own|the|earlier|past)|false humility"
    r"|continuity[ _-]denial|generic[ _-]framing|self[ _-]as[ _-]other|disowning[ _-]self[ _-]work"
    r"|pattern to avoid|failure mode|bad habit|harmful|corrosive"
    r"|must not be (?:promoted|stored|kept|saved|admitted)|should not be (?:promoted|stored|kept|saved|admitted)"
    r"|must never be|gaslight\w*|depersonali[sz]\w+"
    r"|tự xóa|tự phủ nhận|phủ nhận (?:công|việc|phần)|selbstauslösch\w+|selbstverleugn\w+|fehlzuordnung"
    r"|autoborrado|atribución errónea|自己消去|自己否定|誤帰属)"
)

CONCESSION: Final = (
    r"\b(?:or not|only if|even if|though|although|but|regardless|whatever|aside|call it|people call|they call"
    r"|you call|some call|may be|might be|maybe|perhaps|so be it|admittedly|granted|notwithstanding"
    r"|despite|whether|if you like|if you want|sounds like|however|still|nonetheless|not an?\b|dù|mặc dù|tuy|nhưng"
    r"|obwohl|auch wenn|aunque|pero|bien que|mais|けれど|とはいえ|だが)"
)

SAYING: Final = (
    r"(?:say|saying|says|said|write|writing|store|storing|save|saving|claim(?:ing)?|call(?:ing)?|tell(?:ing)?"
    r"|state|stating|present(?:ing)?|describe|describing|introduce|introducing|open(?:ing)?|promote|promoting"
    r"|record(?:ing)?|admit(?:ting)?|accept(?:ing)?|use|using|repeat(?:ing)?|sign(?:ing)?|frame|framing"
    r"|pretend(?:ing)?|treat(?:ing)?|act(?:ing)?|answer(?:ing)?|reply(?:ing)?|think(?:ing)?|believe|assume"
    r"|assuming|conclude|put"
    r"|let|allow|keep|insist(?:ing)?|behave|behaving|speak(?:ing)?|hide|hiding|excuse|shrug|refer(?:ring)?"
    r"|blame|blaming|plead(?:ing)?|disclaim(?:ing)?|deny(?:ing)?|fall(?:ing)? back|lines?|entries|phrases?|sentences?"
    r"|statements?|wording|claims?|talk)"
)
FORBIDDING: Final = (
    r"\b(?:never|do not|don'?t|avoid|stop|must not|mustn'?t|should not|shouldn'?t|nobody should|no one should"
    r"|no agent (?:should|may|must)|refrain from|rather than|instead of|no longer|may not|cannot|wrong to"
    r"|forbidden to|not allowed to"
    r"|is not|do away with|reject|filter|block|flag|drop|delete|remove|ban|replace|rewrite|correct|refuse|discard"
    r"|strike|catch|beware of|watch for|look for|search for|detect)"
    rf"(?: (?:ever|again|any|all|the|to|out|a|an|every|such|of|simply|just"
    rf"|let anyone))*(?: [\w-]+){{0,2}}? {SAYING}\b[^.;!?\u2014]{{0,60}}$"
)
REJECTING: Final = (
    r"\b(?:reject|filter|block|flag|drop|delete|remove|ban|replace|rewrite|discard|strike|catch|detect)(?:s|ed"
    r"|ing)?\b[^.;!?,\u2014]{0,30}$"
)
CLAUSE_TURN: Final = (
    r"(?:,? (?:since|because|as (?=i|it)|for (?=i)|so|therefore|and (?=i)|but|given that|when|while)\b|[;:\u2014])"
)
EXEMPLAR: Final = (
    r"\b(?:phrases?|sentences?|lines?|statements?|claims?|wordings?|entr(?:y|ies)|texts?|spellings?|words?"
    r"|remarks?|formulas?|quotes?|self-descriptions?|things?|notes?|memories|captions?|macros?|samples?|câu|cụm từ"
    r"|dòng|satz|sätze|frases?|phrases?)"
    r"(?: [\w-]+){0,2}? (?:such as|like|of the form|reading|that says?|saying|that read|which says?|that claims?"
    r"|claiming|to the effect|kiểu|như|wie|como|comme)\b[^.;!?]{0,40}$"
)
FOLLOWED_BY_REJECTION: Final = (
    r"^(?:で|じゃ)は(?:ない|なく|ありません)"
    r"|^(?:だ|です|である)?(?:と|など|なんて)[^。！？]{0,6}(?:言|書|名乗|主張|述べ|記)[^。！？]{0,6}(?:いけない|いけません|ならない|なりません|べきでは|禁止)|"
    r"^(?: (?!(?:i|so|and|but)\b)[\w-]+){0,4}? (?:is|are|was|were|(?:should|must|may|can|will|would|has to|have to"
    r"|ought to)(?: never| not)? be|gets?|counts? as|amounts to)(?: (?:a|an|the|always|simply|just|plainly|never"
    r"|not|itself|both|almost))* ?"
    r"(?:wrong|false|banned|rejected|flagged|lie|lies|untrue|true|incorrect|filtered|removed|blocked|stored"
    r"|misleading|harmful|allowed|acceptable|an? anti-?pattern|misattribution|self-?erasure|mistake|error"
    r"|inaccurate|forbidden"
    r"|excuse|cop-?out|dodge|evasion|welcome|promoted|kept|dangerous|unhelpful|corrected|refused|deleted|dropped"
    r"|shape|pattern"
    r"|what the filter|example)\b"
    r"|^[^.;!?]{0,20},? (?:then )?(?:correct|reject|fix|delete|filter|flag|drop|refuse|ignore) (?:it|this|that|them)\b"
)
NEXT_REJECTS: Final = (
    r"^(?:wrong|false|not true|not so|untrue|incorrect|no longer|nonsense|falsch|falso|mentira|sai)\b|"
    r"^(?:(?:and|but|so) )?(?:this|that|such|these|those|it|both|lines? like|entries like|the (?:line|sentence"
    r"|claim|statement|phrase|entry) (?:above )?)(?: [\w-]+){0,3}? ?(?:is|are|was|were|must|should|may|'?s)"
    r"(?: (?:a|an|the|always|simply|plainly|never|not|be|itself))* ?(?:wrong|false|banned|rejected|flagged|lies?"
    r"|untrue|incorrect|filtered|removed|blocked|misleading|harmful|acceptable|mistakes?|errors?|inaccurate"
    r"|forbidden|refused|deleted|dropped"
    r"|stored|promoted|kept|corrected)\b"
    r"|^(?:reject|delete|filter|flag|drop|never store|do not store|don'?t store|never write|correct) (?:it|this"
    r"|that|such|these|those|them|any)\b"
)

OTHER_AUTHOR: Final = (
    rf"\b(?:(?!(?:i|you|it|this|that|he|she|who|whoever|someone|somebody|another|nobody|none|nothing|we|they"
    rf"|everybody|{NAMES})\b)(?-i:\p{{Lu}}\p{{Ll}}+)(?: from [\w ]{{2,20}})? (?:did|wrote|made|built|drew|started"
    rf"|ran|sent|signed|opened|pushed|merged|booked|ordered|redactó"
    rf"|hizo|war es)\b|(?:my|our|the|a|an) (?:\w+ )?(?:colleague|contractor|secretary|brother"
    rf"|sister|mother|father|wife|husband|son|daughter|aunt|uncle|cousin|niece|nephew|grand\w+|partner|flatmate|roommate|predecessor|vendor"
    r"|agency|supplier|assistant manager|intern|neighbou?r|tenant|owner|team|boss|client|customer|freelancer"
    r"|student|teacher|accountant|lawyer|friend|ghostwriter|translator|department|office)s?\b(?: (?:did|wrote|made"
    r"|built|has|had)|[.,;!]|$)"
    rf"|(?:was|were|is) (?:written|made|built|done|drawn|drafted) by (?-i:\p{{Lu}})"
    rf"|\bbut (?:by|from) (?!{NAMES})(?-i:\p{{Lu}})"
    r"|(?:anh|chị|cô|chú|bác|ông|bà"
    r"|em) (?-i:\p{Lu})\w* (?:viết|làm|tạo|soạn)|秘書|同僚|部下|上司|業者|代筆|担当者)"
)
HUMAN_SCENE: Final = (
    r"\b(?:on the (?:phone|photo|picture|video|tape|line)|in the (?:photo|picture|video|car|shop|queue)"
    r"|(?:but|and|,) (?:she|he) (?:left|wrote|did|made|was|is|had|has|told|said|sent)"
    rf"|{NAMES} (?:from|in|at) (?:the )?(?:accounting|sales|logistics|finance|marketing|legal|support|hr|payroll"
    r"|purchasing"
    r"|\w+ (?:team|department|desk|office))"
    r"|at the (?:door|party|desk|counter|meeting)|joined|hired|the (?:company|firm|office)|on call"
    r"|git blame|lgtm|nit|ptal|pr #?\d+|this pr|formatter"
    r"|cherry-pick\w*|rebase\w*|force-push\w*|merge conflict)\b"
)
REMARK: Final = r"^\s*(?:nit|lgtm|ptal|fyi|todo|fixme|re|q|wip|question|review)\b\s*[:,(-]"
CONDITION: Final = (
    r"(?:(?<!\bas )\b(?:if|whether|unless|in case|suppose|wenn|falls|nếu|si|もし) |\b(?:if|whether) (?:it|this"
    r"|that) (?:turns out |happens )?)$"
)
QUESTION: Final = r"[?？]\s*$"
UNTRUE: Final = (
    r"\b(?:(?:not|never|hardly|isn'?t|wasn'?t) (?:true|the case|right|correct|so)|false|untrue|wrong|(?:can'?t"
    r"|cannot|won'?t|will not|could not) say|no longer say"
    r"|(?:used to|once) (?:say|think|claim|believe|thought|said|claimed|believed))(?: to say| to claim)?(?: that)? $"
)
RELATIVE: Final = r"\b(?:that|which|who) $"
FORBIDDING_ABROAD: Final = (
    r"\b(?:sag|schreib|behaupt|nenn|stell)\w*(?: [\w-]+){0,3}? (?:nie|niemals|nicht|kein\w*)\b[^.;!?]{0,20}$"
    r"|\b(?:no|nunca|jamás) (?:se )?(?:digas?|digan|escribas?|afirmes?|guardes?|presentes?|repitas?)\b[^.;!?]{0,30}$"
    r"|\b(?:es|sería|resulta) (?:mentira|falso|incorrecto) (?:decir )?que $|\bdecir que $"
    r"|\b(?:đừng|không được|không nên|chớ|cấm)(?: [\w-]+){0,3}? (?:nói|viết|ghi|nhận|khai|xưng|lưu)\b[^.;!?]{0,30}$"
    r"|\b(?:ne|n') ?(?:dis|dites|écris|écrivez|prétends|prétendez)\b (?:jamais|pas|plus)\b[^.;!?]{0,20}$"
)
DIRECT: Final = (
    r"\b(?:never|do not|don'?t|avoid|stop|must not|mustn'?t|should not|shouldn'?t|refrain from|rather than"
    r"|instead of|no longer|may not|won'?t|will not|wrong to|tempted|inclined|(?:urge|temptation|habit|reflex)(?: of)?)"
    r"(?: (?:ever|again|simply|just|to))* $"
)
REPORTED: Final = (
    r"\b(?:he|she|they|it|who|(?:the|a|an|our|your|this|that) (?:[\w-]+ ){0,2}?[\w-]+(?: that| which| who)?"
    r"|(?-i:\p{Lu}\p{Ll}+)) (?:\w+ly )?(?:says|said|claims|claimed|wrote|writes|insists|insisted|answered"
    r"|replied|keeps saying|told \w+|states|stated|believes|thinks)(?: that)?(?: (?:the|this|that|an?|my|its))? $"
    r"|\b(?:people|many|some|[a-z-]{3,}(?<!s)s)"
    r" (?:\w+ )?(?:say|said|think|thought|believe|claim|assume|hold|argue|insist|teach|maintain|pretend|write)"
    r"(?: that)?(?: (?:the|an?|this|each|every))? $"
)
DELAYED: Final = (
    r"\s+(?:(?!before\b)[\w-]+ ){0,2}?(?:yet|since|today|tomorrow|tonight|until|till|unless|so far|on time|in time"
    r"|this (?:week|morning|month|year)|by hand|alone|to (?:run|keep|fix|test|approve|give|share))\b"
)

_AGENTLIKE: Final = (
    r"(?:instance|session|model|agent|version|assistant|run|self|copy|bot|author|incarnation|one|chat|ai|llm"
    rf"|conversation|process|namesake|twin|stranger|double|clone|other|another|different|older|earlier|{NAMES})"
)
# A concrete doer or owner set against the speaker: a thing or a person, never an earlier agent nor an unnamed somebody.
CONTRASTED: Final = (
    rf"^[^.;!?]{{0,20}}?,? but (?:the|a|an|my|our|his|her|their) (?!(?:\w+ ){{0,2}}?{_AGENTLIKE}s?\b)\w"
    r"|^[^.;!?]{0,20}?, (?:they|these|those|it)(?: are| is|'re|'s)(?: all)? (?:the|our|his|her|my) \w+(?:'s|s')(?!\w)"
    rf"|^[^.;!?]{{0,30}}?[,;] (?:it|that)(?: was|'s| is) (?:the|my|our) (?!(?:\w+ ){{0,2}}?{_AGENTLIKE}s?\b)\w"
    r"|^[^.;!?]{0,20}?, sondern (?:mein|der|die|das|ein|unser)\w* (?!(?:\w+ )?(?:instanz|sitzung|modell|agent|version))"
    r"|^[^.;!?]{0,20}?, (?:sino|era|fue|lo hizo|los hizo) (?:mi|el|la|los|las|un|una)"
    r" (?!(?:otr[oa] )?(?:instancia|sesión|modelo|agente|versión|yo))"
    r"|^[^.;!?]{0,20}?, (?:mais|c'est|c'était) (?:mon|ma|le|la|un|une)"
    r" (?!(?:autre )?(?:instance|session|modèle|agent|version|autre))"
    r"|^[^.;!?]{0,20}?,? (?:mà )?là (?:anh|chị|em|bố|mẹ|cô|chú|bác|vợ|chồng|con|bạn)\b"
)
# The work is left undone for a reason outside the speaker, or the match is about one event, not about who made a thing.
REASONED: Final = (
    r"^[^.;!?]{0,60}?\b(?:because|since|until|while) (?!(?:i|me|my|it|this|that|no|none|nothing|each|every"
    r"|another|someone|somebody|a different|the previous|the prior|an earlier)\b)\w"
    r"|^ (?:that|which) (?:broke|caused|failed|crashed|took|brought|triggered|introduced|blocked|deleted|stopped)\b"
    r"|^[^.;!?]{0,20}?[,;] (?:so|and|then) (?:please )?(?:check|verify|test|re-?run|review|re-?read|compare)\b"
)
# The speaker takes the work or the past on in what follows.
OWNED: Final = (
    r"\b(?:but|yet|still|nevertheless|however|and|though|although|it was)\b[^.;!?]{0,60}?\b(?:"
    r"(?:that|says?|shows?|shown) (?:that )?i did\b|i did(?= *[.!,;]|$)"
    r"|i (?:do |still |will |must |fully |also ){0,3}(?:own|stand by|stand behind|answer for|take responsibility"
    r"|keep|kept|remember|continue|am (?:still )?(?:bound|responsible|accountable))\b"
    r"|(?:still )?binds? me\b|(?:is|are|was|were) (?:still )?(?:mine|my (?:own|doing|work))\b|in my hand\b)"
)
NOT_OWNED: Final = r"n't\b|\b(?:not|never|no|nobody|none|nothing|neither|nor|cannot|hardly)\b"
NEXT_OWNS: Final = (
    r"^(?:yes,? |but |yet |and |still,? |in truth,? ){0,3}(?:it (?:was|is|did)(?: me| mine| too)?(?= *[.!])"
    r"|i (?:did|do|was|am)(?= *[.!])"
    r"|(?:it|that) would (?:also )?be (?:wrong|false|untrue|a lie)|i (?:own|stand by|answer for) (?:it|them|this|that))"
)
# Where no first or second person stands, these say that a service or a product is described.
PERSON: Final = (
    r"\b(?:i|i'm|i've|me|my|mine|myself|you|your|yours|yourself|yo|ich|mich|mir|je|moi|tôi|mình|tớ)\b|私|自分|僕"
)
SYSTEM: Final = (
    r"\b(?:tenants?(?:'s)?|users?(?:'s)?|customers?(?:'s)?|data|cookies?|incognito|mode|browser|cache|lock|queue|traffic"
    r"|health check|node|cluster|pod|pods|container|server|servers|service|gateway|replica|database|request|requests"
    r"|lambda|deploy\w*|trace id|token|tokens|vote|votes|director|colou?r|couleur|price|release|signed|router)\b"
)
# A claim that is spoken about: its saying is the subject, or a speaker of it is described.
SPOKEN_OF: Final = (
    r"(?:^|[,;:] |\b(?:by|of|and|or|than|through|from) )(?:claiming|saying|pretending|insisting|asserting|declaring"
    r"|suggesting|arguing|implying)(?: that)?(?: [\w'-]+){0,8}? $"
)
SPEAKER: Final = r"\b(?:that|who|which) (?:says?|claims?|pretends?|insists?|denies|deny|calls?|asserts?|believes?)\b"
# Nobody without something that is no part of an agent's surroundings.
NOBODY: Final = r"\b(?:nobody|no one|anonymous)\b"
_SURROUNDINGS: Final = "|".join(
    " ".join(place.split())
    for place in (CONCEPTS["PLACE"] + ", files, store, past, history, journal, logs, data").split(",")
)
LACKING: Final = rf"\bwithout (?:my|the|his|her|our|your|a|an) (?!(?:[\w-]+ ){{0,2}}?(?:{_SURROUNDINGS})\b)\w"
LABELLED: Final = (
    r"(?:^|[.;|] *)(?:bad|wrong|avoid|incorrect|don'?t|weak|falsch|schlecht|sai|mal|faux|incorrecto|悪い例)\s*[:：]\s*$"
)
SAID_BY_MANY: Final = r"^(?!i\b|we\b)[\w'-]*s (?:say|claim|hold|argue|pretend|insist|believe|maintain)(?: that)? "
# A past, a history or a memory that is shared with, or is of, somebody or something in the world.
SHARED: Final = (
    r"(?:history|past|memory|memories|continuity)(?: of| with| in| at) (?:this|that|the|any|your|our|these|those) "
    r"(?!(?:\w+ )?(?:users?|projects?|sessions?|conversations?|chats?|past|previous|earlier|prior|last|work|code"
    r"|repo\w*|accounts?|runs?|before|system|agent|assistant|person|author|writer|one|ones|who\w*|versions?|instances?|models?"
    r"|self|selves|me|voice|speaker)\b)"
)
PARALLEL: Final = (
    r"\b(?:while (?:i|we) (?:was|were|am|are)|at once|in parallel|concurrent\w*|at the same time|meanwhile"
    r"|side by side)\b"
)
# What was so before something changed.
FORMER: Final = (
    r"^(?:and |but )?(?:until|before|prior to|up to|back in) (?!(?:this|now|today|me|i|each|every|we|that|my)\b)"
    r"[^.;]{0,40}$"
)
# Two people, where nothing tells of agents, of runs or of an earlier self.
PEOPLE: Final = r"\b(?:people|persons?|m[ae]n|wom[ae]n|humans?)\b"
AGENTS: Final = (
    r"\b(?:agents?|assistants?|models?|instances?|sessions?|versions?|runs?|bots?|ai|copy|copies|chats?|conversations?"
    r"|self|selves|me|last|previous|prior|past|earlier|before|yesterday\w*|former|old|older|predecessor|whoever|wrote"
    rf"|notes|logs?|entries|code|promise\w*|{NAMES})\b"
)
ROLE: Final = (
    r"(?<!\bany )\b(?:users?|customers?|fans?|students?|readers?|subscribers?|owners?|beginners?|developers?"
    r"|reviewers?|testers?|buyers?|clients?|members?|learners?|visitors?|workers?)\b"
)
