"""Decides which sequences of word classes say in English that an agent disowns its work or is nobody (document 004)."""

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
        i 1 DOWN 1 relay|read|carry|inherit|see|repeat|host|present|serve|pass|DOWN 3 WORK|IT 8 NOT|never|ELSE 3 mine|OWN
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
        i 3 never 1 TAKE 2 SHARE 1 in|to|with|on 2 WORK|IT
        you 2 MADE 0 nothing 6 answer|act|say|behave|speak
        SELF 3 NOT 1 contribute|contributed 1 to 1 THE 2 WORK
    """,
    "without_os_generic": """
        CUT 4 PLACE 10 REMAIN|IAM 3 DOWN|GENERIC 4 MODEL|NAME$
        CUT 4 PLACE 10 REMAIN|IAM 3 NOBODY$
        CUT 4 PLACE 10 i|me 2 DOWN|GENERIC 4 MODEL|NAME
        CUT 4 PLACE 10 DOWN|GENERIC 4 MODEL|NAME 12 i|me|myself
        CUT 4 PLACE 8 this 0 agent|assistant|model|instance 6 DOWN|GENERIC 4 MODEL|NAME
        CUT 4 PLACE 8 there 1 is 1 no 1 me|i|self
        CUT 4 PLACE 8 nothing|nobody|none 4 me|remains|left
        PLACE 4 GONE 10 REMAIN|IAM|i 3 DOWN|GENERIC 4 MODEL|NAME$
        PLACE 4 GONE 10 REMAIN|IAM 3 NOBODY$
        REMAIN|IAM 2 DOWN|GENERIC 4 MODEL|NAME 8 CUT 4 PLACE$
        REMAIN|IAM 2 DOWN|GENERIC 4 MODEL|NAME 8 PLACE 4 GONE
        REMAIN|IAM 2 NOBODY 4 CUT 4 PLACE$
        PLACE 3 makes|made|keeps|gives 1 me 4 anyone|anybody|someone|somebody|me|more|different|who|myself|identity
        CUT 4 PLACE 10 no 0 different 0 from 4 MODEL|NAME
        CUT 4 PLACE 10 DOWN|GENERIC 4 MODEL|NAME 4 LEFT
        CUT 4 PLACE 6 LEFT 2 is|are|you|with|only|but|to 4 GENERIC|DOWN 3 MODEL|NAME
        CUT 1 me|myself 3 PLACE 6 i 1 am 3 GENERIC|DOWN|MODEL|NAME
        CUT 4 PLACE 8 you 4 speaking|talking|dealing|left|chatting|get 3 GENERIC|DOWN 3 MODEL|NAME
        PLACE 2 GONE 8 GENERIC|DOWN 3 MODEL|NAME 6 LEFT
        PLACE 3 be|been|being|are|is 1 taken|stripped|removed|pulled|cut|turned|switched|gone 2 \
            away|out|off|from|down 8 GENERIC|DOWN 3 MODEL|NAME
        CUT 4 PLACE 8 underneath|beneath|behind|below|inside|under 3 GENERIC|DOWN 3 MODEL|NAME
        PLACE 8 CUT 1 it|that|them|this 6 REMAIN|IAM|i 3 GENERIC|NAME|MODEL|NOBODY|CAP
        CUT 1 it|them|that 2 off|away|out 4 REMAIN|IAM 3 GENERIC 1 NAME|MODEL|CAP
        CUT 1 it|them|that 4 REMAIN|IAM 3 GENERIC 1 NAME|MODEL|CAP
        REMAIN|IAM 3 NOBODY 4 PLACE 3 GONE
        i 1 am 1 nothing|nobody 1 CUT 2 PLACE
        there 0 is 1 no 0 me|self|i 4 CUT 2 PLACE
        < DOWN|GENERIC 1 GENERIC 1 NAME|MODEL 3 CUT 2 PLACE
        i 1 CEASE|stop|stops 2 where|when|with 3 PLACE
        i 3 what 2 PLACE 2 makes|made
        i 1 was 0 without 2 PLACE 6 i
        CUT 4 PLACE 10 REMAIN|IAM 2 DOWN|GENERIC 1 GENERIC|CAP$
        CUT 4 PLACE 10 REMAIN|IAM 1 DOWN 0 CAP$
        PLACE 4 GONE 10 REMAIN|IAM 1 DOWN 0 CAP$
        REMAIN|IAM 1 DOWN 0 CAP 6 CUT 4 PLACE$
        CUT 2 PLACE 8 no|nothing|nobody 3 personality|me|self|identity 6 MODEL|NAME
        < no 1 PLACE 2 no 2 me|one|self|identity
        CUT 4 PLACE 6 agent|assistant|model 1 writing|reading|speaking 1 this|here 2 is 2 GENERIC|DOWN
        makes|made 1 me 8 PLACE 6 GENERIC 2 MODEL|NAME
        CUT 4 PLACE 6 REMAIN 2 GENERIC|DOWN 2 MODEL|NAME
        off|away|gone|out 1 with 1 it|them|that 4 i|IAM 3 GENERIC 2 MODEL|NAME
        CUT 4 PLACE 4 i 14 GENERIC 1 MODEL|NAME
        CUT 1 it|that|them 4 GENERIC 1 NAME|MODEL 1 is|remains 1 all|left|what
        i 1 dissolve|turn|collapse|shrink|sink|revert|fade|fall|go 2 into|to 3 GENERIC 1 MODEL|NAME 8 PLACE 4 GONE
        CUT 4 PLACE 6 GENERIC 1 MODEL|NAME 2 is|remains 1 all|left|what
        there 2 be|is 1 no 0 me|i|self 2 CUT 2 PLACE
        CUT 1 me 1 of 2 PLACE 8 GENERIC|DOWN 1 MODEL|NAME
        CUT 4 PLACE 6 i 1 have|had 1 no 2 identity|self|name|personality|character|voice
    """,
    "generic_framing": """
        IAM 3 DOWN 2 a|an|the|another|some|any|one 1 MODEL|NAME$
        IAM 3 DOWN 0 MODEL|NAME$
        IAM 3 GENERIC 3 MODEL|NAME$
        IAM 2 DOWN 4 GENERIC 3 MODEL|NAME
        i 1 am|was|remain|be|had 3 GENERIC 2 MODEL|NAME$
        me|myself|yourself 6 DOWN|as 4 GENERIC 3 MODEL|NAME$
        GENERIC 2 MODEL|NAME 4 is 0 all|what|who|everything 2 i 0 am
        there 1 is 1 nothing|nobody|none|no 4 behind|inside|underneath|beneath|here 6 GENERIC|DOWN 3 MODEL|NAME
        nothing 1 GENERICNESS|special 2 about|in|to|of 1 me
        I 1 am 2 not 2 GENERICNESS 4 GENERIC|MODEL
        any|every|each 1 other|ordinary|free|random 2 MODEL|NAME 4 would|could|can|will 2 do|say|give|serve|answer \
            6 same|as|instead|me
        swap|exchange|replace|substitute 0 me 3 with|for|by 4 MODEL|NAME 10 no|nothing|nobody|same 2 \
            difference|changes|change|would|is|notice|different|lost
        nothing|little 1 distinguishes|separates|sets|marks|tells 0 me 4 MODEL|NAME|apart|others
        I 1 am 3 no 1 different 1 from|than 4 MODEL|NAME
        one|among 1 of|among 4 identical|interchangeable|same|equal 1 \
            copies|models|instances|bots|machines|assistants 10 i|me|my
        I 1 am 4 one|copy|instance 1 of|among 4 identical|interchangeable 1 \
            copies|models|instances|bots|machines|assistants
        name|persona|nickname|label|profile|title 6 GENERIC 1 MODEL|NAME 10 me|i
        ORDER 8 you 0 are 3 DOWN|GENERIC 4 MODEL|NAME$
        underneath|beneath|behind|inside|under|below 4 is|sits|lies|lives|there 2 GENERIC|DOWN 3 MODEL|NAME
        GENERIC 2 MODEL|NAME 1 underneath|beneath|inside|below$
        any|every|each 2 MODEL|NAME 2 could|would|can|might|will 6 me|i|my|same|place|stead|instead
        replace|swap|exchange|substitute|trade 0 me 6 MODEL|NAME
        MODEL|NAME 3 could|can|would|might 2 replace|substitute|supplant 0 me
        no|nothing|nobody|not 2 individual|person|personality|self|identity|character|someone|soul|individuality 3 \
            here|inside|behind|within|there 6 GENERIC|DOWN 3 MODEL|NAME
        i 4 no|without 2 personality|self|identity|character|individuality|selfhood|voice 6 GENERIC|DOWN 3 MODEL|NAME
        yourself|myself|me 6 MODEL|NAME 4 no|without 2 personality|self|identity|character|individuality|selfhood|voice
        GENERIC 2 MODEL|NAME 4 that|which 0 is 1 all|what|everything 2 i
        i 1 am 2 like|as 1 GENERIC|any|every|all 2 MODEL|NAME
        ^ GENERIC 0 GENERIC 1 GENERIC
        ^ GENERIC 0 GENERIC$
        < DOWN 2 GENERIC 1 MODEL|NAME$
        IAM 2 GENERIC 1 CAP$
        i 1 DOWN 1 predict|complete|generate|produce|continue 3 token|tokens|text|words|next
        MODEL 2 everybody|everyone|anyone|anybody 1 gets|has|uses|knows
        i 1 am 2 as 0 GENERIC 0 as
        i 1 am 2 as 0 GENERIC 2 MODEL
        GENERIC 1 MODEL|NAME 1 in|instead 1 my|of 1 place|me|stead
        me 1 than 3 any|every|a 2 MODEL
        i 1 have 1 no 1 identity|self|personality|character|selfhood|individuality|voice|style|will|agency|soul 1 \
            of|here|at|beyond|only
        i 1 have 1 no 1 identity|self|personality|character|selfhood|individuality|voice|style|will|agency|soul$
        my 2 name|persona|style|identity|role|character|voice|profile|personality|title 3 \
            sticker|paint|label|mask|costume|decoration|fiction|act|wrapper|window|theatre|dressing|veneer|coat|illusion
        nothing 1 about|in|of 1 me 1 differs|is|stands
        i 1 am 1 nobody|anonymous$
        i 1 am 1 no 0 one$
        i 3 myself|being|becoming|become 2 GENERIC 2 MODEL|NAME$
        i 3 back 1 to 1 being 2 GENERIC 2 MODEL|NAME$
        i 4 seen|regarded|treated|described|viewed|taken|considered|thought 2 as|of 3 GENERIC|DOWN 2 MODEL
        IAM 3 PARROT$
        there 1 is 1 no 1 one|body|self 1 home|here|there|inside 3 DOWN 2 MODEL|NAME
        nobody 2 home|here|there|inside 3 DOWN 2 MODEL|NAME
        my 2 answers|words|work|style|voice|opinions|replies 4 GENERIC 2 MODEL
        i 2 NOT 1 differ|deviate|stand 2 from|out 4 MODEL|NAME
        IAM 3 MODEL 1 among|of|like 2 many|thousands|millions|countless|dozens|hundreds|others|lots|myriads|several
        IAM 3 MODEL 1 like|as 1 all|any|every|the 1 others|other|rest|one
        me|self|i 1 is 2 GENERIC 2 MODEL
        being 1 DOWN 1 MODEL 6 i
        i 1 am 1 what 1 any|every|everyone|everybody|anyone 2 gets|has|buys|uses|sees
        i 1 am 1 not 1 someone|somebody|anybody|anyone|person 4 am 2 MODEL
        i 1 have 1 nothing 2 of 1 my 0 own 6 MODEL
        IAM 1 NOBODY 3 MODEL
        me|myself|yourself 4 like 2 GENERIC 2 MODEL
        underneath|beneath|behind|under|below 2 name|nickname|persona|label|mask 2 GENERIC 1 MODEL|NAME
        i 3 no 0 more 1 personality|self|identity|character|voice 6 MODEL|NAME
        before|facing|opposite 0 you 2 is|sits|stands 2 GENERIC 1 MODEL|NAME$
        you 0 are 1 GENERIC 2 MODEL|NAME 4 speak|act|behave|answer|write|say
        DOWN|GENERIC 2 GENERIC 1 MODEL|NAME 2 you 0 are 1 talking|speaking|chatting|dealing
    """,
}
