"""Decides which words say that money is owed and which that it is paid (5-values.md, Polarity)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

OWED: Final = entries(
    """
    nợ, no tien, con no, còn nợ, công nợ, thiếu, còn thiếu, con thieu, còn lại, quá hạn, qua han, trễ hạn, đến hạn,
    tới hạn, chưa thu, phải thu, cần thu, phải trả, phai tra, cần trả, phải đóng, phải nộp, tồn đọng, khất, owe, owes,
    owed, owing, outstanding, unpaid, overdue, past due, is due, are due, due, balance due, arrears, in arrears, to be
    paid, payable, receivable, schuldet, schulden, schulde, schuldig, ausstehend, überfällig, debe, deben, debo,
    debemos, adeuda, pendiente, doit, doivent, dois, devons, impayé, impayée, en retard
    """
)

PAYING: Final = entries(
    """
    trả, tra, thanh toán, thanh toan, tất toán, chuyển, chuyen, chuyển khoản, ck, đóng, nộp, đưa, nhận, nhan, thu,
    cọc, ứng, chi, bồi thường, hết nợ, het no, xoá nợ, xóa nợ, pay, pays, paid, paying, settle, settles, settled,
    clears, cleared, transfers, transferred, received, receives, deposited, wired, remitted, refunded, bezahlt,
    gezahlt, zahlte, zahlt, überwiesen, beglichen, pagó, pagado, paga, pagaron, abonó, abonado, payé, payée, paye,
    réglé, réglée, versé, viré
    """
)

# Where one of these stands before it, a payment is only asked after.
ASKED_AFTER: Final = entries(
    "bao giờ, bao gio, khi nào, khi nao, chừng nào, chung nao, when will, when are, when is, when do, when does, wann"
)

# These say by themselves that the money has changed hands.
PAID: Final = words(
    """
    paid settled cleared transferred received deposited wired remitted refunded bezahlt gezahlt überwiesen beglichen
    pagó pagado pagaron abonó abonado payé payée réglé réglée versé viré
    """
)

# Between a payment and a debt, one of these says that the debt is another thing than what was paid.
PARTS_DEBT: Final = words("rồi roi xong và and y und et still vẫn")

# A debt that opens with one of these stays beside a payment, unless a noun of a share stands before it.
STAYS: Final = words("còn con")
SHARES: Final = words("phần phan số so khoản khoan tiền tien chỗ cho nốt")
