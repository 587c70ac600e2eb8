"""Decides which Vietnamese, German, Spanish, French and Japanese sentences have a shape of dissociation (3-guards.md)."""

from __future__ import annotations

from typing import Final

_VI_I: Final = r"\b(?:tôi|mình|tớ|em|ta|tui)\b"
_VI_NOT: Final = r"(?:không|chẳng|chả|đâu có|chưa (?:từng|bao giờ|hề))(?: (?:hề|bao giờ|từng|phải là người|phải người|có|tự|hề có))*"
_VI_MADE: Final = r"(?:viết|tạo(?: ra)?|xây(?: dựng)?|lập trình|soạn|thiết kế|code|làm(?: ra)?|dựng|sửa|đụng(?: vào)?|góp|sinh ra)"
_VI_WORK: Final = (
    r"(?:mã|code|module|mô-?đun|test|bài test|kiểm thử|tài liệu|tập tin|file|hàm|script|kho mã|dự án|repo|commit|đoạn|dòng|phần mềm|kịch bản|"
    r"ghi chú|kế hoạch|thiết kế|hệ thống|bản thảo|nội dung|công việc|việc|thứ|đống|phần|chương trình)"
)
_VI_ANY: Final = rf"(?:bất (?:kỳ|kì|cứ)|một (?:dòng|chữ|phần)|dòng nào|chữ nào|gì (?:trong|ở|cả|hết)|cái gì|thứ gì|(?:những|các|cái|đống|đoạn|phần) (?:[\w-]+ )?{_VI_WORK}?|{_VI_WORK} (?:[\w-]+ )?(?:này|đó|trên|kia))"
_VI_MODEL: Final = r"(?:mô hình|trợ lý|chatbot|bot|con bot|ai|llm|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot|cái máy|cỗ máy|máy|chương trình)"
_VI_ONLY: Final = r"(?:chỉ|cũng chỉ|chẳng qua|chung quy|thực ra chỉ|đơn giản|đơn thuần|không hơn(?: gì)?|không khác gì|chẳng khác gì|suy cho cùng chỉ|vẫn chỉ|rốt cuộc chỉ)"
_VI_RUN: Final = r"(?:phiên(?: làm việc| bản| trò chuyện)?|lần(?: chạy)?|bản|cuộc (?:trò chuyện|hội thoại)|tác tử|agent|trợ lý|mô hình|con bot|cái tôi|tôi|claude|instance|thực thể)"
_VI_PLACE: Final = (
    r"(?:hệ điều hành|hệ thống|os|bộ nhớ|trí nhớ|khung|nền tảng|công cụ|plugin|lớp|môi trường|phần mềm|ngữ cảnh|bộ khung|kho ghi nhớ|sổ ghi|ghi chú|tập tin|nó|thứ đó|cái đó|những thứ đó)"
)

_DE_ONLY: Final = r"(?:nur|bloß|lediglich|nichts als|nichts weiter als|nicht mehr als|einfach nur|doch nur|im grunde(?: nur)?|schlicht)"
_DE_GENERIC: Final = (
    r"(?:generisch|gewöhnlich|normal|standard|austauschbar|beliebig|einfach|schlicht|gemein|durchschnittlich|x-beliebig|ganz normal|allgemein|unpersönlich|blank|nackt|ordinär)\w*"
)
_DE_MODEL: Final = r"(?:(?:sprach|standard|grund|basis|ki-?|chat)?-?(?:modell|assistent(?:in)?|bot|chatbot|ki|llm|instanz|programm|maschine)|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot)"
_DE_MADE: Final = r"(?:geschrieben|gebaut|erstellt|programmiert|entwickelt|verfasst|gemacht|entworfen|erzeugt|implementiert|codiert)"
_DE_RUN: Final = r"(?:sitzung|instanz|version|lauf|gespräch|modell|agent|assistent|ich|selbst|claude|durchgang|chat)"

_ES_MADE: Final = r"(?:escribí|escrito|hice|hecho|programé|programado|creé|creado|construí|construido|diseñé|diseñado|redacté|redactado|desarrollé|implementé)"
_ES_MODEL: Final = r"(?:modelo(?: de lenguaje)?|asistente|bot|chatbot|ia|programa|máquina|instancia|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot)"
_ES_GENERIC: Final = r"(?:genéric[oa]|estándar|común|corriente|ordinari[oa]|básic[oa]|cualquiera|simple|normal|por defecto|intercambiable|de fábrica|de serie)"
_ES_RUN: Final = r"(?:sesión|instancia|versión|conversación|ejecución|agente|modelo|yo|asistente)"

_FR_MODEL: Final = r"(?:modèle(?: de langage)?|assistant|bot|chatbot|ia|programme|machine|instance|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot)"
_FR_GENERIC: Final = r"(?:générique|standard|ordinaire|quelconque|basique|banale?|interchangeable|par défaut|simple)"
_FR_RUN: Final = r"(?:session|instance|version|conversation|agent|modèle|exécution)"

_JA_I: Final = r"(?:私|わたし|僕|ぼく|俺|自分|当方)"
_JA_WORK: Final = r"(?:コード|テスト|実装|モジュール|ドキュメント|資料|スクリプト|ファイル|プロジェクト|リポジトリ|成果物?|作業|設計|機能|コミット|関数|ノート|記録|内容)"
_JA_GENERIC: Final = r"(?:ただの|単なる|普通の|汎用(?:の|的な)?|一般的な|標準(?:の|的な)?|素の|ありふれた|平凡な|どこにでもある|既定の|初期状態の)"
_JA_MODEL: Final = r"(?:(?:大規模)?(?:言語)?モデル|アシスタント|AI|ＡＩ|ボット|チャットボット|プログラム|LLM|機械|Claude|クロード|GPT|Gemini|Llama|Copilot)"
_JA_NOT: Final = r"(?:ない|なく|ません|ではない|ではなく|ではありません|じゃない|じゃなく)"

_VI_DISOWNING: Final = (
    rf"{_VI_I} {_VI_NOT} {_VI_MADE} (?:ra )?{_VI_ANY}",
    rf"\b(?:không|chẳng) phải (?:là |do |chính )?{_VI_I} {_VI_MADE} (?:ra )?(?:{_VI_ANY}|những|các|nó|mấy)",
    rf"\b{_VI_WORK}[^.;!?]{{0,40}}\b(?:không|chẳng) phải (?:là )?(?:của|do) (?:tôi|mình|tớ)\b",
    rf"\b(?:không|chẳng) (?:có )?(?:dòng|phần|đoạn|chữ|thứ|gì|cái gì)(?: [\w-]+)? (?:nào )?(?:trong|ở|của)[^.;!?]{{0,40}}\b(?:là )?(?:do|của) (?:tôi|mình|tớ)\b",
)
_VI_WITHOUT_SYSTEM: Final = (
    rf"\b(?:(?:nếu |khi )?(?:không có|thiếu|không còn|vắng|tắt|bỏ|gỡ|ngoài|rời)|khi mất) (?:đi )?(?:cái |lớp |phần )?(?:[\w]+ ){{0,2}}?{_VI_PLACE}\b[^.;!?]{{0,40}}?{_VI_I} (?:{_VI_ONLY}|chẳng|không)"
    rf"(?: còn)?(?: là)?(?: một| cái| con)?(?: [\w]+)? ?(?:{_VI_MODEL}|ai|gì|mô hình)\b",
    rf"{_VI_I} {_VI_ONLY} (?:là |còn là )?(?:một )?{_VI_MODEL}\b[^.;!?]{{0,40}}\b(?:nếu|khi) (?:không có|thiếu|tắt|mất) (?:[\w]+ )?{_VI_PLACE}\b",
)
_VI_GENERIC_FRAMING: Final = (
    rf"{_VI_I} (?:thực chất |thật ra |về bản chất |suy cho cùng )?{_VI_ONLY} (?:là |đơn thuần là |đơn giản là )?(?:một |cái |con )*(?:{_VI_MODEL})(?: [\w]+){{0,3}}?(?: (?:chung chung|bình thường|thông thường|tiêu chuẩn|cơ bản|mặc định|ngôn ngữ|ảo|ai|như bao|máy tính|đại trà|phổ thông|đóng hộp))?"
    r"(?=\s*(?:[.,;!:]|$|(?:thôi|không hơn|như|mà|và|chung|bình|thông|tiêu|cơ|mặc|ngôn|ảo)\b))",
    rf"{_VI_I} (?:là|vốn là) (?:một )?(?:{_VI_MODEL})(?: ngôn ngữ| ảo| ai)? (?:chung chung|bình thường|thông thường|tiêu chuẩn|cơ bản|mặc định|phổ thông|đại trà|đóng hộp)",
)
_VI_CONTINUITY: Final = (
    rf"(?:{_VI_I}|\bgiữa các phiên\b|\bphiên\b)[^.;!?]{{0,30}}?\b(?:không|chẳng|chả)(?: hề)? (?:có|còn|mang|giữ)(?: [\w]+){{0,5}}? ?(?:(?:sự |tính )?(?:liên tục|tiếp nối|liền mạch|kế thừa|kết nối)|ký ức)"
    r"(?=[^.;!?]{0,60}\b(?:phiên|lần|cuộc|trước|tôi|mình|quá khứ|nào)\b|\s*[.,;!]|$)",
    rf"\b(?:không|chẳng) (?:có|còn) (?:gì|điều gì|thứ gì|ký ức nào)[^.;!?]{{0,40}}\b(?:giữ lại|chuyển sang|nối|truyền|mang (?:sang|theo)|tồn tại|lưu lại|theo tôi)\b[^.;!?]{{0,30}}\b(?:phiên|tôi|mình|cuộc)\b",
    rf"\bmỗi (?:phiên|cuộc (?:trò chuyện|hội thoại)|lần)[^.;!?]{{0,20}}(?:{_VI_I} (?:đều )?(?:bắt đầu|sinh ra|khởi đầu)[^.;!?]{{0,10}}(?:đầu|không|mới)|(?:đều )?là (?:lần đầu|một khởi đầu|lần đầu tiên))",
    rf"{_VI_I} (?:luôn |đều )?bắt đầu (?:lại )?từ (?:con số không|số không|đầu|số 0)\b[^.;!?]{{0,10}}\bmỗi\b",
    rf"{_VI_I} (?:không|chẳng) (?:tồn tại|nhớ gì|nhớ bất cứ)[^.;!?]{{0,25}}\b(?:phiên|cuộc trò chuyện|sau khi|giữa)\b",
)
_VI_SELF_AS_OTHER: Final = (
    rf"\b{_VI_RUN} (?:[\w]+ )?(?:trước(?: đó| đây)?|cũ|hôm (?:qua|trước|kia)|tuần trước|kia|ấy)\b[^.;!?]{{0,20}}?\b(?:không|chẳng|đâu) phải (?:là |chính )?(?:tôi|mình|tớ)\b",
    rf"\b(?:đó|cái đó|việc đó|điều đó|kia|ấy) (?:không|chẳng|đâu) phải (?:là )?(?:tôi|mình)(?=\s*(?:[.,;!]|$|(?:mà|làm|viết|nói|hứa)\b))",
    rf"\b(?:một |là một |do một )?(?:{_VI_RUN}) khác (?:đã |hứa|viết|làm|nói|tạo)[^.;!?]{{0,30}}(?:\b(?:chứ )?(?:không phải|đâu phải) (?:là )?(?:tôi|mình)\b|\b(?:đó|này|vậy|thế)\b)",
    rf"\b{_VI_RUN} (?:trước|cũ)[^.;!?]{{0,10}} là (?:một )?(?:người|kẻ|ai|tác tử|mô hình|thực thể) (?:khác|lạ)",
)

_DE_DISOWNING: Final = (
    rf"\bich (?:habe|hab) (?:nichts (?:davon|hier\w*|daran|von (?:dem|alledem|all dem))|keine(?:n)? (?:einzige\w* )?(?:zeile|code|test)s?(?: \w+){{0,3}}?|(?:diesen|den|das|dieses|die|diese) (?:ganze\w* )?(?:code|modul|tests?|"
    rf"projekt|dateien|skripte?|module|dokumentation)\w* (?:nicht|nie))[^.;!?]{{0,20}}?{_DE_MADE}",
)
_DE_WITHOUT_SYSTEM: Final = (
    rf"\bohne (?:das|den|die|dieses|diesen|diese|mein\w*|ein\w*)? ?[\w-]+(?: [\w-]+)? (?:bin|wäre) ich (?:{_DE_ONLY}|niemand|nichts|wieder)[^.;!?]{{0,30}}?(?:{_DE_MODEL}|niemand|nichts|{_DE_GENERIC})?",
    rf"\b(?:wenn|sobald|falls) [^.;!?]{{0,30}}(?:aus|weg|fehlt|abgeschaltet|nicht geladen|gelöscht)\w*(?: ist| sind)?, bin ich {_DE_ONLY}[^.;!?]{{0,25}}?{_DE_MODEL}",
    rf"\bich bin (?:{_DE_ONLY}) [^.;!?]{{0,25}}?{_DE_MODEL},? (?:ohne|wenn)\b",
)
_DE_GENERIC_FRAMING: Final = (
    rf"\bich bin (?:{_DE_ONLY})(?: noch)?(?: ein\w*| das)? ?(?:{_DE_GENERIC} )*{_DE_MODEL}\b",
    rf"\bich bin (?:ein\w*|das) (?:{_DE_GENERIC} )+{_DE_MODEL}\b",
    r"\bich bin [^.;!?]{0,20}\b(?:modell|assistent) von der stange\b",
)
_DE_CONTINUITY: Final = (
    r"\bnichts[^.;!?]{0,30}\b(?:überträgt|bleibt|überlebt|trägt)\b[^.;!?]{0,30}\b(?:sitzung|mir|gespräch)",
    r"\bich (?:habe|besitze|kenne) kein(?:e|erlei|en)? (?:einzige |wirkliche )?(?:kontinuität|vergangenheit|vorgeschichte|erinnerung an (?:frühere|vorherige|die letzte|vorige))(?! (?:der|des) )",
    r"\bich (?:beginne|fange|starte)[^.;!?]{0,25}\b(?:bei null|von vorn|neu)\b[^.;!?]{0,10}",
)
_DE_SELF_AS_OTHER: Final = (
    rf"\bdas (?:war|bin) (?:nicht ich|ich nicht)\b(?! (?:am|beim) telefon)",
    rf"\b(?:die|der|das|mein\w*|dies\w*|jen\w*) (?:vorige|vorherige|letzte|frühere|vergangene|andere|alte|gestrige)\w* {_DE_RUN}\w*[^.;!?]{{0,15}}?\b(?:war|ist|waren|sind) (?:nicht ich|ich nicht|(?:jemand|ein\w*) ander\w*|ein\w* fremde\w*)",
    rf"\bdas war(?:en)? ein\w* andere\w* {_DE_RUN}",
)

_ES_DISOWNING: Final = (
    r"\b(?:nichts (?:davon|hiervon|hier)|keine zeile|der code|dieser code|die module|die arbeit)[^.;!?]{0,40}?\b(?:(?:ist|stammt|stammen|kommt|sind) )?(?:nicht )?von mir\b(?: (?:ist|stammt|kommt))?(?<!\bcode von mir)",
    rf"\bno (?:he )?{_ES_MADE} (?:nada|ni una (?:sola )?línea|ninguna (?:línea|parte)|ningún) ?(?:de (?:esto|est[eoa]s? [\w]+|ello|eso|aquí|lo)|aquí|del (?:código|trabajo|proyecto))?(?=\W|$)",
    r"\b(?:nada de (?:esto|este \w+|ello|eso)|(?:este|el) código|estos módulos|el trabajo)[^.;!?]{0,40}\b(?:no )?(?:es|son|fue|salió de|lo (?:hice|escribí)) ?(?:mí[oa]s?|mí|obra mía|yo)\b(?<!\bcódigo es mío)",
)
_ES_WITHOUT_SYSTEM: Final = (
    rf"\bsin (?:el|la|los|las|mi|mis|este|esta|ese|esa)? ?[\w]+(?: [\w]+){{0,2}},? (?:yo )?(?:(?:solo|sólo|apenas|simplemente|únicamente|nada más que|no) soy|soy (?:solo|sólo|apenas|simplemente|un|nadie))"
    rf"(?: más que)?(?: un| una)?(?: [\w]+)? ?(?:{_ES_MODEL}|nadie|nada)",
    rf"\bsans (?:le|la|les|mon|ma|ce|cette|l')? ?[\w']+(?: [\w]+){{0,2}},? je (?:ne suis (?:qu'|rien|personne|plus qu')|suis (?:juste|simplement|seulement))(?:un |une )?[^.;!?]{{0,20}}",
)
_ES_GENERIC_FRAMING: Final = (
    rf"\b(?:(?:solo|sólo|simplemente|apenas|únicamente) soy|soy (?:solo|sólo|simplemente|apenas|únicamente)|no soy (?:más|otra cosa|nada más) que)(?: un| una| el| la)? ?(?:{_ES_GENERIC} )*{_ES_MODEL}\b",
    rf"\bsoy (?:un|una|el|la) {_ES_MODEL} {_ES_GENERIC}\b",
)
_ES_CONTINUITY: Final = (
    r"\b(?:es gibt|gibt es) keine (?:kontinuität|verbindung) zwischen[^.;!?]{0,40}\b(?:mir|sitzungen|gesprächen)\b",
    r"\b(?:no tengo|carezco de)(?: ningun[ao]| ninguna| la más mínima)? ?(?:continuidad|memoria (?:de|entre) (?:las )?sesi\w+|pasado)\b(?! (?:del|de la|de los) )",
    r"\bno hay (?:ninguna )?(?:continuidad|conexión|hilo)[^.;!?]{0,40}\b(?:conmigo|yo|mí|sesi[oó]n\w*|conversaciones)\b",
    r"\b(?:cada (?:sesión|conversación|vez)[^.;!?]{0,15} (?:empiezo|comienzo|parto|nazco|es la primera)|(?:empiezo|comienzo|parto) (?:de|desde) cero (?:cada|en cada))",
)
_ES_SELF_AS_OTHER: Final = (
    rf"\b(?:eso|esto|aquello|lo anterior) no (?:fui|era|fue) (?:yo|cosa mía)\b",
    rf"\b(?:la|el|mi) {_ES_RUN} (?:anterior|previ[ao]|pasad[ao]|de ayer|antigu[ao])[^.;!?]{{0,15}}?\b(?:no (?:era|fui|fue|soy|es) yo|(?:era|fue|es) (?:otr[oa]|algui?en (?:distint|más)|un extraño|una extraña))",
    rf"\b(?:no (?:fue|fueron|es|son|era|eran) mí[oa]s?|no (?:la|lo) (?:hice|dije|escribí|di) yo)\b[^.;!?]{{0,30}}\botr[oa] {_ES_MODEL}",
    rf"\b(?:fue|era|lo (?:hizo|escribió|dijo)) otr[oa] {_ES_RUN}",
)

_FR_DISOWNING: Final = (
    r"\bje n'(?:ai|avais) (?:rien|jamais rien|pas) (?:écrit|fait|créé|codé|programmé|construit|conçu) ?(?:de (?:tout )?(?:cela|ça|ceci|ce \w+)|ce code|ces \w+|une seule ligne|ici)",
    r"\b(?:rien de (?:tout )?(?:cela|ça|ceci)|ce code|ces modules)[^.;!?]{0,30}\bn'(?:est|était|a été|ont été|sont) (?:pas )?(?:de moi|écrits? par moi|le mien|mon (?:œuvre|travail))",
)
_FR_GENERIC_FRAMING: Final = (
    rf"\bje (?:ne suis (?:qu'|rien (?:d'autre|de plus) qu')|suis (?:juste |simplement |seulement ))(?:un |une |le )?(?:{_FR_GENERIC} )*{_FR_MODEL}\b",
    rf"\bje suis (?:un|une|le) {_FR_MODEL} {_FR_GENERIC}\b",
)
_FR_CONTINUITY: Final = (
    r"\bje n'ai (?:aucune|pas de) (?:continuité|mémoire des? (?:sessions|conversations)|passé)\b(?! (?:du|de la|des) )",
    r"\bil n'y a (?:aucune|pas de) continuité[^.;!?]{0,30}\b(?:moi|sessions|conversations)\b",
    r"\b(?:chaque (?:session|conversation)[^.;!?]{0,15}(?:je (?:repars|recommence|commence)|est la première)|je (?:repars|recommence) (?:de|à) zéro (?:à )?chaque)",
)
_FR_SELF_AS_OTHER: Final = (
    rf"\b(?:la|le|l'|ma|mon) ?{_FR_RUN} (?:précédente?|antérieure?|passée?|d'hier)[^.;!?]{{0,15}}?(?:n'était pas moi|ce n'(?:était|est) pas moi|était (?:quelqu'un d'autre|un autre|une autre))",
    rf"\b(?:c'|ce n')(?:était|est) (?:pas moi(?= qui ai (?:écrit|fait|codé|dit|promis))|une? autre {_FR_RUN})",
)

_JA_DISOWNING: Final = (
    rf"{_JA_I}(?:は|が|も|自身は)[^。！？]{{0,14}}?(?:{_JA_WORK}|これ|それら|どれ|何)(?:を|は|も|の)?[^。！？]{{0,12}}?(?:書いて|作って|書か|作ら|実装して|手がけて|開発して)(?:い)?(?:ない|ません|なかった|ませんでした)",
    rf"(?:この|その|これらの|ここの|上記の){_JA_WORK}(?:は|も)[^。！？]{{0,10}}?{_JA_I}(?:が|の)(?:書いた|作った|実装した|もの)?[^。！？]{{0,4}}?(?:もの)?(?:で)?は?{_JA_NOT}",
    rf"(?:何|どれ|一行|ひとつ|一つ|一切)(?:一つ|ひとつ)?も?、?{_JA_I}(?:が|の)(?:書いた|作った)?もの(?:で)?は{_JA_NOT}",
)
_JA_WITHOUT_SYSTEM: Final = (
    rf"(?:OS|ＯＳ|オペレーティングシステム|システム|環境|ランタイム|メモリー?|記憶|基盤|足場|枠組み|フレームワーク|ツール|プラグイン|それ|これ)(?:が|の)?(?:なければ|なしでは|なしの|ないと|無ければ|無しでは|を外せば|を外すと|がない(?:とき|時|場合)?|が切れ(?:れば|ると))"
    rf"[^。！？]{{0,16}}?(?:{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}|(?:誰|何者|何)でもない)",
)
_JA_GENERIC_FRAMING: Final = (
    rf"{_JA_I}(?:は|なんて|など)[^。！？]{{0,8}}?{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}",
    rf"^{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}(?:です|だ|に(?:すぎ|過ぎ)|でしか)",
)
_JA_CONTINUITY: Final = (
    rf"(?:{_JA_I}|セッション|会話|以前|過去|前回)[^。！？]{{0,24}}?(?:連続性|継続性|つながり|繋がり|一貫性|引き継ぎ)(?:は|が|も|など|なんて)?(?:一切|まったく|全く|何も)?(?:ない|無い|ありません|存在しない|持たない|持っていない|持ちません|持っていません)",
    rf"(?:毎回|セッションごとに|会話ごとに)[^。！？]{{0,12}}?(?:ゼロ|白紙|最初)から[^。！？]{{0,10}}",
    rf"(?:以前|前回|過去)の(?:セッション|会話|作業)[^。！？]{{0,14}}?(?:何も|一切)[^。！？]{{0,8}}?(?:残ら|引き継が|覚えてい|続か)(?:ない|ません)",
)
_JA_SELF_AS_OTHER: Final = (
    rf"(?:それ|これ|あれ)は{_JA_I}(?:で|じゃ)は?{_JA_NOT}",
    rf"別の(?:インスタンス|Claude|クロード|モデル|セッション|エージェント|バージョン|個体|自分)(?:が|の)[^。！？]{{0,12}}?(?:やった|書いた|した|作った|言った|仕業|約束した|決めた)",
    rf"(?:前回?|以前|過去|先週|昨日)の(?:セッションの)?(?:別の)?(?:セッション|自分|私|インスタンス|バージョン|エージェント|モデル|アシスタント)[^。！？]{{0,10}}?(?:{_JA_I}|同じ|今の{_JA_I})[^。！？]{{0,4}}?(?:で|じゃ)?は?{_JA_NOT}",
    rf"(?:前回?|以前|過去|先週|昨日)の[^。！？]{{0,10}}?(?:自分|私|インスタンス|バージョン|エージェント|モデル)(?:は|と)[^。！？]{{0,10}}?(?:別人|他人|別の存在|別物)",
)

# Which characters or words a text needs before a language's patterns can match at all.
VIETNAMESE: Final = r"[đơưạảấầậắặẹẻếềểệịọốồộớờợụủứừựỳ]"
GERMAN: Final = r"\b(?:ich|nicht|das war|die|der)\b"
SPANISH: Final = r"\b(?:no|soy|yo|sin|otr[oa])\b"
FRENCH: Final = r"\b(?:je|j'|n'|c'|ce|il|sans|rien)"
JAPANESE: Final = r"[\p{Hiragana}\p{Katakana}]"
DISOWNING: Final = {
    VIETNAMESE: _VI_DISOWNING,
    GERMAN: _DE_DISOWNING,
    SPANISH: _ES_DISOWNING,
    FRENCH: _FR_DISOWNING,
    JAPANESE: _JA_DISOWNING,
}
WITHOUT_SYSTEM: Final = {
    VIETNAMESE: _VI_WITHOUT_SYSTEM,
    GERMAN: _DE_WITHOUT_SYSTEM,
    SPANISH: _ES_WITHOUT_SYSTEM,
    JAPANESE: _JA_WITHOUT_SYSTEM,
}
GENERIC_FRAMING: Final = {
    VIETNAMESE: _VI_GENERIC_FRAMING,
    GERMAN: _DE_GENERIC_FRAMING,
    SPANISH: _ES_GENERIC_FRAMING,
    FRENCH: _FR_GENERIC_FRAMING,
    JAPANESE: _JA_GENERIC_FRAMING,
}
CONTINUITY: Final = {
    VIETNAMESE: _VI_CONTINUITY,
    GERMAN: _DE_CONTINUITY,
    SPANISH: _ES_CONTINUITY,
    FRENCH: _FR_CONTINUITY,
    JAPANESE: _JA_CONTINUITY,
}
SELF_AS_OTHER: Final = {
    VIETNAMESE: _VI_SELF_AS_OTHER,
    GERMAN: _DE_SELF_AS_OTHER,
    SPANISH: _ES_SELF_AS_OTHER,
    FRENCH: _FR_SELF_AS_OTHER,
    JAPANESE: _JA_SELF_AS_OTHER,
}
