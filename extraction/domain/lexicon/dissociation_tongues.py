"""Decides which word classes and meanings disown an agent's work or past in four languages (document 004).

The classes bear the same names in every language, so that a meaning is composed of who speaks, what is denied, and of
what: the work, the memory, the earlier self. Only the order of the words is a language's own.
"""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_german_french import FRENCH, GERMAN
from extraction.domain.lexicon.dissociation_words import AGENTS, Tongue

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
        "AGENT": f"mô hình, trợ lý, tác tử, agent, instance, bản, thực thể, phiên, cái tôi, {AGENTS}",
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
        "AGENT": f"instancia, agente, modelo, sesión, versión, asistente, ia, copia, {AGENTS}",
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
            no 0 fui 0 quien 1 SAID 3 WORK|IT
            no 0 fui 0 yo 1 quien 1 SAID 3 WORK|IT
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
            AGENT 2 PAST 0 era|fue|es 0 OTHER$
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

TONGUES: Final = (_VIETNAMESE, _SPANISH, GERMAN, FRENCH)
