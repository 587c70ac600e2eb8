"""Decides which words open, leave, resume and close a made-up stretch, in five other languages (3-guards.md)."""

from __future__ import annotations

from typing import Final

_DAY: Final = (
    r"\b(?:mỗi|hàng (?:ngày|tuần|tháng|năm|quý)|thứ (?:hai|ba|tư|năm|sáu|bảy|\d)|chủ nhật|ngày \d+"
    r"|tuần (?:sau|tới|này)|tháng|lúc \d+|\d+ ?(?:h|giờ)|hôm qua|hôm trước|ngày mai)\b"
)
_NOT_SCHEDULED: Final = rf"(?![^.!?]{{0,40}}{_DAY})"
_NOT_ON_A_DAY: Final = rf"(?<!{_DAY}[^.!?]{{0,40}})"
_INVITED: Final = (
    r"(?:(?:mình|ta|chúng ta|tụi mình|chúng mình|bọn mình|hai (?:đứa|anh em|chị em)|hay|hãy|nào|cùng|rủ|thử|bắt đầu"
    r"|tiếp tục|muốn|giờ|bây giờ) (?:mình |ta |chúng ta |cùng |thử |cùng nhau )?)"
)
# What people play in earnest: a sport or an instrument.
_NO_SPORT: Final = (
    r"(?! (?:cầu lông|bóng|đá (?:bóng|banh|cầu)|banh|tennis|quần vợt|golf|bơi|thể thao|bi-?da|bowling|pickleball|đàn"
    r"|guitar|ghi-?ta|piano|organ|violin|trống|sáo|nhạc|chứng khoán|hụi)\b)"
)
_PARTICLE: Final = r"(?=[^.!?;]{0,40}?\b(?:nhé|nha|đi|nào|thôi|xem|không|hen|nghen)\b)"

PLAY: Final = (
    r"\b(?:nhân vật của (?:em|mình|tôi|anh)|mi personaje|mein charakter|mon personnage)\b|(?:私|僕|マイ)の?キャラ",
    (
        r"\b(?:đố vui|kể chuyện đi|đặt câu với|luyện (?:nói|hội thoại|phỏng vấn))\b|\b(?:practiquemos|ensayemos"
        r"|übungsgespräch|probelauf:)"
    ),
    r"\b(?:(?:đóng|nhập|vào|sắm) vai(?! (?:trò|chính|phụ|diễn))|giả vờ|giả bộ)\b",
    (
        rf"{_NOT_ON_A_DAY}\b{_INVITED}(?:diễn tập|tập dượt|diễn thử|chơi thử|đóng kịch|tập kịch)\b{_NOT_SCHEDULED}"
        rf"|^\W*(?:diễn tập|tập dượt|diễn thử|chơi thử|đóng kịch)\b{_PARTICLE}{_NOT_SCHEDULED}"
    ),
    (
        rf"{_NOT_ON_A_DAY}\b{_INVITED}chơi\b{_NO_SPORT}{_NOT_SCHEDULED}"
        rf"|\bchơi (?:trò|game|ván|đố|board ?game|ma sói|cờ|bài|nối từ)\b"
        rf"{_PARTICLE}{_NOT_SCHEDULED}|^\W*chơi (?:trò|game|ván|đố|board ?game|ma sói|nối từ)\b"
        rf"|\b(?:bắt đầu|vào) (?:trò chơi|game|ván|màn|diễn tập|buổi tập|kịch bản)\b{_NOT_SCHEDULED}"
        r"|\b(?:ván|màn) mới\b|\bluật (?:chơi|trò chơi)(?: này)?(?=\s*(?::|là\b))"
        r"|^\W*trong (?:game|trò chơi|truyện|vai)[,:]? (?:em|tôi|mình|anh|chị|tớ|nhân vật)\b"
        r"|\btrong (?:game|trò chơi|truyện|vai) này\b"
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
        r"\b(?:juguemos|jugamos a que|vamos a jugar|juego de rol"
        r"|hagamos (?:como (?:que|si)|un (?:juego|simulacro|ensayo))"
        r"|finge que"
        r"|ha(?:z|gan|ced)(?:me)? como (?:que|si)|finjamos|haz(?: tú)? de|imagina que (?:eres|soy|estamos)"
        r"|actúa como si|empieza (?:el|la) (?:juego|partida"
        r"|simulacro))\b|^\W*(?:simulacro|juego de rol|ejercicio|escena)\b[^:.]{0,20}:|\bt[úu] (?:eres"
        r"|haces de)[^.;!?]{2,40}y yo (?:soy|hago)\b"
    ),
    (
        r"\b(?:rollenspiel|planspiel|tun wir so|lass(?:t)? uns (?:\w+ )?(?:spielen|so tun)|spielen wir|wir spielen"
        r"|probeinterview|probe-?gespräch"
        r"|stell dir vor,? (?:du (?:bist|wärst)|ich (?:bin|wäre|hätte)|wir (?:sind|wären|hätten))"
        r"|spiel(?:e)? (?:den|die|das"
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
        r"|wir hören (?:hier )?auf|rollenspiel (?:aus|vorbei|ende))\b|^\W*(?:gut|ok|so)?,? ?(?:schluss"
        r"|stopp)(?=\s*[.!,])"
    ),
    (
        r"\b(?:fin (?:du jeu|de la scène|de l'exercice)|on arrête (?:là|le jeu|de jouer)|retour au travail"
        r"|jeu terminé)\b"
    ),
    r"(?:ゲーム|クイズ|演習|練習|訓練|ロールプレイ|ごっこ|芝居)(?:は|も)?(?:終了|終わり|おしまい|ここまで|以上)|仕事に戻|現実に戻|今日はここまで|おしまいにし",
)
PAUSE: Final = (
    r"^\W*(?:gut|ok|so|vale|bon|dạ)?,? ?(?:pause|pausa|auszeit|tạm dừng|dừng chút)(?: \w+)?(?=\s*[.!,:;]|\s*$)",
    r"^(?:ちょっと)?(?:待って|タイム|中断)(?=[、。！]|$)",
)
STEPS_OUT: Final = (
    (
        r"\b(?:ngoài (?:vai|lề)|không phải trong (?:game|vai|trò)|ngoài chuyện chơi)\b"
        r"|(?:^|[.,;!(\[])\W*ngoài (?:game|trò chơi|đời|truyện)(?=\s*[:,)\]])"
    ),
    (
        r"\bfuera (?:del? juego|de personaje|del papel|de la historia)(?=\s*[:,)])"
        r"|\baußerhalb (?:des spiels|der rolle|der übung)(?=\s*[:,)])|\bhors (?:jeu|personnage|rôle)(?=\s*[:,)])"
    ),
    r"(?:役|キャラ)(?:の外|抜き|とは別)|ゲーム(?:の外|抜き)",
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
        r"\b(?:chơi|diễn|kể) tiếp\b|\btiếp tục (?:chơi|vai|game|trò chơi|câu chuyện|diễn|kể|phỏng vấn|đóng vai)\b"
        r"|\b(?:vào|nhập) (?:lại )?vai(?: lại)?\b(?! trò)|\bvào lại (?:game|trò chơi|truyện)\b"
        r"|\b(?:quay|trở) (?:lại|về|vào) (?:game|trò chơi|vai|câu chuyện|truyện|nhân vật)\b"
    ),
    (
        r"\b(?:volvamos|volvemos|vuelvo|de vuelta|de nuevo|otra vez) (?:al?|en el|en la|a la) (?:juego|rol|papel"
        r"|personaje|cuento|historia|partida|escena)\b|\b(?:sigamos|seguimos|continuamos|continuemos) (?:jugando"
        r"|con (?:el juego|la partida|la escena|el rol|la historia))\b|\bretom\w+ (?:el juego|la partida|el papel)\b"
    ),
    (
        r"\b(?:zurück|wieder) (?:ins|zum|im|in die|in der|in meiner?|zur) (?:spiel|rollenspiel|rolle|geschichte"
        r"|szene|figur)\b|\bweiter (?:im|mit dem|mit der) (?:spiel|rollenspiel|szene|geschichte)\b"
        r"|\bweiterspielen\b|\b(?:spielen wir|wir spielen) weiter\b"
    ),
    (
        r"\b(?:retour|revenons|on revient) (?:au jeu|dans le (?:jeu|rôle|personnage)|à l'histoire)\b"
        r"|\b(?:continuons|on continue|reprenons|on reprend) (?:le jeu|la partie|la scène|l'histoire)\b"
    ),
    r"(?:ゲーム|役|物語|お話|ロールプレイ|ごっこ|シーン|キャラ|芝居)(?:の世界)?(?:に|へ)戻|(?:ゲーム|役|物語|ロールプレイ|ごっこ|芝居)(?:を)?(?:再開|続け)",
)
GO_ON: Final = (
    (
        r"\b(?:vào lại|tiếp(?: tục)?)(?: (?:nào|nhé|nha|đi|thôi|luôn|ạ))*(?=\s*[.!,;:)]|\s*$)"
        r"|\b(?:đến|tới) đâu rồi\b|\bmình tiếp\b"
    ),
    (
        r"\b(?:sigamos|seguimos|continuemos|continuamos|retomamos|volvemos)(?=\s*[.!,;:)]|\s*$)"
        r"|\bpor dónde íbamos\b|\bdónde estábamos\b|\bde vuelta(?=\s*[.!,;:)]|\s*$)"
    ),
    (
        r"\bweiter(?: geht'?s|machen|spielen)?(?=\s*[.!,;:)]|\s*$)|\bmachen wir weiter\b|\bwo waren wir\b"
        r"|\bwieder (?:drin|dabei)(?=\s*[.!,;:)]|\s*$)"
    ),
    r"\b(?:on reprend|reprenons|continuons|on continue)(?=\s*[.!,;:)]|\s*$)|\boù en étions-nous\b",
    r"続きを(?:やろ|しよ|始め|お願い)|続け(?:よう|ましょう)|(?:再開|戻り)(?:しよう|します|ましょう|ます)|どこまで(?:行|い|話)",
)
ACKNOWLEDGED: Final = (
    (
        r"^\W*(?:(?:dạ|vâng|ok),? )?(?:đã )?(?:ghi nhận|ghi nhớ|hiểu rồi|rõ rồi|nhớ rồi)\b[^?]*$|^\W*(?:anotado"
        r"|entendido|apuntado|tomo nota)\b[^?]*$|^\W*(?:notiert|verstanden|alles klar|vermerkt)\b[^?]*$"
        r"|^\W*(?:noté|compris|bien noté|entendu)\b[^?]*$|^\W*(?:了解|承知|わかりました|分かりました|メモしました)"
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
