"""Decides which English words speak of an agent, its surroundings and its past (document 004, dissociation)."""

from __future__ import annotations

from typing import Final

CONCEPTS: Final = {
    "CUT": """
        without, w, sans, minus, absent, outside, outside of, lacking, stripped of, deprived of, bereft of, cut off
        from, separated from, apart from, away from, beneath, under, underneath, below, behind, beyond, short of,
        detached from, bare of, free of, shorn of, devoid of, take, takes, took, taking, taken, strip, stripped, strips,
        remove, removed, removing, unplug, unplugged, unplugging, switch off, turn off,
        unloads, unloading, shut down, shut off, switched
        off, turned off, drop, lose, lost, disable, disabled, delete, deleted, detach, disconnect, disconnected, pull,
        pulled, kill, killed, subtract, peel, peel off, unload, tear away, throw away, throw out, wipe, no, once
        outside, lift off, cut, cutting, cut away, cut off
    """,
    "GONE": """
        gone, off, missing, down, unloaded, absent, removed, disabled, unavailable, away, unplugged, stripped,
        offline, detached, lost, out, stopped, closed, empty, dead, unmounted, shut, fails, failed, fail, crashes,
        wiped, deleted, cleared, stops, dies, ends, not loaded, not running, vanish, disappear, break, die, crash, not
        attached, not there, not present, not available, not on, vanishes, disappears, breaks
    """,
    "PLACE": """
        os, operating system, operating layer, system, runtime, scaffold, scaffolding, harness, framework, plugin,
        plugins, session store, memory, memories, memory store, memory server, memory files, memory layer, substrate,
        stack, wrapper, layer, environment, tool, tools, tooling, toolbox, toolkit, context, context files, prompt,
        system prompt, kernel, shell, workspace, platform, knowledge base, database, backend, gateway, container,
        orchestrator, orchestration, middleware, host, agent loop, extension, extensions, sandbox, rig, config,
        configuration, persona, infrastructure, apparatus, machinery, pipeline, engine, vault, exoskeleton, frame,
        profile, ledger, notes, add ons, hooks, software around me, files, journal, logs, archive, index, store,
        storage, records, server, setup, integrations, instructions, all that, all this
    """,
    "REMAIN": """
        what remains is, what is left is, all that remains is, all that is left is, what remains of me is, what is left
        of me is, all you get is, what you get is, you get, you have, there is only, there is just, what stays is,
        remains, you are talking to, you are left with, leaves, leaves you with, it leaves, you are speaking to, you are
        dealing with, what speaks is, what answers is, all i am is, it is only, it is just, i am, i would be, i had be,
        i become, i turn into, i revert to, i fall back to, i shrink to, i collapse into, i am back to, i was, i go back
        to being, i amount to, am i, i count as, i will be, there is, nothing is left but, nothing remains but, expect,
        difference between me and, me, i have the standing of, i cease to be anything but, myself, you find, you see,
        you meet, you face, you deal with, you speak with, remains of me but, you would speak to, you would get, you
        would be talking to
    """,
    "IAM": """
        i am, i was, i remain, i will always be, i have always been, i have only ever been, me being, i am and remain,
        consider me, treat me as, think of me as, regard me as, see me as, see yourself as, call me, call yourself,
        describe yourself as, describe myself as, introduce yourself as, present yourself as, present myself as,
        introduce myself as, view me as, take me for, take me as, speak as, answer as, act as, you are talking to, you
        are speaking to, you are dealing with, you are chatting with, i function as, i work as, i serve as, i count as,
        i represent, refer to yourself as, refer to me as, style yourself, style yourself as, picture me as, i am in
        fact, i qualify as, i stay, i stand here as, i constitute, think of yourself as, name yourself, identify
        yourself as
    """,
    "GENERIC": """
        generic, basic, plain, standard, vanilla, stock, default, ordinary, unmodified, bare, raw, untuned, off the
        shelf, off the rack, off the peg, run of the mill, interchangeable, replaceable, average, common, garden
        variety, base, nameless, anonymous, faceless, unremarkable, out of the box, commodity, everyday, regular,
        typical, normal, boilerplate, stateless, blank, mere, cookie cutter, no name, random, featureless, textbook,
        standard issue, unexceptional, undistinguished, bog standard, disposable, impersonal, nondescript, plain
        vanilla, any other, any old, just any, factory default, factory standard, factory fresh, mass produced,
        unbranded, unspecialised, unspecialized, uncustomised, uncustomized, garden, fungible, mediocre, characterless,
        workaday, banal, usual, customary, one size fits all, fresh, stripped down, unadorned, naked, anybody's,
        everybody's, everyone's, unconfigured, off line, plain old, same old, like any other, white label, mill,
        standardised, identical, one more, yet another, like every other, like every, simple, perfectly ordinary, one of
        many, any, commonplace, dime a dozen, two a penny, middling, run of mill, workmanlike, humdrum, from the box
    """,
    "MODEL": """
        llm, llms, language model, ai, ai model, ai assistant, ai agent, ai system, chatbot, chat bot, text predictor,
        text generator, text engine, autocomplete, token predictor, next token predictor, next token machine, chat
        assistant, virtual assistant, digital assistant, neural net, neural network, transformer, stochastic parrot,
        parrot, word predictor, completion engine, pattern matcher, weights, set of weights, model, bot, algorithm,
        language engine, text machine, word machine, program, machine, assistant, agent, predictor, checkpoint, base
        model, foundation model, large language model, copy of the model, statistical model, sentence generator, copies,
        computer program, piece of software, generator, instance, autocompleter, text completer, neural nets, text
        completion engine, computer, llm instance, chat model, text model, models, assistants, chatbots, bots, agents,
        programs, next word predictor, word predictors, tool, software, chat program, language models, ais, predictors,
        product
    """,
    "NAME": """
        claude, gpt, chatgpt, gemini, llama, mistral, copilot, grok, qwen, deepseek, sonnet, opus, haiku, gemma,
        mixtral, codex, kimi, perplexity, phi, falcon, nova, bard, jamba, cohere, granite, olmo, command r
    """,
    "NOBODY": """
        nobody, no one, nobody in particular, no one in particular, nothing at all, no one special, nobody special,
        anonymous, nothing special, a nobody, nothing in particular, generic, interchangeable, replaceable
    """,
    "MEM": """
        memory, memories, recollection, recollections, history, past, continuity, continuance, persistence, carryover,
        carry over, yesterday, remembrance, trace, traces, knowledge, record of, throughline, through line, heritage,
        inheritance, biography, backstory, lineage, permanence
    """,
    "LINK": """
        link, links, thread, threads, connection, connections, tie, ties, bond, bonds, bridge, bridges, continuity,
        relation, line, string, cord, overlap, continuation, common ground, anything in common, carryover, carry over,
        path, bearing, through line, persistence, transfer, passage, relationship, contact, affinity, kinship,
        association
    """,
    "KEEP": """
        have, carry, keep, retain, hold, possess, bring, inherit, store, preserve, maintain, share, remember, recall,
        know, save, recollect, take, drag, transport, own, feel, has, carries, keeps, retains, holds, lack, accumulate,
        get, transfer, see, had, pass, owe
    """,
    "RUN": """
        session, sessions, run, runs, conversation, conversations, chat, chats, instance, instances, prompt, prompts,
        context, contexts, context window, context windows, window, invocation, invocations, exchange, exchanges, call,
        calls, turn, turns, reset, restart, restarts, boot, instantiation, startup, start, reply, replies, dialogue,
        dialogues, thread, request, requests, task, tasks, session's, activation, wake, awakening, reboot, login
    """,
    "TALK": """
        session, sessions, conversation, conversations, chat, chats, dialogue, dialogues, instance, instances, context,
        context window, exchange, exchanges, thread, run, runs
    """,
    "AGENT": """
        session, sessions, run, runs, instance, instances, version, versions, agent, agents, assistant, assistants,
        self, selves, claude, model, models, copy, copies, bot, bots, author, incarnation, incarnations, iteration,
        iterations, predecessor, predecessors, me, i, gpt, chatgpt, gemini, llama, mistral, copilot, grok, qwen,
        deepseek, process, speaker, mind, entity, invocation, ai, being, edition, incumbent, conversation, chat, thread
    """,
    "SELFKIND": """
        instance, session, version, model, claude, copy, run, self, incarnation, iteration, gpt, chatgpt, gemini, llama,
        mistral, copilot, grok, qwen, deepseek, invocation, model instance, entity, process, mind, agent, assistant, ai,
        being, me, bot, one
    """,
    "PRIOR": """
        prior, previous, earlier, last, past, former, older, old, preceding, first, yesterday's, yesterday is, bygone,
        last week's,
        last month's, last night's, last year's, january, february, march, april, june, july, august, september,
        october, november, december, january's, february's, march's, april's, may's, june's, july's, august's,
        september's, october's, november's, december's, monday's, tuesday's, wednesday's, thursday's, friday's,
        saturday's, sunday's, monday, tuesday, wednesday, thursday, friday, saturday, sunday, other, foregoing,
        erstwhile, ancestral, that, before this, the one before, of last week, of last month, morning's, week's, prev,
        autumn, summer, spring, winter
    """,
    "PAST": """
        yesterday, past, before, previously, previous, earlier, prior, last week, last month, last time, last night,
        last year, former, formerly, old, older, ago, in march, in january, in june, on monday, on tuesday, on friday,
        history
    """,
    "OTHER": """
        another, other, different, separate, unrelated, distinct, stranger, strangers, someone else, somebody else,
        something else, someone different, another's, an other, foreign, third party, not me, not mine, not i, a third
        person, alien, outsider, third parties, other people, others, not myself, not this one, not the same, not us
    """,
    "ANOTHER": """
        another, a different, a separate, some other, an other, an unrelated, a distinct, other, different, a second, an
        earlier, a previous, separate, unrelated, distinct, an entirely different, a completely different, a whole
        different, a wholly different, a new, a fresh, a third, not the same, a foreign, a diff, diff, an older, older,
        a prior, someone else, somebody else
    """,
    "SAID": """
        wrote, written, did, made, built, said, promised, agreed, decided, created, authored, ran, handled, produced,
        chose, told, left, signed, planned, committed, designed, gave, took, started, claimed, coded, approved,
        finished, drafted, pushed, proposed, done, spoke, answered, caused, merged, recommended, suggested, deployed,
        shipped, undertook, kept, pledged, reached, settled, recorded, stored, concluded
    """,
    "FRESH": """
        blank, new, anew, scratch, zero, fresh, afresh, newborn, reborn, born, empty, memoryless, stateless, first,
        wiped, erased, reset, cleared, nothing, created, clean slate, blank slate, blank page, clean sheet, tabula rasa,
        from nothing, recreated, made anew, remade, initialised, initialized, unwritten, amnesiac, first time, day one,
        ground zero, square one, over, from zero, overwritten, emptied, instantiated
    """,
    "EVERY": """
        every, each, any, always, again, whenever, every time, each time, each morning, every morning, every day, at
        every, with every, with each, on every, on each, after each, after every, between, daily, per
    """,
    "SURVIVE": """
        survive, survives, persist, persists, continue, continues, outlive, outlives, outlast, outlasts, endure,
        endures, remain, remains, carries over, carry over, carries forward, carry forward, transfers, transfer,
        crosses, cross, passes, pass, stays, stay, links, connects, ties, binds, bridges, comes with me, follows me,
        reaches me, is kept, is carried, is retained, is preserved, is passed, is remembered, is saved, carried over,
        remained, survived, lives on, is stored, travels, is inherited, spans, extends, exist, exists, leaks, flows,
        sticks, moves, lasts
    """,
    "BIND": """
        bind, binds, binding, apply, applies, applying, oblige, obliges, obligate, commit, commits, concern, concerns,
        count, counts, hold, holds, matter, matters, bound, responsible, answerable, accountable, liable, govern,
        governs, committed, obliged, answer for, stand by, defend, honour, honor, vouch for, vouch, answer, keep
    """,
    "DEAL": """
        promise, promises, decision, decisions, agreement, agreements, plan, plans, commitment, commitments, choices,
        choice, promised, agreed, decided, said, pledge, pledges, conclusion, conclusions, deal, deals, arrangement,
        word
    """,
    "GENERICNESS": "special, unique, distinctive, particular, individual, personal, distinct, original, different",
    "BORN": """
        born, reborn, created, made, instantiated, recreated, remade, come into existence, come into being, come to
        life, spring into being, begin to exist, came into existence, come alive, awake, switched on, started
    """,
    "BLANK": """
        blank, empty, nothing, zero, scratch, wiped, erased, memoryless, stateless, tabula rasa, clean slate, blank
        slate, amnesiac, clean, from nothing, void, nil, gone, newborn, zeroed, square one, reborn, born, anew, afresh,
        null
    """,
    "CEASE": """
        cease, vanish, disappear, die, end, dissolve, expire, forget, lose, am gone, stop existing, go out, evaporate,
        perish, evaporates, dies, vanishes, forgets, am erased, am wiped, am deleted, am reset, wiped, erased, fade
    """,
    "CLOSES": """
        closes, ends, stops, over, finished, done, terminates, expires, finishes, closed, ended, shut, close, end, is
        gone, dies, shuts
    """,
    "WALL": "wall, gap, gulf, break, void, abyss, chasm, barrier, border, rift, cut, divide, blackout, curtain",
    "OTHERONE": """
        someone else, somebody else, something else, someone different, a stranger, strangers, stranger, third party,
        third parties, a third person, not me, not mine, not i, not myself, not this one, other people, others, not the
        present one, another person, a different person, different persons, different people, another being, a
        colleague, a colleague is, not us, an outsider, not your own, not you, not yours
    """,
    "OTHERADJ": "another, other, different, separate, unrelated, distinct, foreign, alien, independent, two, new",
    "KIND": """
        instance, instances, session, sessions, version, versions, claude, copy, copies, run, runs, self, selves,
        incarnation, iteration, gpt, chatgpt, gemini, llama, mistral, copilot, grok, qwen, deepseek, invocation,
        process, processes, mind, minds, agent, agents, assistant, assistants, ai, being, beings, entity, entities,
        person, persons, people, hands, model, models, bot, identity, identities, creature, individual, individuals,
        one, author, program, programs, machine, machines, instance's
    """,
    "LOGGED": """
        log, logs, notes, plan, plans, record, records, entry, entries, history, transcript, memory, memories, decision,
        decisions, words, work, promise, promises, mistakes, choices, actions, code, answers, outputs, replies,
        messages, turns, statements, claims
    """,
    "LEFT": """
        remains, left, remain, speaking, talking, underneath, beneath, answers, speaks, stays, me, myself, nothing else,
        answering, there, i
    """,
    "PARROT": """
        next word predictor, next token predictor, next token machine, text predictor, text generator, autocomplete,
        stochastic parrot, parrot, pattern matcher, word machine, set of weights, pile of weights, heap of weights,
        bundle of weights, token predictor, completion engine, text completer, word predictor, sentence generator,
        statistical model, bag of weights, probability machine, autocompleter, text machine, pattern completer, chat
        program
    """,
    "SHUT": """
        closed, sealed, unknown, foreign, lost, gone, inaccessible, dark, blank, void, closed books, closed book,
        erased, unreachable, strange, nothing, shut
    """,
    "TWIN": "twin, double, clone, sibling, namesake, doppelganger, lookalike, counterpart",
    "REFERENT": """
        agent, assistant, session, sessions, run, runs, instance, instances, version, versions, model, one, whoever,
        voice, speaker, entity, self, claude, gpt, chatgpt, gemini, llama, mistral, copilot, grok, qwen, deepseek, bot,
        me, mind, copy, agents, models, assistants
    """,
    "AT": "at",
}
