"""Owners and sums in the chats of a bakery, a clinic, a farm, a tailor and a boat yard, through the whole chain."""

from __future__ import annotations

import pytest

from evidence.domain import Conventions, Facts, KnownPerson
from evidence.domain.findings import Verdict
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, House
from tests.extraction.domain_builders import batch_of, proposed, run_of

KHANH = Actor("k", "Khánh", ActorKind.PERSON)
PEOPLE = (
    KnownPerson("hanh", "Lý Hạnh", ("Hạnh", "cô Hạnh")),
    KnownPerson("thien", "Ngô Thiện", ("Thiện", "bác sĩ Thiện")),
    KnownPerson("ut", "Trương Út", ("Út", "chú Út")),
    KnownPerson("quyen", "Mạc Quyên", ("Quyên",)),
    KnownPerson("xuyen", "Đặng Xuyến", ("Xuyến", "chị Xuyến")),
    KnownPerson("luc", "Tô Lực", ("Lực", "anh Lực")),
    KnownPerson("marta", "Marta Quill"),
    KnownPerson("bram", "Bram Ost"),
)
HOUSE = House(conventions=Conventions("Asia/Ho_Chi_Minh", "VND"), people=PEOPLE)


def judged(claim: str, said: str, owner: str | None = None) -> Judged:
    run = run_of((KHANH, said), actors=(KHANH,), house=HOUSE)
    facts = Facts(owners=(owner,) if owner else ())
    return judge(batch_of(proposed(claim, said, facts=facts)), run).judged[0]


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("nhờ cô Hạnh nhào bột trước 4h sáng", "Hạnh"),
        ("để Quyên giao bánh cho tiệm cưới", "Quyên"),
        ("chiều mai Thiện trực phòng khám", "Thiện"),
        ("3) Út tưới vườn ươm, 6h xong", "Út"),
        ("Lô in 12 | chưa cắt | Quyên cắt", "Quyên"),
        ("vậy thì Hạnh soạn đề kiểm tra tuần này", "Hạnh"),
        ("giao cho Thiện kiểm kho thuốc", "Thiện"),
        ("Kêu Quyên in lại 200 tờ rơi", "Quyên"),
        ("7h Út qua bốc phân bò", "Út"),
        ("nhờ chị Xuyến lên lai quần trước thứ 7", "Xuyến"),
        ("để anh Lực sơn mạn thuyền, em mua cọ", "Lực"),
        ("5. Xuyến ủi áo dài khách Thuỷ", "Xuyến"),
        ("Phòng 204 | hư vòi | Lực thay vòi", "Lực"),
        ("nên Lực chạy xe ra bến đón khách 8h", "Lực"),
        ("Let Marta glaze the second batch", "Marta Quill"),
        ("Ask Bram to reorder flour", "Bram Ost"),
        ("On Monday Bram paints the hull", "Bram Ost"),
    ],
)
def test_whoever_the_line_leaves_the_work_to_owns_it(text: str, owner: str) -> None:
    assert judged(text, text, owner).verdict is Verdict.ADMITTED
    assert judged(text, text).verdict is Verdict.ADMITTED


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("gọi Hạnh trước khi nướng", "Hạnh"),
        ("trả Út tiền phân bò", "Út"),
        ("nhờ Hạnh nhào bột", "Quyên"),
        ("gửi Thiện phiếu xét nghiệm", "Thiện"),
        ("hỏi Út giá rau", "Út"),
        ("mai gặp Thiện ký giấy", "Thiện"),
        ("nhắc cô Hạnh sổ điểm", "Hạnh"),
        ("bảo Xuyến chuyện vải", "Xuyến"),
        ("đưa Lực chìa khoá phòng 204", "Lực"),
        ("để anh Lực sơn mạn thuyền", "Xuyến"),
        ("thuê Lực 2 ngày", "Lực"),
        ("đợi Xuyến tới 9h", "Xuyến"),
        ("may Lực 2 bộ", "Lực"),
        ("Nhật Lực sơn mạn thuyền", "Lực"),
        ("Email Marta about the vaccines", "Marta Quill"),
        ("Tell Bram the print run slipped", "Bram Ost"),
        ("Let Bram know the matinee moved", "Bram Ost"),
    ],
)
def test_whoever_it_only_speaks_to_or_of_owns_nothing(text: str, owner: str) -> None:
    assert "ungrounded_owner" in {found.code for found in judged(text, text, owner).findings}


@pytest.mark.parametrize(
    ("claim", "said", "is_proven"),
    [
        ("Bánh xong rồi, khách hẹn mai trả 850k", "Bánh nướng xong rồi, khách hẹn mai trả 850k", True),
        ("In xong lô 12, phí giao 45.000 đ/thùng tính sau", "In xong lô 12, phí giao 45.000 đ/thùng tính sau", True),
        ("Sơn xong, khách giữ lại 2tr", "Sơn xong mạn trái, khách giữ lại 2tr tới khi chạy thử", True),
        ("Bánh xong rồi, khách trả 850k", "Bánh nướng xong rồi, khách hẹn mai trả 850k", False),
        ("In xong, phí giao 45 USD/thùng", "In xong lô 12, phí giao 45.000 đ/thùng tính sau", False),
        ("Sơn xong, khách trả 2tr", "Sơn xong mạn trái, khách giữ lại 2tr tới khi chạy thử", False),
        ("Áo xong rồi, 60k khách hẹn thứ 5 đưa", "Áo xong rồi, 600k khách hẹn thứ 5 đưa", False),
    ],
)
def test_a_sum_still_open_proves_itself_and_no_payment(claim: str, said: str, *, is_proven: bool) -> None:
    assert ("ungrounded_amount" not in {found.code for found in judged(claim, said).findings}) is is_proven
