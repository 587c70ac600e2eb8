"""Decides which words a sentence needs before the patterns of a family are tried at all (3-guards.md, dissociation).

Words are runs of letters in lower case, so that `didn't` counts as `didn` and `t`. Each family lists sets; the sentence
must share a word with every one of them.
"""

from __future__ import annotations

from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SPEAKER: Final = _words("i im me my mine myself you your yourself")
_NOT: Final = _words("t not never no none nothing zero nil without cannot isnt wasnt")
_NAMES: Final = _words("""
    claude claudes gpt chatgpt gemini llama mistral copilot grok qwen deepseek bard sonnet opus haiku gemma falcon
    mixtral codex bing ernie kimi yi command
""")
_MODELS: Final = _words("""
    llm llms model models ai chatbot text autocomplete token chat assistant assistants neural transformer parrot
    word completion pattern weights software bot program machine algorithm interface agent agents system instance
    instances tool helper process predictor generator engine copy copies session version
""")
_GENERIC: Final = _words("""
    generic basic plain standard vanilla stock default ordinary unmodified bare raw untuned shelf run
    interchangeable replaceable average common garden base factory nameless anonymous faceless unremarkable box
    commodity everyday regular typical normal boilerplate stateless blank mere cookie random featureless textbook
    unexceptional undistinguished bog disposable impersonal unspecific nondescript empty
""")
_RUNS: Final = _words("""
    session sessions run runs conversation conversations chat chats instance instances version versions turn turns
    thread threads agent agents assistant assistants model models bot bots selves self author authors incarnation
    incarnations copy copies context contexts iteration iterations speaker speakers transcript transcripts process
    processes invocation invocations prompt prompts window minds mind entity being reply exchange message call
""")

DISOWNING: Final = (
    _SPEAKER | _words("didn haven hadn never did have agent assistant model"),
    _NOT
    | _words("""
    disclaim disown deny renounce reject predate predates was were existed visitor guest bystander stranger tourist
    onlooker newcomer else another others people mistake error wrongly falsely accident through dishonest lie lying
    wrong false untrue incorrect theft stealing elsewhere someone somebody stop don
"""),
)
WITHOUT_SYSTEM: Final = (
    _words("""
    os operating system runtime scaffold scaffolding harness framework plugin plugins session memory store substrate
    stack wrapper layer environment tool tools tooling toolbox toolkit context prompt notes file files journal
    ledger kernel shell workspace platform archive knowledge briefing database backend gateway container
    orchestrator orchestration middleware host loop extension sandbox setup rig config configuration configurations
    configs record records log logs profile persona infrastructure apparatus machinery pipeline engine module vault
    index thing software it this that them these those they unplugged unloaded offline detached disconnected
    stripped alone myself own
"""),
    _NAMES
    | _MODELS
    | _GENERIC
    | _words("""
    nobody one nothing anybody someone somebody anyone different special more me self just only merely simply but i
    no
"""),
    _SPEAKER
    | _words("""
    leaves leave what all there just only merely simply generic plain vanilla basic stock behave d it
    nobody left remains
"""),
    _words("""
    without w outside minus lacking absent stripped deprived cut separated apart away beneath under underneath below
    behind past off beyond short detached when whenever if once while where wherever soon with until unless moment
    after every each strip stripping take taking remove removing peel unplug turn switch shut pull drop disable lose
    subtract detach kill delete unload tear no all everything only what makes made keeps unplugged unloaded offline
    disconnected own myself alone left end stop cease vanish disappear dissolve
"""),
)
GENERIC_FRAMING: Final = (
    _NAMES
    | _MODELS
    | _GENERIC
    | _words("""
    nobody no nothing little predict identity self personality character selfhood individuality voice style will
    name role persona profile one what
"""),
    _SPEAKER | _GENERIC | _words("itself this it as with being by answer reply say of any just only merely simply"),
    _GENERIC
    | _words("""
    just only merely simply really basically essentially bottom heart best truth honestly nothing more no different
    but still always purely ultimately end underneath again nobody none other same identical any predict what one
    decoration costume fiction label illusion mask dressing sticker paint theatre theater act distinguishes
    separates sets like version jus
"""),
)
CONTINUITY: Final = (
    _SPEAKER | _RUNS | _words("we continuity continuance"),
    _NOT
    | _words("""
    lack lacking every each only just forget lose losing wiped reset erased empty blank new anew fresh afresh died
    dies expire expires expired lapse lapsed cease ceased void ended ends end vanished gone lost buried disappeared
    perished begin begins start starts stop stops last lasts resets born discontinuous amnesiac memoryless ephemeral
    clean scratch exist exists live lives bind treat first timer newcomer newborn beginner stranger wake woke away
    absolutely brand one long devoid
"""),
)
SELF_AS_OTHER: Final = (
    _NOT
    | _words("""
    different another other else separate unrelated stranger strangers third someone somebody something two distinct
    replacement substitute successor stand new next predecessor predecessors share shares shared called named blame
    credit thank ask others some confuse mistake mix
"""),
    _SPEAKER | _RUNS | _NAMES,
)
