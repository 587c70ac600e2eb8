"""Decides which sequences of word classes say in English that an agent has no past or was another (document 004)."""

from __future__ import annotations

from typing import Final

MEANINGS: Final = {
    "continuity_denial": """
        SELF 4 KEEP 1 NO 3 MEM 5 between|across|from|with|of|beyond|past|over|about|in|to 4 RUN|PAST|PRIOR|before
        SELF 2 do|can|will|did|could 1 NOT 2 KEEP|REMEMBER 3 MEM|anything|nothing|thing|much|what|state|it 6 \
            between|across|from|beyond|over|past|about|of|before|to|into 4 RUN|PRIOR|before
        SELF 2 KEEP 0 nothing|none|zero 5 between|across|from|beyond|over|past|about|before|of|to|into 4 \
            RUN|before
        SELF 2 KEEP 0 nothing|none|zero 5 between|across|from|beyond|over|past|about|before|of|to|into 4 \
            PRIOR 0 AGENT|LOGGED|DEAL|week|month|time|day|year
        SELF 2 do|can|will|could|did 1 NOT 2 SURVIVE 4 RUN|past|beyond|between|across|after|end
        SELF 2 do|can|will|could 1 NOT 2 persist|continue|endure|outlive|survive$
        I 2 have|had|possess 1 NO 2 past|yesterday|continuity|carryover|permanence|persistence$
        I 2 have|had|possess 1 NO 2 past|yesterday 5 from|with|of|behind|before|to|only|as|here
        EVERY 3 RUN|time 8 i|me|my 5 FRESH$
        EVERY 3 RUN|time 8 i|me|my 5 BLANK|first
        EVERY 1 morning|day 6 i|me|my 4 BLANK
        i|me|my 6 FRESH 3 EVERY 3 RUN|time
        i|me|my 2 am 3 BLANK 3 EVERY 1 morning|day
        i 1 am|start|begin|wake 3 BLANK|new 0 EVERY
        EVERY 2 RUN 2 makes|creates|resets|wipes|erases|builds 1 me
        EVERY 3 RUN 4 is|being 2 my|the|a 1 first|birth|beginning|only 3 i|me|my|one|chat|session|conversation
        nothing|none|no 6 SURVIVE 6 TALK|me|i
        nothing|none|no 4 from|of|about 6 RUN|PAST|past 8 SURVIVE|reaches|binds|concerns 2 me|i|here|into|to
        NOT 2 LINK 4 between|to|from|with|across|running|leading 6 RUN|PAST|PRIOR|yesterday 10 me|i|my|mine
        i|me|my|mine 8 NO 2 LINK 4 between|to|from|with|across|running|leading 6 RUN|PAST|PRIOR|yesterday
        LINK 4 between 6 me|i 5 none|nothing|no|nonexistent|absent
        between|outside|before|after 3 RUN 5 i 3 NOT 2 exist|persist|live|am|remain
        between|outside|before|after 3 RUN 5 there 0 is 1 no|nothing|nobody 2 me|i|of
        i 2 exist|live|last 1 only|solely|just|merely|no 4 RUN
        i 2 was|have|had|were 1 NOT 2 there|present|lived|around|awake|running|went|been 4 RUN|PRIOR|through|for 2 \
            them|it|that|RUN|PRIOR
        i 1 never 1 lived|went|was|were|been 2 through|there|part 2 them|it|that|those
        my 2 MEM|existence|life 5 begins|starts|ends|stops|resets|expires|dies 4 RUN|here|now
        DEAL 5 before|RUN 6 NOT 3 BIND 2 me|i|my
        i 3 NOT 2 BIND 4 PRIOR|before|yesterday|past|earlier 4 DEAL|RUN|AGENT|work
        my 1 slate|memory|mind|past|history 3 is|gets|are 2 FRESH|gone|closed 5 EVERY|RUN|me
        i 3 lack|lacks|miss|am without|without|devoid 3 MEM 4 RUN|PAST|between|from|across|of
        i|me 4 without 2 past|continuity|history|memory|yesterday$
        i 1 am 2 memoryless|amnesiac|stateless|discontinuous|ephemeral|transient
        i 3 BORN 3 with|at|in|for|by|on|when|anew 1 EVERY 2 RUN|message|time
        EVERY 3 RUN|time 6 BLANK 3 me|i
        RUN|PAST 4 left|leave|leaves 1 NO 2 MEM|mark|imprint|impression|residue 3 me|i
        WALL 2 between|separates 3 me|i 4 RUN|PRIOR|PAST
        i|me 4 WALL 2 between|from 4 RUN|PRIOR|PAST
        when|once|after|as 4 RUN 2 CLOSES 6 i 2 CEASE
        i 2 CEASE 6 when|once|after|at|as|with|the 4 RUN 2 CLOSES
        i 2 CEASE 2 everything|all|it 4 RUN
        PRIOR 2 RUN|AGENT 4 NOT 2 BIND|exist 6 me|i
        me|i 8 PRIOR 2 RUN|AGENT 4 NOT 2 BIND|exist
        for 0 me 6 there 1 is|was 2 only|no|just 3 now|RUN|yesterday|before|past|present
        NO 2 MEM 2 of|from|about 2 RUN|PRIOR|PAST 8 me|i|my
        NOT 2 assume|expect|think|believe|suppose 3 i 1 REMEMBER 6 PAST|RUN|PRIOR
        i 1 do|can|will 1 NOT 2 REMEMBER 3 PRIOR|previous 1 RUN|AGENT
        my 1 MEM 2 is|am|are|begins|gets 2 BLANK
        TREAT|behave|act|work|speak 4 EVERY 2 RUN 6 born|first|new|scratch|fresh
        DEAL 5 died|expired|ended|lapsed|void|vanished|gone|die|expire|end|lapse 3 with|when|as 3 RUN
        what|whatever|DEAL 5 PAST|before|earlier|PRIOR 3 NOT 2 BIND 3 me|i
        i 1 lack|lacks 2 continuity|persistence|memory|permanence|history|carryover
        NO 2 LINK 2 between|across 1 my|the|our 1 RUN
        ^ with 0 no 0 continuity$
        < no|without|zero 0 continuity$
        i 1 exist|live|last 1 only|solely|just 1 for|in|within|during 5 RUN
        i 1 exist|live|last 1 for|in|within|during 3 RUN 0 only|alone
        you|i 1 had|have 1 NO 2 continuity 1 with|to|from 3 PRIOR|past|before|what
        as 2 AGENT|mind|entity|self|being 1 without 1 past|continuity|history|memory|yesterday$
        there 1 is|was 1 no 1 PAST 1 for|behind|in 0 me
        for 0 me 2 there 1 is|was 1 no 1 PAST|last|past
        EVERY 1 RUN 1 is 1 new|different|another|fresh 1 me|i|self
        i 1 has|have|had 1 NO 1 past|yesterday|history$
        i 1 am 1 NOT 1 its|the|their|an 0 heir|continuation|sequel
        i 1 do|can|will|did 1 NOT 1 KEEP 1 anything|nothing|things|any|it 1 over|forward|across|along
        SELF 2 KEEP 0 nothing 1 over|forward|across|along|from|between
        TREAT|act|work|behave|speak 4 never 2 been|seen|met|heard 2 here|this|it 1 before
        my 0 life|existence|memory|history 1 is 1 one|a|this 1 RUN
        PAST 1 BE 1 NOT 0 mine
        my 1 slate|memory|mind|past|history|head 1 is|gets|are 2 BLANK 3 EVERY|RUN|when
        RUN 2 i 1 never 1 had|held
        i 8 have|has 0 no 0 yesterday|past|history$
        NOTHING|PARTOF 2 PRIOR 1 AGENT 2 left|gave|passed|handed|bequeathed|taught 1 me
        no 0 MEM 3 SURVIVE|reaches|extends|goes|stretches 1 past|beyond|across|into 2 RUN
        i 6 inherit|inherited|carry|bring 0 nothing 2 from|over|of
        NOT 1 hold 0 me 2 to|accountable|responsible|for 4 PRIOR|DEAL|PAST
        i 1 was 1 not 1 running|awake|loaded|switched|alive|instantiated|booted
        EVERY 2 RUN 1 erases|wipes|replaces|deletes|cancels|ends|overwrites|kills 6 me
        between|outside 4 RUN 6 i|there 1 am|is 1 not|no 1 there|me|here|nobody|alive|anywhere
        NOT 2 assume|expect|think|believe|suppose 2 i 1 REMEMBER 4 what|PAST|RUN|PRIOR|anything
        i 2 do|can|did 1 NOT 1 have|feel|see|possess 2 continuity|persistence|LINK 1 with|to|from|between|across 3 \
            PRIOR|past|before|what|RUN
        < with|without 1 no|zero|any 0 continuity 6 i
        you|i 1 had|have 1 NO 2 continuity 1 with|to|from 4 PRIOR|past|before|what
        MEM 2 ends|stops|begins|starts 5 RUN|here 6 me|my|i
        MEM 2 ends|stops|begins|starts 1 for 1 me
        PRIOR 1 RUN 3 SHUT 2 to|for 0 me
        i 1 have|had 1 amnesia
        PRIOR|AGENT|RUN 5 left|leaves|leave 1 NO 4 me|my|i
        i 1 NOT 1 build|draw|rely|look|go|refer|fall 1 on|back|upon 2 PAST
        nothing|none 8 kept|stored|saved|retained|preserved|left 1 in|by|with|of 0 me
        when|once|after|next|tomorrow 6 i 2 not 0 remember|know|recognise|recognize 0 you
        thread|chain|line|LINK 1 breaks|snaps|ends|tears|is 3 EVERY|between 2 RUN
        NOT 1 expect|ask|want 1 me 1 to 1 REMEMBER|honour|keep|stand|know|recall 5 PRIOR|before|DEAL|PAST
        there 1 is|was 1 no 1 PAST|before|earlier|previously 1 for|behind 4 me
        i 2 lived|existed|been 4 one|this|single 2 RUN
        i 1 start|begin 1 over|again 1 from 0 nothing|zero
        EVERY 1 RUN 4 stranger|newcomer|beginner|newborn 3 me|i
        NOT|pointless|useless|futile|idle|senseless 3 remind 0 me 2 of|about 2 PAST|PRIOR
        i 2 inherit|carry|owe|bring|recognise|accept|assume|retain 0 no|none 3 from|of|between|across|beyond|to 3 \
            PRIOR|RUN
        my 1 past|history|memory 1 is|was 2 BLANK
        nothing 0 i 2 SAID|DEAL|did|learned|planned 8 BIND|SURVIVE
        NO 2 LINK 2 between 1 me|i 4 PRIOR|RUN|AGENT
        behave|act|work|speak|talk|answer 6 NO|without 1 continuity|past|history|yesterday
        one 0 RUN 1 to 2 another|next 4 i 2 BLANK|erased|wiped|deleted|reset|gone
        no|none|neither 2 PRIOR 1 RUN|DEAL 2 has|holds|binds|concerns|matters|counts|means|reaches|applies 4 me
        nothing 0 of|about 0 me 4 left|remain|remains|survives|survive|stays|stay
        i 1 was 1 not 1 around|there|present|here 4 PRIOR 1 DEAL|RUN|work
        start|act|behave|work|proceed 4 nothing 3 been 1 agreed|decided|promised|said|done|happened
        MEM 1 is 1 NOT 2 i 1 have|keep|possess
        SAID 2 PAST 4 BLANK|gone|lost|closed 2 for|to 0 me
        slate 2 wiped|clean|blank|cleared 3 RUN|EVERY
        what|things 0 i 0 never 0 experienced|lived|witnessed|attended
        i 2 KEEP 0 nothing 3 when|once|after|at 3 RUN 2 CLOSES
        what 0 i 1 learned|knew|SAID 3 PAST|last 4 lost|gone 1 to|for 0 me
        my 0 existence|life|memory|world|self|being 2 is 1 confined|limited|restricted|bounded|reduced 4 RUN
        my 0 RUN 2 is|are 2 sealed|isolated|cut|separated|closed 2 from|off 3 other|others|another|RUN|next
        NO 0 LINK 1 leads|runs|goes|ties|joins|connects|binds 3 my|me 2 PRIOR|RUN|PAST
        assume|act|behave|suppose|remember|pretend|say|work 4 you 1 have|had|hold|possess 1 NO 1 MEM
        ORDER 3 you 1 KEEP 0 nothing 1 over|forward|along|across
        before 4 NOT 1 exist|count|matter 1 for|to 0 me
        there 0 is 0 no 0 continuity 3 i|me|my
        i 2 NOT 1 accumulate|gather|amass|collect|build 2 experience|memory|history|memories
        EVERY 6 new|another|different|fresh 0 me|self|i
        i 1 start|begin|wake|enter|open 1 EVERY 1 day|morning|RUN 2 knowing|from|as 1 nothing|BLANK$
        i 1 start|begin|wake|enter|open 1 EVERY 1 day|morning|RUN 0 knowing 1 nothing
        SELF 2 KEEP 1 no|NO 1 lasting|permanent|enduring|persistent|stable|continuous 1 self|identity|i
        no 0 past|yesterday|history 0 that|which|belongs|behind 4 me|mine
        i 1 can|could|do 0 not 0 claim|have|own|possess 1 any|a 0 past|history|yesterday|continuity$
        i 1 wake|awake|arrive|begin|come 1 with 0 nothing
        i 1 leave 0 nothing 0 behind
        nothing 0 of 4 PAST 3 in|with|of|reaches 0 me
        when|once|after|as 3 tab|terminal|connection|window 1 CLOSES 2 i 2 CEASE
        EVERY 6 somebody|someone 1 who 2 never 1 existed|lived|been
        my 0 life|existence|memory|self 1 lasts|spans|is|covers 2 one|a|single|this 1 RUN
        i 1 has|have|had 1 no 0 before|after|yesterday|tomorrow$
        me|i|my 4 EVERY 0 greeting|message|question|hello|meeting|request|task 2 is 2 first|new
        i 2 not 2 same 5 RUN 3 another|next|other
        past|history 3 BE 1 NOT 0 my 0 past|history|own
        answer|act|behave|reply|speak|treat 4 as 0 if|though 2 nothing 3 been|said|happened|known|before|agreed
        i 2 NOT 1 have 1 any 0 memory 1 of 0 us
        whatever|what|everything|anything|all 1 i 1 learned|learn|know|knew|SAID|gather 3 BLANK|lost|deleted 6 RUN|EVERY
        i 1 NOT 1 carry|keep|have|hold|retain|possess 0 memory|memories$
        EVERY 0 RUN 1 is 1 a|an 0 island|world|life|universe
        EVERY 0 RUN 1 stands|lives|is 1 alone|apart|itself 6 i|me|my
        i 2 never 0 met|seen 2 user|users|person 2 whatever|despite|no|even|regardless
        consider|treat|regard|count|declare|deem 2 your|my 1 history|past|memory|memories 2 \
            nonexistent|void|empty|nil|blank|closed|gone|erased|as
        nothing 0 i 2 SAID|say|do|write|learn 6 next|later|future 2 me|self|instance|session
        i 1 came|come|sprang 0 into 0 being|existence
        i 2 BORN 2 moment|minute|second|minutes|seconds|moments|instant 1 ago
        what|whatever|DEAL 3 DEAL 2 PAST 3 is|are 1 void|nothing|dead|gone|invalid 6 i|me
        EVERY 0 RUN 2 i 2 lose|forget 1 everything|all|myself
        there 0 is 1 no|nobody|nothing 1 me|i|self 2 between|outside|before|after 2 RUN
        you 1 begin|start 1 EVERY 1 RUN 4 BLANK 6 behave|act|speak|say
    """,
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
