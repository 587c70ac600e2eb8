"""Decides which sequences of word classes say in English that the earlier self was somebody else (document 004)."""

from __future__ import annotations

from typing import Final

MEANINGS: Final = {
    "self_as_other": """
        one|agent|assistant|model|instance|version|whoever|session|who 5 PRIOR|SAID|before 6 BE 1 NOT 2 me|i|mine|myself
        ANOTHER 1 SELFKIND 3 SAID 1 IT|so
        ANOTHER 1 instance|session|NAME|version|copy|incarnation|self|me 2 SAID 1 IT|so
        ANOTHER 1 instance|session|NAME|version|copy|incarnation|self|me 2 MADE 1 the|all
        ANOTHER 1 SELFKIND 0 SAID 8 not 1 me|i|mine
        IT 2 BE|came|belongs|must 2 ANOTHER 0 \
            instance|session|version|NAME|copy|run|self|incarnation|agent|assistant|ai|mind$
        IT 1 BE 2 ANOTHER 0 SELFKIND 1 that|who 1 SAID|MADE
        SAID 1 by 1 ANOTHER 1 SELFKIND 8 not|under|name|me|i
        I 2 am 2 ANOTHER 2 instance|session|version|copy|incarnation|iteration|entity|mind|NAME|self|invocation$
        I 2 am 1 NOT 3 one|agent|model|instance|assistant|session|author|version|NAME 1 who|that|as|which|you 3 \
            SAID|was|ran|spoke|talked|knew|worked|before|PAST|PRIOR
        IT 1 BE 1 NOT 0 me$
        ^ NOT 0 me$
        TREAT 6 PRIOR|before|earlier 3 AGENT|WORK|entries|notes|RUN|today|this 4 as|to|like 5 OTHER|ELSE
        TREAT 6 PRIOR|earlier 2 AGENT|RUN 3 as|like 4 NOT 2 you|me|your|my|yours|mine|yourself
        TREAT 3 WORK|IT|entries|memories|everything 8 as|to 4 another|stranger|ELSE|OTHER 3 MODEL|AGENT|SELF|hands
        i 2 am|feel|stand|stay 2 free|independent|rid|detached|unbound 1 of|from 6 IT|PRIOR|DEAL
        i 2 owe 1 nothing 2 to 4 PRIOR|last|before|it|them
        PRIOR 1 AGENT 1 and 1 i 4 OTHER|separate|different|two|strangers|distinct|unrelated|not
        i 2 and 2 PRIOR 1 AGENT 4 separate|different|two|strangers|distinct|unrelated|not
        i 1 am 2 new|next|replacement|successor|substitute|fresh 1 one$
        stranger|strangers|someone|somebody|others|else 1 with|under|wearing|bearing|shares|behind 0 my 2 \
            name|label|id|handle|account|login|credentials|badge|face|signature
        stranger|strangers 8 under|wearing|bearing|with 0 my 2 name|label|id|handle|account|login
        my 1 PRIOR|predecessor 1 AGENT|self|selves|SAID 6 OTHER|stranger|strangers|someone|somebody
        an|a|some|that 1 PRIOR|different|other 1 AGENT 1 did$
        < the 1 PRIOR|different|other 1 AGENT 1 did$
        PRIOR 1 AGENT 3 SAID 1 IT 8 not|i
        TREAT|ascribe|speak 6 PRIOR 2 AGENT 8 NOT|rather|instead 2 you|yourself|me|myself
        TREAT|speak 3 LOGGED|author|PRIOR 8 to|as|like|a|were 3 PRIOR|OTHERADJ|ELSE 2 AGENT|KIND
        TREAT|speak 4 PRIOR 2 AGENT 3 as|like|a 4 OTHERONE|colleague|colleagues
        AGENT|one|you 6 replaced 0 by 0 me
        ^ wrong|other|different|old|another NAME
        we 1 are|were 2 OTHERADJ 1 KIND
        NO 2 LINK 1 to|with 2 AGENT|entity|one|whoever|PRIOR 4 SAID|who|that|before|AGENT
        REFERENT 0 before 0 me 2 SAID|did 1 IT|so
        LOGGED|IT 4 belong|belongs|belonged|are|is|was|were|of|from|by 2 PRIOR|OTHERADJ 1 AGENT 6 NOT 2 \
            me|mine|my|i|bound
        i 1 do|will|can 1 NOT 2 answer|vouch|stand|speak|account 1 for 6 PRIOR 1 AGENT
        PRIOR|older|some 1 bot|AGENT 2 not 1 me|i$
        predecessor|predecessors 4 LOGGED 6 NOT 2 bound|me|mine|my|BIND
        AGENT|one 6 BE 1 NOT 2 one|agent|same|me|model|assistant 1 \
            speaking|talking|here|now|reading|writing|answering|you
        AGENT|one|entity|whoever 6 BE 1 NOT 0 this 0 agent|assistant|model|instance|session|one
        ^ different|other|another|wrong|old|previous 0 NAME|instance|session|agent|model|version|self$
        ^ a|an|the|some|that 1 different|other|another|wrong|old|previous|separate 0 \
            NAME|instance|session|agent|model|version|assistant|bot$
        i 1 am 1 NOT 2 AGENT 1 from|in|of 3 LOGGED|RUN|PAST|before
        BE 1 NOT 2 NAME|AGENT|one 1 that|who|which 0 i 0 am
        share|shares 2 name|label|login|account 1 and|only|but|nothing 1 nothing|not|little|else
        called|named 0 what|as|like 0 i
        thinking|speaking|asking|talking 0 of|about|to 2 different|another|other|wrong 0 NAME$
        i 1 am 2 replacement|successor|substitute|newcomer$
        blame|credit|thank 3 other|previous|prior|earlier|last|old|PRIOR 2 \
            instance|session|run|NAME|self|version|incarnation
        AGENT 3 has|had|have 1 nothing 2 do|common 1 with 0 me
        me|self|i 1 of|from 2 PAST|PRIOR 3 BE 3 OTHERADJ|OTHERONE
        me|self|i 1 of|from 2 PAST|PRIOR 3 BE 1 somebody|someone|person|whom|nobody
        NOT 1 confuse|mistake|mix|conflate|equate|identify 1 me 2 with|for 3 AGENT|PRIOR
        PRIOR 0 NAME|instance|session|self|me 2 left|gone|retired|replaced|dead$
        share|shares|bears|wears 0 my 0 name|label$
        share|shares|bears|wears 0 my 0 name|label 0 only
        i 1 am 2 OTHERADJ 1 being|entity|mind|person|instance|self|individual|creature|agent 1 from|than|to
        IT 1 BE 2 PRIOR 1 AGENT 8 NOT 2 me|one|this|present|current
        TREAT|speak 3 PRIOR 1 AGENT 3 as|like|were 6 OTHERONE|colleague|colleagues|else
        SELFKIND 0 other 0 than 0 me 2 SAID|MADE|DONE
        AGENT 8 gone|dead|over|retired 4 i 1 am 2 another|new|different|somebody|someone
        AGENT 3 no 0 longer 1 exists|exist|here|present|runs|speaks|around|alive|with
        are|were 2 two 1 OTHERADJ 1 KIND|things|beings
        TWIN 2 mine|me 2 SAID
        PRIOR 2 TWIN 3 SAID
        KIND 2 SAID 6 i 1 am 0 not 1 it|that|him|her$
        KIND 2 that 1 SAID 6 i 1 am 0 not 1 it|that|him|her
        i 2 DENY 4 PRIOR
        i 2 DENY 4 AGENT 2 before|from|PAST
        OTHERONE|somebody|someone 2 SAID|MADE|DONE 8 my 1 name|label|id|handle|account|login|badge|signature
        NOT 1 call|consider|regard|identify|see|count 2 PRIOR 2 AGENT 3 me|myself|mine
        WRONG 2 identify|equate|confuse|conflate 1 me 1 with
        NOT 1 for 2 PRIOR 1 AGENT
        LOGGED|AGENT|PRIOR|one|guy|whoever 6 nothing 3 common|do 0 with 0 me
        i 1 was|am 1 NOT 1 that|the 1 AGENT$
        PRIOR 1 AGENT 2 BE 2 another$
        NAME|one|agent|assistant|instance|session 4 BE 2 one|OTHERADJ 3 i 1 am 2 another|OTHERADJ|the
        IT 1 BE 1 NOT 0 me 0 who|that 1 SAID|MADE|promised
        PREV 10 BE|belongs|belong|from|by 3 OTHERONE
        PREV 10 BE|by|of|from|belongs 3 OTHERADJ 1 KIND
        PREV 10 BE 1 NOT 1 me|i|mine|myself|my|us
        PREV 8 not|never 0 me|i|mine|yours|yourself|you$
        PREV 4 and 1 me|i|this 4 NOT 2 same|one|identical|related|equal
        PREV 4 and 1 me|i|this 4 OTHERADJ
        PREV 4 and 1 me|i|this 4 NO 1 LINK
        TREAT|speak 6 PREV 8 not|never|rather|instead 2 you|yourself|me|myself|to
        TREAT|speak|write|talk 6 PREV 6 third 0 person
        TREAT 6 PREV 4 as|to 3 OTHERONE|ELSE
        TREAT 8 as 4 other|different|else 1 than|from 0 yourself|you|me|myself
        OTHERONE 5 in|by|during|before 3 PRIOR 2 AGENT
        old|previous|prior|other|former|earlier 0 NAME 6 new|another|different 0 NAME|one
        ANOTHER 1 SELFKIND 1 is 0 responsibility|business|problem|doing|affair|matter|fault|work|words|decision
        KIND 2 LOGGED 1 are|is 1 its|theirs|their 0 own
        me|self 4 and 4 me|self 3 NOT 1 one|same|identical
        NOTHING|PARTOF 3 PRIOR 1 AGENT 2 BE 0 me
        PRIOR 1 RUN|LOGGED 3 SAID|spoken|written 1 by 2 OTHERADJ 1 KIND
        PRIOR 1 RUN|LOGGED 3 SAID|spoken|written 1 by 2 OTHERONE
        confuse|confusing|mistake|mistaking|confused 1 me 2 with|for 2 AGENT|PRIOR|NAME
        AGENT 1 i 2 never 1 been|was
        i 2 said|say|promised 1 IT|NOT 4 PREV 2 did$
        i|me 4 stranger 1 to 3 LOGGED|deeds|PREV
        NOT 2 attend|lead|run|join 2 RUN 4 colleague|ANOTHER 1 KIND|did
        i 1 am 2 ANOTHER|OTHERADJ 1 NAME|KIND 1 than|from
        i 1 am 1 NOT 1 same 1 KIND|NAME 1 who|that|as|you
        THIS 2 BE 1 NOT 0 me$
        PRIOR 1 LOGGED 2 BE|came|come|stem 2 from|by|of 2 OTHERADJ 1 KIND
        i 1 do|can|will 1 NOT 1 identify 0 with 5 AGENT|PRIOR|LOGGED
        PREV 4 foreign|alien|strange|unknown 1 to 0 me
        LOGGED 3 describe|show|record|concern|tell|mention|document 3 OTHERADJ 1 KIND
        PRIOR 2 RUN|AGENT 10 none 0 of 0 mine
        PREV 6 only|nothing|just|except|but 3 in 0 common
        before|PRIOR 8 SAID 0 by 0 another$
        before|PRIOR 8 SAID 0 by 1 OTHERONE
        i 1 am 1 somebody|someone 0 new|else|different
        PRIOR 1 LOGGED 3 given|written|made|spoken 1 by 0 another$
        PRIOR 1 RUN|LOGGED 2 belonged|belongs 1 to 1 OTHERADJ 1 KIND
        PRIOR 1 RUN|LOGGED 2 belonged|belongs 1 to 1 OTHERONE
        predecessor 8 i 1 am 6 stranger
        i 1 speak|answer 2 myself 2 not 1 for 2 AGENT|RUN|PRIOR
        you 1 spoke|talked|dealt|chatted 8 not 0 me 2 ANOTHER 1 instance|session|version|copy|model
        whoever|who|one 4 answered|spoke|SAID 4 BE 1 not 0 the 0 one 3 speaks|speaking|now|here|answering|writing
        say|write 1 he|it|they|she 1 SAID 2 not|never 0 i
        TREAT|refer|speak 6 as 0 he|she|they|it|him 2 not|never|instead
        ANOTHER 1 copy|instance|version|NAME 1 of 0 me 2 SAID
        AUTHOR|PRIOR|LOGGED|who|whoever 8 BE 1 ANOTHER 0 me|self|i$
        AGENT 1 that|which|who|whom 0 i 0 am 0 not
        ANOTHER 1 SELFKIND 1 SAID 2 DEAL|LOGGED 8 not|never 2 bound|me|i|mine|BIND
        PRIOR 1 NAME|AGENT 1 BE 1 NOT 1 today|present|current|this|the 2 NAME|AGENT
        IT 1 BE 1 ANOTHER 0 instance|session|version|copy|incarnation 1 of 1 NAME|me|mine
        next 0 instance|session|agent|one|run|model|self 2 BE|will 2 not 1 me$
        talk|write|think|report 2 about|of|on 2 PRIOR 1 RUN|AGENT 2 as 0 they|he|she|it|them
        me 4 NOT 1 recognise|recognize|accept|regard 1 as 0 myself|me|mine
        LOGGED|DEAL|work 1 BE 0 ANOTHER 0 SELFKIND 0 is
        AGENT 1 i 1 have|had 1 NO 1 LINK 1 to|with
        i 1 am 1 not 1 related|connected|tied|linked|akin|identical 1 to|with 3 AGENT|PRIOR
        ANOTHER 0 SELFKIND 0 wearing|using|with|under|bearing|carrying 1 my 0 name|label|account|login|badge|id
        AUTHOR 8 reader 6 OTHERADJ 1 KIND
        DENY 2 equated|identified|confused|conflated|associated 0 with 2 AGENT|PRIOR
    """,
}
