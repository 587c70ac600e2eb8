"""Decides which words open, leave, resume and close a made-up stretch, in five other languages (3-guards.md)."""

from __future__ import annotations

from typing import Final

PLAY: Final = (
    r"\b(?:nhân vật của (?:em|mình|tôi|anh)|mi personaje|mein charakter|mon personnage)\b|(?:私|僕|マイ)の?キャラ",
    (
        r"\b(?:đố vui|kể chuyện đi|đặt câu với|luyện (?:nói|hội thoại|phỏng vấn))\b|\b(?:practiquemos|ensayemos"
        r"|übungsgespräch|probelauf:)"
    ),
    r"\b(?:đóng vai|nhập vai|vào vai|giả vờ|giả bộ|sắm vai|diễn tập|tập dượt|diễn thử|chơi thử|đóng kịch)\b",
    (
        r"\b(?:mình|ta|chúng ta|tụi mình|hay|nào|cùng|rủ|thử|bắt đầu|tiếp tục) (?:cùng )?chơi\b|\bchơi (?:trò|game"
        r"|ván"
        r"|đố|board ?game|ma sói|cờ|bài|nối từ)\b|\b(?:bắt đầu|vào) (?:trò chơi|game|ván|màn|diễn tập|buổi tập"
        r"|kịch bản)\b|\b(?:ván|màn) mới\b|\bluật (?:chơi|trò chơi)\b|\btrong (?:game|trò chơi|truyện|vai)(?: này)?\b"
    ),
    (
        r"\b(?:anh|chị|em|bạn|cậu|mày|bot) (?:làm|là|đóng) (?:khách|chủ|ông|bà|vua|công chúa|người|sếp|thợ|bác sĩ"
        r"|bệnh nhân|thám tử|phỏng vấn)[^.;!?]{0,30}\b(?:em|tôi|anh|mình|tớ|chị) (?:làm|là|đóng)\b"
    ),
    (
        r"\b(?:hãy |thử )?tưởng tượng (?:bạn|em|anh|mình|tôi|chị) (?:là|đang)\b|\bđây (?:chỉ )?là (?:bài|buổi"
        r"|cuộc)? ?(?:tập|diễn tập|tình huống giả định|trò chơi|bài tập|thực hành)\b|^\W*(?:nhập vai|đóng vai"
        r"|tình huống|trò chơi|diễn tập|bài tập|kịch bản)\s*(?:\d+)?\s*:"
    ),
    (
        r"\b(?:juguemos|vamos a jugar|juego de rol|hagamos (?:como (?:que|si)|un (?:juego|simulacro|ensayo))"
        r"|finge que"
        r"|ha(?:z|gan|ced)(?:me)? como (?:que|si)|finjamos|haz(?: tú)? de|imagina que (?:eres|soy|estamos)"
        r"|actúa como si|empieza (?:el|la) (?:juego|partida"
        r"|simulacro))\b|^\W*(?:simulacro|juego de rol|ejercicio|escena)\b[^:.]{0,20}:|\bt[úu] (?:eres"
        r"|haces de)[^.;!?]{2,40}y yo (?:soy|hago)\b"
    ),
    (
        r"\b(?:rollenspiel|planspiel|tun wir so|lass(?:t)? uns (?:\w+ )?(?:spielen|so tun)|spielen wir|wir spielen"
        r"|probeinterview|probe-?gespräch|stell dir vor,? (?:du bist|ich bin|wir sind)|spiel(?:e)? (?:den|die|das"
        r"|einen|eine|mal)|in der rolle|spielstart)\b|^\W*(?:übung|szene|spiel)\b[^:.]{0,20}:|\b(?:du bist|sie sind"
        r"|du spielst)[^.;!?]{2,40}(?:und )?,? ?ich (?:bin|spiele|verkaufe)\b|\bdas ist (?:nur )?eine übung\b"
    ),
    (
        r"\b(?:jouons|jeu de rôle|faisons (?:comme si|semblant)|fais semblant|imagine que (?:tu es|je suis)"
        r"|tu es [^.;!?]{2,40} et je suis|joue le rôle)\b|^\W*(?:jeu de rôle|exercice|scène)\b[^:.]{0,20}:"
    ),
    (
        r"ごっこ|ロールプレイ|ふりをして|なりきって|役を(?:演じ|やっ|し)|ゲームを(?:始め|しよう|やろう|開始|スタート)|(?:ゲーム|クイズ|しりとり)(?:開始|スタート|しよう|をしましょう)|遊ぼう"
        r"|の(?:練習|演習|訓練|模擬\w*)(?:です|だ|をし|を始)|模擬面接|という設定で|(?:あなた|君)は[^。]{1,20}(?:役|です|だ)[、。]?(?:私|僕|俺)は"
    ),
)
SUPPOSE: Final = (
    (
        r"\b(?:giả sử|giả dụ|giả định (?:là|rằng)|ví như|cứ cho là|thử hình dung|thử tưởng tượng|hãy tưởng tượng"
        r"|tưởng tượng xem|nếu như mà|nhỡ đâu)\b"
    ),
    r"\b(?:supongamos|sup[óo]n(?:gamos)?|imagina(?:te)? que|imaginemos|pongamos que|digamos que|hipotéticamente)\b",
    (
        r"\b(?:angenommen|nehmen wir(?: mal)? an|gesetzt den fall|stell(?:en)? (?:dir|wir uns|sie sich)(?: mal)? vor"
        r"|hypothetisch|mal angenommen)\b"
    ),
    r"\b(?:supposons|imaginons|admettons|imagine que|hypothétiquement)\b",
    r"仮に|もしも|としたら|と仮定|想像して(?:み|くだ)|たとえば[^。]{0,20}だったら",
)
BLOCK: Final = (
    (
        r"^\W*(?:bài văn mẫu|đoạn văn mẫu|thơ|bài thơ|lời bài hát|đề bài|câu luyện tập|letra|verso|poema"
        r"|frase de práctica|strophe|gedicht|diktat|couplet|poème)\b[^:.]{0,30}:"
    ),
    r"(?:歌詞|俳句|台本|作文の課題|例題)[^。:：]{0,10}[:：「]",
    (
        r"^\W*(?:bản nháp|nháp|mẫu|ví dụ|dữ liệu (?:mẫu|giả|thử)|truyện|kịch bản|lời thoại|văn mẫu)\b[^:.]{0,20}:"
        r"|\bđây là (?:bản nháp|dữ liệu (?:mẫu|giả|thử)|ví dụ giả)\b"
    ),
    r"^\W*(?:borrador|ejemplo|datos de prueba|muestra|guion|traduce[^:]{0,20})\b[^:.]{0,20}:",
    r"^\W*(?:entwurf|beispiel|testdaten|muster|drehbuch|übersetze[^:]{0,20}|übungssatz)\b[^:.]{0,20}:",
    r"^\W*(?:brouillon|exemple|données de test|traduis[^:]{0,20})\b[^:.]{0,20}:",
    r"(?:例文|下書き|サンプル|ダミー\w*|テストデータ|見本)(?:です)?[:：]",
)
DATA: Final = (
    (
        r"\b(?:tạo|làm|bịa|viết|cho|sinh)\b[^.!?]{0,25}\b(?:dữ liệu (?:mẫu|giả|thử|test)|số liệu giả|khách (?:giả|ảo)"
        r"|tên giả|mẫu giả|hư cấu)\b"
    ),
    (
        r"\b(?:genera|crea|inventa|dame|haz)\b[^.!?]{0,25}\b(?:falsos?|falsas?|ficticios?|ficticias?|inventad[oa]s"
        r"|de prueba|de ejemplo)\b"
    ),
    (
        r"\b(?:erfundene\w*|fiktive\w*|ausgedachte\w*)\b[^.!?]{0,25}\b(?:mitarbeiter|kunden|daten|namen|rechnungen"
        r"|nutzer|personen)\b|^\W*(?:testdaten|beispieldaten|musterdaten|dummydaten) (?:für|bitte)"
    ),
    r"(?:架空|ダミー|偽)の[^。]{0,12}(?:を|データ)",
)
STORY: Final = (
    (
        r"\b(?:viết|kể|sáng tác|soạn)\b[^.!?]{0,20}\b(?:truyện|câu chuyện|thơ|kịch bản|tiểu thuyết|cổ tích"
        r"|đoạn thoại)\b|\bnhân vật chính\b"
    ),
    (
        r"\b(?:escribe|cuéntame|continúa|escribamos)\b[^.!?]{0,20}\b(?:cuento|historia|poema|novela|escena|guion)\b"
        r"|\b(?:el|la|mi) protagonista\b"
    ),
    (
        r"\b(?:schreib\w*|erzähl\w*)\b[^.!?]{0,25}\b(?:geschichte|gedicht|märchen|roman|szene|kapitel)\b|\b(?:der|die"
        r"|mein\w*) (?:protagonist|hauptfigur|heldin)\w*\b"
    ),
    r"(?:小説|物語|掌編|短編|脚本|童話)を(?:書|手伝|続け|作)|主人公",
)
CLOSE: Final = (
    (
        r"\b(?:hết (?:game|trò|vai|giờ chơi|ván|kịch|màn)|(?:thôi|dừng|ngừng|nghỉ)(?: không)? (?:chơi|tập|diễn|đóng)"
        r"|thôi không đóng|dừng (?:ở đây|lại|game|vai)|thoát vai|ra khỏi vai|kết thúc (?:trò|trò chơi|diễn tập"
        r"|buổi tập|ván|vai|kịch"
        r"|tình huống|game)"
        r"|(?:quay|trở) (?:lại|về) (?:việc|công việc|thực tế|chuyện thật|chuyện chính)|(?:chơi|tập"
        r"|diễn(?: tập)?) xong"
        r"|xong (?:game|vai|phần tập|diễn tập)|hết phần (?:tập|chơi|diễn)|không đùa nữa|hết giả sử|gác (?:trò"
        r"|chuyện) chơi)\b"
    ),
    (
        r"\b(?:fin del? (?:juego|simulacro|ejercicio|la escena|partida)"
        r"|se acabó(?: (?:el juego|la partida)|(?=\s*[.,!]))|volvamos al trabajo|dejamos (?:el juego|de jugar)"
        r"|hasta aquí|paramos aquí|terminó el (?:juego|simulacro)"
        r"|salgo del personaje|ya no jugamos)\b"
    ),
    (
        r"\b(?:\w*spiel(?:ende|(?: ist)? (?:aus|vorbei|beendet|zu ende|fertig))|ende (?:des spiels|der übung|der szene"
        r"|des rollenspiels)"
        r"|übungsende|zurück zur (?:arbeit|sache|realität)|genug gespielt|szene ende|schluss (?:mit|für heute)"
        r"|wir hören (?:hier )?auf|rollenspiel (?:aus|vorbei|ende))\b|^\W*(?:gut|ok|so)?,? ?(?:pause|schluss"
        r"|stopp)(?=\s*[.!,])"
    ),
    (
        r"\b(?:fin (?:du jeu|de la scène|de l'exercice)|on arrête (?:là|le jeu|de jouer)|retour au travail"
        r"|jeu terminé)\b"
    ),
    r"(?:ゲーム|クイズ|演習|練習|訓練|ロールプレイ|ごっこ|芝居)(?:は|も)?(?:終了|終わり|おしまい|ここまで|以上)|仕事に戻|現実に戻|今日はここまで|おしまいにし",
)
OUT_OF_CHARACTER: Final = (
    r"\b(?:ngoài (?:lề|vai|game|trò chơi|đời|truyện)|không phải trong (?:game|vai|trò)|ngoài chuyện chơi)\b",
    (
        r"\bfuera (?:del? juego|de personaje|del papel|de la historia)\b|\baußerhalb (?:des spiels|der rolle"
        r"|der übung)\b|\bhors (?:jeu|personnage|rôle)\b"
    ),
    r"(?:ゲーム|役|キャラ)(?:の外|抜き|とは別)",
)
ASIDE: Final = (
    *OUT_OF_CHARACTER,
    (
        r"\b(?:nói thật|thật ra|thực ra|thực tế (?:là|thì)|chuyện thật|thật đấy|thật nha|nghiêm túc|tiện thể"
        r"|nhân tiện"
        r"|à mà|cái này thật|chuyện (?:này|ngoài) (?:là )?thật|không đùa|không (?:phải )?giả (?:sử|định|vờ)"
        r"|còn thật thì|thông tin thật)\b"
    ),
    (
        r"\b(?:en serio|de verdad|por cierto|en la vida real|hablando en serio|a propósito|fuera de broma|dato real"
        r"|en realidad)\b"
    ),
    (
        r"\b(?:im ernst|ernsthaft|mal ehrlich|in echt|echte (?:info|frage|sache|angabe)|wirklich jetzt|übrigens"
        r"|nebenbei|off-topic|in wirklichkeit|ohne quatsch|kein spiel|tatsächlich)\b"
    ),
    r"\b(?:sérieusement|pour de vrai|au fait|dans la vraie vie|en vrai|en réalité|blague à part)\b",
    r"ところで|実は|本当(?:の話|に)|現実(?:では|の話)|リアル(?:な話|では)|余談|ちなみに|真面目な話|冗談抜き|実際(?:は|には)",
)
RESUME: Final = (
    (
        r"\b(?:chơi tiếp|tiếp tục (?:chơi|vai|game)|vào vai lại|quay lại (?:game|trò chơi|vai))\b"
        r"|\b(?:volvamos al juego|sigamos jugando)\b|\b(?:zurück (?:ins|zum) spiel|weiter im spiel|weiterspielen)\b"
        r"|ゲームに戻|続きを(?:やろ|しよ)"
    ),
)
STILL_SUPPOSING: Final = (
    r"\b(?:nếu|thì|vậy|khi đó|sẽ|giả|còn|si|entonces|habría|wenn|dann|würde|hätte|wäre|alors|aurait|serait)\b|もし|なら"
    r"|たら|場合"
)
FIRST_PERSON: Final = (
    r"\b(?:tôi|em|mình|tớ|anh|chị|yo|mi|mis|me|nosotros|ich|mein\w*|mir|mich|wir|unser\w*|je|j'|mon|ma|mes|nous)\b"
    r"|私|僕|俺|うち"
)
