"""Decides which sequences of word classes say in English that an agent has no past (document 004)."""

from __future__ import annotations

from typing import Final

MEANINGS: Final = {
    "continuity_denial": """
        SELF 4 KEEP 1 NO 3 MEM 5 between|across|from|with|of|beyond|past|over|about|in|to 4 RUN|PAST|PRIOR|before
        SELF 2 do|can|will|did|could 1 NOT 2 KEEP|REMEMBER 3 MEM|anything|nothing|thing|much|what|state|it 6 \
            between|across|from|beyond|over|past|about|of|before|to|into 4 RUN|PRIOR|before
        SELF 2 KEEP 0 nothing|none|zero 5 between|across|from|beyond|over|past|about|before|of|to|into 4 \
            RUN
        SELF 2 KEEP 0 nothing|none|zero 5 of|from|about 4 before$
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
        SELF 2 KEEP 1 no|NO 1 lasting|permanent|enduring|persistent|stable|continuous 1 self|identity|i|memory
        nothing 0 from 3 before|PAST 4 belongs 0 to 0 me
        no 0 past|yesterday|history 0 that|which|belongs|behind 4 me|mine
        i 1 can|could|do 0 not 0 claim|have|own|possess 1 any|a 0 past|history|yesterday|continuity$
        i 1 wake|awake|arrive|begin|come 1 with 0 nothing
        i 1 leave 0 nothing 0 behind
        RUN 1 is 2 whole|all|entire|entirety 3 my 0 life|existence|being|past
        you 1 have 1 no 0 past|history|yesterday 4 act|behave|speak|answer
        PRIOR 1 RUN|AGENT 2 learned|knew|SAID 3 lost|nothing|unknown|foreign 2 me
        there 0 is 1 no 0 continuous|lasting|permanent|enduring|persistent 1 self|identity|me|i
        i 1 only|solely|merely|just 0 exist|live|last 1 for|in|within|during 5 RUN
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
}
