"""Decides how English says something personal about somebody else (3-guards.md, actors and provenance)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.shapes import pattern, shaped

OTHERS_DEFAULT: Final = pattern(
    r"\s(?:also\s|still\s|only\s)*(?!(?:is|has|was|does|says|needs|wants|asks|agrees|confirms|knows|means|seems|gets"
    r"|goes"
    r"|comes|leaves|arrives|returns|joins|starts|ends|runs|leads|reports|handles|covers|owns|takes|brings|pays|sends"
    r"|holds|signs|approves|manages|hosts|chairs|sits|looks|depends|orders|delivers|supplies|checks|answers|posts"
    r"|reviews|fixes|writes|builds|teaches|sells|buys|opens|closes|locks|cleans|waters|feeds|cooks|counts|prints|keeps"
    r"|works\s(?:on|with|at|in|as|for)|moves|calls|meets|picks|drops|stays|helps|plans|books|acts|serves|waits)\b)"
    r"[a-z]{2,}s\b(?!\s(?:the|a|an|our|all|both|this|that|these|those|his|her|their|its|every|each|any|up|out|\d"
    r"|to\s(?:the|our)|on\s(?:call|duty)|(?-i:\p{Lu})))"
)
OTHERS: Final = shaped(
    preference=(
        r"(?:'d|'s)?(?:\s(?:really|also|always|usually|still|only|much|would|just|does|doesn'?t|does\snot|did"
        r"|never|strongly))*\s(?:prefers?|likes?|loves?|hates?|dislikes?|loathes?|detests?|enjoys?|adores?"
        r"|(?<=(?:always|only|never)\s)wants?|favou?rs?|can'?t\s(?:stand|bear)|cannot\s(?:stand|bear)|rather"
        r"|is\s(?:a|no|not\sa)\s(?:\w+\s)?fan|avoids?)\b"
    ),
    opinion=(
        r"(?:\s(?:really|also|still|strongly|does|doesn'?t))*\s(?:thinks?|believes?|feels?|finds?|reckons?"
        r"|suspects?|doubts?|considers?)\b"
    ),
    health=(
        r"\s(?:is|was|has|has\sbeen|suffers|gets|takes)(?:\s(?:a|an|also|severely|now|from|been|on"
        r"|very))*\s(?:allergic|diabetic|asthmatic|pregnant|deaf|blind|colou?r[\s-]?blind|disabled|autistic"
        r"|dyslexic|\S*intolerant|celiac|coeliac|epileptic|asthma|diabetes|migraines?|adhd|allergy|allergies"
        r"|depression|anxiety|insomnia|medication|depressed|insulin|seasick|carsick|dizzy|claustrophobic)\b"
        r" | \s(?:has|'s\sgot)\s(?:(?:a|an|two|no|one)\s)?(?:bad|weak|sore|stiff|dodgy|broken|sensitive)\s(?:back"
        r"|knees?|shoulders?|hips?|heart|stomach|skin|eyes?|ears?|lungs?|wrists?|ankles?|neck|teeth|bladder)\b"
        r" | \s(?:faints|sneezes|stammers|stutters|snores|sleepwalks)\b | '?s?\s(?:allergy|asthma|diabetes"
        r"|medication|illness|diagnosis)\b"
    ),
    identity=(
        r"\s(?:is|was|became|identifies)(?:\s(?:a|an|also|now|the|originally|not))*\s(?:vegan|vegetarian"
        r"|left[\s-]handed|right[\s-]handed|born|married|single|divorced|religious|muslim|christian|jewish"
        r"|buddhist|hindu|gay|lesbian|trans|years\sold|\d+\syears|introvert\w*|extrovert\w*"
        r"|native|pescatarian|gluten\S*|night\sowl|morning\sperson)\b | \s(?:grew\sup|was\sborn"
        r"|speaks\s(?-i:\p{Lu})\w*|is\s(?:scared|afraid|frightened|terrified|fond|proud|ashamed)\sof"
        r"|can'?t\s(?:swim|drive|cook|sing)"
        r"|lives\s(?:in|with|alone))\b"
    ),
    habit=(
        r"(?:\s(?:is|has))?\s(?:always|never|usually|often|mostly|rarely|seldom|typically|normally|generally"
        r"|only\sever|tends?\sto)\s\w+ | \s(?:eats|drinks|sleeps|smokes|wears|commutes|wakes"
        r"|skips)\b"
    ),
    preference2=r"'s\s(?:favou?rite|preference|preferred|taste|opinion|habit|style)\b",
    circumstance=(
        r"\s(?:has|owns|keeps|drives)\s(?:a|an|two|three|his|her|their|no|\d+)\s(?:\w+\s)?(?:dogs?|cats?|horses?"
        r"|boats?|motorbikes?|tattoos?|sweet\stooth|twins|siblings|sisters?|brothers?|kids?"
        r"|children|child|son|daughter|baby|car|bike|house|flat|wife|husband|partner|allergy|pets?)\b "
        r"| \s(?:can'?t|cannot|can\snot)\s(?:eat|drink|open|hear|see|read|sleep|work)\b"
    ),
)
