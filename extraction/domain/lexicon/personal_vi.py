"""Decides how Vietnamese says something about oneself (3-guards.md, actors and provenance)."""

from __future__ import annotations

from typing import Final

from extraction.domain.lexicon.shapes import PersonalWords, pattern, shaped

_KIN: Final = r"(?:anh|chị|em|chú|cô|bác|con|cháu|cậu|dì|ông|bà|a|e|c)"
_FILLER: Final = (
    r"(?:\s*(?:dạ|vâng|ừ|ờ|à|ạ|thì|còn|nhưng|nhưng\smà|mà|với|vì|tại|do|nói\sthiệt|nói\sthật|thiệt\sra"
    r"|thật\sra|thú\sthật|thực\sra|riêng|chứ"
    r"|da|con|nhung|thi|btw|ok|oke|mấy\sbữa\snay|hồi\sgiờ)[\s,:]+)*"
)
_DEGREE: Final = (
    r"(?:\s(?:rất|cũng|chỉ|toàn|hơi|không|hông|chả|chẳng|ko|k|hok|khong|chưa|vẫn|lại|thật\ssự|cực|cực\skỳ"
    r"|vốn|thì|mới|đâu\scó|đâu|siêu|khá|luôn"
    r"|luôn\sluôn|thường|hay|bao\sgiờ|cứ|đang|có|còn|rat|cung|chi|hoi))*"
)
_LIKES: Final = (
    r"(?:thích|khoái|mê|ghét|ưa|chuộng|ghiền|nghiện|chán|ngán|kỵ|kị|sợ(?=\s(?:ma|chó|máu|nước|bóng|đông"
    r"|kim|ồn|lạnh|nóng))|ưng|yêu|kén|dị\sứng\svới\shọp"
    r"|chịu\skhông\snổi|không\schịu\s(?:được|nổi)"
    r"|thich|ghet|khoai|ghien)\b"
)
_ALWAYS: Final = (
    r"(?:lúc\snào\scũng|khi\snào\scũng|bao\sgiờ\scũng|(?:sáng|trưa|chiều|tối|ngày|tuần|tháng|năm|hôm|bữa"
    r"|lần)\snào\s(?:\S+\s)?cũng|toàn(?!\s(?:bộ|quyền|quốc|phần))|luôn|luôn\sluôn|thường|thường\sxuyên"
    r"|không\sbao\sgiờ|hông\sbao\sgiờ|ko\sbao\sgiờ|chả\sbao\sgiờ|chẳng\sbao\sgiờ|chưa\sbao\sgiờ|ít\skhi"
    r"|hiếm\skhi|quen(?=\s(?:dậy|ngủ|ăn|uống|viết|làm|dùng|xài|đi|đọc|thức|kiểu|tay|giấc|rồi))"
    r"|có\sthói\squen|xưa\sgiờ|trước\sgiờ|từ\strước\sđến\s(?:nay|giờ)"
    rf"|mỗi\s(?:sáng|trưa|chiều|tối|ngày|tuần)|hễ|hay(?!\s(?:là|không|ko|chưa|tôi|tui|mình|{_KIN})\b)|luc\snao\scung"
    r"|khong\sbao\sgio|thuong)\b"
)
_HEALTH: Final = (
    r"(?:(?:bị|mắc|có)\s(?:bệnh\s)?)?(?:dị\sứng|di\sung|tiểu\sđường|cao\shuyết\sáp|huyết\sáp|hen|suyễn"
    r"|mù\smàu|cận\sthị|trầm\scảm|mất\sngủ|đau\s(?:lưng|dạ\sdày|bao\stử|khớp|nửa\sđầu)"
    r"|viêm\s\S+|thoát\svị\S*|rối\sloạn|tim\smạch|bệnh\s(?:tim|gan|thận|phổi)|say\sxe|sợ\sđộ\scao)\b"
    r"|(?:không|hông|ko|chả|chẳng)\s(?:ăn|uống|ngửi)\s(?:được|nổi|đc|dc)\b|kiêng\b"
    r"|uống\sthuốc\b|đang\s(?:uống|điều\strị|mang\s(?:thai|bầu))\b|có\s(?:bầu|thai)\b"
)
_IDENTITY: Final = (
    r"là\s(?:người|dân|con\s(?:một|út|cả)|sinh\sviên|giáo\sviên|kỹ\ssư|bác\ssĩ|nhân\sviên|phụ\snữ|đàn\sông"
    r"|tín\sđồ|fan|dân|trai|gái)\b|(?:ăn|an)\schay\b|thuận\stay\b|theo\sđạo\b"
    r"|độc\sthân\b|(?:\d+|mấy|ba\smươi|hai\smươi|bốn\smươi)\s?\S*\stuổi\b|sinh\snăm\b|quê\s"
    r"|đã\s(?:có\s(?:vợ|chồng|gia\sđình)|ly\s(?:dị|hôn))\b"
)
_LIFE: Final = (
    r"có\s(?:con|vợ|chồng|hai\s(?:con|đứa)|\d\s(?:con|đứa|bé)|chó|mèo|gia\sđình)\b|nuôi\s(?:chó|mèo|\d+"
    r"|một|hai)\b|sống\s(?:ở|với|một\smình|chung)\b|ở\s(?:trọ|một\smình|chung)\b"
)

VIETNAMESE: Final = PersonalWords(
    hint=pattern(rf"\b(?:tôi|tui|tớ|tao|mình|toi|minh|{_KIN})\b"),
    subject=pattern(
        r"(?<!(?:chúng|tụi|bọn|bên|của|cho|với|nhà|phía|đội|nhóm|hội|team)\s)(?<![\w])(?:tôi|tui|tớ|tao|mình"
        r"|toi|minh)(?![\w])"
    ),
    first_subject=pattern(
        rf"{_FILLER}\s*{_KIN}(?=\s)(?-i:(?!\s\p{{Lu}}))(?!\s(?:ấy|ta|kia|nào|em|hai|ba|tư|chủ|thợ|khách|gái"
        rf"|trai)\b)"
    ),
    asked=pattern(r"\b(?:sao|phải|hỏi|nhờ|để|giao)\s$"),
    firm=shaped(health=rf"{_DEGREE}\s(?:{_HEALTH})"),
    operational=pattern(r"""
        \s(?:sẽ|se|đã|vừa|mới|đang)\b(?!\s(?:quen|thích|ghét|mang\s(?:thai|bầu)|uống\sthuốc|điều\strị
        |có\s(?:vợ|chồng|gia|bầu)))
      | .{0,200}\b(?:không|ko|hông|hả|chưa|nhỉ|hay\ssao|hay\skhông)\s?\?\s*$
    """),
    dated=pattern(
        r"\b(?:mai|mốt|hôm\snay|hôm\squa|(?:sáng|trưa|chiều|tối)\s(?:nay|mai|qua)|tuần\s(?:này|sau|tới)"
        r"|bữa\snay|thứ\s(?:\d|hai|ba|tư|năm|sáu|bảy)|trước\s\d|\d{1,2}h)\b"
    ),
    insistent=pattern(_ALWAYS),
    predicates=shaped(
        preference=rf"{_DEGREE}\s{_LIKES}",
        preference2=(
            rf"{_DEGREE}\s(?:{_ALWAYS}|chỉ)\s(?:muốn|cần|đòi|chịu)\b|\s(?:muốn|chịu"
            rf"|cần)\b(?=.{{0,200}}\b(?:lúc\snào\scũng"
            rf"|không\sbao\sgiờ|đừng\sbao\sgiờ|luôn\sluôn)\b)"
        ),
        preference3=(
            r"(?:\s(?:thì|cũng|vẫn|mà))*\s(?:không|hông|ko|chả|chẳng|chỉ)\s(?:nhận|đọc|viết|tin|ăn|uống|dùng|xài"
            r"|mặc|đi|họp|nghe|gọi|bắt|trả"
            r"|làm|chơi|coi"
            r"|xem|ngủ|dậy|chịu|thèm|muốn)\b(?!\s(?:được|đc|dc|kịp))(?!.{0,200}\b(?:mai|hôm\snay|chiều\snay|tối\snay"
            r"|tuần\s(?:này|sau)|bữa\snay)\b)"
        ),
        opinion=(
            r"(?:\s(?:cũng|thì|vẫn|lại|thật\ssự))*\s(?:nghĩ|cho\srằng|tin\s(?:là|rằng)|cho\slà|đoán|nghi"
            r"|thấy\s(?=.{0,200}\b(?:hơn|ngon|đẹp|xấu|tệ|dở|tốt|khó|dễ|mệt|ổn|chán|phiền|kỳ|hay|tiện|hợp|ghét|thích"
            r"|nhất)\b))"
        ),
        habit=rf"{_DEGREE}\s{_ALWAYS}",
        health=rf"{_DEGREE}\s(?:{_HEALTH})",
        identity=rf"{_DEGREE}\s(?:{_IDENTITY})",
        circumstance=rf"{_DEGREE}\s(?:{_LIFE}|làm\sca\sđêm|phải\s(?:đón|chăm|trông)\s(?:con|mẹ|ba|bé))",
        workflow=(
            r"(?:\s(?:thì|cũng|vẫn|hay|quen|chỉ))*\s(?:xài|dùng|sử\sdụng|code\sbằng|làm\sviệc\sbằng"
            r"|ghi\schép\sbằng)\s(?!.{0,200}\b(?:mai|hôm\snay|chiều\snay|tối\snay|tuần\s(?:này|sau))\b)"
        ),
    ),
    default=None,
    anywhere=shaped(
        opinion=(
            r"\b(?:theo\s(?:tôi|tui|em|mình|anh|chị)(?:\s(?:thì|thấy|nghĩ))|theo\sý\s(?:tôi|tui|em|mình)"
            r"|cá\snhân\s(?:tôi|tui|em|mình)|đối\svới\s(?:tôi|tui|em|mình)|với\s(?:tôi|tui)\s?thì|riêng\s(?:tôi"
            r"|tui|em|mình)\b)"
        ),
        possession=(
            r"\b(?:là|của)\s?(?:là\s)?của\s(?:tôi|tui|mình|tớ|tao)\b|\blà\s(?:đồ|xe|máy|phần)\s(?:của\s)?(?:tôi"
            r"|tui|tớ|tao)\b"
        ),
        preference=(
            r"\b(?:đừng|khỏi|chớ)\s(?:bao\sgiờ\s)?(?:gọi|nhắn|réo|kêu|làm\sphiền)\s(?:cho\s)?(?:tôi|tui|mình|em"
            r"|anh|chị)\b(?=.{0,200}\b(?:trước|sau|buổi|giờ|lúc|bao\sgiờ|khi)\b)"
        ),
        circumstance=(
            r"\b(?:vợ|chồng|con|con\s(?:gái|trai)|mẹ|má|ba|bố|bồ|người\syêu)\s(?:tôi|tui|mình|tớ"
            r"|tao)(?:\s\S+){0,3}?\s(?:dị\sứng|thích|ghét|mê|sợ|bệnh|ăn\schay|tiểu\sđường|sống|là|bầu|\d+\stuổi)\b"
        ),
        habit=(
            r"\bthói\squen\scủa\s(?:tôi|tui|mình|em|tớ)\b|\bgu\s(?:của\s)?(?:tôi|tui|mình|em)\b"
            r"|\bsở\sthích\scủa\s(?:tôi|tui|mình|em)\b"
        ),
    ),
    elided=shaped(
        preference=(
            rf"{_FILLER}(?:rất\s|chỉ\s|không\s|hông\s|ko\s|chả\s|chẳng\s|vẫn\s|cực\s|hơi\s)*(?:thích|ghét|khoái"
            rf"|ghiền|mê|ưa)\b(?!\s(?:thì|hả|không|ko))"
        ),
        health=rf"{_FILLER}(?:bị\s)?(?:dị\sứng|tiểu\sđường)\b",
        identity=rf"{_FILLER}ăn\schay\b",
    ),
    elided_habit=pattern(rf"{_FILLER}(?:{_ALWAYS}|chỉ|không|hông|ko|xài|dùng|muốn)"),
    opening=pattern(
        r"\b(?:theo\s(?:tôi|tui|em|mình|anh|chị)(?:\s(?:thì|nghĩ))?|cá\snhân\s(?:tôi|tui|em|mình)|(?:tôi|tui"
        r"|em|mình|anh|chị)\s(?:thì\s)?(?:nghĩ|thấy|thích|ghét|tin)(?:\s(?:là|rằng|thì))?)\s?[,:]?\s*$"
    ),
    collective=pattern(
        r"\b(?:chúng|tụi|bọn)\s(?:tôi|tui|tao|tớ|mình|em|anh|ta|nó)\b|\b(?:bên|đội|nhóm|team|công\sty|tổ|phòng"
        r"|nhà|shop|cửa\shàng|xưởng|hội|quán)\s(?:của\s)?(?:tôi|tui|tao|tớ|mình|em|anh|chị)\b"
    ),
    cut_off=pattern(rf"(?:{_ALWAYS}|không|chỉ|đừng|thích|ghét|nhưng|mà|và|chứ|hơn|với)\b"),
    others=shaped(
        preference=rf"{_DEGREE}\s(?:{_LIKES}|chỉ\schịu\b)",
        opinion=r"(?:\s(?:cũng|thì|vẫn))*\s(?:nghĩ|cho\srằng|tin\s(?:là|rằng)|cho\slà)\b",
        health=rf"{_DEGREE}\s(?:{_HEALTH})",
        identity=rf"{_DEGREE}\s(?:{_IDENTITY})",
        habit=rf"{_DEGREE}\s{_ALWAYS}",
        circumstance=rf"{_DEGREE}\s(?:{_LIFE})",
    ),
    closing=pattern(
        r"[\s,;:–—-]*(?:đó\slà\s)?(?:thói\squen|cách|gu|nguyên\stắc)\s(?:làm\s)?(?:của\s)?(?:tôi|tui|mình|tớ|em)\b"
        r"|[\s,;:–—-]*(?:tôi|tui|mình|tớ|em)\s(?:toàn|luôn|hay)\s(?:làm\s)?(?:vậy|thế)\b"
    ),
)
