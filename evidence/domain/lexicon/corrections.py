"""Decides which words take back the value before them and put another in its place (5-values.md)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

TAKES_BACK: Final = entries(
    """
    à nhầm, a nhầm, ấy nhầm, ủa nhầm, í nhầm, á nhầm, ui nhầm, nhầm rồi, nhầm xíu, em nhầm, anh nhầm, chị nhầm, mình
    nhầm, à không, ấy không, à không phải, à lộn, ủa lộn, lộn rồi, lộn xíu, à quên, à mà không, ý là, ý em là, ý anh
    là, ý chị là, ý tôi là, ý mình là, xin lỗi, sorry, sr, sửa lại, sửa lại là, đính chính, nói đúng hơn, đúng ra là,
    đúng hơn là, à nham, a nham, nham roi, xin loi, y la, no no, no wait, wait no, oh no, oops, whoops, i mean, i meant,
    scratch that, strike that, make that, make it, correction, or rather, rather, actually, my bad, my mistake, typo,
    hold on, quatsch, ich meine, ich meinte, korrektur, vielmehr, perdón, digo, quiero decir, mejor dicho, corrijo,
    pardon, je veux dire, plutôt
    """
)

# These take back what stands before them only where a mark follows.
TAKES_BACK_BEFORE_MARK: Final = entries("nhầm, lộn, không phải, no, nope, wait, sai, nein, non")

# So do these, where a mark stands on both sides.
TAKES_BACK_BETWEEN_MARKS: Final = entries("không, khong, ko, hông, hok, k")

# What may stand between the taking back and the value that counts.
FILLERS: Final = words(
    """
    anh chị em a e c mình tôi tui là la thì mới phải it's its that's is it make the an um uh à ạ nha nhé be should only
    to at on ngày lúc hôm tới usd eur vnd khoảng about more like es son sind c'est est und y et cỡ tầm
    """
)
