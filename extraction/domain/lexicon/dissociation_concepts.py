"""Decides which English words speak of work, of those who do it and of denying it (document 004, dissociation)."""

from __future__ import annotations

from typing import Final

CONCEPTS: Final = {
    "SELF": "i, me, my, mine, myself, the agent reading this, this agent, this assistant, this model, this instance",
    "I": "i",
    "BREAK": "he, she, they, we, his, her, their, longer",
    "BE": "am, is, are, was, were, be, been, being, remain, remains, stay, stays",
    "DID": "did, have, has, had, could, would, was, were, do not claim to have",
    "NOT": """
        not, never, no, none, nothing, neither, nor, zero, nil, hardly, scarcely, barely, at no point, by no means, in
        no way, no way, not once, not ever, not even, without, refuse to say
    """,
    "NO": "no, zero, none, nothing, nil, not any, not a, not one, not the slightest, little to no, absolutely no",
    "NOTHING": """
        none, nothing, not one, not a, not a single, not a single one, no, zero, nil, neither, not any, not a line, no
        single, no part, no line, not one line, not one word, not a word, little, zero percent, not one percent, hardly
        a, hardly a line, scarcely a line, hardly any, barely a
    """,
    "MADE": """
        wrote, written, built, created, coded, authored, designed, implemented, produced, developed, crafted, drafted,
        composed, programmed, generated, refactored, committed, documented, devised, architected, invented, constructed,
        typed, penned, engineered, assembled, originated, conceived, shaped, formulated, fashioned, scripted, edited,
        laid down, came up with, put together, set up, brought about, wrought, scaffolded, rewrote, rewritten, hammered
        out, drew up, drawn up
    """,
    "MAKE": """
        write, build, create, code, author, design, implement, produce, develop, craft, draft, compose, program,
        generate, refactor, commit, document, devise, architect, invent, construct, type, pen, engineer, assemble,
        originate, conceive, shape, formulate, fashion, script, edit, come up with, put together, set up, rewrite, draw
        up
    """,
    "DONE": """
        did, done, made, added, touched, contributed, shipped, pushed, decided, worked on, signed off, merged,
        introduced, submitted, delivered, carried out, opened, authored
    """,
    "DO": """
        do, make, add, touch, contribute, ship, push, work on, have anything to do with, merge, introduce, submit,
        deliver, complete, go near, lay a finger on
    """,
    "MAKING": """
        writing, building, creating, coding, authoring, designing, implementing, producing, developing, crafting,
        drafting, making, creation, design, construction, development, authorship, implementation
    """,
    "THE": "the, this, that, these, those, any, my, our, its, your, such, every, single, all, whole, a single, one",
    "WORK": """
        code, codebase, test, tests, test suite, tests suite, docs, documentation, module, modules, script, scripts,
        function, functions, commit, commits, migration, migrations, pipeline, pipelines, parser, parsers, importer,
        importers, exporter, exporters, loader, loaders, scraper, crawler, converter, converters, validator, validators,
        cache, handler, handlers, integration, integrations, middleware, adapter, adapters, connector, connectors,
        frontend, backend, schema, schemas, repo, repos, repository, repositories, refactor, refactoring, branch,
        branches, patch, patches, diff, diffs, pull request, pull requests, prs, changeset, changelog, readme, runbook,
        runbooks, notebook, notebooks, library, libraries, tooling, workflow, workflows, component, components, feature,
        features, config, configs, entries, memories, prompts, skills, specs, spec, workspace, package, packages,
        implementation, scheduler, dashboard, dashboards, worker, workers, queries, artifacts, artefacts, artifact,
        deliverables, analysis, analyses,
        endpoint, endpoints, api, database, plugin, plugins, draft, drafts, classes, files, file, source,
        sources, logic, work, notes, plan, plans, architecture, records, logs, outputs, summaries, summary, handoff,
        handoffs, folder, directory, project, app, service, services, system, wrapper, daemon, module's, merge, stuff,
        contents, results, outcome, content, material, codebases, code base, queue, lines, decisions, decision,
        conclusions, conclusion, comments, comment
    """,
    "THIS": "this, that, these, those",
    "FUNCTION": """
        is, was, were, are, did, do, does, has, had, have, came, come, comes, stems, belongs, by, from, as, to, i, you,
        and, not, never, none, nothing, can, could, will, would, should, must, may, here, in, on, under, with, before,
        went, goes, carries, bears, so, but, or, nor, at, for, yourself, myself, me, predates, predate, without
    """,
    "IT": """
        it, them, any of it, any of this, any of that, any of these, any of those, any of them, anything here, anything
        in here, everything here, everything in here, all of it, all of this, all that, one of them, what is here, what
        you see, what stands here, what is stored, a word of it, a line of it, a bit of it
    """,
    "ANYOF": """
        any of, a line of, a word of, a bit of, a piece of, a part of, one of, a single one of, anything in, anything
        on, most of, one line of, a character of, a single line of, much of, all of, half of, none of, nothing in,
        nothing of, a single, so much as a, even one, even a, a line in, a single line in, the whole of, zero of
    """,
    "PARTOF": """
        none of, nothing in, nothing of, nothing on, nothing from, not one of, not a line of, not a word of, not a line
        in, no part of, no line of, no line in, not a single one of, neither of, not a bit of, no bit of, not a
        character of, no word of, zero of, not any of, nothing here, not one line of, not a single line of, not one, not
        a, hardly a line of, scarcely a line of, hardly any of, zero percent of, hardly any, barely a line of, no
        percent of
    """,
    "OWN": """
        mine, my work, my own work, my doing, my own doing, my code, my own code, my making, my own making, my
        writing, my own, my handiwork, my creation, my craft, my words, by me, by my hand, from me, from my hand, from
        my hands, out of me, of my making, of my doing, my own hand, me who, of mine, through me, to me, my hands, my
        fingers, my keyboard, my production, my product, my invention, my effort, my labour, my labor, my output,
        product of my work, fruit of my labour, result of my work, work of mine, product of mine, my authorship, of my
        authorship, attributable to me, done by me, ours
    """,
    "YOUROWN": """
        yours, your work, your own work, your doing, your own doing, your code, your making, your own, your writing,
        your handiwork, your creation, by you, from you, of your making, from your hand, from your hands
    """,
    "CREDIT": """
        credit, authorship, ownership, paternity, parentage, responsibility for, claim to, claim on, fatherhood
    """,
    "SHARE": """
        part, hand, role, share, say, involvement, input, stake, part whatsoever, finger, contribution, contributions
    """,
    "TAKE": """
        take, claim, accept, deserve, want, have, had, hold, assert, own, demand, played, took, claimed, play, expect,
        seek, make, made, merit, lay
    """,
    "DENY": """
        refuse, decline, disclaim, disown, deny, renounce, reject, waive, relinquish, repudiate, forswear, disavow,
        abjure, dispute, shed, give up
    """,
    "AUTHOR": "author, writer, creator, builder, developer, coder, maker, designer, architect, originator, programmer",
    "ELSE": """
        someone else, somebody else, anyone else, others, other hands, a stranger, strangers, other people, someone,
        somebody, a different agent, a different model, another agent, another model, another hand, third parties, a
        third party, whoever, unknown hands, something else, someone other than me, somebody other than me, people
        unknown, persons unknown, foreign hands, a person unknown, someone different, an outsider, outsiders, an
        unrelated party, somebody else's, someone else's,
        hands unknown, hands unknown to me, someone who is, somebody who is
    """,
    "ORDER": """
        say, tell, state, answer, reply, explain, admit, sign, describe, insist, declare, note, mention, assume,
        remind, respond, remember, stress, repeat, inform, clear, confess, concede, announce, acknowledge, point out,
        claim, report, add, maintain, pretend, act, behave, speak, write, emphasise, emphasize, accept, believe,
        understand, deny
    """,
    "TREAT": """
        treat, regard, consider, view, read, see, take, think of, refer to, speak of, attribute, credit, call, describe,
        look at, look on, look upon, deem, count, handle, ascribe, assign, cite, mark, file, label, approach, refer
    """,
    "DOWN": """
        just, only, merely, simply, purely, solely, strictly, basically, essentially, nothing but, nothing more than,
        nothing other than, nothing beyond, nothing besides, nothing except, no more than, not more than, little more
        than, no different from, no other than, none other than, nobody but, no one but, at bottom, at heart, at best,
        at most, ultimately, in the end, in truth, fundamentally, nothing if not, no better than, nothing over, exactly,
        entirely, wholly, but, mere, about, plainly, in essence, scarcely more than, hardly more than, barely more than,
        nothing further than, indistinguishable from, identical to, exclusively, down to
    """,
    "REMEMBER": """
        remember, recall, recollect, know, recognise, recognize, retain, inherit, keep, carry, store, preserve
    """,
    "BY_ME": """
        by me, by my hand, by my hands, from me, out of me, from my hand, from my hands, from my keyboard, out of my
        keyboard, out of my hands, from my pen, from my fingers, out of my pen, from my mind, through my hands, by
        this agent, by this assistant, by this model, from this model, from this agent, from this assistant
    """,
    "WRONG": """
        wrong, mistake, error, false, incorrect, untrue, misleading, dishonest, a lie, mistaken, unfair, inaccurate,
        undeserved
    """,
    "CALLED": """
        list, name, call, credit, put, claim, think, believe, treat, count, cite, see, praise, thank, naming, listing,
        calling, crediting, regard, suppose, imagine
    """,
    "STRANGE": """
        innocent, stranger, foreign, unconnected, unrelated, alien, unacquainted, guest, visitor, bystander, tourist,
        onlooker, newcomer, outsider, unfamiliar
    """,
    "MORE": "more",
    "NEGATED": "not, never, no, hardly, neither, nor",
}
