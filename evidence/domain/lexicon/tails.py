"""Decides which words may follow a spoken tail (`một triệu hai nha`), so that the tail is decimals and not a count."""

from __future__ import annotations

from typing import Final

# Particles, adverbs and money words: after them nothing can be counted by the tail.
CLOSING_WORDS: Final = frozenset(
    """nha nhé nhe nghe nghen á ạ à ơi rồi đó đấy luôn thôi chứ đi hả không ko k0 chưa chẵn tròn mà thì là nhưng nên vì nếu
    khi hoặc hay với và cho để từ tới đến của ở tại về qua vô vào trong ngoài trước sau theo như bằng do mỗi các cả cũng
    đã đang sẽ mới còn chỉ tiền đồng vat thuế chuyển trả ck cọc gửi đưa nợ thu chi ghi chốt báo bao bớt giảm tăng cộng trừ
    tính được đc nhận hoàn giữ hẹn đòi duyệt tạm lấy lên xuống mua bán thuê đặt thanh nộp ứng hết hôm mùng ngay nữa thêm
    tầm khoảng cỡ trên dưới kể gồm""".split()
)
# Pronouns close a digit tail as well (`14 triệu 2 họ đồng ý`), unless they start a pair of people.
PRONOUNS: Final = frozenset("họ em anh chị nó tôi tui mình ổng bả cổ ảnh chỉ cô chú bác ông bà con cháu sếp khách thợ".split())
PEOPLE_PAIRS: Final = frozenset("em con cháu chồng vợ cha mẹ bà".split())
YEAR_FOLLOWERS: Final = frozenset("nay ngoái sau trước tới rồi đầu cuối thứ học mới đó ấy này".split())
RANGE_WORDS: Final = frozenset("đến tới hoặc hay to or".split())
CURRENCY_NEXT: Final = frozenset("đồng dong đ vnd vnđ usd eur đô do euro".split())
# Words without marks that look like a digit and are something else before these.
UNMARKED_COMPOUNDS: Final = {
    "tam": frozenset("ung tinh thu chi giu dung".split()),
    "sau": frozenset("khi do nay tet le nua".split()),
    "ba": frozenset("ma noi ngoai chu con".split()),
    "bon": frozenset("em anh chi minh no tui toi".split()),
    "bay": frozenset("gio".split()),
    "tu": frozenset("thang ngay nay hom dau".split()),
}
