"""Decides which signs, codes and words name a currency, and which words make a number money or something else."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import words

SYMBOLS: Final = {
    "₫": "VND",
    "$": "$",
    "€": "EUR",
    "£": "GBP",
    "¥": "¥",
    "₩": "KRW",
    "₹": "INR",
    "฿": "THB",
    "₱": "PHP",
    "₽": "RUB",
    "₺": "TRY",
    "₪": "ILS",
    "₴": "UAH",
    "₦": "NGN",
    "₭": "LAK",
    "៛": "KHR",
}
# Signs that several currencies share: the family, and what one stands for outside of it.
FAMILIES: Final = {
    "$": words("USD AUD CAD NZD SGD HKD TWD MXN"),
    "¥": words("JPY CNY"),
    "kr": words("SEK NOK DKK ISK"),
    "rs": words("INR PKR LKR NPR"),
    "peso": words("MXN PHP ARS CLP COP"),
    "franc": words("CHF XOF XAF"),
}
FAMILY_HEADS: Final = {"$": "USD", "rs": "INR"}
DOLLAR_PREFIXES: Final = {
    "us": "USD",
    "a": "AUD",
    "au": "AUD",
    "c": "CAD",
    "ca": "CAD",
    "s": "SGD",
    "hk": "HKD",
    "nt": "TWD",
    "nz": "NZD",
    "r": "BRL",
}
_ANY_CASE: Final = words("usd eur vnd gbp jpy cny sgd hkd aud cad chf krw thb inr twd nzd idr myr")
_UPPER_CASE: Final = words(
    "SEK NOK DKK PLN CZK HUF RUB BRL MXN ILS AED SAR ZAR NGN KHR LAK MMK UAH TRY PHP RON BGN PKR"
)
CODES: Final = {**{code: code.upper() for code in _ANY_CASE}, "vnđ": "VND", "rmb": "CNY"}
UPPER_CODES: Final = frozenset(_UPPER_CASE)
SUFFIX_ONLY_CODES: Final = frozenset({"TRY", "PHP"})  # also a verb and a language
PREFIX_WORDS: Final = {"rs": "rs", "fr": "franc", "sfr": "CHF", "đ": "VND", "kr": "kr"}

SUFFIX_WORDS: Final = {
    "đ": "VND",
    "đồng": "VND",
    "đô": "USD",
    "đôla": "USD",
    "dollar": "$",
    "dollars": "$",
    "bucks": "$",
    "euro": "EUR",
    "euros": "EUR",
    "yen": "JPY",
    "yên": "JPY",
    "円": "JPY",
    "元": "CNY",
    "圆": "CNY",
    "yuan": "CNY",
    "tệ": "CNY",
    "rupee": "rs",
    "rupees": "rs",
    "baht": "THB",
    "ringgit": "MYR",
    "rupiah": "IDR",
    "franken": "CHF",
    "francs": "franc",
    "peso": "peso",
    "pesos": "peso",
    "zł": "PLN",
    "kč": "CZK",
    "kr": "kr",
}
UNCLEAR_SUFFIX_WORDS: Final = frozenset({"đ", "đồng", "tệ", "yên", "kr"})  # alone they need not name a currency
# Words that are a currency only after a large number, so common are their other senses (`5 dong ho`, `we won`).
LARGE_SUFFIX_WORDS: Final = {"dong": "VND", "d": "VND", "won": "KRW"}
LARGE: Final = 1000
SECOND_WORDS: Final = {
    "đô": {"la": "USD", "mỹ": "USD", "my": "USD", "úc": "AUD", "sing": "SGD", "canada": "CAD", "hồng": "HKD"},
    "us": {"dollar": "USD", "dollars": "USD"},
    "american": {"dollars": "USD"},
    "canadian": {"dollars": "CAD"},
    "australian": {"dollars": "AUD"},
    "singapore": {"dollars": "SGD"},
    "pounds": {"sterling": "GBP"},
    "yên": {"nhật": "JPY"},
    "bảng": {"anh": "GBP"},
}
# `đồng hồ` is a clock, `đồng ý` consent: the word after these heads makes another word of them.
COMPOUND_SECONDS: Final = {
    "đồng": words("hồ nghiệp chí bộ phục đội hương minh thời ý loạt đều hành tác bào nát thau đỏ"),
    "dong": words("ho nghiep chi bo phuc doi huong thoi y loat deu hanh goi cua may hang vao lai thau"),
    "đô": words("thị đốc vật"),
}

_SLANG: Final = {"củ": 6, "chai": 6, "tỏi": 9, "vé": 5, "lít": 5, "xị": 5}
MONEY_SCALES: Final = {**_SLANG, "m": 6, "mn": 6, "bn": 9, "b": 9, "cr": 7, "mil": 6, "grand": 3}
CURRENCY_SCALES: Final = frozenset({"m", "mn", "bn", "b", "cr", "grand"})  # money only with a currency beside them
OPEN_SCALES: Final = frozenset({"mil", "vé"})  # a million or a thousand by language; a hundred thousand or dollars
SLANG_SCALES: Final = frozenset(_SLANG)  # also chargers, bottles, garlic, tickets
CUED_SCALES: Final = SLANG_SCALES - {"củ"}  # slang only right after a word of paying
PAYING_CUES: Final = words("cọc ck khoản tip bo lương thưởng phạt ứng nợ vay lãi lỗ thầu")

# Words right before a number that say it is money.
MONEY_CUES: Final = words(
    """
    giá tiền cọc nợ trả ck chuyển thu chi phí công lương thưởng phạt ứng tổng cộng còn chốt báo duyệt cước đơn
    hoàn bớt giảm tăng lên từ thanh toán hđ po budget quote deposit total price cost fee paid pay payment
    invoice approve confirm amount salary rent due
    """
)
CUE_REACH: Final = 3
# Words right before a number that say it is a place or a part of a date, and those that say it is a code.
PLACE_LABELS: Final = words(
    """
    phòng tầng lầu số block đường hẻm ngõ ngách nhà quận q phường p tổ khu lô room floor street suite apt năm
    year tháng ngày version ver v model
    """
)
CODE_LABELS: Final = words(
    """
    mã stk sđt đt tel phone hotline zalo mst cmnd cccd id khoản thoại call gọi fax ip pin otp code ref ticket
    serial sn imei zip zipcode account acct
    """
)
# Before digits without separators these name a code as well, though before `1.200.000` they speak of its sum.
PLAIN_CODE_LABELS: Final = words("đơn hđ po bg dh order invoice")
# What is counted without being money, after any scale and only after one written out (`50k cây` is a price).
EN_COUNTED_NOUNS: Final = words(
    """
    views follow follower followers subs subscribers likes request requests tokens user users people customers rows
    records downloads visits visitors miles residents employees pixels signups sessions lines files events messages
    """
)
COUNTED_NOUNS: Final = EN_COUNTED_NOUNS | words(
    "người dân lượt view sub like bước token km kwh kw btu lux lumen hz mah"
)
COUNTED_AFTER_WORDS: Final = words(
    "tấn tạ cây chữ sản lít mét m m2 m3 m² m³ ha kg dòng items units tons acres sqft copies years"
)
# Behind `nghìn` and `ngàn` written out these are counted unless something speaks of money (`3 nghìn viên`).
COUNTED_THINGS: Final = words(
    """
    cái chiếc bộ thùng bao tấm cây cuộn chai tuýp viên gói hộp lô mẫu bóng bình can cặp ống miếng mảnh quả trái
    hạt sợi tờ quyển cuốn cốc ly suất thẻ tem vé lá ký người khách dòng trang ảnh hình bản bịch lon khối thanh
    chậu khay bó trứng gạch ngói đinh
    """
)
APPROXIMATE_WORDS: Final = words("tầm khoảng cỡ từ chừng around about from between giữa sách roughly")
BETWEEN_WORDS: Final = {"giữa": "và", "between": "and"}
# Abbreviated and written measures: a number before them is no money.
MEASURES: Final = words(
    """
    m mm cm dm km m² m³ km² ha kg g gr gram mg tấn tạ yến lít l ml cc hp kw kwp kwh kva mva w wp v a ah mah btu
    hz mhz ghz gb tb mb kb mbps gbps bar psi pa mpa ly li phân inch in ft feet yard yards mile miles lb lbs oz
    pound pounds vòng rpm ngựa độ giờ phút giây h g s min ngày tuần tháng năm tuổi lần người cái bộ chiếc tấm
    thùng bao cuộn chai tuýp viên gói hộp máy xe phòng tầng kênh tấc thước mét met metre meter metres meters
    litre liter litres liters hours days weeks months years people users items units rows cây con bước lượt pcs
    pc px dpi ppm lux lumen lm dặm điểm cuốn trang chữ từ
    """
)
PER_TIME_UNITS: Final = words("s giây phút min h giờ hour hours phut gio p")

# After a bare `1.2k` only these may follow: a noun would say what is counted.
EN_FUNCTION_WORDS: Final = words(
    """
    for to by per a an the in on at due and or but is was are were each total plus more left up down monthly
    yearly annually upfront if when with from as so than until before after now today tomorrow cash net gross
    vat tax incl excl we i he she they it you will would should can may must
    """
)
# `2-300k` says two hundred to three hundred thousand: the ends of a range differ by less than this.
RANGE_RATIO: Final = 10
RANGE_MARKS: Final = frozenset("-~→")
RANGE_WORDS: Final = words("đến tới den toi to until bis")
CHANGE_WORDS: Final = words("lên xuống còn len xuong")
FROM_WORDS: Final = words("từ tu from tư")
TIMES_WORDS: Final = frozenset({"x"})
