"""Decides which words are numbers, scales and units of counting in each language (5-values.md, Numbers)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import words

VI_UNITS: Final = {
    "một": 1,
    "hai": 2,
    "ba": 3,
    "bốn": 4,
    "năm": 5,
    "sáu": 6,
    "bảy": 7,
    "bẩy": 7,
    "tám": 8,
    "chín": 9,
}
VI_LATE_UNITS: Final = {"mốt": 1, "tư": 4, "lăm": 5, "nhăm": 5}  # only after a ten or a scale
VI_ZERO: Final = "không"
VI_TEN: Final = "mười"
VI_TENS: Final = frozenset({"mươi", "chục"})
VI_HUNDRED: Final = "trăm"
VI_ODD: Final = frozenset({"linh", "lẻ"})
VI_HALF_AFTER: Final = frozenset({"rưỡi", "rưởi", "rươi"})
VI_HALF_BEFORE: Final = "nửa"
VI_YEAR: Final = "năm"  # "five" and "year"
VI_YEAR_HEADS: Final = words("mỗi một hằng hàng cả trong đầu cuối giữa qua mấy nhiều vài các những")
VI_ORDINAL_HEADS: Final = words("thứ tháng mùng mồng ngày tầng lầu")
DECIMAL_MARKS: Final = words("phẩy phảy phay chấm point")
VI_VAGUE_BEFORE: Final = frozenset({"vài", "mấy", "dăm", "đôi"})
VI_VAGUE_AFTER: Final = frozenset({"lẻ", "mấy", "hơn", "ngoài"})

EN_UNITS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
}
EN_TEENS: Final = {
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
}
EN_TENS: Final = {
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fourty": 40,
    "fifty": 50,
    "sixty": 60,
    "seventy": 70,
    "eighty": 80,
    "ninety": 90,
}
EN_HUNDRED: Final = frozenset({"hundred", "hundreds"})
EN_ARTICLES: Final = frozenset({"a", "an"})
EN_DOZEN: Final = "dozen"

VI_SCALES: Final = {"nghìn": 3, "ngàn": 3, "ngìn": 3, "triệu": 6, "tr": 6, "tỷ": 9, "tỉ": 9}
WORLD_SCALES: Final = {
    "thousand": 3,
    "thousands": 3,
    "million": 6,
    "millions": 6,
    "billion": 9,
    "billions": 9,
    "trillion": 12,
    "lakh": 5,
    "lakhs": 5,
    "lac": 5,
    "lacs": 5,
    "crore": 7,
    "crores": 7,
    "tausend": 3,
    "tsd": 3,
    "millionen": 6,
    "mio": 6,
    "milliarde": 9,
    "milliarden": 9,
    "mrd": 9,
    "mille": 3,
    "milliard": 9,
    "milliards": 9,
    "millón": 6,
    "millon": 6,
    "millones": 6,
    "千": 3,
    "万": 4,
    "萬": 4,
    "億": 8,
    "亿": 8,
}
LETTER_SCALES: Final = {"k": 3}
SCALES: Final = {**VI_SCALES, **WORLD_SCALES, **LETTER_SCALES}
VI_LETTER_SCALES: Final = frozenset({"k", "tr"})
EN_SCALES: Final = words("thousand thousands million millions billion billions trillion")

VI_UNMARKED: Final = {
    "mot": "một",
    "hai": "hai",
    "ba": "ba",
    "bon": "bốn",
    "nam": "năm",
    "sau": "sáu",
    "bay": "bảy",
    "tam": "tám",
    "chin": "chín",
    "lam": "lăm",
    "tu": "tư",
    "muoi": "mươi",
    "chuc": "chục",
    "tram": "trăm",
    "le": "lẻ",
    "linh": "linh",
    "ruoi": "rưỡi",
    "nua": "nửa",
}
VI_UNMARKED_SCALES: Final = {"nghin": "nghìn", "ngan": "ngàn", "trieu": "triệu", "ty": "tỷ", "ti": "tỉ"}
VI_UNMARKED_UNSURE: Final = frozenset({"sau"})  # "six" and "after"

SCALE_WORD_HEADS: Final = {"tỷ": ("lệ", "giá", "số", "trọng", "suất"), "tỉ": ("lệ", "giá", "số", "trọng", "suất")}
CURRENCY_TAILS: Final = "đồng|đ|dong|d|vnđ|vnd|usd|eur|x"

VI_COUNTERS: Final = words(
    """
    cái chiếc bộ người ngày tuần tháng giờ tiếng phút giây lần thùng bao tấm cây con ký cân mét phòng tầng lầu
    căn máy xe chuyến đợt kỳ đứa thằng thợ cuộn chai tuýp viên gói hộp lô mẫu cửa bóng đèn trụ cọc bình can lít
    cặp đôi đoạn điểm chỗ buổi ca đêm tuổi phần nút tủ dàn bơm camera block ống thanh bước dòng câu trang ảnh
    hình tấn tạ yến kênh pha giàn khối mảnh miếng lá quả trái hạt sợi vòng đầu bên vị khách ông bà cô chú anh
    chị em đội nhóm tổ công ty kg m cm mm km m2 m3 kw kwh hp v w kva gb tb
    """
)
VI_ONE_COUNTERS: Final = words(
    "cái chiếc bộ thùng bao tấm cây mét cuộn chai viên gói hộp bóng bình lít cặp tấn tạ kg m m2 m3 phòng tầng"
)
VI_HONORIFICS: Final = words("anh chị cô chú bác ông bà dì cậu thím mợ em út thằng con dượng cụ a c e")
EN_ONE_COUNTERS: Final = words(
    """
    hour hours minute minutes week month year percent kg litre liter meter metre mile unit item piece bedroom
    dollar euro pound
    """
)
MEASURE_LETTERS: Final = words("m mm cm dm km")  # an exponent follows: m2, m3
VERSION_WORDS: Final = words("v ver version bản release")
