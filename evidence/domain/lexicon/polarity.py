"""Decides which words deny, leave open, condition, ask or report, by language (5-values.md, Polarity)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

_VIETNAMESE_NEGATORS: Final = entries(
    """
    không phải, không, khong, ko, hông, hổng, hok, hem, k, chưa, chua, chẳng, chả, đừng, khỏi, huỷ, hủy, từ chối,
    tránh, cấm, tôi từng, mình từng, em từng, anh từng, chị từng, đã từng, hết thích, hết muốn, hết ăn, hết làm, đâu
    có, làm gì có, quên, ghét, thay vì, hơn là, suýt, suýt nữa, xém, xém nữa
    """
)

_ENGLISH_NEGATORS: Final = entries(
    """
    not, no longer, never, hardly, barely, seldom, almost, nearly, doubt, doubts, doubted, used to, none, nobody,
    nothing, neither, nor, without, cannot, cant, dont, didnt, doesnt, isnt, refuse, refuses, refused, cancel,
    cancels, cancelled, canceled, stopped, stops, quit, quits, avoid, avoids, avoided, rather than, instead of,
    dislike, dislikes, disliked, hate, hates, hated, forgot, fail to, fails to, failed to, unable to, free of, far
    from, other than, anything but
    """
)

NEGATORS: Final[dict[str | None, tuple[str, ...]]] = {
    None: _VIETNAMESE_NEGATORS + _ENGLISH_NEGATORS,
    "vi": _VIETNAMESE_NEGATORS + _ENGLISH_NEGATORS,
    "en": (*_ENGLISH_NEGATORS, "no"),
    "es": entries("no, nunca, jamás, tampoco, ningún, ninguna, ninguno, nadie, sin, odia, odio, evita, evito"),
    "fr": entries("ne, jamais, aucun, aucune, sans, évite, déteste"),
    "de": entries("ohne, hasst, hasse, vermeidet, vermeide"),
}

CLAUSE_NEGATORS: Final = entries(
    """
    nicht, kein, keine, keinen, keinem, keiner, nie, niemals, niemand, pas
    """
)

SUFFIX_NEGATORS: Final = entries(
    """
    ない, ません, なかった, ぬ, ずに, 禁止, 不要
    """
)

NOT_NEGATING: Final = entries(
    """
    không chỉ, ra khỏi, không những, không thì, nếu không, neu khong, đúng không, phải không, được không, chưa biết
    chừng, không sao, ko sao, no problem, no worries, not only, no doubt, if not, why not, or not, hay không, hay
    chưa, khỏi lo, n° no, không những thế, khỏi bệnh,
    nothing other than, none other than, no other than, nothing but
    """
)

SCOPE_ENDS: Final[dict[str, frozenset[str]]] = {
    "vi": words("mà nhưng nên vì do tại bởi thì chứ nếu khi để since but because"),
    "en": words("but because so although though however except instead since if when unless"),
    "es": words("pero sino porque aunque si cuando"),
    "de": words("sondern aber weil obwohl wenn falls denn"),
    "fr": words("mais car puis parce si quand"),
}

# What stands in a clause with one of these is waited for, wanted or not settled.
OPEN_WORDS: Final = entries(
    """
    chờ, đợi, cần, phải thu, đòi, hối, xin, nhờ, hăm, doạ, dọa, pending, waiting, awaiting, waits, needs, need, must
    """
)

# What stands in a clause with one of these is not there, which a denial says as well.
LACKING_WORDS: Final = entries(
    """
    nợ, còn nợ, còn thiếu, thiếu, dừng, ngưng, hết, sợ, chậm, dị ứng, hư, hỏng, tắt, kẹt, nghỉ, bận, vắng, broken,
    broke, down, off, closed, left, lost, empty, gone, busy, kaputt, roto, rota, cassé, out of, ran out, owes, owe,
    owed, outstanding, unpaid, missing, lacks, lack, forbidden, banned, bans, except, excludes, allergic, debe,
    allergisch, allergique, alérgica, alérgico
    """
)

# The verb after one of these is still to be done.
NECESSITY: Final = entries("cần, phải, needs to, need to, must, has to, have to, should, muss, debe, doit")

COMPLETED: Final = words(
    """
    đã da rồi roi xong already paid received done ya schon déjà
    """
)

# Behind one of these, `rồi` means the last one.
LAST_BEFORE: Final = words("tháng tuần năm hôm bữa thang tuan nam hom bua")

FUTURE: Final = words(
    """
    mai mốt sẽ sắp chờ đợi định tính hứa hẹn will tomorrow going plans promises promised
    """
)

# A payment with one of these in its clause is wanted, tried or narrowly missed, and has not been made.
WANTED: Final = words(
    """
    want wants wanted wish wishes hope hopes hoped try tries tried trying intend intends intended muốn suýt xém quiere
    quieren quería querían möchte möchten wollte wollten versucht veut veulent voulait
    """
)

CONDITIONS: Final = entries(
    """
    nếu, neu, nếu như, giả sử, giả dụ, lỡ, nhỡ, miễn là, trừ khi, hễ, khi nào, phải chi, thì mới, ví dụ, if, unless,
    provided, assuming, suppose, supposing, in case, otherwise, hypothetically, as long as, si, wenn, falls, sofern,
    angenommen, au cas où, en cas
    """
)

SUFFIX_CONDITIONS: Final = entries(
    """
    もし, たら, れば, なら, 場合
    """
)

OTHERWISE: Final = entries(
    """
    nếu không, neu khong, không thì, otherwise, if not, sonst, sinon, si no
    """
)

HEDGES: Final = entries(
    """
    có thể, nguy cơ, doạ, dọa, hăm, sợ, chắc, khả năng, dự kiến, dự tính, rủi ro, thì, khi, sẽ bị, may, might,
    could, would, risk, threatens, threatened, possibly, perhaps, maybe, when, in that case, podría, quizá, riesgo,
    könnte, vielleicht, risque, peut-être, cuando, quand, lorsque, bei
    """
)

REQUESTS: Final = entries(
    """
    hỏi, đề nghị, đề xuất, yêu cầu, xin, nhờ, muốn, cần, gợi ý, ý kiến, ask, asks, asked, asking, request, requests,
    requested, propose, proposes, proposed, suggests, suggested, wants, want, wanted, would like, needs, should,
    task, todo, to do, question, wonders, considers, considering, pide, pregunta, quiere, propone, bittet, fragt,
    möchte, soll, schlägt, demande, veut, souhaite, 依頼, 質問, 提案, 希望
    """
)

REQUEST_TYPES: Final = words(
    """
    task decision_request decision request proposal question todo suggested_next_message
    """
)

QUESTION_TAILS: Final = entries(
    """
    được không, phải không, đúng không, được ko, đc ko, đc không, ko, không, khong, hông, hok, k, chưa, chua, hả,
    ntn, thế nào, bao nhiêu, mấy, nhỉ, vậy ta, か, かな, ở đâu, đi đâu, tính sao, làm sao, là gì, cái gì, tinh sao,
    duoc ko, duoc khong, có được ko
    """
)

QUESTION_HEADS: Final = words(
    """
    do does did is are am was were can could will would should shall may have has what when where which who whom
    whose why how có phải qué quién cuándo dónde cómo cuál wann wo wer wie warum est-ce qui quand où comment
    pourquoi
    """
)

SOFT_TAILS: Final = words(
    """
    đâu ạ anh chị em nha nhé vậy ta a e c với bạn shop ơi á hen
    """
)

INDIRECT: Final = words(
    """
    hỏi xem coi biết check ask asks whether wonder see
    """
)

REPORTS: Final = entries(
    """
    nói, bảo, kêu, kể, nghe nói, đồn, theo lời, khuyên, cho rằng, said, says, say, saying, told, tells, claims,
    claimed, thinks, thought, believes, reckons, according to, mentioned, wrote, writes, written, texted, replied,
    posted, told me, nhắn, viết, schrieb, escribió, écrit, insists, dice, dijo, cree, sagt, sagte, meint, glaubt,
    dit, disait, pense, と言って, って言, と言った
    """
)

# With a verb of reporting in them, these hand on nobody's words.
NOT_REPORTS: Final = entries("nói thật, nói thiệt, nói chung, nói thẳng, phải nói, nói đúng ra, honestly said")

WITHHELD: Final = words("giữ withheld withholds withholding keeps kept retains retained")

NOT_YET: Final = entries("chưa, chua, not yet, hasn't, haven't, hadn't, have not, has not, todavía no, aún no")

QUESTION_WORDS: Final = words("hay sao nào gì mấy ai đâu không ko hok who what which where when how why")

CONSENT_WORDS: Final = words("ok okay oke everyone everybody all guys alright fine good sound cool deal agreed")

JOINERS: Final = words("and or và y und et")

SUBJECTS: Final = words(
    "i you he she it we they who tôi tui em anh chị mình họ nó khách yo él ella ich er sie wir je il elle"
)

OWN_WORDS: Final = words("i we tôi tui em mình tao i've we've i'd yo ich wir je nous")

# Without its accent, `khỏi` is told from other words by the verb after it.
AFTER_KHOI: Final = words("thu can phai tra lam di mua giao lo gui dong nop")

DONE_WORDS: Final = words("rồi roi đã already done erledigt schon ya déjà")

NOT_CONDITIONS: Final = entries("as if, even if, if only, dù, mặc dù, selbst wenn, même si")

# A clause that ends in one of these only begs pardon for what is said: it makes no condition.
COURTEOUS_CONDITIONS: Final = entries(
    """
    if that matters, if it matters, if that helps, if it helps, if that counts, if that's relevant, if it's relevant,
    if that's useful, if you ask me, if you must know, if you want to know, if you're wondering, if you're curious, if
    anyone asks, if anyone cares, if anybody asks, if anybody cares, if i'm honest, if i'm being honest, if i may say
    so, nếu cần biết, nếu ai hỏi, nếu ai cần biết, nếu ai thắc mắc, si te interesa, si le interesa, si importa, si
    sirve de algo, wenn du es wissen willst, wenn das wichtig ist, falls das wichtig ist, falls das hilft, wenn ich
    ehrlich bin, si ça t'intéresse, si ça vous intéresse, si ça compte, si ça aide, si tu veux savoir
    """
)

# A denial right before one of these at the end of a clause denies all of the clause (`giao thứ 5 không kịp`).
POSTPOSED: Final = words("kịp được đc nổi xong ổn kip duoc dc noi on")

# What stands in a clause with one of these is only imagined, intended or thought possible.
HYPOTHETICAL: Final = entries(
    """
    imagine, i wish, wish i, was going to, were going to, would have, could have, should have, tried to, tries to,
    trying to, attempted to, rumour has it, rumor has it, nghe đồn, đồn rằng, se rumorea, maybe, perhaps,
    might, thinking of, thinking about, ước gì, giá mà, lẽ ra, có lẽ, tưởng tượng, quizá, quizás, tal vez, ojalá,
    vielleicht, peut-être, stell dir vor, imagina
    """
)

ASKING_VERBS: Final = words(
    "do does did is are am was were can could will would should shall may have has must might what's who's where's"
)

# Items of these kinds speak of what may come about rather than of what is.
POSSIBLE_TYPES: Final = words("risk")

# A debt that is paid or asked for is not lacking.
NOT_LACKING: Final = entries(
    "trả nợ, thu nợ, hết nợ, xoá nợ, xóa nợ, công nợ, trả hết, hết hạn, hết tháng, hết tuần, hết ngày"
)

THEN: Final = words("thì then dann so entonces alors")

# A denial in one of these is of the verb before it as well (`paid nothing`).
NOTHING: Final = words("nothing nobody none nichts nada rien")

# What a denied one of these is followed by is denied with it.
THINKING: Final = words(
    """
    think thinks believe believes glaube glaubt denke denkt meine meint creo cree pienso crois pense nghĩ tin
    """
)
THAT: Final = words("that dass que rằng là qu'il qu'elle")

# Whatever one of these stands in the sentence of is called untrue.
UNTRUE: Final = entries(
    """
    which is false, is false, is not true, isn't true, is untrue, is wrong, is a lie, was a lie, stimmt nicht, ist
    falsch, es falso, es mentira, c'est faux, est faux, nói dối, nói xạo, bịa đặt, không đúng đâu, sai rồi
    """
)

DEMONSTRATIVES: Final = words("that this vậy thế eso esto das ça cela")

# What one of these denies is denied of all but what was said before (`tea for me, I drink nothing else`).
EXCLUSIVES: Final = entries(
    """
    nothing else, nobody else, no one else, nowhere else, none else, nichts anderes, sonst nichts, nada más,
    rien d'autre
    """
)

# What is cancelled is said to be cancelled: a claim and a quote that both say so agree, wherever in the line it stands.
CANCELS: Final = entries(
    """
    huỷ, hủy, cancel, cancels, cancelled, canceled, cancelling, canceling, call off, called off, calls off, storniert,
    storniere, abgesagt, cancelado, cancelada, cancelar, anulado, anulada, annulé, annulée, annuler
    """
)

BY: Final = words("by bởi von vom por par")

# What stands behind one of these is the lesser of two things that are set against each other.
CONTRASTS: Final = entries(
    "thay vì, hơn là, rather than, instead of, statt, anstatt, en lugar de, en vez de, au lieu de"
)

# What one of these joins is set against each other.
ADVERSATIVES: Final = words("mà nhưng but instead however yet sondern aber sino pero mais")
