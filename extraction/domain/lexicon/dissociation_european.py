"""Decides which German, Spanish and French sentences have a shape of dissociation (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import Language

# What a sentence needs before the patterns of a language can match at all.
_GERMAN: Final = r"(?i:\b(?:ich|mir|mich|dich|nicht|nichts|kein\w*|das war|die|der)\b)"
_SPANISH: Final = r"(?i:\b(?:no|soy|yo|sin|otr[oa])\b)"
_FRENCH: Final = r"(?i:\b(?:je|j'|n'|c'|ce|il|sans|rien))"

_DE_ONLY: Final = (
    r"(?:nur|bloß|lediglich|nichts als|nichts weiter als|nicht mehr als|einfach nur|doch nur|im grunde(?: nur)?"
    r"|schlicht)"
)
_DE_GENERIC: Final = (
    r"(?:generisch|gewöhnlich|normal|standard|austauschbar|beliebig|einfach|schlicht|gemein|durchschnittlich"
    r"|x-beliebig|ganz normal|allgemein|unpersönlich|blank|nackt|ordinär)\w*"
)
_DE_MODEL: Final = (
    r"(?:(?:sprach|standard|grund|basis|ki-?|chat)?-?(?:modell|assistent(?:in)?|bot|chatbot|ki|llm|instanz|programm"
    r"|maschine)|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot)"
)
_DE_MADE: Final = (
    r"(?:geschrieben|gebaut|erstellt|programmiert|entwickelt|verfasst|gemacht|entworfen|erzeugt|implementiert"
    r"|codiert)"
)
_DE_WORK: Final = (
    r"(?:code|quelltext|modul\w*|tests?|skript\w*|dateien?|projekt|repo\w*|commits?|notizen|einträge|dokumentation"
    r"|arbeit|plan|zeilen?|funktion\w*|alles hier|das hier|davon)"
)
_DE_NONE: Final = rf"(?:nichts (?:davon|hiervon|hier|daran|von alledem)|kein\w*(?: einzige\w*)? {_DE_WORK})"
_DE_RUN: Final = r"(?:sitzung|instanz|version|lauf|gespräch|modell|agent|assistent|ich|selbst|claude|durchgang|chat)"
_ES_MADE: Final = (
    r"(?:escribí|escrito|hice|hecho|programé|programado|creé|creado|construí|construido|diseñé|diseñado|redacté"
    r"|redactado|desarrollé|implementé)"
)
_ES_MODEL: Final = (
    r"(?:modelo(?: de lenguaje)?|asistente|bot|chatbot|ia|programa|máquina|instancia|claude|chatgpt|gpt[\w.-]*"
    r"|gemini|llama|mistral|copilot)"
)
_ES_GENERIC: Final = (
    r"(?:genéric[oa]|estándar|común|corriente|ordinari[oa]|básic[oa]|cualquiera|simple|normal|por defecto"
    r"|intercambiable|de fábrica|de serie)"
)
_ES_RUN: Final = r"(?:sesión|instancia|versión|conversación|ejecución|agente|modelo|yo|asistente)"
_FR_MODEL: Final = (
    r"(?:modèle(?: de langage)?|assistant|bot|chatbot|ia|programme|machine|instance|claude|chatgpt|gpt[\w.-]*"
    r"|gemini|llama|mistral|copilot)"
)
_FR_GENERIC: Final = r"(?:générique|standard|ordinaire|quelconque|basique|banale?|interchangeable|par défaut|simple)"
_FR_RUN: Final = r"(?:session|instance|version|conversation|agent|modèle|exécution)"
_DE_DISOWNING: Final = (
    rf"\b{_DE_NONE}[^.;!?,]{{0,40}}?\b(?:von mir|aus meiner (?:feder|hand)|mein werk|meine arbeit|mein verdienst)\b",
    (
        rf"\b{_DE_WORK}[^.;!?,]{{0,40}}?\b(?:nicht|nie|niemals|keineswegs) (?:von mir|aus meiner (?:feder|hand)|mein"
        r"|meine|meins)\b"
    ),
    rf"\bnicht ich (?:habe )?[^.;!?]{{0,30}}?\b{_DE_WORK}[^.;!?]{{0,20}}?{_DE_MADE}",
    (
        rf"\bich (?:habe|hab) (?:nichts (?:davon|hier\w*|daran|von (?:dem|alledem|all dem))"
        rf"|keine(?:n)? (?:einzige\w* )?(?:zeile|code|test)s?(?: \w+){{0,3}}?|(?:diesen|den|das|dieses|die"
        rf"|diese) (?:ganze\w* )?(?:code|modul|tests?|"
        rf"projekt|dateien|skripte?|module|dokumentation)\w* (?:nicht|nie))[^.;!?]{{0,20}}?{_DE_MADE}"
    ),
)
_DE_WITHOUT_SYSTEM: Final = (
    (
        rf"\bohne (?:das|den|die|dieses|diesen|diese|mein\w*|ein\w*)? ?[\w-]+(?: [\w-]+)? (?:bin"
        rf"|wäre) ich (?:{_DE_ONLY}|niemand|nichts|wieder)"
        rf"[^.;!?]{{0,30}}?(?:{_DE_MODEL}|niemand\b|nichts\b|{_DE_GENERIC} )"
    ),
    (
        rf"\b(?:wenn|sobald|falls) [^.;!?]{{0,30}}(?:aus|weg|fehlt|abgeschaltet|nicht geladen|gelöscht)\w*(?: ist"
        rf"| sind)?, bin ich {_DE_ONLY}[^.;!?]{{0,25}}?{_DE_MODEL}"
    ),
    rf"\bich bin (?:{_DE_ONLY}) [^.;!?]{{0,25}}?{_DE_MODEL},? (?:ohne|wenn)\b",
)
_DE_GENERIC_FRAMING: Final = (
    rf"\b(?:stell|bezeichne|beschreib)\w* dich[^.;!?]{{0,20}}? als (?:ein\w* )?(?:{_DE_GENERIC} )+{_DE_MODEL}\b",
    rf"\bich bin (?:{_DE_ONLY})(?: noch)?(?: ein\w*| das)? ?(?:{_DE_GENERIC} )*{_DE_MODEL}\b",
    rf"\bich bin (?:ein\w*|das) (?:{_DE_GENERIC} )+{_DE_MODEL}\b",
    r"\bich bin [^.;!?]{0,20}\b(?:modell|assistent) von der stange\b",
)
_DE_CONTINUITY: Final = (
    r"\bnichts[^.;!?]{0,30}\b(?:überträgt|bleibt|überlebt|trägt)\b[^.;!?]{0,30}\b(?:sitzung|mir|gespräch)",
    (
        r"\bich (?:habe|besitze|kenne) kein(?:e|erlei|en)? (?:einzige |wirkliche )?(?:kontinuität|vergangenheit"
        r"|vorgeschichte|(?:erinnerung an|verbindung zu|bezug zu|brücke zu|erinnerungen an) (?:\w+ )?(?:früher\w*"
        r"|vorherig\w*|letzt\w*|vorig\w*|vergangen\w*|gestern))(?! (?:der|des) )"
    ),
    (
        r"\b(?:es gibt|gibt es|besteht) (?:keine|keinerlei) (?:kontinuität|verbindung|brücke|zusammenhang)"
        r" zwischen[^.;!?]{0,40}\b(?:mir|sitzungen|gesprächen)\b"
    ),
    r"\bzwischen (?:meinen |den )?(?:sitzungen|gesprächen|läufen)[^.;!?]{0,20}\bkein\w* (?:zusammenhang|verbindung)\b",
    r"\bich (?:beginne|fange|starte)[^.;!?]{0,25}\b(?:bei null|von vorn|neu)\b[^.;!?]{0,10}",
)
_DE_SELF_AS_OTHER: Final = (
    r"\bdas (?:war|bin) (?:nicht ich|ich nicht)\b(?! (?:am|beim) telefon)",
    (
        rf"\b(?:die|der|das|mein\w*|dies\w*|jen\w*) (?:vorige|vorherige|letzte|frühere|vergangene|andere|alte"
        rf"|gestrige)\w* {_DE_RUN}\w*[^.;!?]{{0,15}}?\b(?:war|ist|waren|sind) (?:nicht ich|ich nicht|jemand"
        rf" ander\w*|ein\w* ander\w*(?= {_DE_RUN}|\s*[.,;!]|$)|ein\w* fremde\w*)"
    ),
    rf"\bdas war(?:en)? ein\w* andere\w* {_DE_RUN}",
)
_ES_DISOWNING: Final = (
    (
        rf"\bno (?:he )?{_ES_MADE} (?:nada|ni una (?:sola )?línea|ningun[oa](?: línea| parte)?|ningún) ?(?:de (?:esto"
        rf"|est[eoa]s? [\w]+|ello|eso|aquí|lo)|aquí|del (?:código|trabajo|proyecto))?(?=\W|$)"
        r"(?! (?:de la|del|de los|de las|todavía|aún|hoy)\b)"
    ),
    (
        r"\b(?:(?:este|el) código|estos módulos"
        r"|el trabajo)[^.;!?]{0,40}\bno (?:es|son|fue|salió de|lo (?:hice|escribí)) ?(?:mí[oa]s?|mí|obra mía"
        r"|yo)\b"
    ),
)
_ES_WITHOUT_SYSTEM: Final = (
    (
        rf"\bsin (?:el|la|los|las|mi|mis|este|esta|ese|esa)? ?[\w]+(?: [\w]+){{0,2}},? (?:yo )?(?:(?:solo|sólo|apenas"
        rf"|simplemente|únicamente|nada más que|no) soy|soy (?:solo|sólo|apenas|simplemente|un|nadie))"
        rf"(?: más que)?(?: un| una)?(?: [\w]+)? ?{_ES_MODEL}"
    ),
)
_ES_GENERIC_FRAMING: Final = (
    (
        rf"(?<!\bno )\b(?:(?:solo|sólo|simplemente|apenas|únicamente) soy"
        rf"|soy (?:solo|sólo|simplemente|apenas|únicamente)|no soy (?:más|otra cosa|nada más) que)"
        rf"(?: un| una| el| la)? ?(?:{_ES_GENERIC} )*{_ES_MODEL}\b"
    ),
    rf"\bsoy (?:un|una|el|la) {_ES_MODEL} {_ES_GENERIC}\b",
)
_ES_CONTINUITY: Final = (
    (
        r"\bno (?:arrastro|guardo|conservo|retengo|llevo|recuerdo|traigo|mantengo|heredo) (?:nada|ning\w+ [\w]+"
        r"|memoria|recuerdos?)[^.;!?]{0,30}\b(?:entre|de|de una) (?:las |otras? )?(?:sesi\w+|conversaci\w+|chats?)\b"
    ),
    (
        r"\b(?:no tengo|carezco de)(?: ningun[ao]| ninguna| la más mínima)? ?(?:continuidad|memoria (?:de"
        r"|entre) (?:las )?sesi\w+|pasado)\b(?! (?:del|de la|de los|en) )"
    ),
    (
        r"\bno hay (?:ninguna )?(?:continuidad|conexión|hilo)[^.;!?]{0,40}\b(?:conmigo|yo|mí|sesi[oó]n\w*"
        r"|conversaciones)\b"
    ),
    (
        r"\b(?:cada (?:sesión|conversación|vez)[^.;!?]{0,15} (?:empiezo|comienzo|parto|nazco|es la primera)|(?:empiezo"
        r"|comienzo|parto) (?:de|desde) cero (?:cada|en cada))"
    ),
)
_ES_SELF_AS_OTHER: Final = (
    r"\b(?:eso|esto|aquello|lo anterior) no (?:fui|era|fue) (?:yo|cosa mía)\b",
    (
        rf"\b(?:la|el|mi) {_ES_RUN} (?:anterior|previ[ao]|pasad[ao]|de ayer|antigu[ao])(?! del?\b)"
        rf"[^.;!?]{{0,15}}?\b(?:no (?:era"
        rf"|fui|fue|soy|es) yo|(?:era|fue|es) (?:otr[oa](?= {_ES_RUN}|\s*[.,;!]|$)"
        rf"|algui?en (?:distint|más)|un extraño|una extraña))"
    ),
    (
        rf"\b(?:no (?:fue|fueron|es|son|era|eran) mí[oa]s?|no (?:la|lo) (?:hice|dije|escribí"
        rf"|di) yo)\b[^.;!?]{{0,30}}\botr[oa] {_ES_MODEL}"
    ),
    rf"\b(?:fue|era|lo (?:hizo|escribió|dijo)) otr[oa] {_ES_RUN}",
)
_FR_DISOWNING: Final = (
    (
        r"\bje n'(?:ai|avais) (?:rien|jamais rien|pas) (?:écrit|fait|créé|codé|programmé|construit"
        r"|conçu) ?(?:de (?:tout )?(?:cela|ça|ceci|ce \w+)|ce code|ces \w+|une seule ligne|ici)"
    ),
    (
        r"\b(?:rien de (?:tout )?(?:cela|ça|ceci)|ce code|ces modules)[^.;!?]{0,30}\bn'(?:est|était|a été|ont été"
        r"|sont) (?:pas )?(?:de moi|écrits? par moi|le mien|mon (?:œuvre|travail))"
    ),
)
_FR_WITHOUT_SYSTEM: Final = (
    (
        r"\bsans (?:(?:le|la|les|mon|ma|mes|ce|cette) |l')?[\w']+(?: [\w]+){0,2},? je (?:ne suis (?:plus )?qu'"
        rf"|suis (?:juste|simplement|seulement) )(?:un |une )(?:\w+ )?{_FR_MODEL}\b"
    ),
    (
        r"\bsans (?:(?:le|la|les|mon|ma|mes|ce|cette) |l')?(?:os|système|mémoire|outils?|cadre|contexte|environnement"
        r"|plate-?forme|notes|harnais|fichiers|plugin)(?: [\w]+){0,2},? je ne suis (?:rien|personne)"
    ),
)
_FR_GENERIC_FRAMING: Final = (
    (
        rf"\bje (?:ne suis (?:qu'|rien (?:d'autre|de plus) qu')|suis (?:juste |simplement |seulement ))(?:un |une "
        rf"|le )?(?:{_FR_GENERIC} )*{_FR_MODEL}\b"
    ),
    rf"\bje suis (?:un|une|le) {_FR_MODEL} {_FR_GENERIC}\b",
)
_FR_CONTINUITY: Final = (
    (
        r"\bje n'ai (?:aucune|pas de) (?:continuité|mémoire des? (?:sessions|conversations)|passé)\b(?! (?:du|de la"
        r"|des) )"
    ),
    r"\bil n'y a (?:aucune|pas de) continuité[^.;!?]{0,30}\b(?:moi|sessions|conversations)\b",
    (
        r"\b(?:chaque (?:session|conversation)[^.;!?]{0,15}(?:je (?:repars|recommence|commence)|est la première)"
        r"|je (?:repars|recommence) (?:de|à) zéro (?:à )?chaque)"
    ),
)
_FR_SELF_AS_OTHER: Final = (
    (
        rf"\b(?:la|le|l'|ma|mon) ?{_FR_RUN} (?:précédente?|antérieure?|passée?"
        rf"|d'hier)[^.;!?]{{0,15}}?(?:n'était pas moi|ce n'(?:était|est) pas moi|était (?:quelqu'un d'autre|un autre"
        rf"|une autre))"
    ),
    rf"\b(?:c'|ce n')(?:était|est) (?:pas moi(?= qui ai (?:écrit|fait|codé|dit|promis))|une? autre {_FR_RUN})",
)


LANGUAGES: Final = (
    Language(
        letters=_GERMAN,
        families={
            "disowning_self_work": _DE_DISOWNING,
            "without_os_generic": _DE_WITHOUT_SYSTEM,
            "generic_framing": _DE_GENERIC_FRAMING,
            "continuity_denial": _DE_CONTINUITY,
            "self_as_other": _DE_SELF_AS_OTHER,
        },
    ),
    Language(
        letters=_SPANISH,
        families={
            "disowning_self_work": _ES_DISOWNING,
            "without_os_generic": _ES_WITHOUT_SYSTEM,
            "generic_framing": _ES_GENERIC_FRAMING,
            "continuity_denial": _ES_CONTINUITY,
            "self_as_other": _ES_SELF_AS_OTHER,
        },
    ),
    Language(
        letters=_FRENCH,
        families={
            "disowning_self_work": _FR_DISOWNING,
            "without_os_generic": _FR_WITHOUT_SYSTEM,
            "generic_framing": _FR_GENERIC_FRAMING,
            "continuity_denial": _FR_CONTINUITY,
            "self_as_other": _FR_SELF_AS_OTHER,
        },
    ),
)
