"""Sentences with the kind that the keyword extractor must give them, half of them with none: by kind and language."""

from __future__ import annotations

PAYMENTS = [
    ("chị Hậu chuyển khoản 3 triệu tiền cọc sân hôm qua", "payment"),
    ("bên kho còn nợ mình 12tr450", "payment"),
    ("thang nay quy lop thu duoc 2tr1, chi 300k", "payment"),
    ("The caterer wants a deposit of 250 EUR", "payment"),
    ("We owe the printer $480 for the flyers", "payment"),
    ("Invoice 881 over 1,240.50 EUR is overdue", "payment"),
    ("chuyển cái bàn qua phòng bên", None),
    ("trả lời chị nha", None),
    ("thu dọn xong rồi", None),
    ("The invoice template looks nice", None),
    ("pay attention to the second slide", None),
    ("how much is it?", None),
]

TASKS = [
    ("nhờ anh Minh gửi lại hợp đồng trước thứ 6", "task"),
    ("chị kiểm tra lại danh sách học sinh giúp em trước chiều mai", "task"),
    ("Minh soạn biên bản họp gửi cả tổ chiều nay", "task"),
    ("nho chi goi lai cho phu huynh be Na gium em", "task"),
    ("Please return the signed form by Monday", "task"),
    ("Can you book the small hall for Friday?", "task"),
    ("Minh, please order 20 chairs by Thursday", "task"),
    ("em soạn xong biên bản rồi", None),
    ("hôm qua anh Minh nói vậy đó", None),
    ("anh gọi ai vậy", None),
    ("I sent it yesterday", None),
    ("Minh said hello", None),
    ("are you done?", None),
]

COMMITMENTS = [
    ("để em gửi bản vẽ cho chị trước 5h chiều mai", "commitment"),
    ("dạ sáng mai em qua đo lại cửa sổ nha chị", "commitment"),
    ("bên xưởng hứa thứ năm giao đủ 40 bộ bàn", "commitment"),
    ("de em gui lai file truoc 9h sang mai", "commitment"),
    ("I'll bring the keys tomorrow at 9", "commitment"),
    ("The appointment is confirmed for 22 September at 10:15", "commitment"),
    ("em ghé rồi mà", None),
    ("mai mốt tính", None),
    ("để đó đi", None),
    ("I will not be there for lunch, sorry", None),
    ("we'll see", None),
    ("let me think", None),
]

RISKS = [
    ("trần phòng học 12 bị thấm, nước chảy xuống ổ điện", "risk"),
    ("tủ lạnh vắc xin báo lỗi, nhiệt độ lên 12 độ", "risk"),
    ("tran nha chu bi tham dot, ri nuoc xuong o dien, so chap lam", "risk"),
    ("trễ một ngày là bị phạt 5 triệu", "risk"),
    ("The crack in the west wall is getting worse, I'm worried", "risk"),
    ("The nightly backup failed twice this week", "risk"),
    ("trời mưa ghê ha", None),
    ("phim này buồn quá", None),
    ("đâu có gì đâu em", None),
    ("the broken clock joke again", None),
    ("no worries at all", None),
    ("that was a nice break", None),
]

BLOCKERS = [
    ("chưa đổ sàn được, còn chờ tư vấn ký bản vẽ", "blocker"),
    ("lớp 4B chưa học được, thiếu 12 bộ sách", "blocker"),
    ("kho het hang roi, con thieu 30 hop gang", "blocker"),
    ("We are blocked, the 4 licences have not arrived", "blocker"),
    ("The client hasn't signed, so we can't start on Monday", "blocker"),
    ("I'm still waiting for the design of the settings page from Ann", "blocker"),
    ("em chưa ăn", None),
    ("chờ xíu nha", None),
    ("đợi em với", None),
    ("not yet", None),
    ("wait for me", None),
    ("I can't wait!", None),
]

DECISIONS = [
    ("anh duyệt giúp em báo giá 15 triệu trước thứ 6", "decision_request"),
    ("chị chốt giùm em phương án nào để em đặt gạch", "decision_request"),
    ("xin ý kiến sếp về lịch nghỉ tết của tổ 3", "decision_request"),
    ("anh chon mau nao de em bao xuong, mau xam hay mau kem", "decision_request"),
    ("Should we approve the second offer before Friday?", "decision_request"),
    ("We need a decision on the venue from the client", "decision_request"),
    ("I need your approval for the express fee of 85 EUR", "decision_request"),
    ("trưa nay ăn gì ta", None),
    ("đẹp hay xấu", None),
    ("ai vậy", None),
    ("should I laugh?", None),
    ("which one?", None),
    ("do you like it?", None),
]

PERSONAL = [
    ("mình thích học buổi tối hơn buổi sáng", "preference"),
    ("đừng gọi cho tôi trong giờ làm, nhắn tin thôi", "preference"),
    ("I prefer aisle seats on long flights", "preference"),
    ("tôi ăn chay trường, không ăn trứng", "profile"),
    ("I'm allergic to penicillin and to walnuts", "profile"),
    ("tôi thường dậy lúc 5 giờ để chạy bộ", "habit"),
    ("I usually work late on Tuesdays", "habit"),
    ("Mỗi khi rời phòng máy phải tắt nguồn và ký sổ", "procedure"),
    ("Quy trình nhập kho là đếm hai lần rồi mới ký", "procedure"),
    ("Before every exam we check the seating plan", "procedure"),
    ("nó thích vậy đó", None),
    ("thích ghê", None),
    ("em có thích không?", None),
    ("I like it", None),
    ("do you prefer tea?", None),
    ("chào mọi người, tôi là Lan ở tổ 3", None),
    ("hello everyone, I'm a new member here", None),
    ("I'm a bit tired", None),
    ("quy tắc gì vậy?", None),
    ("what's the policy?", None),
]

SET_ASIDE = [
    "giá mà có ai cho 5 triệu để trả tiền nhà",
    "ước gì thứ 6 này được nghỉ phép, em đề nghị đó",
    "giả sử khách ck 50 triệu thì mình thu trước thứ 6",
    "chuyển khoản cho em 2 tỷ đi =))",
    "mai em trả anh 10 triệu haha",
    "What if the client paid 2 million by Friday",
    "I wish somebody would pay me 500 EUR tomorrow",
    "sure, pay me $2m by Monday, yeah right",
    "I'll pay you a million euros tomorrow lol",
    'anh ấy nhắn "mai tôi chuyển khoản 20 triệu"',
    'she wrote "I will send 400 EUR by Friday"',
    "> Please pay 300 EUR by Friday",
    "`pay(500, 'EUR')`",
    "def pay(amount): return amount * 1.2  # must pay 5 USD by Friday",
    "if total > 100: raise ValueError('please pay 5 USD')",
    "2026-09-14 03:00:09 ERROR payment of 5 USD failed, retry 3 of 3",
    "const fee = order.total(); // we must pay 12 EUR",
    "Xuân đã thu hồi một tin nhắn lúc 15h20 ngày 13/3",
    "Your verification code is 449 210, it expires at 10:15",
]

ACTS = [
    ("trễ hạn là khách hăm giữ lại 7 triệu", "risk"),
    ("bên A giữ lại 7 triệu tới khi xong", "payment"),
    ("If it arrives late there is a penalty of 200 EUR", "risk"),
    ("They paid the late invoice of 200 EUR", "payment"),
    ("họ hẹn chuyển trong vòng 7 ngày", "payment"),
    ("họ hẹn ký trong vòng 7 ngày", "commitment"),
    ("mai nộp lại sổ quỹ cho văn phòng trước 9h", "task"),
    ("dạ để em nộp lại sổ quỹ cho văn phòng trước 9h mai", "commitment"),
    ("hạn chót nộp hồ sơ thầu là 9/10", "task"),
    ("The deadline for the tender is 9 October", "task"),
    ("ngân hàng nói thứ 6 mới chạy lệnh cho mình", "blocker"),
    ("ngân hàng nói thứ 6 chạy lệnh cho mình", "commitment"),
    ("chủ nhà chưa ký phần phát sinh 27 triệu", "decision_request"),
    ("chủ nhà đã ký và đặt cọc 27 triệu", "payment"),
    ("chờ hãng gửi linh kiện ngày 8/10", "blocker"),
    ("hãng gửi linh kiện ngày 8/10", "commitment"),
    ("đổi qua phòng 412 hay hoàn tiền cho khách hả chị?", "decision_request"),
    ("phụ kiện cửa giao thứ 7 tuần này", "commitment"),
]

ASKED = [
    ("Minh hỏi lại phụ huynh bé Na giúp anh trước thứ 6", "Trần Công Minh"),
    ("Minh hỏi phòng thiết bị đi, trước thứ 6 nha", "Trần Công Minh"),
    ("Minh hỏi lại phụ huynh bé Na hôm thứ 6, 3 người trả lời", None),
    ("Minh nói thứ 6 giao 40 bộ bàn", None),
    ("- Minh: gọi nhà in lấy 40 quyển trước thứ 6", "Trần Công Minh"),
    ("- gọi nhà in: Minh có số, lấy 40 quyển trước thứ 6", None),
]

ROWS = [
    (
        "Lắp 6 dàn lạnh | Minh | 14/03 | chờ trần thạch cao",
        [
            ("task", "Lắp 6 dàn lạnh | Minh | 14/03"),
            ("blocker", "Lắp 6 dàn lạnh | Minh | 14/03 | chờ trần thạch cao"),
        ],
    ),
    (
        "Sơn phòng 2 | Minh | 14/03 | tường thấm",
        [("task", "Sơn phòng 2 | Minh | 14/03"), ("risk", "Sơn phòng 2 | Minh | 14/03 | tường thấm")],
    ),
    ("Lắp 6 dàn lạnh | Minh | 14/03 | làm ngoài giờ", [("task", "Lắp 6 dàn lạnh | Minh | 14/03 | làm ngoài giờ")]),
    ("Lắp 6 dàn lạnh | | 14/03 | chờ trần thạch cao", [("blocker", "Lắp 6 dàn lạnh | | 14/03 | chờ trần thạch cao")]),
    (
        "Đổi rèm | Minh | 14/03 | xin ý kiến sếp",
        [("decision_request", "Đổi rèm | Minh | 14/03 | xin ý kiến sếp")],
    ),
]
