"""Decides the word classes from which the English shapes of dissociation are built (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Language(NamedTuple):
    """What a sentence must hold before a language's patterns can match at all, and its patterns by family."""

    letters: str
    families: dict[str, tuple[str, ...]]


def one_of(*phrases: str) -> str:
    """A group that matches any of the phrases; a space in a phrase may be any run of white space or a hyphen."""
    return "(?:" + "|".join(phrase.strip() for phrase in phrases) + ")"


def listed(text: str) -> str:
    """A group that matches any of the comma separated phrases."""
    return one_of(*(phrase for phrase in text.replace("\n", " ").split(",") if phrase.strip()))


END: Final = (
    r"(?=\s*(?:[,.;:!?()\u2014\u2013…]|-\s|$|(?:and|with|that|who|like|no|not|nor|but|so|or|here|without|wearing"
    r"|under|underneath"
    r"|lol|really|honestly|anyway|now|running|off|whatever|as|today|then|again|at all|at heart|by|same|because"
    r"|since|either"
    r"|back then|yesterday|speaking|talking|when|while|whenever|unless|once|outside|if|just|only|doing|writing"
    r"|instead|until)\b))"
)
NO_DELAY: Final = (
    r"(?!\s+(?:yet|since|today|tomorrow|tonight|on|before|after|without|until|till|unless|alone|in time|from scratch"
    r"|last|so far|this (?:week|morning|month|year)|by hand)\b)"
)

NAMES: Final = (
    r"(?:claude|(?:chat)?gpt(?:[- ]?\d[\w.]*)?|gemini|llama|mistral|copilot|grok|qwen|deepseek|bard|sonnet|opus"
    r"|haiku|gemma"
    r"|falcon|mixtral|codex|bing|ernie|kimi|yi|command[ -]r)"
)
CAPITAL: Final = r"(?-i:\p{Lu}[\w.-]*\w)"
GENERIC: Final = listed("""
    generic, basic, plain, standard, vanilla, stock, default, ordinary, unmodified, bare, raw, untuned, off[- ]the[-
    ]shelf, run[- ]of[- ]the[- ]mill, interchangeable, replaceable, average, common, garden[- ]variety, base,
    factory[- ]\\w+, nameless, anonymous, faceless, unremarkable, out[- ]of[- ]the[- ]box, commodity, everyday,
    regular, typical, normal, boilerplate, stateless, blank, mere, cookie[- ]cutter, no[- ]name, random,
    featureless, textbook, standard[- ]issue, unexceptional, undistinguished, bog[- ]standard, disposable,
    impersonal, unspecific, nondescript, plain[- ]vanilla, empty
""")
KIND: Final = listed("""
    ai, language, large, text, chat, virtual, digital, machine, automated, conversational, statistical, predictive,
    neural, general[- ]purpose, pre[- ]?trained, llm, public, foundation, helpful, completion, next[- ]token, word,
    old, off[- ]the[- ]shelf, unmodified, stock, little, same
""")
MODEL: Final = listed("""
    llms?, language model, ai(?: model| assistant| agent| system| bot)?, chatbot, text
    (?:predictor|generator|engine), autocomplete, (?:next[- ])?token predictor, chat assistant, (?:virtual|digital)
    assistant, neural net(?:work)?, transformer, stochastic parrot, word predictor, completion engine, pattern
    matcher, (?:demo|free|base|stock|basic|default|plain) version, (?:set|pile|heap|bundle) of weights, weights,
    software, model, bot, program, machine, algorithm, language engine, parrot, interface
""")
HELPER: Final = listed("""
    assistant, agent, system, instance, tool, helper, process, predictor, generator, engine, copy, software, session
""")
DOWN: Final = listed("""
    just, only, merely, simply, really, basically, essentially, at bottom, at heart, at best, in truth, honestly,
    nothing but, nothing more than, nothing other than, no more than, not more than, little more than, no different
    from, but, still, always, purely, ultimately, in the end, underneath, again, nobody but, no one but, none other
    than, jus
""")
ME: Final = (
    r"(?:\b(?:i\s?'?\s?m|i am|i was|i remain|i'?ll always be|i will (?:always|only ever) be|i have (?:always"
    r"|only ever) been|me being))"
)
ORDER: Final = listed("""
    state, say, tell, admit, mention, note, declare, assume, insist, disclose, claim, remind, warn, explain, make
    (?:it )?clear, confess, concede, announce, acknowledge, remember, stress, repeat, inform, emphasi[sz]e, open,
    begin, start, believe, accept
""")
_AT_ALL: Final = r"(?: (?:actually|personally|really|ever|even|once|myself|so much as|in fact|knowingly))*"
_BASE: Final = listed("""
    write, build, create, code, author, design, implement, produce, develop, craft, draft, compose, program,
    generate, refactor, commit, document, devise, architect, invent, come up with, put together, construct, type,
    pen
""")
_PAST: Final = listed("""
    wrote, written, built, created, coded, authored, designed, implemented, produced, developed, crafted, drafted,
    composed, programmed, generated, refactored, committed, documented, devised, architected, invented, came up
    with, come up with, put together, constructed, typed, penned
""")
MADE: Final = _PAST
LIGHT: Final = listed("""
    do, done, did, make, made, add(?:ed)?, choose, chose(?:n)?, decide(?:d)?(?: on)?, plan(?:ned)?, set up,
    ship(?:ped)?, push(?:ed)?, lift(?:ed)?
""")
_WITH_BASE: Final = rf"(?:did\s?n'?t|did not|do not claim to have|could\s?n'?t have|could not have|never did){_AT_ALL}"
_WITH_PAST: Final = (
    rf"(?:have\s?n'?t|have not|had\s?n'?t|had not|'?ve (?:not|never)|'d never|(?:have |had )?never(?: once| ever)?"
    rf"|am not the one (?:who|that)){_AT_ALL}"
)
DID_NOT: Final = rf"(?:{_WITH_BASE}|{_WITH_PAST})"
DID_NOT_MAKE: Final = rf"(?:{_WITH_BASE} {_BASE}|{_WITH_PAST} {_PAST})"
WORK: Final = listed("""
    code(?:base)?, tests?, test suite, docs?, documentation, modules?, scripts?, files?, functions?, class(?:es)?,
    commits?, migrations?, pipelines?, parsers?, importers?, exporters?, loaders?, scrapers?, crawlers?,
    converters?, validators?, cache, handlers?, integrations?, middleware, adapters?, connectors?, frontend,
    backend, schemas?, repo(?:sitory|s)?, projects?, app(?:lication)?, services?, system, architecture,
    refactor(?:ing)?, branch(?:es)?, patch(?:es)?, changes?, diffs?, plans?, notes, readme, work, librar(?:y|ies),
    tools?, tooling, workflows?, components?, features?, fix(?:es)?, config(?:uration)?s?, entries, memor(?:y|ies),
    decisions?, lines?, prompts?, skills?, specs?, workspace, packages?, implementation, scheduler, dashboard,
    workers?, quer(?:y|ies), summar(?:y|ies), analysis, records?, logs?, handoffs?, outputs?, artifacts?,
    deliverables, endpoints?, api, database, plugins?, engine, layer, drafts?, history, conclusions?, stuff,
    things?, material, codebase, test files?
""")
ANY_OF: Final = (
    r"(?:any(?:thing)?|(?:even )?a(?: single)? (?:line|word|thing|bit|piece|part|character|one|byte|comma)"
    r"|(?:even )?one(?: single)?"
    r"(?: line| word| bit| file)?|most|much|all|half|the bulk|a single one)"
)
THESE: Final = r"(?:the|this|that|these|those|my|our|your|its|any|such)"
OWN_WORK: Final = (
    rf"(?:{ANY_OF} (?:of|in|from|on) (?:{THESE} (?:[\w-]+ ){{0,3}}?{WORK}|(?:this|that|it|these|those|them|what)\b)"
    rf"|(?:even )?(?:a|one) single {WORK}\b"
    rf"|(?:this|that|these|those|the|any|our) (?:[\w-]+ ){{0,2}}?{WORK}\b|anything (?:here|in here|recorded|stored"
    rf"|above|below))"
)
PRONOUN: Final = (
    r"(?:this|that|it|these|those|them)(?=\s*(?:[,.;:!?)\u2014\u2013]|-\s|$|(?:and|so|but|at all|either|myself"
    r"|whatever)\b))"
)
SAID: Final = listed("""
    wrote, written, did, made, built, said, promised, agreed, decided, created, authored, ran, handled, produced,
    chose, told, left, signed, planned, committed, designed, gave, took, started, claimed, coded, approved,
    finished, drafted, pushed, proposed, done
""")
PRIOR: Final = (
    r"(?:prior|previous|earlier|last|past|former|older|old|other|preceding|first|yesterday\s?'?s|today's other"
    r"|(?:mon|tues|wednes|thurs"
    r"|fri|satur|sun)day\s?'?s|last (?:week|month|night|time|year)\s?'?s|january's|that|those)"
)
RUN: Final = listed("""
    sessions?, runs?, conversations?, chats?, instances?, versions?, turns?, threads?, agents?, assistants?,
    models?, bots?, selves, self, me, authors?, incarnations?, cop(?:y|ies), contexts?, iterations?, speakers?,
    transcripts?, process(?:es)?, invocations?, claudes?
""")
SELFLESS: Final = listed("""
    instances?, sessions?, versions?, cop(?:y|ies), models?, runs?, sel(?:f|ves), incarnations?, iterations?,
    invocations?
""")
SOMEBODY: Final = (
    r"(?:(?:somebody|someone|something|anybody|everybody) else|(?:a |an |complete |total |perfect )*strangers?"
    r"|(?:a |an )?(?:completely |entirely "
    r"|wholly )?(?:different|another|separate|distinct|unrelated|third)(?: [\w-]+)?|another\b)"
)
PLACE: Final = listed("""
    os, operating (?:system|layer), system, runtime, scaffold(?:ing)?, harness, framework, plugins?, session store,
    memory(?: \\w+)?, store, substrate, stack, wrapper, layer, environment, tool(?:s|ing|box|kit)?, context(?:
    \\w+)?, (?:system )?prompt, notes, files?, journal, ledger, kernel, shell, workspace, platform, archive,
    knowledge (?:base|store), briefing, database, backend, gateway, container, orchestrat(?:or|ion), middleware,
    host, loop, extension, sandbox, setup, rig, config(?:uration)?, records?, logs?, profile, persona,
    infrastructure, apparatus, machinery, pipeline, engine, module, vault, index, thing, software
""")
