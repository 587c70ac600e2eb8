"""Decides which words stand beside names, which stand for the speaker, and which names are words too (5-values.md)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

HONORIFICS: Final = words(
    """
    anh chị em cô chú bác ông bà cậu dì mợ thím thầy ảnh a c e thằng con bé sếp thợ tổ đội kts ks ktv bs ts ths gs
    chi co chu bac ong ba mr mrs ms miss mx dr prof sir madam señor señora sr sra don doña herr frau monsieur madame
    mme mlle
    """
)

# Honorifics that are used for things and in other senses as well: they make no unknown word a name.
WEAK_HONORIFICS: Final = words(
    "a c e con bé em tổ đội thợ chi co chu ba ong bac don miss sir kts ks ktv thằng ảnh thầy"
)

# Titles that are written with a capital and are no name by themselves.
TITLES: Final = words("mr mrs ms miss mx dr prof sir madam señor señora sr sra doña herr frau monsieur madame mme mlle")

AFTER_NAME: Final = entries("さん, 様, くん, ちゃん, 氏, 先生")

SELF: Final[dict[str, frozenset[str]]] = {
    "vi": words("tôi tui tao mình em e toi minh"),
    "en": words("i i'm i'll i've i'd me my myself mine"),
    "es": words("yo me mi mis mío mía soy estoy tengo voy"),
    "de": words("ich mich mir mein meine meinen meinem"),
    "fr": words("je j'ai moi me mon ma mes"),
    "ja": words("私 僕 俺"),
}

# Kinship words by which an elder speaks of himself; they do so only after one of the cues.
KIN_SELF: Final = words("anh chị cô chú bác a c con cháu em e")
KIN_CUES: Final = words("để de thôi vậy")
VOCATIVE_AFTER: Final = words("ơi oi à ạ hả")
OBJECT_BEFORE: Final = words("cho giúp giùm dùm hộ với của kêu bảo nhắc gọi nhờ gửi báo hỏi")

# Words that are names as well: they name somebody only where they are used as a name.
COMMON_WORDS: Final = words(
    """
    mai mốt nay tư hai ba bốn năm sáu bảy tám chín mười một vàng bạc đông thu xuân hạ hoa mùa thứ tuần trước sau
    sáng chiều trưa tối hôm ngày giờ cần được dự kỳ định bằng quyết tính tấn triệu tỷ nghìn an yên bình will may
    april june august mark grace hope bill rose art frank summer sky joy faith rich chance drew pat rob sue dawn
    penny ray max guy jack iris ivy olive ruby amber violet daisy robin angel christian earl duke major miles sandy
    sonny heath glen dale cliff brook reed wade chase hunter mason carter cooper bishop page rusty victor norm stew
    sol luz mar cruz rosa flor paz alba ernst wolf stein klein lang kurz jung
    """
)
TIME_WORDS: Final = words("mai mốt nay hôm thứ tuần sáng chiều trưa tối ngày giờ tháng mùng đầu cuối")
NUMBER_WORDS: Final = words("một hai ba tư bốn năm sáu bảy tám chín mười")
COUNTED: Final = words(
    """
    bộ cái máy người thợ tầng ngày giờ tháng tuần triệu trăm nghìn ngàn chục tỷ mét m cây con chiếc tấm bao cuộn
    thùng bình hộp xe lần phòng phút đứa ông bà bên củ tr k mươi rưỡi phẩy ca đợt lô mẫu tờ bản căn nhà khách
    """
)

GENERIC_ACTORS: Final = words(
    """
    khách user users người dùng agent assistant team công ty cty bên chủ nhà thầu xưởng ncc kh customer client
    company everyone somebody nobody we they he she it this that the a an invoice deposit bill payment order parcel
    package quote offer email letter message report contract balance rent salary fee receipt refund usuario
    usuaria nutzer utilisateur
    """
)

# After these words the next name is the one who acts.
AGENT_CUES: Final = entries(
    """
    giao cho, phân công cho, giao việc cho, bàn giao cho, phụ trách là, người phụ trách, nguoi phu trach, assigned
    to, assign to, owned by, owner, handled by, done by, led by, responsible, assignee, delegated to, paid by, sent
    by, zuständig, verantwortlich, asignado a, a cargo de, assigné à, confié à
    """
)

# Before these words the name is the one who acts; a capital at the start of a claim needs one of them to be a name.
ACTS_AFTER: Final = words(
    """
    will would shall should must can could has have had is was owns owned handles handled agreed agrees said says
    wants wanted needs needed sends sent pays paid takes took brings brought calls called promised promises prefers
    likes works lives leads 's sẽ phụ nhận lo làm ghé gọi gửi trả chuyển ck thu đi mang báo hỏi chốt xử kiểm đang đã
    chưa không mượn mua lấy cầm chở thay sơn khoá trực coi vô chạy bán hàn tháo vẽ in dọn sửa nói nhắn kêu hẹn ký
    duyệt chọn trừ qua đặt nộp lắp giao bảo xác đồng cam hứa muốn cần thích va debe quiere tiene paga wird hat soll
    zahlt doit veut paie
    """
)

# At the start of a sentence these are verbs or adverbs rather than names.
VERB_WORDS: Final = words("cần được định tính bằng sau trước")

SURNAMES: Final = words(
    """
    nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trương lâm mai cao đoàn trịnh nguyen
    tran le pham hoang huynh vu vo dang bui do ho ngo duong ly dinh truong lam doan trinh
    """
)

WEEKDAY_NAMES: Final = words("monday tuesday wednesday thursday friday saturday sunday")
CALENDAR_NAMES: Final = WEEKDAY_NAMES | words(
    """
    january february march april may june july august september october november december chủ nhật thứ tháng
    """
)

OWNS_AFTER: Final = entries(
    "phụ trách, chịu trách nhiệm, đảm nhận, lo, is responsible, owns, will, to do, ist zuständig"
)

# Before these, a capital word that opens a claim is a name and not the claim's first word.
UNKNOWN_ACTS_AFTER: Final = words(
    """
    owns agreed promised wants likes prefers loves sends sent paid pays handles hứa quiere veut
    """
)

# These of them are said of things as well (`invoice sent`): they need an object, which opens with one of those below.
PARTICIPLES: Final = words("sent paid agreed promised")
OBJECT_OPENERS: Final = words(
    """
    the a an his her their its my our your this that these those some all both half another to for me him us them it
    each every one two three many much
    """
)

# So it is before one of these and a verb of what people do.
WILL: Final = words("will would shall must should sẽ va wird soll doit")
DOINGS: Final = words(
    """
    send call pay bring handle check prepare write review book order fix take deliver meet do make buy sign collect lead
    visit own clean install gửi gọi trả chuyển mang lo làm ghé đi lấy đặt kiểm báo mua ký thu nộp lắp giao
    enviar llamar pagar envoyer appeler payer schicken anrufen zahlen
    """
)

# What else people are left to do.
DEEDS: Final = DOINGS | words(
    """
    soạn viết coi xem đo cân leo kéo dắt đón đưa trồng cắt tưới may ủi giặt nấu rửa lau quét đóng mở bật rút nạp dán
    chụp dựng khoan đục cưa bào mài dò tìm tra dạy trông canh chăm tiêm khám phát bốc xếp chất dỡ nhập xuất trình đọc
    """
)

USER_WORDS: Final = words("user users usuario usuaria nutzer nutzerin utilisateur utilisatrice")

COURTESIES: Final = words("dạ da vâng ừ ok oke à ạ thôi vậy rồi thế")

# Behind one of these somebody acts or is meant to.
ACTING_BEFORE: Final = words("tổ đội thợ là bởi nhờ để by is")

# Behind one of these somebody gets something, unless a verb of his own follows.
RECIPIENT_BEFORE: Final = words("cho của với to for with of from cc bcc für para pour")

# Whoever is asked one of these has not said that he acts.
ASK: Final = words("ask asking")
ASKED_WHAT: Final = words("whether if about when where why how")

# Whoever hands something on to somebody leaves it to him.
HANDING_ON: Final = words("delegated delegates assigned assigns handed hands passed passes transferred reassigned")
OTHERS: Final = words("me us him her them you")
LEAVING: Final = words("nhờ sai giao")
LEFT_TO: Final = words("em tôi mình tui anh chị")
OR: Final = words("or hoặc hay oder o ou")
BEING: Final = words("be is are was were been being wird wurde werden sera fue")

# At the start of a clause, these join two who act.
COORDINATORS: Final = words("với cùng voi cung")

MONTH_NAMES: Final = words("may april june august march")
MONTH_BEFORE: Final = words("in on by since until till from of last next this mid early late before after during every")

# Whoever does one of these to somebody leaves the doing to him.
ASKING: Final = words(
    """
    asked asks ask told tells tell wants wanted reminded reminds begged ordered got made lets let had sent
    nhờ kêu bảo nhắc sai giao yêu rủ bắt
    """
)

# Whoever stands behind one of these and before a verb is left to do it; behind the second kind, where nobody else is
# the one who tells.
LEAVING_TO: Final = words("nhờ nho để de cho giao cử phân let have make")
# Behind these, and somebody, any word is what he is left to do, save one that only tells what it is about or where.
FAVOURS: Final = words("nhờ nho let")
NO_FAVOURS: Final = words(
    """
    chuyện vụ việc cái chút tí xíu về ở của cho với là số giá này kia đó nha nhé ạ rồi trước sau biết hay know see hear
    in out off down up alone be about at on a an the have until
    """
)
ORDERING: Final = words("kêu keu bảo sai ask tell get")

# These open a claim without being its verb.
NO_VERBS: Final = WEEKDAY_NAMES | words(
    """
    thì thi nên nen còn con và va with and so then also nhưng nhung mà ma today tomorrow tonight yesterday now later
    heute morgen gestern hoy mañana ayer aujourd'hui demain hier
    """
)

# Behind one of these a new clause begins when somebody else is named next.
NEW_SUBJECT_AFTER: Final = words("and but while whereas và nhưng còn mà y pero und aber et mais")

# Behind one of these a name tells whose something is.
OWNED_BEFORE: Final = words("nhà của tiệm quán cty chỗ of")
