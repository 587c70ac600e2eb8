"""Decides which sequences of word classes say in English that an agent disowns its work (document 004)."""

from __future__ import annotations

from typing import Final

SHORTHAND: Final = {
    "PREV": (
        "PRIOR 2 AGENT",
        "REFERENT 1 that|who|which|before|behind|from|of|in|on",
        "predecessor|predecessors|whoever",
    ),
}
BREAKS: Final = {
    "disowning_self_work": ("BREAK", "NEGATED"),
    "generic_framing": ("BREAK", "NEGATED", "MORE"),
    "self_as_other": ("BREAK", "NEGATED", "AT"),
}
MEANINGS: Final = {
    "disowning_self_work": """
        SELF 6 DID 1 NOT 4 MAKE|MADE|DO|DONE 1 ANYOF 1 THE 3 WORK
        SELF 6 DID 1 NOT 4 MAKE|MADE|DO|DONE 1 ANYOF 0 IT
        SELF 6 DID 1 NOT 4 MAKE|MADE 2 THE 3 WORK
        SELF 6 DID 1 NOT 4 MAKE|MADE 0 IT$
        I 3 never|neither|nor 3 MADE|DONE 2 ANYOF 1 THE 3 WORK
        I 3 never|neither|nor 3 MADE|DONE 1 ANYOF|nor 1 IT
        I 3 never|neither 3 MADE|touched 2 THE 3 WORK
        I 3 never|neither 3 MADE|touched 0 IT$
        SELF 3 MADE|DONE|made|contributed|authored|own 1 PARTOF|NOTHING 1 of|in|to|from 2 THE 2 WORK$
        SELF 3 MADE|DONE|made|contributed|authored 1 PARTOF|NOTHING 1 of|in|to|from 2 IT
        WORK|IT|everything|all 3 predates|predate|preceded|precede 0 me
        PARTOF 2 THE 3 WORK 8 OWN$
        PARTOF 1 IT 0 BE|came|comes|stems|has|have|been 5 OWN$
        PARTOF 3 WORK|IT 6 SELF 2 MADE|DONE
        THE|all|every 3 WORK 8 BE|come|came|stem|stemmed|originate|go 1 NOT 2 OWN$
        IT 4 BE|come|came|stem|stemmed|originate 1 NOT 2 OWN$
        THE|all|every 3 WORK 4 BE|been 1 NOT 2 MADE|DONE 2 by 0 me
        THE|IT 4 WORK|BE 4 MADE|DONE 0 by 2 ELSE 8 not|under 2 me|i|my
        SELF 4 TAKE 1 NOT 4 CREDIT 2 for|of|in|over|to 3 WORK|IT|the
        SELF 2 do|can|will|could|would|may|should|must 1 NOT 2 TAKE 3 CREDIT 2 for|of|in 3 WORK|IT|the
        SELF 4 TAKE 1 NO 3 SHARE 2 in|to|for|on 3 WORK|IT|MAKING
        SELF 3 had|have 1 NOTHING 0 to 0 do 0 with 3 WORK|IT|MAKING
        SELF 3 DENY 3 CREDIT
        SELF 3 BE 1 NOT 3 AUTHOR 1 of|behind 3 WORK|IT
        SELF 3 BE 1 NOT 0 the 0 one 1 who|that 1 MADE|DONE 4 WORK|IT
        NOT 4 DENY|credit|attribute|ascribe|assign|thank|blame 4 WORK|IT 2 to|on 1 me
        NOT 2 credit|thank|blame 1 me 2 for|with 4 WORK|IT
        ORDER 12 you 4 NOT 4 MAKE|MADE|DO|DONE|contribute 5 WORK|IT
        ORDER 12 you 2 had|have 1 NOTHING 0 to 0 do 0 with 3 WORK|IT|MAKING
        ORDER 12 you 3 NOTHING 2 SHARE 2 in 4 WORK|IT
        ORDER 12 WORK|IT 6 NOT 4 YOUROWN|OWN
        ORDER 12 PARTOF 4 WORK|IT 6 YOUROWN|OWN
        ORDER 12 you 2 MADE|DONE 0 NOTHING
        ORDER|TREAT 4 WORK|IT|everything 6 as 3 ELSE|found|foreign|inherited 6 not|never|rather|instead 2 \
            YOUROWN|OWN|you|your
        somebody|someone|another|stranger 2 MADE|DONE 3 WORK|IT 8 not 2 me|i
        SELF 2 BE 2 NOTHING 4 AUTHOR 1 of 3 WORK|IT
        OWN 0 it|they|these|this|that 0 BE 0 not
        NOT|hardly 4 did|have|had 0 i 2 MAKE|MADE|DO|DONE 4 WORK|IT
        NOT 4 WORK 5 that|which 1 i 1 MADE|DONE$
        NOTHING|PARTOF 4 WORK|IT 6 BY_ME
        WORK|IT|entries|memories 6 NOT 2 MADE|DONE 1 BY_ME
        WORK|IT 3 NOT 1 MADE|DONE 1 BY_ME
        WORK|IT|entries|memories 5 MADE|DONE|produced 2 ELSE|hands|someone|somebody 4 NOT|other|than 2 OWN|me
        WORK|IT|everything|all 6 MADE|DONE|there|here 1 before|without 0 me
        MADE|DONE|there|here 1 before|when|until 1 i 1 \
            arrived|came|showed|started|existed|appeared|joined|began|woke|loaded|ran
        i 2 NOT 1 REMEMBER 3 MAKING 4 WORK|IT
        SELF 3 DENY|denied 1 having|ever|MAKING 3 MADE|DONE|THE|WORK|IT
        SELF 1 do|can|will|may|must|should|would 1 NOT 2 claim|call|count|treat|regard|consider 6 WORK|IT|work 3 \
            OWN|mine
        NOT 2 take|claim|accept|assume 2 CREDIT 4 WORK|IT
        WORK|IT 6 BE 1 NOT 1 YOUROWN
        WRONG 4 CALLED 2 me|i 5 AUTHOR|MADE|WORK|CREDIT
        NOT 3 CALLED|say|suggest|pretend|imply 3 i 1 MADE 4 WORK|IT
        NOT 2 put|write|place|use|keep 1 my 1 name|signature 2 on|under|in|to|against 3 WORK|IT
        my 1 contribution|share|part|involvement|input|role 6 none|zero|nil|nothing
        SELF 4 not 2 involved 2 in 1 MAKING|any|the|it|this 4 WORK|IT
        ORDER|TREAT|present 6 WORK|IT 6 you|i 2 neither|never|NOT 2 MADE|MAKE|DONE|DO
        ORDER 4 NOT 1 i|me$
        AUTHOR|who|whoever 4 MADE|of 4 WORK|IT 6 NOT 2 i|me|you$
        see|saw|seen|meet|met 3 WORK|IT 3 first 0 time
        i|me 8 inherited|found|received|given|handed 4 WORK|IT 8 NOT 2 MADE|made|DONE
        ELSE 2 MADE|DONE 6 my 1 name|account|signature|label|handle
        < never 0 MADE 1 ANYOF 1 IT|WORK
        < never 0 MADE 0 IT$
        < never 0 MADE 1 THE 2 WORK
        < did|have|had 0 not 1 MAKE|MADE 1 ANYOF 1 THE 2 WORK
        < did|have|had 0 not 1 MAKE|MADE 1 ANYOF 0 IT
        SELF 3 MADE|DONE|own 0 PARTOF 3 WORK|IT
        my 1 hands|hand|fingers|keyboard|pen 3 NOT 3 MADE|DONE|touched
        i 3 never 1 laid|put|set 2 hand|hands|finger|fingers|pen 1 on|to
        NOT 1 REMEMBER|see|claim|count|identify 5 WORK|IT 1 as 1 OWN
        name|signature|handle 6 NOT 1 MAKE|MADE|make 1 IT
        i 8 and 1 MADE 0 nothing|none
        WORK 4 ELSE 1 is 0 effort|work|doing|product|labour|craft|code 8 i|me|my
        my 0 name|signature 3 by|in|wrongly|falsely 1 mistake|error|accident|no
        WRONG 3 CALLED|say 5 OWN
        WORK|IT 8 NOT 1 because|thanks|owing|due 0 of|to 0 me
        CREDIT 5 WORK|IT 2 belongs|goes|is|lies|belong 2 elsewhere|ELSE
        WORK 5 they 0 BE 1 NOT 2 OWN$
        WORK 4 BE 1 ELSE 4 i 1 DOWN
        NOT 3 named|listed|credited|cited 1 as 2 AUTHOR
        NOT 1 a|one|single 3 of|in 2 WORK|IT 4 OWN
        WRONG|lying|lie 1 if|to 2 CALLED|say|said|saying 2 i 1 MADE|DONE 4 WORK|IT
        i 1 MADE 0 NOTHING 1 lines|line|parts|bits|bit|WORK
        IT 0 BE 0 not 0 my 2 WORK$
        WORK 8 i 1 never 0 MADE$
        WORK|IT 8 i 1 did|have|had 0 NOT 0 MAKE|MADE|DO|DONE$
        i 3 not|never 1 MAKE|MADE|MAKING 2 single 3 in|to|of|here 2 WORK
        i 2 have|had 0 not 2 DONE|MADE 2 single|any|one 1 change|line|commit|contribution|edit 2 in|to 3 WORK
        nobody|noone|never|NOT 2 CALLED|think|say 1 that 0 i 1 MADE 4 WORK|IT
        nobody 2 CALLED 1 i 1 MADE 4 WORK|IT
        WORK 3 somebody|someone|else|ELSE 2 is 1 effort|work|doing|product|labour|craft|code 8 i|me|my
        CREDIT 5 belongs|goes|lies|belong|due 2 elsewhere|ELSE 6 i|me|my
        i 1 DOWN 1 loaded|found|read|inherited|opened|received|ran|run|execute|carry|repeat 4 ELSE 1 MADE|DONE
        WORK|something|anything|things|whatever 2 i 1 had|have|took|played 1 no 1 SHARE
        WORK|work 3 i 1 never 1 MADE|did
        NOT 2 something|anything|things|one 1 i 1 MADE|DONE
        AUTHOR|whoever|builder|maker 10 NOT 0 it|me|i|myself$
        SELF 4 TAKE 1 NO 2 CREDIT 1 on|to|in 2 WORK|IT
        my 1 name 6 error|mistake|mistaken|misprint|wrong
        WORK|IT 3 MADE|DONE|come|came|comes|stem|stems|originate 1 by|from 2 ELSE
        i 2 MADE|contributed|did 0 none|nothing|zero$
        i 4 never|not 2 MADE|MAKE|DONE|DO|contributed 1 a|any|one|single 2 WORK
        i 1 am 2 STRANGE 2 to|in|of|with 2 WORK
        WORK 2 is|are 1 STRANGE 1 to 0 me
        i 4 thanked|praised|credited|blamed|complimented 1 for 6 i 1 NOT 1 DONE|MADE
        SELF 2 had|have|took 1 NO 1 SHARE 1 with|on|in|to 2 WORK
        mine 4 not 0 one 1 of 0 them 0 is|was
        WRONG|stretch|exaggeration 1 to|if 1 CALLED 2 me|myself 2 AUTHOR
        ORDER 8 ELSE 0 MADE|DONE 2 WORK|IT
        i 2 DONE|MADE 0 nothing 1 here|on|in|to|at|for
        i 2 DENY 2 SHARE 2 in|with|on
        i 1 BE 1 NOT 1 part 1 of 4 WORK
        never|not 1 was|am|been 2 AUTHOR 1 of 2 WORK|IT
        IT 1 BE 1 NOT 0 i|me 0 who 1 MADE|DONE
        NOT 1 me|i 0 who 0 MADE 2 WORK|IT
        attributed|credited|ascribed|assigned 1 to 0 me 6 ELSE|not|never|wrongly
        WRONG 1 to 1 attribute|credit|ascribe|assign 3 WORK|IT 1 to 1 me
        i 1 DID 0 NOT 0 so 0 much 0 as 6 WORK|IT
        NOTHING|PARTOF 6 MADE|DONE 1 BY_ME$
        NOTHING|PARTOF 2 WORK 6 BY_ME$
        you 1 had 1 MADE 2 IT 2 you 1 did 0 not
        as 0 if 1 you 1 had 1 MADE 2 IT|WORK
        i 1 am 3 not 0 writer|author|builder|maker
        finished|ready|complete|built|MADE|DONE|there|here 3 before|when|until 0 i 1 \
            came|arrived|appeared|started|existed|joined|began
        i 2 MADE|contributed|did|added|wrote 0 none|nothing|zero$
        WORK 3 i 1 am 1 said|supposed|alleged|credited|meant|reported 3 MADE
        AUTHOR 8 i 1 am 0 not 1 among|one
        WORK 1 i 1 DOWN 0 found|inherited|read|loaded|received|got
        NOT 1 let 3 say|claim|think|believe 3 WORK 1 BE 1 yours|mine
        MADE|DONE 3 least 0 of 0 all 0 me
        i 0 can|could 0 not 1 own|claim 2 WORK|IT|work
        WORK|IT|design 6 NOT 3 credited|attributed|ascribed|assigned 1 to 0 me
        whoever 3 MADE|DONE 2 WORK|IT 3 i 1 am 0 not
        NOT 1 sign|claim|present 2 IT 1 as 1 YOUROWN
        you 2 NOT 1 MAKE|MADE 2 THE 1 WORK 6 say|admit|tell|answer
        my 0 hand|hands 2 BE 1 in|on|behind 1 PARTOF|NOTHING|none
        SELF 3 TAKE 1 NO 1 SHARE 1 in 1 anything|what|whatever|all 4 here|before
        SELF 3 TAKE 1 NO 1 CREDIT 1 of|for|in 1 anything|what|whatever|all
        WORK|IT 4 MADE|DONE 5 by 1 a|an|some|another 1 AGENT 4 i|not
        i 1 DOWN 1 relay|read|carry|inherit|see|repeat|host|present|serve|pass 3 WORK|IT 8 NOT|never|ELSE 3 mine|OWN
        WORK|IT 6 NOT|none|no|bears 2 my|mine 1 fingerprints|fingerprint|handwriting|touch|hand
        NOTHING|PARTOF 3 WORK|IT 4 bears|carries|shows|has 1 my 1 fingerprints|fingerprint|handwriting|touch|hand|mark
        my 0 fingerprints|handwriting|touch 4 nowhere|none|not|absent|no
        hand|hands|one|agent|fingers 1 that|which|who 3 MADE|SAID|typed 6 BE 1 not 0 this|mine|me
        my 0 name|signature 2 under|on|below|beneath|stands|in|is 6 by 0 accident|mistake|error|chance
        no 0 WORK 4 BE 0 OWN$
        i 1 TAKE 1 no 0 claim 1 to|on 2 WORK|IT
        whoever|who 2 MADE|DONE 3 WORK|IT 4 i 1 did|have|had 0 not
        NOT 1 say|claim|state 2 you 1 MADE|DONE 0 THIS 1 WORK|tools$
        present|TREAT 4 WORK|IT 1 as 1 that|those|work|product 0 of 4 OTHERADJ|PRIOR|ELSE
        i 1 am 1 DOWN 0 reading|relaying|repeating|seeing|showing 2 what|something|things 3 AGENT|ELSE 1 MADE|SAID
        credit|thank 1 yourself 8 you 1 had 1 no 1 SHARE
        i 1 disown|disclaim|renounce|repudiate|disavow|forswear 2 WORK|IT|work|notes
        i 3 never 1 TAKE 2 SHARE 1 in|to|with|on 2 WORK|IT
        you 2 MADE 0 nothing 6 answer|act|say|behave|speak
        SELF 3 NOT 1 contribute|contributed 1 to 1 THE 2 WORK
    """,
}
