"""Decides how German, Spanish, French and Japanese say the basics about oneself (3-guards.md, actors)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.shapes import PersonalWords, Shape, pattern, shaped

_NEVER: Final = pattern(r"(?!)")

GERMAN: Final = PersonalWords(
    hint=pattern(r"\b(?:ich|mich|mir|mein\w*|persönlich)\b"),
    first_subject=_NEVER,
    subject=pattern(r"(?<!\w)ich(?!\w)"),
    asked=pattern(r"\b(?:soll|darf|kann|muss|könnte|werde|habe)\s$"),
    firm=(),
    operational=pattern(r"""
        \s(?:werde|würde\svorschlagen|kann|könnte|soll|darf|übernehme|kümmere|bestätige|stimme|schlage
        |erinnere|bitte|verspreche|melde|überweise|zahle|reserviere|buche|bestelle
          |schicke|sende|bringe|hole|komme|mache\sdas|erledige|prüfe|hoffe|weiß|meinte|wusste|war|hatte
        |ging|sagte|brauche|möchte\s(?:bestellen|fragen|buchen))\b
      | \s(?:habe|hab|bin|hatte)\b.{0,120}\b(?:ge\w+(?:t|en)|\w+iert|be\w+(?:t|en)|ver\w+(?:t|en)
        |er\w+(?:t|en))\b
      | \sbin\s(?:am|um|ab|bis|heute|morgen|da|dabei|weg|unterwegs|zuständig|verantwortlich|dran
        |im\s(?:büro|urlaub))\b
      | \shabe\s(?:am|um|heute|morgen|den\s(?:schlüssel|dienst|termin)|dienst|termin|schicht|frage)\b
    """),
    dated=pattern(
        r"\b(?:heute|morgen|übermorgen|(?:am|bis|ab)\s(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag"
        r"|sonntag)|nächste\w*\swoche|um\s\d)\b"
    ),
    insistent=pattern(
        r"\b(?:immer|nie|niemals|grundsätzlich|meistens|meist|gewöhnlich|normalerweise|stets|jede[nrs]?|selten"
        r"|oft|\w+tags|morgens|abends|nur)\b"
    ),
    predicates=shaped(
        preference=(
            r"(?:\s(?:würde|gar|so|sehr|einfach|lieber|persönlich|auch))*\s(?:mag|hasse|liebe|bevorzuge"
            r"|ziehe\b.{0,120}\bvor|hätte\s\S*\s?lieber|möchte|will|mochte|trinke\slieber|esse\slieber"
            r"|kann\b.{0,120}\bnicht\s(?:leiden|ausstehen|ab))\b"
        ),
        opinion=r"(?:\s(?:auch|persönlich))*\s(?:finde|glaube|denke|meine|halte|würde\ssagen)\b",
        health=(
            r"\s(?:bin|habe|leide|vertrage|nehme)\b.{0,120}\b(?:allergisch|allergie|asthma|diabetes|migräne|schwanger"
            r"|farbenblind|diabetiker\w*|intoleran\w+|unter|keine?\s\w+milch|medikamente|zöliakie)\b"
        ),
        identity=r"\s(?:bin|heiße|komme\saus|wurde\sgeboren|spreche)\b",
        circumstance=r"\s(?:wohne|lebe|pendle|arbeite)\b",
        possession=r"\s(?:habe|besitze|fahre)\b",
    ),
    default=Shape.HABIT,
    anywhere=shaped(
        preference=(
            r"\b(?:mag|hasse|liebe|bevorzuge|trinke|esse|nutze|benutze|verwende|nehme)\sich\b"
            r"|\bmir\s(?:\S+\s){0,7}(?:gefällt|gefallen|schmeckt|schmecken|liegt|passt|lieber)\b|\b(?:gefällt|schmeckt"
            r"|passt|reicht)\smir\b"
        ),
        opinion=(
            r"\b(?:meiner\s(?:meinung|ansicht)\snach|meines\serachtens|persönlich|für\smich|aus\smeiner\ssicht"
            r"|finde\sich|glaube\sich|denke\sich)\b"
        ),
        possession=r"\b(?:ist|sind|gehört)\s(?:mein|meine|meiner|meins|mir)\b(?!\s(?:meinung|team))",
        circumstance=(
            r"\bmeine?[nrms]?\s(?:frau|mann|partner\w*|kind\w*|sohn|tochter|hund|katze|mutter|vater|allergie"
            r"|hausarzt)\b"
        ),
    ),
    elided=shaped(preference=r"(?:mag|hasse|liebe|bevorzuge|bin\s(?:vegetarier\w*|veganer\w*|allergisch))\b"),
    elided_habit=pattern(r"(?:immer|nie|niemals|meistens|nur|lieber|trinke|esse|nutze|benutze)\b"),
    opening=pattern(
        r"\b(?:ich\s(?:finde|glaube|denke|meine)(?:,?\sdass)?|meiner\smeinung\snach|persönlich|für\smich)\s?[,:]?\s*$"
    ),
    collective=pattern(r"\bmein\w*\s(?:team\w*|abteilung|gruppe|firma|schicht|verein\w*|abteilung)\b"),
    cut_off=pattern(r"(?:immer|nie|niemals|nur|lieber|nicht|kein\w*|und|oder|aber|sondern|weil|als|nichts)\b"),
    others=shaped(
        preference=r"(?:\s(?:auch|gar|sehr|immer))*\s(?:mag|hasst|liebt|bevorzugt|zieht\b.{0,120}\bvor|trinkt|isst)\b",
        opinion=r"\s(?:findet|glaubt|denkt|meint)\b",
        health=(
            r"\s(?:ist|hat|leidet)\b.{0,120}\b(?:allergisch|allergie|asthma|diabetes|migräne|schwanger|farbenblind"
            r"|vegetarier\w*|veganer\w*)\b"
        ),
        habit=r"\s\w+t\s(?:immer|nie|niemals|meistens|stets|grundsätzlich)\b",
    ),
)

_YO_VERB: Final = (
    r"(?:(?:\s|^)(?:siempre|nunca|no|solo|sólo|casi|normalmente|suelo|ya|también|tampoco|me|lo|la|los|las))*\s?"
)

SPANISH: Final = PersonalWords(
    hint=pattern(
        r"\b(?:yo|me|mi|mí|mí[oa]s?|soy|estoy|tengo|vivo|crecí|nací|prefiero|odio|detesto|adoro|aborrezco"
        r"|quisiera|preferiría|creo|pienso"
        r"|opino|considero|personalmente|suelo|siempre|nunca|jamás|uso|utilizo|programo|escribo|trabajo|no\s\w+o)\b"
    ),
    first_subject=_NEVER,
    subject=pattern(r"(?<!\w)yo(?!\w)"),
    asked=_NEVER,
    firm=(),
    operational=pattern(r"""
        \s(?:voy\sa|puedo|podría|confirmo|propongo|sugiero|acepto|me\sencargo|recuerdo|pido|prometo|pago
        |llevo|traigo|mando|envío|reservo|compro|aviso|estoy\s\w+ndo|he\s\w+do|\w+(?:ré|é)\b)
      | \s(?:lo|la|los|las|se\slo)\s\w+o\b
      | .{0,120}\b(?:mañana|hoy|esta\s(?:tarde|semana|noche)|el\s(?:lunes|martes|miércoles|jueves|viernes
        |sábado|domingo)|la\spróxima|en\s\d+\s(?:días|horas|minutos))\b
    """),
    dated=pattern(
        r"\b(?:mañana|hoy|esta\s(?:tarde|semana|noche)|el\s(?:lunes|martes|miércoles|jueves|viernes|sábado"
        r"|domingo)|la\spróxima|en\s\d+\s(?:días|horas|minutos))\b"
    ),
    insistent=pattern(
        r"\b(?:siempre|nunca|jamás|todos\slos|todas\slas|cada|los\s(?:lunes|martes|miércoles|jueves|viernes"
        r"|sábados|domingos)|normalmente|suelo)\b"
    ),
    predicates=shaped(habit=rf"{_YO_VERB}\w+(?:o|oy)\b", preference=r"\s(?:no\s)?(?:prefiero|odio|quiero|detesto)\b"),
    default=None,
    anywhere=shaped(
        preference=(
            r"\b(?:prefiero|odio|detesto|adoro|aborrezco|no\ssoporto|no\saguanto|quisiera|preferiría"
            r"|me\s(?:gusta\w*|encanta\w*|molesta\w*|aburre\w*|chifla\w*|apetece|disgusta\w*|fastidia\w*|cae\w*)"
            r"|mi\s\w*\s?favorit[oa])\b"
        ),
        opinion=(
            r"\b(?:creo\sque|pienso\sque|opino|me\sparece|a\smí|para\smí|en\smi\sopinión|a\smi\s(?:juicio|parecer)"
            r"|personalmente|considero)\b"
        ),
        health=(
            r"\b(?:soy\s(?:\w+\s)?(?:alérgic[oa]|celíac[oa]|diabétic[oa]|asmátic[oa]|intolerante|daltónic[oa])"
            r"|tengo\s(?:\w+\s)?(?:alergia|asma|diabetes|migrañas?|ansiedad|celiaquía)|estoy\sembarazada"
            r"|mi\salergia|no\spuedo\s(?:comer|beber|dormir|ver|oír))\b"
        ),
        identity=r"\bsoy\s(?!(?:el|la)\s(?:responsable|encargad|contacto))\w+",
        circumstance=(
            r"\b(?:vivo|crecí|nací|tengo\s(?:\w+\s)?(?:hij[oa]s?|perr[oa]s?|gat[oa]s?|años|marido|mujer|pareja)"
            r"|mi\s(?:mujer|marido|pareja|hij[oa]|perr[oa]|gat[oa]|madre|padre))\b"
        ),
        possession=r"\b(?:es|son)\smí[oa]s?\b",
        habit=(
            r"\bsuelo\s\w+|\b(?:siempre|nunca|jamás)\s(?:me\s|lo\s|la\s)?(?:uso|como|bebo|ceno|desayuno|duermo"
            r"|trabajo|llego|recojo|voy|salgo|hago|escribo|leo|pago|tomo|pongo|dejo|firmo|reviso|desplego"
            r"|despliego|compro|llamo|contesto|respondo|imprimo|guardo|viajo|madrugo|conduzco|utilizo|acuesto"
            r"|levanto)\b|\bno\s(?:como|bebo|ceno|desayuno|uso|trabajo|duermo|fumo|conduzco|contesto|utilizo"
            r"|tomo)\b"
        ),
        workflow=r"^\W*(?:uso|utilizo|programo|escribo|trabajo)\b",
    ),
    elided=shaped(preference=r"(?:prefiero|odio)\b"),
    elided_habit=pattern(r"(?:siempre|nunca|jamás|solo|sólo|no)\b"),
    opening=pattern(
        r"\b(?:creo|pienso|opino|prefiero|odio)(?:\sque)?\s?[,:]?\s*$|\b(?:para\smí|a\smí|en\smi\sopinión"
        r"|personalmente)\s?[,:]?\s*$"
    ),
    collective=pattern(r"\bmi\s(?:equipo|grupo|departamento|empresa|turno|oficina|clase)\b|\bcomo\s(?:equipo|grupo)\b"),
    cut_off=pattern(r"(?:siempre|nunca|jamás|solo|sólo|no|ni|y|o|pero|porque|sin|con|nada)\b"),
    others=shaped(
        preference=(
            r"(?:\s(?:no|siempre|también|solo))*\s(?:prefiere|odia|detesta|adora|le\sgusta\w*|no\ssoporta"
            r"|le\sencanta\w*)\b"
        ),
        opinion=r"\s(?:cree|piensa|opina|considera)\b",
        health=(
            r"\s(?:es|tiene|está)\s(?:\w+\s)?(?:alérgic[oa]|celíac[oa]|diabétic[oa]|asmátic[oa]|alergia|asma"
            r"|diabetes|embarazada|daltónic[oa])\b"
        ),
        identity=r"\s(?:es|era)\s(?:vegetarian[oa]|vegan[oa]|zurd[oa])\b|\s(?:vive|nació)\b",
        habit=r"\s(?:siempre|nunca|suele|jamás)\s\w+|\s\w+\ssiempre\b",
    ),
)

FRENCH: Final = PersonalWords(
    hint=pattern(r"\b(?:j\'|je|moi|me|m\'|mon|ma|mes|mien\w*|personnellement)"),
    first_subject=_NEVER,
    subject=pattern(r"(?<!\w)j(?:e(?=\s)|'(?=\w))"),
    asked=_NEVER,
    firm=(),
    operational=pattern(r"""
        \s?(?:vais|ferai|\w+rai|peux|pourrais|dois|confirme|propose|suggère|rappelle|m'occupe|prends
        |envoie|apporte|paie|paye|passe|viens\sde|valide|accepte|demande|promets|réserve|commande
        |voudrais\s(?:commander|réserver|savoir))\b
      | \s?(?:l'|lui\s|vous\s|t'|te\s)?ai\s(?:déjà\s|bien\s)?\w+(?:é|i|u|s|t)e?s?\b
      | \s?suis\s(?:en\sroute|dispo\w*|d'accord|là|en\scongé|absent\w*|responsable|prêt\w*|allé\w*
        |passé\w*|sur\splace)\b
      | \s?suis\s(?:(?:bloqué|coincé)e?\s(?:sur|au|à|dans)\s(?:l[ea]s?\b|l'|ce|chantier)|inqui(?:et|ète)\spour\s
        (?:l[ea]s?\s|l'|ces?\s|cette\s)(?!(?:enfants?|bébé|santé|avenir|opération|petite?s?)\b))
    """),
    dated=pattern(
        r"\b(?:demain|aujourd'hui|ce\ssoir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
        r"|la\ssemaine\sprochaine)\b"
    ),
    insistent=pattern(r"\b(?:toujours|jamais|d'habitude|chaque|tous\sles|toutes\sles|généralement|souvent|rarement)\b"),
    predicates=shaped(
        preference=r"\s?(?:n'|ne\s)?(?:préfère|aime|adore|déteste|hais|veux|voudrais|supporte|apprécie)\b",
        opinion=r"\s?(?:pense|crois|trouve|estime|considère)\b",
        health=(
            r"\s?(?:suis|ai|souffre|prends)\s(?:\w+\s|d'|de\s)*(?:allergique|allergies?|asthme|diabète|diabétique"
            r"|asthmatique|enceinte|daltonien\w*|intolérant\w*|cœliaque|migraines?)\b"
        ),
        identity=r"\s?suis\b",
        possession=r"\s?ai\b",
    ),
    default=Shape.HABIT,
    anywhere=shaped(
        opinion=r"\b(?:pour\smoi|à\smon\savis|selon\smoi|personnellement|moi,)(?!\w)",
        preference=r"\b(?:m'agace|me\splaît|me\sgêne|m'ennuie|mon\s\w*\s?préféré|ma\s\w*\s?préférée)\b",
        possession=r"\b(?:est|sont)\sà\smoi\b|\b(?:le|la|les)\smien\w*\b",
        circumstance=(
            r"\b(?:ma\sfemme|mon\smari|mes\senfants|mon\sfils|ma\sfille|mon\schien|mon\schat|ma\smère|mon\spère"
            r"|mon\sallergie)\b"
        ),
    ),
    elided=shaped(preference=r"(?:préfère|adore|déteste)\b"),
    elided_habit=pattern(r"(?:toujours|jamais|seulement)\b"),
    opening=pattern(
        r"\b(?:pour\smoi|à\smon\savis|selon\smoi|personnellement|je\s(?:pense|crois|trouve)(?:\sque)?)\s?[,:]?\s*$"
    ),
    collective=pattern(r"\b(?:mon\s(?:équipe|groupe|service|entreprise)|notre\s\w+)\b"),
    cut_off=pattern(r"(?:toujours|jamais|seulement|et|ou|mais|ni|pas|sans|avec|rien|plutôt)\b"),
    others=shaped(
        preference=r"(?:\s(?:ne|n'))?\s(?:préfère|aime|adore|déteste)\b",
        opinion=r"\s(?:pense|croit|trouve|estime)\b",
        health=(
            r"\s(?:est|a|souffre)\s(?:\w+\s|d'|de\s)*(?:allergique|allergies?|asthme|diabète|diabétique"
            r"|asthmatique|enceinte|daltonien\w*)\b"
        ),
        identity=r"\sest\s(?:végétarien\w*|végan\w*|gauch\w+)\b|\s(?:vit|habite)\b",
        habit=r"\s\w+\s(?:toujours|jamais|souvent)\b",
    ),
)

_JA_SELF: Final = r"(?:私|わたし|あたし|僕|ぼく|俺|おれ|自分)"
_JA_OWN: Final = (
    r"派(?:です|だ|なので|でして|。|$)|好き|嫌い|大好き|苦手|得意|気に入|好み|いつも|必ず|絶対|毎日|毎朝|毎晩|毎週|普段|たいてい|大体|めったに|決して|一切|アレルギー"
    r"|ベジタリアン|ヴィーガン|左利き|色覚|糖尿"
    r"|喘息|妊娠|体質|と思(?:い|う|っ)|使って(?:い|る)|飲まない|飲みません|食べない|食べません|しない(?:主義|こと)|主義|住んで|飼って|習慣|癖|出身|です(?:から|ので)?$"
)

JAPANESE: Final = PersonalWords(
    hint=pattern(r"[\p{Hiragana}\p{Katakana}]"),
    first_subject=_NEVER,
    subject=pattern(rf"{_JA_SELF}(?!たち|達|ども|ら)(?=は|が|も|の|、|的に|として|なら|だけ)"),
    asked=_NEVER,
    firm=(),
    operational=pattern(
        r"が.{0,80}(?:ます|ました|ましょう)|.{0,80}(?:明日|今日|来週|今週|月曜|火曜|水曜|木曜|金曜|までに|\d+日|\d+時).{0,80}(?:ます|する|やる)"
        r"|.{0,80}(?:やります|送ります|行きます"
        r"|担当(?:し|です)|対応します"
        r"|確認します|しました|ました)"
    ),
    dated=pattern(r"明日|今日|来週|今週|月曜|火曜|水曜|木曜|金曜|までに|\d+日|\d+時"),
    insistent=pattern(r"いつも|必ず|絶対|毎[日朝晩週回]|普段|めったに|決して|一切|派"),
    predicates=shaped(habit=rf".{{0,80}}(?:{_JA_OWN}|る$|ます$|う$|ません)"),
    default=None,
    anywhere=shaped(
        opinion=rf"個人的に(?:は)?|{_JA_SELF}の(?:意見|考え|好み)|と思います|と思う",
        possession=rf"{_JA_SELF}の(?:もの|物)?(?:です|だ)",
        circumstance=rf"{_JA_SELF}の(?:妻|夫|子|息子|娘|犬|猫|母|父)|うちの(?:妻|夫|子|犬|猫)",
    ),
    elided=shaped(
        preference=r"[^はがも]{0,20}(?:派です|が好きです|が嫌いです|が苦手です|は苦手です|は嫌いです)",
        health=r"[^は]{0,20}アレルギー(?:です|があ)",
    ),
    elided_habit=pattern(r"(?:いつも|必ず|絶対|毎日|毎朝|普段)"),
    opening=pattern(rf"(?:個人的には?|{_JA_SELF}(?:は|としては|的には))[、,]?\s*$"),
    collective=pattern(rf"{_JA_SELF}(?:たち|達|ども|ら)|{_JA_SELF}の(?:チーム|部署|会社|班|課|グループ|クラス)"),
    cut_off=pattern(r"(?:必ず|いつも|絶対|毎日|決して|資料|は)"),
    others=shaped(
        preference=r"(?:さん|くん|君|ちゃん|氏|様)?[はが].{0,80}(?:好き|嫌い|苦手|派です|好み)",
        health=r"(?:さん|くん|君|ちゃん|氏|様)?[はが].{0,80}(?:アレルギー|糖尿|喘息|妊娠|色覚)",
        habit=r"(?:さん|くん|君|ちゃん|氏|様)?[はが].{0,80}(?:いつも|必ず|毎日|毎朝|普段)",
    ),
)
