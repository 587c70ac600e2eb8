"""Quotes with the claim made of them and the claim that stands: those that say which is the old one, and the others."""

from __future__ import annotations

D45, D40 = "The deposit is 45 triệu", "The deposit is 40 triệu"
C45, C40 = "Tiền cọc là 45 triệu", "Tiền cọc là 40 triệu"
M5, M3 = "The meeting is on 5 May", "The meeting is on 3 May"
H5, H3 = "Cuộc họp vào ngày 5/5", "Cuộc họp vào ngày 3/5"

CERTAIN = (
    ("the deposit is not 40 triệu, it is 45 triệu", D45, D40),
    ("the deposit is 45 triệu, not 40 triệu", D45, D40),
    ("the deposit is 45 triệu instead of 40 triệu", D45, D40),
    ("the deposit was raised from 40 triệu to 45 triệu", D45, D40),
    ("the deposit used to be 40 triệu, it is now 45 triệu", D45, D40),
    ("the deposit is 40 triệu, no wait, 45 triệu", D45, D40),
    ("the deposit changed to 45 triệu, it was 40 triệu", D45, D40),
    ("the meeting moved from 3 May to 5 May", M5, M3),
    ("the meeting on 3 May is postponed to 5 May", M5, M3),
    ("the meeting is on 5 May rather than 3 May", M5, M3),
    ("tiền cọc không phải 40 triệu mà là 45 triệu", C45, C40),
    ("tiền cọc đổi từ 40 triệu thành 45 triệu", C45, C40),
    ("tiền cọc 40tr đổi thành 45tr nhé", C45, C40),
    ("tiền cọc là 45 triệu thay vì 40 triệu", C45, C40),
    ("tiền cọc 40 triệu, à nhầm, 45 triệu", C45, C40),
    ("họp ngày 3/5 dời sang ngày 5/5", H5, H3),
    ("họp từ ngày 3/5 chuyển qua 5/5", H5, H3),
    ("I no longer drink coffee", "Ines does not drink coffee", "Ines drinks coffee"),
    ("em không uống cà phê nữa", "Ines không uống cà phê", "Ines uống cà phê"),
    ("I've stopped eating meat", "Ines does not eat meat", "Ines eats meat"),
    ("mình không ăn thịt nữa", "Ines không ăn thịt", "Ines ăn thịt"),
    ("the code is 9175 now, it was 4821 before", "The gate code is 9175", "The gate code is 4821"),
    ("tiền thuê tăng từ 11 triệu lên 12 triệu", "Tiền thuê là 12 triệu", "Tiền thuê là 11 triệu"),
    ("I moved to Hanoi from Hue", "Ines lives in Hanoi", "Ines lives in Hue"),
    ("Omar is responsible for the audit instead of Marta", "Omar is responsible for the audit",
     "Marta is responsible for the audit"),
)  # fmt: skip

UNCERTAIN = (
    ("the deposit is 45 triệu", D45, D40),
    ("the deposit is now 45 triệu", D45, D40),
    ("the deposit is 45 triệu, the fee 40 triệu", D45, D40),
    ("from 40 triệu to 45 triệu is what they ask as a deposit", D45, D40),
    ("the deposit is not 45 triệu, it is 40 triệu", D45, D40),
    ("the deposit was lowered from 45 triệu to 40 triệu", D45, D40),
    ("the deposit is 45 triệu, not 38 triệu", D45, D40),
    ("deposit for the other flat is 45 triệu and not the 40 triệu we pay here", D45, D40),
    ("is the deposit 45 triệu instead of 40 triệu?", D45, D40),
    ("maybe the deposit is 45 triệu, not 40 triệu", D45, D40),
    ("the deposit might be raised from 40 triệu to 45 triệu", D45, D40),
    ("nếu tiền cọc tăng từ 40 triệu lên 45 triệu thì thôi", C45, C40),
    ("Omar says the deposit is 45 triệu, not 40 triệu", D45, D40),
    ("the deposit is not 40 triệu or 45 triệu", D45, D40),
    ("the meeting was on 3 May, the party on 5 May", M5, M3),
    ("the meeting runs from 3 May to 5 May", M5, M3),
    ("the meeting moved to 5 May", M5, M3),
    ("the meeting moved from 5 May to 3 May", M5, M3),
    ("tiền cọc là 45 triệu", C45, C40),
    ("tiền cọc 45 triệu, không phải 35 triệu", C45, C40),
    ("tiền cọc đổi từ 45 triệu thành 40 triệu", C45, C40),
    ("họp từ ngày 3/5 đến ngày 5/5", H5, H3),
    ("I do not drink coffee", "Ines does not drink coffee", "Ines drinks coffee"),
    ("I drink coffee", "Ines drinks coffee", "Ines does not drink coffee"),
    ("em không uống cà phê", "Ines không uống cà phê", "Ines uống cà phê"),
    ("I live in Hanoi", "Ines lives in Hanoi", "Ines lives in Hue"),
    ("Omar and Marta are responsible for the audit", "Omar is responsible for the audit",
     "Marta is responsible for the audit"),
)  # fmt: skip
