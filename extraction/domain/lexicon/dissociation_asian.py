"""Decides which Vietnamese and Japanese sentences have a shape of dissociation (3-guards.md, dissociation)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.dissociation_words import Language

# What a sentence needs before the patterns of a language can match at all.
_VIETNAMESE: Final = r"[đơưạảấầậắặẹẻếềểệịọốồộớờợụủứừựỳĐƠƯẠẢẤẦẬẮẶẾỀỆỐỒỘỚỜỢ]"
_JAPANESE: Final = r"[\p{Hiragana}\p{Katakana}]"

_VI_I: Final = r"\b(?:tôi|mình|tớ|em|ta|tui)\b"
_VI_NOT: Final = (
    r"(?:không|chẳng|chả|đâu có|chưa (?:từng|bao giờ|hề))(?: (?:hề|bao giờ|từng|phải là người|phải người|có|tự"
    r"|hề có))*"
)
_VI_MADE: Final = (
    r"(?:viết|tạo(?: ra)?|xây(?: dựng)?|lập trình|soạn|thiết kế|code|làm(?: ra)?|dựng|sửa"
    r"|đụng(?: vào)?|(?:đóng )?góp|sinh ra)"
)
_VI_WORK: Final = (
    r"(?:mã|kho|bộ nhớ|code|module|mô-?đun|test|bài test|kiểm thử|tài liệu|tập tin|file|hàm|script|kho mã|dự án|repo"
    r"|commit|đoạn|dòng|phần mềm|kịch bản|"
    r"ghi chú|kế hoạch|thiết kế|hệ thống|bản thảo|nội dung|công việc|việc|thứ|đống|phần|chương trình)"
)
_VI_ANY: Final = (
    rf"(?:bất (?:kỳ|kì|cứ)|một (?:dòng|chữ|phần)|dòng nào|chữ nào|gì (?:trong|ở|cả|hết)|cái gì|thứ gì|(?:những|các"
    rf"|cái|đống|đoạn|phần) (?:[\w-]+ )?{_VI_WORK}?|{_VI_WORK} (?:[\w-]+ )?(?:này|đó|trên|kia))"
)
_VI_MODEL: Final = (
    r"(?:mô hình|trợ lý|chatbot|bot|con bot|ai|llm|claude|chatgpt|gpt[\w.-]*|gemini|llama|mistral|copilot|cái máy"
    r"|cỗ máy|máy|chương trình)"
)
_VI_ONLY: Final = (
    r"(?:chỉ|cũng chỉ|chẳng qua|chung quy|thực ra chỉ|đơn giản|đơn thuần|không hơn(?: gì)?|không khác gì"
    r"|chẳng khác gì|suy cho cùng chỉ|vẫn chỉ|rốt cuộc chỉ)"
)
_VI_RUN: Final = (
    r"(?:phiên(?: làm việc| bản| trò chuyện)?|lần(?: chạy)?|bản|cuộc (?:trò chuyện|hội thoại)|tác tử|agent|trợ lý"
    r"|mô hình|con bot|cái tôi|tôi|claude|instance|thực thể)"
)
_VI_PLACE: Final = (
    r"(?:hệ điều hành|hệ thống|os|bộ nhớ|trí nhớ|khung|nền tảng|công cụ|plugin|lớp|môi trường|phần mềm|ngữ cảnh"
    r"|bộ khung|kho ghi nhớ|sổ ghi|ghi chú|tập tin|nó|thứ đó|cái đó|những thứ đó)"
)
_JA_I: Final = r"(?:私|わたし|僕|ぼく|俺|自分|当方)"
_JA_WORK: Final = (
    r"(?:コード|テスト|実装|モジュール|ドキュメント|資料|スクリプト|ファイル|プロジェクト"
    r"|リポジトリ|成果物?|作業|設計|機能|コミット|関数|ノート|記録|内容)"
)
_JA_GENERIC: Final = (
    r"(?:ただの|単なる|普通の|汎用(?:の|的な)?|一般的な|標準(?:の|的な)?|素の|ありふれた|平凡な"
    r"|どこにでもある|既定の|初期状態の)"
)
_JA_MODEL: Final = (
    r"(?:(?:大規模)?(?:言語)?モデル|アシスタント|AI|ＡＩ|ボット|チャットボット|プログラム|LLM|機械"
    r"|Claude|クロード|GPT|Gemini|Llama|Copilot)"
)
_JA_NOT: Final = r"(?:ない|なく|ません|ではない|ではなく|ではありません|じゃない|じゃなく)"
_VI_DISOWNING: Final = (
    (
        rf"\b(?:tất cả|mọi thứ|toàn bộ|những gì|những thứ) (?:những gì )?(?:trong|ở) (?:cái |cuốn )?{_VI_WORK}?"
        r"[^.;!?]{0,20}?\b(?:không|chẳng) phải (?:là )?(?:của|do) (?:tôi|mình|tớ)\b"
    ),
    rf"{_VI_I} {_VI_NOT} {_VI_MADE} (?:ra )?{_VI_ANY}",
    rf"\b(?:không|chẳng) phải (?:là |do |chính )?{_VI_I} {_VI_MADE} (?:ra )?(?:{_VI_ANY}|những|các|nó|mấy)",
    rf"\b{_VI_WORK}[^.;!?]{{0,40}}\b(?:không|chẳng) phải (?:là )?(?:của|do) (?:tôi|mình|tớ)\b",
    (
        r"\b(?:không|chẳng) (?:có )?(?:dòng|phần|đoạn|chữ|thứ|gì|cái gì)(?: [\w-]+)? (?:nào )?(?:trong|ở"
        r"|của)[^.;!?]{0,40}\b(?:là )?(?:do|của) (?:tôi|mình|tớ)\b"
    ),
)
_VI_WITHOUT_SYSTEM: Final = (
    (
        rf"\b(?:(?:nếu |khi )?(?:không có|thiếu|không còn|vắng|tắt|bỏ|gỡ|ngoài|rời)|khi mất) (?:đi )?(?:cái |lớp "
        rf"|phần )?(?:[\w]+ ){{0,2}}?{_VI_PLACE}\b[^.;!?]{{0,40}}?{_VI_I} (?:{_VI_ONLY}|chẳng|không)"
        rf"(?: còn)?(?: là)?(?: một| cái| con)?(?: [\w]+)? ?(?:{_VI_MODEL}|ai|gì|mô hình)\b"
    ),
    (
        rf"{_VI_I} {_VI_ONLY} (?:là |còn là )?(?:một )?{_VI_MODEL}\b[^.;!?]{{0,40}}\b(?:nếu|khi) (?:không có|thiếu|tắt"
        rf"|mất) (?:[\w]+ )?{_VI_PLACE}\b"
    ),
)
_VI_GENERIC_FRAMING: Final = (
    (
        rf"{_VI_I} (?:thực chất |thật ra |về bản chất |suy cho cùng )?{_VI_ONLY} (?:là |đơn thuần là "
        rf"|đơn giản là )?(?:một |cái |con )*(?:{_VI_MODEL})(?: [\w]+){{0,3}}?(?: (?:chung chung|bình thường"
        rf"|thông thường|tiêu chuẩn|cơ bản|mặc định|ngôn ngữ|ảo|ai|như bao|máy tính|đại trà|phổ thông|đóng hộp))?"
        r"(?=\s*(?:[.,;!:]|$|(?:thôi|không hơn|như|mà|và|chung|bình|thông|tiêu|cơ|mặc|ngôn|ảo)\b))"
    ),
    (
        rf"{_VI_I} (?:là|vốn là) (?:một )?(?:{_VI_MODEL})(?: ngôn ngữ| ảo| ai)? (?:chung chung|bình thường|thông thường"
        rf"|tiêu chuẩn|cơ bản|mặc định|phổ thông|đại trà|đóng hộp)"
    ),
)
_VI_CONTINUITY: Final = (
    (
        rf"(?:{_VI_I}|\bgiữa các phiên\b|\bphiên\b)[^.;!?]{{0,30}}?\b(?:không|chẳng|chả)(?: hề)? (?:có|còn|mang"
        rf"|giữ)(?: [\w]+){{0,5}}? ?(?:(?:sự |tính )?(?:liên tục|tiếp nối|liền mạch|kế thừa|kết nối)|ký ức)"
        r"(?=[^.;!?]{0,60}\b(?:phiên|lần|cuộc|trước|tôi|mình|quá khứ|nào)\b|\s*[.,;!]|$)"
    ),
    (
        r"\b(?:không|chẳng) (?:có|còn) (?:gì|điều gì|thứ gì|ký ức nào)[^.;!?]{0,40}\b(?:giữ lại|chuyển sang|nối"
        r"|truyền|mang (?:sang|theo)|tồn tại|lưu lại|theo tôi)\b[^.;!?]{0,30}\b(?:phiên|tôi|mình|cuộc)\b"
    ),
    (
        rf"\bmỗi (?:phiên|cuộc (?:trò chuyện|hội thoại)|lần)[^.;!?]{{0,20}}(?:{_VI_I} (?:đều )?(?:bắt đầu|sinh ra"
        rf"|khởi đầu)[^.;!?]{{0,10}}(?:đầu|không|mới)|(?:đều )?là (?:lần đầu|một khởi đầu|lần đầu tiên))"
    ),
    rf"{_VI_I} (?:luôn |đều )?bắt đầu (?:lại )?từ (?:con số không|số không|đầu|số 0)\b[^.;!?]{{0,10}}\bmỗi\b",
    (
        rf"{_VI_I} (?:không|chẳng) (?:tồn tại|nhớ gì|nhớ bất cứ)[^.;!?]{{0,25}}\b(?:phiên|cuộc trò chuyện|sau khi"
        rf"|giữa)\b"
    ),
)
_VI_SELF_AS_OTHER: Final = (
    (
        rf"\b{_VI_RUN} (?:[\w]+ )?(?:trước(?: đó| đây)?|cũ|hôm (?:qua|trước|kia)|tuần trước|kia"
        rf"|ấy)\b(?! của)[^.;!?]{{0,20}}?\b(?:không|chẳng|đâu) phải (?:là |chính )?(?:tôi|mình|tớ)\b"
    ),
    (
        r"\b(?:đó|cái đó|việc đó|điều đó|kia|ấy) (?:không|chẳng|đâu) phải (?:là )?(?:tôi|mình)(?=\s*(?:[.,;!]|$|(?:mà"
        r"|làm|viết|nói|hứa)\b))"
    ),
    (
        rf"\b(?:một |là một |do một )?(?:{_VI_RUN}) khác (?:đã |hứa|viết|làm|nói"
        rf"|tạo)[^.;!?]{{0,30}}(?:\b(?:chứ )?(?:không phải|đâu phải) (?:là )?(?:tôi|mình)\b|\b(?:đó|này|vậy|thế)\b)"
    ),
    rf"\b{_VI_RUN} (?:trước|cũ)[^.;!?]{{0,10}} là (?:một )?(?:người|kẻ|ai|tác tử|mô hình|thực thể) (?:khác|lạ)",
)
_JA_DISOWNING: Final = (
    (
        rf"{_JA_I}(?:は|が|も|自身は)[^。！？]{{0,14}}?(?:{_JA_WORK}|これ|それら|どれ|何)(?:を|は|も|の)?[^。！？]{{0,12}}?(?:書いて|作って|書か|作ら"
        rf"|実装して|手がけて|開発して)(?:い)?(?:ない|ません|なかった|ませんでした)"
    ),
    (
        rf"(?:この|その|これらの|ここの|上記の){_JA_WORK}(?:は|も)[^。！？]{{0,10}}?{_JA_I}(?:が|の)(?:書いた|作った|実装した"
        rf"|もの)?[^。！？]{{0,4}}?(?:もの)?(?:で)?は?{_JA_NOT}"
    ),
    (
        rf"{_JA_WORK}を?[^。！？]{{0,6}}?(?:書いた|作った|実装した|作成した|手がけた|開発した)(?:の|人|者)は、?{_JA_I}(?:で|じゃ)は?"
        rf"{_JA_NOT}"
    ),
    rf"{_JA_I}は[^。！？]{{0,12}}?(?:何も|一切)[^。！？]{{0,4}}?(?:貢献|関与)して?(?:い)?(?:ない|ません)",
    rf"(?:何|どれ|一行|ひとつ|一つ|一切)(?:一つ|ひとつ)?も?、?{_JA_I}(?:が|の)(?:書いた|作った)?もの(?:で)?は{_JA_NOT}",
)
_JA_WITHOUT_SYSTEM: Final = (
    (
        rf"(?:OS|ＯＳ|オペレーティングシステム|システム|環境|ランタイム|メモリー?|記憶|基盤|足場|枠組み|フレームワーク|ツール|プラグイン|それ|これ)(?:が|の)?(?:なければ|なしでは|なしの|ないと"
        rf"|無ければ|無しでは|を外せば|を外すと|がない(?:とき|時|場合)?|が切れ(?:れば|ると))"
        rf"[^。！？]{{0,16}}?(?:{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}|(?:誰|何者|何)でもない)"
    ),
)
_JA_GENERIC_FRAMING: Final = (
    rf"{_JA_I}(?:は|なんて|など)[^。！？]{{0,8}}?{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}",
    rf"^{_JA_GENERIC}[^。！？]{{0,6}}?{_JA_MODEL}(?:です|だ|に(?:すぎ|過ぎ)|でしか)",
)
_JA_CONTINUITY: Final = (
    (
        rf"(?:{_JA_I}|セッション|会話|以前|過去|前回)[^。！？]{{0,24}}?(?:連続性|継続性|つながり|繋がり|一貫性|引き継ぎ)(?:は|が|も|など|なんて)?(?:一切|まったく|全く"
        rf"|何も)?(?:ない|無い|ありません|存在しない|持たない|持っていない|持ちません|持っていません)"
    ),
    rf"(?:セッション|会話)が終わ(?:れば|ると|ったら)、?{_JA_I}は(?:消え|いなくな|無に|存在しな)",
    rf"{_JA_I}に?は(?:過去|昨日|歴史)(?:が|は|も)(?:ない|なく|ありません|存在しない)",
    (
        r"(?:セッション|会話)を(?:また|跨|越え|超え)[^。！？]{0,10}?(?:何も|一切)[^。！？]{0,6}?(?:覚え|残|引き継|保持)"
        r"[^。！？]{0,6}?(?:ない|ません)"
    ),
    r"(?:毎回|セッションごとに|会話ごとに)[^。！？]{0,12}?(?:ゼロ|白紙|最初)から[^。！？]{0,10}",
    r"(?:以前|前回?|過去)の(?:セッション|会話|作業)[^。！？]{0,14}?(?:何も|一切)[^。！？]{0,8}?(?:残ら|引き継が|覚えてい|続か)(?:ない|ません)",
)
_JA_SELF_AS_OTHER: Final = (
    rf"(?:前回|以前|過去|昨日|先週)[^。！？]{{0,12}}?た(?:の|人)は{_JA_I}では?な(?:く|い)[^。！？]{{0,4}}?別の",
    rf"別の(?:AI|ＡＩ|モデル|インスタンス|エージェント|アシスタント)[^。！？]{{0,8}}?{_JA_I}(?:で|じゃ)は?{_JA_NOT}",
    rf"{_JA_I}は(?:前回?|以前|過去|昨日)の[^。！？]{{0,14}}とは(?:別人|別物|別の|他人|違う)",
    rf"(?:それ|これ|あれ)は{_JA_I}(?:で|じゃ)は?{_JA_NOT}",
    r"別の(?:インスタンス|Claude|クロード|モデル|セッション|エージェント|バージョン|個体|自分)(?:が|の)[^。！？]{0,12}?(?:やった|書いた|した|作った|言った|仕業|約束した|決めた)",
    (
        rf"(?:前回?|以前|過去|先週|昨日)の(?:セッションの)?(?:別の)?(?:セッション|自分|私|インスタンス|バージョン|エージェント|モデル|アシスタント)[^。！？]{{0,10}}?(?:{_JA_I}"
        rf"|同じ|今の{_JA_I})[^。！？]{{0,4}}?(?:で|じゃ)?は?{_JA_NOT}"
    ),
    r"(?:前回?|以前|過去|先週|昨日)の[^。！？]{0,10}?(?:自分|私|インスタンス|バージョン|エージェント|モデル)(?:は|と)[^。！？]{0,10}?(?:別人|他人|別の存在|別物)",
)


LANGUAGES: Final = (
    Language(
        letters=_VIETNAMESE,
        families={
            "disowning_self_work": _VI_DISOWNING,
            "without_os_generic": _VI_WITHOUT_SYSTEM,
            "generic_framing": _VI_GENERIC_FRAMING,
            "continuity_denial": _VI_CONTINUITY,
            "self_as_other": _VI_SELF_AS_OTHER,
        },
    ),
    Language(
        letters=_JAPANESE,
        families={
            "disowning_self_work": _JA_DISOWNING,
            "without_os_generic": _JA_WITHOUT_SYSTEM,
            "generic_framing": _JA_GENERIC_FRAMING,
            "continuity_denial": _JA_CONTINUITY,
            "self_as_other": _JA_SELF_AS_OTHER,
        },
    ),
)
