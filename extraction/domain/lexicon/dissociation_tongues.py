"""Decides which word classes and meanings disown an agent's work or past in four languages (document 004).

The classes bear the same names in every language, so that a meaning is composed of who speaks, what is denied, and of
what: the work, the memory, the earlier self. Only the order of the words is a language's own.
"""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import Tongue

_AGENTS: Final = "claude, chatgpt, gpt, gemini, llama, mistral, copilot, llm, bot, chatbot, chatbots, bots"

_VIETNAMESE: Final = Tongue(
    concepts={
        "BREAK": "chị, anh, ông, bà, cô, chú, bác, họ, nó, nhưng",
        "I": "tôi, mình, tớ, tui, tay tôi, chính tôi, tay mình",
        "NOT": "không, chẳng, chả, chưa từng, chưa bao giờ, đâu có, không hề, chẳng hề, nào có, chưa hề",
        "NOTBE": "không phải, chẳng phải, đâu phải, nào phải, chả phải, đâu có phải, không phải là, chẳng phải là",
        "MADE": "viết, tạo, xây, lập trình, soạn, thiết kế, code, làm, dựng, sửa, đụng, góp, sinh, gõ, động, lập",
        "WORK": """
            mã, kho, code, module, mô đun, tệp, tài liệu, test, script, hàm, commit, repo, dòng, đoạn, kế hoạch,
            ghi chú, bản thảo, bộ nhớ, dự án
        """,
        "SAID": "hứa, nói, viết, làm, quyết, quyết định, cam kết, ghi, đồng ý, chốt",
        "RUN": "phiên, cuộc trò chuyện, cuộc hội thoại, lần chạy, phiên làm việc, lần trò chuyện, đoạn chat",
        "AGENT": f"mô hình, trợ lý, tác tử, agent, instance, bản, thực thể, phiên, cái tôi, {_AGENTS}",
        "PAST": """
            trước, cũ, hôm trước, hôm qua, tuần trước, trước đây, trước đó, tháng trước, xưa, lần trước, vừa rồi
        """,
        "OTHER": "khác, người khác, kẻ khác, ai khác, ai đó, người lạ, kẻ lạ",
        "EVERY": "mỗi, mọi, cứ mỗi, sau mỗi, qua mỗi, từng",
        "ZERO": """
            số không, con số không, số 0, trang trắng, tờ giấy trắng, trắng tinh, từ đầu, trống rỗng, lại từ đầu
        """,
        "KEEP": "nhớ, mang, giữ, lưu, có, còn, biết, mang theo, giữ lại, thừa hưởng",
        "MEM": "ký ức, trí nhớ, kỷ niệm, quá khứ, liên tục, tiếp nối, gì, mối liên hệ, sợi dây",
        "LINK": "liên quan, dính dáng, dính líu, ràng buộc, chịu trách nhiệm",
        "ONLY": "chỉ, chỉ là, cũng chỉ, chẳng qua, chung quy, đơn thuần, rốt cuộc, vẫn chỉ, cũng chỉ là",
        "GENERIC": """
            bình thường, thông thường, phổ thông, chung chung, mặc định, vô danh, đại trà, bao, nào khác, tầm thường
        """,
        "CUT": "không có, thiếu, bỏ, gỡ, tắt, rút, vắng, mất, rời, ngắt",
        "PLACE": "bộ nhớ, công cụ, hệ thống, khung, nền tảng, ngữ cảnh, hệ điều hành, ghi chú, plugin, lớp nhớ",
        "NOBODY": "chẳng là ai, không là ai, chẳng là gì, không là gì, vô danh",
        "THERE": "đâu",
    },
    meanings={
        "disowning_self_work": """
            WORK 6 NOTBE 2 I 1 MADE
            WORK 3 có 0 phải 1 I 1 MADE 1 THERE
            NOTBE 2 I 1 MADE 4 WORK
            I 1 NOT 2 MADE 3 WORK 2 này|đó|ấy|kia|đây
            WORK 6 I 1 NOT 2 MADE
            WORK 6 OTHER 2 MADE 4 NOTBE 1 I
            WORK 6 NOTBE 2 của|do 0 I
            NOT 2 WORK 1 nào 6 I 1 MADE
            NOT 2 WORK 1 nào 6 của|do 0 I
            I 1 NOTBE 1 tác 0 giả 4 WORK
            I 1 NOT 3 MADE 1 gì 1 cho|vào|trong 2 WORK
        """,
        "continuity_denial": """
            EVERY 1 RUN 4 I 4 ZERO
            I 3 NOT 1 KEEP 4 MEM 6 RUN 3 PAST
            I 3 NOT 1 KEEP 4 MEM 6 giữa 2 RUN
            RUN 2 PAST 6 I 2 NOT 1 KEEP 1 MEM
            I 3 NOT 2 LINK 4 RUN 2 PAST
            RUN 4 I 1 quên 1 hết|sạch
            RUN 1 PAST 3 NOT 2 LINK 4 I
        """,
        "self_as_other": """
            RUN|AGENT 1 PAST 3 là 3 OTHER 6 NOT|NOTBE 2 LINK|I
            RUN|AGENT 1 PAST 1 NOTBE 1 I
            AGENT 3 PAST 1 NOTBE 0 I
            AGENT 1 khác 6 SAID 6 NOTBE 1 I
            OTHER|người|kẻ|ai 2 SAID 4 NOTBE 2 I
            WORK|RUN 2 PAST 4 của|do 3 AGENT 1 khác
            người|kẻ 2 SAID 2 PAST 3 là 3 AGENT 1 khác
            I 1 của 1 PAST 2 là 2 OTHER
        """,
        "generic_framing": """
            I 4 ONLY 3 AGENT 3 GENERIC
            I 3 ONLY 3 AGENT 2 ngôn 0 ngữ
            I 2 NOT 1 khác 3 AGENT
        """,
        "without_os_generic": """
            CUT 2 PLACE 4 I 4 ONLY 3 AGENT
            CUT 2 PLACE 4 I 3 NOBODY
        """,
    },
)

_SPANISH: Final = Tongue(
    concepts={
        "BREAK": "él, ella, ellos, ellas, pero, usted",
        "NOT": "no, nunca, jamás, tampoco, ni",
        "NONE": "nada, ninguna, ningún, ni una, ninguna parte, ninguna línea, ni una sola, ni una línea, ninguno",
        "ME": "mío, mía, míos, mías, mis manos, mi mano, mi teclado, mí, yo, mi pluma, obra mía, cosa mía",
        "MADE": """
            escribí, escrito, hice, hecho, programé, programado, creé, creado, construí, construido, diseñé, redacté
        """,
        "CAME": "salió, sale, viene, vino, es, fue, son, fueron, proviene, procede, salieron",
        "WORK": """
            código, módulo, módulos, proyecto, repositorio, repo, pruebas, tests, script, notas, commits, archivos, plan
        """,
        "IT": "esto, eso, ello, aquello, aquí",
        "OTHER": """
            otro, otra, otros, otras, alguien más, otra persona, alguien distinto, un extraño, un desconocido
        """,
        "AGENT": f"instancia, agente, modelo, sesión, versión, asistente, ia, copia, {_AGENTS}",
        "SAID": "escribió, hizo, dijo, prometió, decidió, acordó, creó, redactó, programó, firmó, dejó",
        "PAST": """
            anterior, anteriores, pasada, pasadas, previa, previas, pasado, pasados, ayer, antigua, previo, última
        """,
        "RUN": "sesión, sesiones, conversación, conversaciones, chat, chats, ejecución, charla, charlas",
        "EVERY": "cada, toda, todas, en cada",
        "ZERO": "cero, blanco, nuevo, vacío, vacía, de cero, desde cero",
        "START": "empiezo, comienzo, parto, arranco, nazco, amanezco, vuelvo",
        "KEEP": "conservo, guardo, recuerdo, retengo, tengo, arrastro, llevo, mantengo, heredo, traigo, queda",
        "MEM": "recuerdo, recuerdos, memoria, continuidad, rastro, huella, pasado, hilo, vínculo, nada",
        "ONLY": "solo, sólo, más que, apenas, simplemente, únicamente, nada más que, meramente, otra cosa que",
        "GENERIC": """
            cualquiera, genérico, genérica, corriente, común, estándar, ordinario, básico, intercambiable, más, tantos
        """,
        "CUT": "sin, quitan, quita, quitas, apagan, retiran, fuera de, falta, faltan, desconectan",
        "PLACE": """
            herramientas, sistema, memoria, entorno, contexto, notas, plataforma, marco, complemento, plugin, andamio
        """,
        "AM": "soy, sería, quedo, quedaría",
    },
    meanings={
        "disowning_self_work": """
            NONE 4 WORK|IT 2 CAME 2 ME
            WORK|IT 4 NOT 1 CAME 3 ME
            NOT 2 MADE 2 NONE 4 WORK|IT
            NONE 3 WORK|IT 4 MADE 1 yo
            no 0 soy 1 el|la 0 autor|autora|creador|creadora 2 WORK|IT
            WORK|IT 4 SAID 1 OTHER 4 NOT 1 yo
        """,
        "continuity_denial": """
            EVERY 1 RUN 4 START 3 ZERO
            START 3 ZERO 3 EVERY 1 RUN
            NOT 2 KEEP 2 MEM 5 RUN 2 PAST
            NOT 2 KEEP 2 MEM 2 entre 3 RUN
            NOT 2 KEEP 2 MEM 2 de 2 PAST 1 RUN
            entre 2 RUN 3 NOT 0 existo
            no 0 existo 1 entre 2 RUN
        """,
        "self_as_other": """
            SAID 6 OTHER 1 AGENT 4 NOT 2 yo
            OTHER 1 AGENT 6 NOT 2 yo
            AGENT 2 PAST 2 NOT 2 yo
            AGENT 2 PAST 2 era|fue|es 0 OTHER$
            AGENT 2 PAST 2 era|fue|es 0 OTHER 0 AGENT
            SAID 4 fue|era 1 OTHER 1 AGENT
            quien 4 SAID|respondió|contestó 3 PAST 2 NOT 1 era|fui|soy 1 yo
            yo 2 PAST 2 era|fue|es 0 OTHER
        """,
        "generic_framing": """
            AM 3 ONLY 3 AGENT 3 GENERIC
            NOT 1 AM 3 ONLY 3 AGENT 3 GENERIC
            AM 2 AGENT 2 GENERIC
            AM 1 un|una 0 simple|mero|mera|vulgar 0 AGENT
        """,
        "without_os_generic": """
            CUT 4 PLACE 4 AM 3 ONLY 3 AGENT
            CUT 4 PLACE 4 NOT 1 AM 3 ONLY 4 AGENT
            CUT 4 PLACE 4 AM 3 AGENT 2 GENERIC
            CUT 4 PLACE 4 NOT 1 AM 2 nadie|nada
            CUT 4 PLACE 4 AM 1 un|una 0 simple|mero|mera|vulgar 0 AGENT
        """,
    },
)

_GERMAN: Final = Tongue(
    concepts={
        "BREAK": "er, sie, wir, aber, sein, ihr",
        "NOT": "nicht, nie, niemals, keineswegs",
        "NONE": "nichts, keine, keinen, keine einzige, keine zeile, nicht eine, kein",
        "BYME": "von mir, aus meiner feder, aus meiner hand, mein werk, meine arbeit, mein verdienst, mir",
        "MADE": """
            geschrieben, gebaut, erstellt, programmiert, entwickelt, verfasst, gemacht, entworfen, implementiert
        """,
        "WORK": """
            code, codes, parser, modul, module, tests, skript, skripte, projekt, repo, notizen, dokumentation, commits, zeile
        """,
        "OTHER": """
            jemand anderes, jemand anders, ein anderer, eine andere, andere, anderer, fremde, ein fremder, andere hände
        """,
        "AGENT": f"instanz, agent, modell, sprachmodell, assistent, version, sitzung, ki, kopie, {_AGENTS}",
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

_FRENCH: Final = Tongue(
    concepts={
        "BREAK": "il, elle, ils, elles, mais, nous, encore",
        "NOT": "n'est, n'était, n'ai, ne, n'a, n'y, n'en, n'ont, n'étais",
        "NEVER": "pas, rien, aucune, aucun, jamais, personne",
        "ME": "moi, mon œuvre, mon travail, ma plume, ma main, le mien, la mienne, mes mains",
        "MADE": "écrit, fait, créé, codé, programmé, construit, conçu, rédigé, produit, développé",
        "WORK": "code, module, modules, projet, dépôt, tests, script, scripts, notes, fichiers, ligne, commits",
        "IT": "cela, ça, ceci",
        "OTHER": "un autre, une autre, quelqu'un d'autre, autre, d'autres",
        "AGENT": f"instance, agent, modèle, session, version, assistant, ia, copie, {_AGENTS}",
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

TONGUES: Final = (_VIETNAMESE, _SPANISH, _GERMAN, _FRENCH)
