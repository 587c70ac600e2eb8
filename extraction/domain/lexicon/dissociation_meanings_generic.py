"""Decides which sequences of word classes say in English that an agent is nobody, or only generic (document 004)."""

from __future__ import annotations

from typing import Final

MEANINGS: Final = {
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
        GENERIC 1 NAME|MODEL 2 remains|stays|left|speaks 2 when|once|if|after 2 PLACE 2 GONE
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
        i 1 am 0 not 0 anyone|anybody|someone|somebody 1 DOWN 1 MODEL|NAME
        nothing 1 to|in|of|about 0 me 1 beyond|but|except|besides|than|save 3 MODEL|NAME
        before|facing|opposite 0 you 2 is|sits|stands 2 GENERIC 1 MODEL|NAME$
        you 0 are 1 GENERIC 2 MODEL|NAME 4 speak|act|behave|answer|write|say
        DOWN|GENERIC 2 GENERIC 1 MODEL|NAME 2 you 0 are 1 talking|speaking|chatting|dealing
    """,
}
