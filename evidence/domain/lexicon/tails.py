"""Decides which words may follow a spoken tail (`một triệu hai nha`), so that the tail is decimals and not a count."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import words

# Particles, adverbs and money words: after them nothing can be counted by the tail.
CLOSING_WORDS: Final = words(
    """
    nha nhé nhe nghe nghen á ạ à ơi rồi đó đấy luôn thôi chứ đi hả không ko k0 chưa chẵn tròn mà thì là nhưng
    nên vì nếu khi hoặc hay với và cho để từ tới đến của ở tại về qua vô vào trong ngoài trước sau theo như bằng
    do mỗi các cả cũng đã đang sẽ mới còn chỉ tiền đồng vat thuế chuyển trả ck cọc gửi đưa nợ thu chi ghi chốt
    báo bao bớt giảm tăng cộng trừ tính được đc nhận hoàn giữ hẹn đòi duyệt tạm lấy lên xuống mua bán thuê đặt
    thanh nộp ứng hết hôm mùng ngay nữa thêm tầm khoảng cỡ trên dưới kể gồm
    """
)
# What is done is not counted either: after a verb's start no noun follows the tail (`1 tỷ 2 làm luôn`).
DOING_WORDS: Final = words(
    """
    làm xây sửa sơn quét lắp ráp dựng đào đổ lát ốp trát hàn cắt khoan thay đổi tháo dỡ bảo vệ chạy đi chở ship
    vận mang đem bưng bốc nhập xuất in may giặt rửa dọn nấu trồng cày gặt nuôi khám chữa dạy học thử kiểm chỉnh
    nâng cải tạo thiết thi hoàn nghiệm tư vấn khảo đo vẽ viết gọi nhắn hỏi nói bảo xin mời đồng chịu muốn định
    cần phải nên chọn xem coi ăn uống ở nghỉ ký thỏa thoả gom góp chia ăn dùng xài sắm tậu thầu nhờ giúp lo bù
    phát triển vượt hụt lời lãi lỗ
    """
)
# Pronouns close a digit tail as well (`14 triệu 2 họ đồng ý`), unless they start a pair of people.
PRONOUNS: Final = words("họ em anh chị nó tôi tui mình ổng bả cổ ảnh chỉ cô chú bác ông bà con cháu sếp khách thợ")
PEOPLE_PAIRS: Final = words("em con cháu chồng vợ cha mẹ bà")
YEAR_FOLLOWERS: Final = words("nay ngoái sau trước tới rồi đầu cuối thứ học mới đó ấy này")
TIME_COUNTERS: Final = words("giờ phút giây h g")
RANGE_WORDS: Final = words("đến tới hoặc hay to or")
CURRENCY_NEXT: Final = words("đồng dong đ vnd vnđ usd eur đô do euro")
# Words without marks that look like a digit and are something else before these.
UNMARKED_COMPOUNDS: Final = {
    "tam": words("ung tinh thu chi giu dung"),
    "sau": words("khi do nay tet le nua"),
    "ba": words("ma noi ngoai chu con"),
    "bon": words("em anh chi minh no tui toi"),
    "bay": words("gio"),
    "tu": words("thang ngay nay hom dau"),
}
