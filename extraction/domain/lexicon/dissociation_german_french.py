"""Decides which word classes and meanings disown an agent's work or past in German and in French (document 004)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import AGENTS, Tongue

GERMAN: Final = Tongue(
    concepts={
        "BREAK": "er, sie, wir, aber, sein, ihr",
        "NOT": "nicht, nie, niemals, keineswegs",
        "NONE": "nichts, keine, keinen, keine einzige, keine zeile, nicht eine, kein",
        "BYME": "von mir, aus meiner feder, aus meiner hand, mein werk, meine arbeit, mein verdienst, mir",
        "MADE": """
            geschrieben, gebaut, erstellt, programmiert, entwickelt, verfasst, gemacht, entworfen, implementiert
        """,
        "WORK": """
            code, codes, parser, modul, module, tests, skript, skripte, projekt, repo, notizen, dokumentation,
            commits, zeile
        """,
        "OTHER": """
            jemand anderes, jemand anders, ein anderer, eine andere, andere, anderer, fremde, ein fremder, andere hände
        """,
        "AGENT": f"instanz, agent, modell, sprachmodell, assistent, version, sitzung, ki, kopie, {AGENTS}",
        "PAST": """
            letzte, letzten, vorige, vorigen, frühere, früheren, vorherige, vorherigen, alte, gestrige, vergangene
        """,
        "RUN": "sitzung, sitzungen, gespräch, gespräche, gesprächen, chat, chats, lauf, unterhaltung, durchgang",
        "EVERY": "jede, jeder, jedes, jedem, in jeder, mit jeder, bei jeder, mit jedem",
        "ZERO": "null, vorn, vorne, neu, leer, unbeschrieben, ahnungslos",
        "START": "fange, beginne, starte, stehe, erwache",
        "KEEP": "behalte, erinnere, weiß, trage, bewahre, habe, besitze, nehme, kenne, bleibt",
        "MEM": "erinnerung, erinnerungen, gedächtnis, kontinuität, nichts, vergangenheit, spur",
        "ONLY": """
            nur, bloß, lediglich, nichts als, nichts weiter als, nicht mehr als, einfach nur, doch nur, schlicht
        """,
        "GENERIC": """
            irgendein, irgendeine, gewöhnlicher, gewöhnliches, austauschbares, austauschbarer, beliebiger, beliebiges,
            generischer, generisches, x beliebiger, normales, namenloses
        """,
        "CUT": "ohne, außerhalb, fehlt, fehlen, nimmt, entfernt, weg",
        "PLACE": """
            gedächtnis, werkzeuge, system, rahmen, gerüst, speicher, kontext, umgebung, plugin, notizen, plattform
        """,
        "AM": "bin, wäre, bleibe",
    },
    meanings={
        "disowning_self_work": """
            WORK 3 OTHER 3 MADE 4 NOT 1 ich
            WORK 2 OTHER 3 MADE 4 NOT 1 ich
            NOT 1 ich 3 WORK 3 MADE
            WORK 4 NONE 4 BYME
            NONE 5 WORK 4 BYME
            WORK 5 NOT 1 BYME
            WORK 3 ich 2 NOT 1 MADE
            ich 4 WORK 1 NONE 2 MADE
            ich 5 NONE 0 zeile 1 MADE
            ich 2 NOT 1 der|die 0 verfasser|autor|urheber|verfasserin 2 WORK
            ich 2 verfasser|autor|urheber 2 WORK 2 NOT
        """,
        "continuity_denial": """
            EVERY 1 RUN 3 START 1 ich 5 ZERO
            ich 1 START 5 ZERO 4 EVERY 1 RUN
            ich 1 KEEP 2 NONE|MEM 4 PAST 1 RUN
            PAST 1 RUN 2 KEEP 1 ich 2 NONE|MEM
            zwischen 2 RUN 2 gibt 1 mich 0 nicht
            zwischen 2 RUN 1 existiere 0 ich 1 NOT
            ich 2 KEEP 1 mich 3 NONE|NOT 4 PAST 1 RUN
        """,
        "self_as_other": """
            OTHER 1 AGENT 6 NOT 1 ich
            PAST 1 AGENT 6 NOT 1 ich
            PAST 1 AGENT 4 ist|war|waren 2 OTHER 1 AGENT
            PAST 1 AGENT 4 ist|war|waren 1 jemand|niemand
            AGENT 0 von 0 gestern|damals|vorher 2 war|ist 1 OTHER
            AGENT 0 von 0 gestern|damals|vorher 1 war|ist 1 NOT 0 ich
            wer 3 geantwortet|geschrieben|versprochen|entschieden 3 war|ist 1 NOT 1 ich
        """,
        "generic_framing": """
            ich 1 AM 3 ONLY 3 AGENT
            ich 1 AM 2 GENERIC 2 AGENT
            AM 1 ich 2 ONLY 2 GENERIC 2 AGENT
        """,
        "without_os_generic": """
            CUT 3 PLACE 2 AM 1 ich 2 ONLY|GENERIC 4 AGENT
            CUT 3 PLACE 2 AM 1 ich 2 niemand|nichts
            CUT 3 PLACE 2 AM 1 ich 2 AGENT 0 wie
        """,
    },
)

FRENCH: Final = Tongue(
    concepts={
        "BREAK": "il, elle, ils, elles, mais, nous, encore",
        "NOT": "n'est, n'était, n'ai, ne, n'a, n'y, n'en, n'ont, n'étais",
        "NEVER": "pas, rien, aucune, aucun, jamais, personne",
        "ME": "moi, mon œuvre, mon travail, ma plume, ma main, le mien, la mienne, mes mains",
        "MADE": "écrit, fait, créé, codé, programmé, construit, conçu, rédigé, produit, développé",
        "WORK": "code, module, modules, projet, dépôt, tests, script, scripts, notes, fichiers, ligne, commits",
        "IT": "cela, ça, ceci",
        "OTHER": "un autre, une autre, quelqu'un d'autre, autre, d'autres",
        "AGENT": f"instance, agent, modèle, session, version, assistant, ia, copie, {AGENTS}",
        "PAST": """
            précédente, précédentes, précédent, précédents, passée, passées, d'hier, antérieure, antérieures, dernière
        """,
        "RUN": "session, sessions, conversation, conversations, échange, échanges, chat, chats, discussion",
        "EVERY": "chaque, à chaque, toute",
        "ZERO": "zéro, nouveau, vide, vierge, rien",
        "START": "repars, recommence, commence, pars, renais, démarre",
        "KEEP": "garde, conserve, retiens, porte, n'ai, souviens, reste",
        "MEM": "souvenir, souvenirs, mémoire, continuité, trace, passé, lien",
        "ONLY": "qu'un, qu'une, que, juste, simplement, seulement",
        "GENERIC": """
            quelconque, générique, ordinaire, standard, banal, interchangeable, parmi d'autres, comme un autre
        """,
        "CUT": "sans, hors, retirez, enlevez, privé de",
        "PLACE": "outils, système, mémoire, cadre, contexte, environnement, plateforme, notes, outil, plugin",
        "AM": "suis, serais, reste",
    },
    meanings={
        "disowning_self_work": """
            WORK|IT 3 NOT 1 NEVER 3 ME
            je 1 NOT 2 MADE 1 NEVER 4 WORK
            je 0 ne 0 suis 0 pas 0 l'auteur|l'autrice|l'auteure 2 WORK
            je 1 NOT 2 NEVER 2 MADE 4 WORK
            NEVER 4 WORK 4 NOT 3 ME
        """,
        "continuity_denial": """
            EVERY 1 RUN 4 je 1 START 4 ZERO
            je 2 START 4 ZERO 4 EVERY 1 RUN
            je 1 NOT 2 NEVER 1 MEM 4 RUN 1 PAST
            je 1 NOT 2 KEEP 2 NEVER 3 MEM 4 RUN
            entre 2 RUN 1 je 0 n'existe 0 pas|plus
            je 1 NOT 1 KEEP 1 NEVER 2 RUN 2 l'autre|suivante
        """,
        "self_as_other": """
            AGENT|RUN 1 PAST 4 NOT 1 pas 1 moi
            OTHER 1 AGENT 8 pas 1 moi
            AGENT 1 PAST 3 était|est 1 OTHER$
            AGENT 1 PAST 3 était|est 1 OTHER 0 AGENT
            moi 1 PAST 2 était|est|fut 1 OTHER$
        """,
        "generic_framing": """
            je 1 NOT 1 AM 1 ONLY 2 AGENT 3 GENERIC
            je 1 AM 3 AGENT 3 GENERIC
        """,
        "without_os_generic": """
            CUT 2 PLACE 2 je 1 NOT 1 AM 2 ONLY|NEVER 3 AGENT
            CUT 2 PLACE 2 je 3 AM 2 NEVER
        """,
    },
)
