"""Decides which words tell a state from a deed, and which of two values is the old one (3-guards.md, `conflict`)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

# What carries a value and names no subject of its own.
FILLERS: Final = words(
    """
    amount amounts costs cost total totals comes set stands takes place place's happens planned scheduled agreed fixed
    now currently today anymore any longer changed moved instead rather used actually still
    tổng cộng giá mức đổi dời sang thành chuyển hiện giờ bây nay còn nữa chốt tiền diễn ra phải không chưa
    """
)

# Whoever said it, as proposers write of a speaker without a name.
SPEAKER: Final = entries("the user, user, người dùng, the speaker, the customer, khách hàng")

# A value right behind one of these is what the claim says of its subject.
PREDICATES: Final = words(
    """
    is are was were be has have had costs cost holds seats needs need weighs measures takes lasts contains counts
    includes wears size equals of là có gồm cần nặng cao dày sâu dài rộng chứa mất kéo giá mặc cỡ
    còn đông số bằng đến
    """
)
AGES: Final = words("tuổi years")
BETWEEN: Final = words(
    """
    now currently about exactly only just still set on at in by for to from the a until till due fixed scheduled
    planned hiện giờ bây đang chỉ đúng vào lúc ngày hôm tới từ trước khoảng tầm được dự kiến rơi
    """
)
COPULAS: Final = words("is are be falls là vào rơi was were")
LIMITS: Final = words("by until till before trước")
# What was so once, beside what is so now.
ONCE: Final = entries("was, were, formerly, previously, trước đây, trước kia, hồi trước, lúc trước, hồi xưa")

# What happens once, on a day that can be moved; other dates are circumstances, of which there may be many.
SCHEDULED: Final = words(
    """
    meeting appointment deadline due delivery delivered deliver handover launch wedding exam departure departs flight
    starts start ends end expires expire opens closes arrives arrive leaves leave moves birthday anniversary interview
    inspection surgery kickoff review call session workshop visit pays sends will
    họp hẹn hạn giao bàn nghiệm khai trương cưới thi bay khởi hành bắt đầu kết thúc hết sẽ sinh nhật lễ phỏng vấn lắp
    thanh toán nộp ký khám dọn
    """
)

# A deed that is over may be done again: each telling is of an occasion of its own.
DEEDS: Final = words(
    """
    paid sent bought sold went met gave got took came left saw spent made lost found ate drank won ran flew drove wrote
    told said brought did had built taught caught read sang swam began broke chose fell felt held kept knew lent
    đã rồi vừa xong trả đóng mua bán ứng nhận nộp chuyển khoản cho
    """
)
# These only say how a state came about.
NOT_DEEDS: Final = words("named based located married scheduled planned fixed agreed called supposed allowed used need")
COMING: Final = words("will shall must should phải sẽ cần định going owes owe owed nợ")

MANY: Final = entries(
    """
    another, other, khác, again, also, too, each, every, more, extra, additional, one of, some of, either, sometimes,
    often, once, there is, there are, part of, per person, thêm, nữa, cũng, mỗi, từng, một trong, có khi, thỉnh thoảng,
    có lúc, hoặc, or
    """
)
BOUNDS: Final = entries(
    """
    about, around, roughly, approximately, nearly, almost, over, under, at least, at most, up to, more than, less than,
    between, starting from, khoảng, tầm, cỡ, gần, hơn, trên, dưới, ít nhất, nhiều nhất, tối đa, tối thiểu, chừng
    """
)

# A subject has one of what follows; a place must be named to count.
ONLY_ONE: Final = entries(
    """
    favourite colour is, favorite color is, favourite is, favorite is, name is, is named, is called, is married to,
    reports to, address is, is deployed to, default is, defaults to, password is, code is, blood type is, mother tongue
    is, status is, tên là, địa chỉ là, kết hôn với, mặc định là, nhóm máu là, nhóm máu, thích nhất là, trạng thái là,
    mật khẩu là, báo cáo cho, mã là
    """
)
ONLY_PLACE: Final = entries(
    """
    lives in, live in, is located in, is based in, is in, office is in, works at, works for, was born in, moved to,
    sống ở, ở tại, sống tại, đặt tại, nằm ở, làm ở, làm việc tại, sinh ở, quê ở, trụ sở ở, văn phòng ở, nhà ở
    """
)
ONE_OWNER: Final = entries(
    """
    responsible for, in charge of, is the owner of, owner is, leads, is the lead of, contact is, manager is, manages,
    is the contact for, chairs, phụ trách, chịu trách nhiệm, quản lý, trưởng nhóm, chủ trì, đầu mối, người liên hệ
    """
)

# The quote names the old value right behind one of these, or the new one behind one of the others.
BEFORE_OLD: Final = entries(
    """
    instead of, rather than, in place of, used to be, previously, formerly, no longer, not, replaces, replacing, it was,
    that was,
    thay vì, thay cho, chứ không phải, không phải, không còn, trước là, trước đây là, trước kia là, hồi trước là
    """
)
BEFORE_NEW: Final = entries(
    """
    moved to, changed to, changes to, postponed to, rescheduled to, brought forward to, raised to, lowered to, increased
    to, reduced to, updated to, went up to, went down to, is now, are now, now, đổi thành, đổi sang, đổi qua, dời sang,
    dời qua, dời đến, chuyển sang, chuyển thành, chuyển qua, sửa thành, sửa lại là, tăng lên, giảm xuống, xuống còn,
    giờ là, bây giờ là, nay là, mà là
    """
)
CHANGES: Final = entries(
    """
    moved, changed, changes, postponed, rescheduled, raised, lowered, increased, reduced, updated, went up, went down,
    brought forward, switched, đổi, dời, chuyển, sửa, tăng, giảm, hoãn, lùi
    """
)
FROM: Final = words("from từ")
ENDED: Final = entries("no longer, any more, anymore, any longer, stopped, quit, không còn, thôi không, hết, bỏ, nữa")
