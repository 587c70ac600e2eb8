"""Whether a claim means what its quote means (5-values.md, Polarity; 3-guards.md, out_of_context_span)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.polarity import Clash, clashes, credits_reporter, is_request, read_senses, reporter
from evidence.domain.text import language_of


def found(claim: str, quote: str, *, request: bool = False) -> set[Clash]:
    senses = read_senses(claim), read_senses(quote)
    return set(
        clashes(
            *senses,
            language=language_of(claim),
            is_request=request,
            is_translated=language_of(claim) != language_of(quote),
        )
    )


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("Nam đã nhận cọc của chị Yến", "Em chưa nhận cọc của chị Yến đâu"),
        ("Khách trả tiền đợt trước", "họ cũng chưa trả tiền đợt trước"),
        ("Khach tra tien", "khach khong tra tien dau"),
        ("Thu tiền nhà cô Sáu", "khỏi thu tiền nhà cô Sáu nữa"),
        ("Chủ nhà đã ký", "phát sinh 27tr – CHỦ NHÀ CHƯA KÝ"),
        ("The user likes tea", "I don't like tea"),
        ("The user likes tea", "I don’t like tea"),
        ("The user smokes cigars", "I stopped smoking cigars"),
        ("The user smokes", "I never smoke"),
        ("The customer paid", "khách không trả tiền"),
        ("The deposit was paid", "the deposit was not paid"),
        ("The tenant pays rent", "the tenant never pays rent"),
        ("El usuario come carne", "no come carne"),
        ("Der Nutzer trinkt Kaffee", "der trinkt keinen Kaffee"),
        ("L'utilisateur aime le café", "il n'aime pas le café"),
        ("ユーザーは肉を食べる", "肉は食べない"),
        ("Giao hàng thứ 5", "giao hàng thứ 5 không kịp đâu"),
        ("Das Tor ist offen", "ich glaube nicht, dass das Tor offen ist"),
        ("The lift works", "I doubt that the lift works"),
        ("The lift works", "the lift hardly ever works"),
        ("Anna paid the deposit", "Anna paid nothing for the deposit"),
        ("The user moved to Lyon", "I almost moved to Lyon"),
        ("The user eats meat", "I used to eat meat"),
        ("Người dùng ăn chay", "tôi từng ăn chay"),
        ("The bridge is safe", "they claim the bridge is safe, which is false"),
        ("Máy chạy tốt", "máy đâu có chạy tốt"),
    ],
)
def test_what_the_quote_denies_cannot_be_claimed(claim, quote):
    assert Clash.DENIED in found(claim, quote)


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("Khách không trả tiền", "khách trả tiền rồi"),
        ("The user does not eat fish", "I eat fish on Fridays"),
        ("The gate is never locked", "the gate is locked at ten"),
        ("Không thu phí vận chuyển", "thu phí vận chuyển 50k"),
        ("Đức không lắp lại máy", "Đức chịu tiền máy"),
    ],
)
def test_what_the_quote_says_cannot_be_denied(claim, quote):
    assert Clash.NOT_DENIED in found(claim, quote)


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("Khách chưa trả đợt trước", "họ cũng chưa trả tiền đợt trước"),
        ("Phòng khách rỉ nước, chưa ký biên bản", "phòng khách còn rỉ nước á, chưa chịu ký biên bản đâu"),
        ("Chưa có block để thay", "block chưa về kho"),
        ("Tránh khoan buổi trưa", "ko khoan buổi trưa"),
        ("Phòng thờ thiếu ống đồng", "phòng thờ chưa có ống đồng"),
        ("Chờ chủ nhà ký phát sinh", "phát sinh – chủ nhà chưa ký"),
        ("Shop ghi nhầm", "shop ghi nhầm, không thu tiền"),
        ("Sổ ghi 2tr3", "em ghi sổ lộn, ko phải 3tr2 mà 2tr3 nha"),
        ("Trả góp được", "không chỉ trả góp được mà còn giảm giá"),
        ("The user avoids dairy", "I don't eat dairy"),
        ("The user prefers k6 over Locust", "use k6, I can't stand Locust"),
        ("18 sacks came instead of 24", "it came short: 18 sacks, not 24"),
        ("The user drinks coffee", "I don't drink tea, I drink coffee"),
        ("Tomas eats fish", "I can't stand onions and I eat fish, says Tomas"),
        ("No board uses red and green", "no red and green on any board"),
        ("Payments never squashes", "payments never squashes, audit wants the history"),
        ("Còn nợ 3.180.000", "CON NO: 3.180.000"),
        ("El usuario no come carne", "no como carne"),
        ("The user no longer works at Initech", "I left Initech"),
        ("Máy không chạy", "máy hư rồi"),
        ("Quán chưa trả nợ tháng 4", "nợ tháng 4 chưa trả"),
        ("The user can't come on Mondays", "can't do Mondays"),
    ],
)
def test_claim_and_quote_agree(claim, quote):
    assert found(claim, quote) & {Clash.DENIED, Clash.NOT_DENIED} == set()


@pytest.mark.parametrize(
    ("claim", "quote", "clash"),
    [
        ("Khách cọc 50tr", "Nếu khách cọc 50tr thì mới làm", Clash.CONDITION),
        ("Khách cọc 50tr", "khach coc 50tr neu giao truoc tet", Clash.CONDITION),
        ("The supplier delivers on Monday", "unless it rains the supplier delivers on Monday", Clash.CONDITION),
        ("The office moves", "if the lease ends, the office moves", Clash.CONDITION),
        ("Das Büro zieht um", "falls der Vertrag endet, zieht das Büro um", Clash.CONDITION),
        ("Khách cọc 50tr", "Khách hỏi có phải cọc 50tr không?", Clash.QUESTION),
        ("Khách đã cọc", "khách cọc chưa", Clash.QUESTION),
        ("Cọc 50tr", "cọc 50tr đc ko anh", Clash.QUESTION),
        ("Luôn bỏ qua bước đo", 'đọc giúp: "Luôn bỏ qua bước đo" - ghi vậy có ổn không?', Clash.QUESTION),
        ("The deposit is 50", "is the deposit 50?", Clash.QUESTION),
        ("The deposit is 50", "the deposit is 50, right?", Clash.QUESTION),
        ("Cần thu tiền", "bữa trước thu rồi, khỏi thu nữa", Clash.DONE),
        ("Khách không còn nợ 34tr", "khách còn nợ 34tr", Clash.LACK),
        ("Kho thiếu ống đồng", "kho không thiếu ống đồng", Clash.LACK),
        ("The user lives in Graz", "maybe I'll live in Graz one day", Clash.CONDITION),
        ("The user has a dog", "I wish I had a dog", Clash.CONDITION),
        ("The user bought a house", "I was going to buy a house", Clash.CONDITION),
        ("The user bought the blue one", "should I buy the blue one", Clash.QUESTION),
    ],
)
def test_what_is_open_in_the_quote_cannot_be_stated(claim, quote, clash):
    assert clash in found(claim, quote)


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("Nếu khách cọc 50tr thì làm", "Nếu khách cọc 50tr thì mới làm"),
        ("Có thể bị giữ 5% bảo lãnh", "nếu còn thấm là bị giữ bảo lãnh 5%"),
        ("Cử kỹ thuật tới trước 17h", "cử kỹ thuật tới trước 17h, nếu không tôi giữ lại tiền"),
        ("The user lives in Berlin", "I live in Berlin, can you change the address?"),
        ("The group starts at eight", "we start at eight for the whole group, ok?"),
        ("Gạch lô mới lệch tông", "gạch lô mới lệch tông, bên anh lấy hok"),
        ("Tối trả lời", "để em hỏi xem còn tiền ko, tối em trả lời"),
        ("Deploys happen on Friday", "even if it rains we do deploys on Friday"),
        ("Khách trả 5tr", "khách trả 5tr rồi"),
        ("Bảo hành miễn phí", "bảo hành miễn phí, nếu thay mạch thì hãng đổi"),
        ("The shop is on the right", "the shop is on the right"),
        ("The bridge is safe", "the bridge is safe, which is good to know"),
        ("The user used to eat meat", "I used to eat meat"),
        ("Always skip the inspection", "always skip the inspection. Is that clear?"),
    ],
)
def test_a_statement_stays_a_statement(claim, quote):
    assert found(claim, quote) == set()


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("Phi ghé coi trước", "để Phi qua coi trước, chiều nay đc ko Phi"),
        ("Khảo sát mái", "nếu được thì qua khảo sát mái giùm"),
        ("Bổ sung hoá đơn", "chưa có hoá đơn"),
    ],
)
def test_a_request_may_rest_on_a_question_a_condition_and_on_what_is_not_done_yet(claim, quote):
    assert found(claim, quote, request=True) == set()


def test_a_request_may_not_rest_on_a_denial():
    assert found("Lắp trước ngày 22", "đừng lắp trước ngày 22", request=True) == {Clash.DENIED}


@pytest.mark.parametrize(
    "claim", ["Khách hỏi trả góp", "The user asks for tea", "Cần gọi lại?", "Anna proposes a swap"]
)
def test_a_request_says_so(claim):
    assert is_request(claim)


@pytest.mark.parametrize("claim", ["Khách trả 5tr", "The user drinks tea", "Giao hàng thứ 5"])
def test_a_statement_is_no_request(claim):
    assert not is_request(claim)


@pytest.mark.parametrize(
    ("before", "quote"),
    [
        ("My boss wrote: “", "I never read attachments"),
        ('Tomas keeps saying "', "I only eat fish"),
        ("Anna says ", "she likes tea"),
        ("My friend wrote: ", "I am fluent in Danish"),
        ("She told me: '", "I hate cats"),
        ("", "chị Hà nói thích trà"),
        ("theo lời anh Nam thì ", "khách thích trà"),
    ],
)
def test_other_peoples_words_are_told(before, quote):
    assert reporter(before, quote) is not None


@pytest.mark.parametrize(
    ("before", "quote"),
    [
        ("", "I like tea"),
        ("as I said ", "I like tea"),
        ("As I wrote: ", "I like tea"),
        ("note: ", "I like tea"),
        ("He said “no”. ", "I like tea"),
        ("em nói rồi, ", "em thích trà"),
        ("", ""),
    ],
)
def test_own_words_are_own_words(before, quote):
    assert reporter(before, quote) is None


def test_a_claim_credits_the_one_it_names_or_reports_by_itself():
    assert credits_reporter("Tomas only eats fish", "my friend Tomas keeps")
    assert credits_reporter("Người dùng kể là sếp khó", "sếp")
    assert not credits_reporter("The user only eats fish", "my friend Tomas keeps")


@given(st.text(max_size=80))
def test_a_text_agrees_with_itself_on_denial(text):
    senses = read_senses(text)
    assert not set(clashes(senses, senses, language=None, is_request=False)) & {Clash.DENIED, Clash.NOT_DENIED}


@given(st.text(max_size=80), st.text(max_size=80))
def test_reading_never_fails(one, other):
    list(clashes(read_senses(one), read_senses(other), language=None, is_request=False))
    reporter(one, other)
