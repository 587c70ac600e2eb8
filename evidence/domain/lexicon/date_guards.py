"""Decides which words beside a number or a date word say that it is no date (5-values.md, Dates)."""

from __future__ import annotations

from typing import Final

DATE_CUES: Final = (
    "ngày|hôm|bữa|mùng|mồng|từ|vào|đến hết|tới hết|hiệu lực hết|hạn|lịch|deadline|sáng|trưa|chiều|tối|đêm|"
    "date|dated|on|by|due|until|till|from|since|starting|am|vom|zum|bis|ab|le|el|du|del|au"
)
# A day by another name, which a date may follow: `mai 2/9`, `thứ 7 15/3`.
DAYS_BEFORE: Final = (
    "mai|mốt|nay|hôm qua|t[2-7]|cn|chủ nhật|thứ (?:[2-7]|hai|ba|tư|năm|sáu|bảy)|today|tomorrow|yesterday|"
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
)
SOFT_DATE_CUES: Final = "trước|sau|tới|đến|kỳ|kì|giao|trả|xong|hẹn|họp|before|after"
ADDRESS_BEFORE: Final = "số|đường|đ|hẻm|ngõ|ngách|kiệt|lô|phố|địa chỉ|đ/c|room|street|apt|unit|no|road|suite"
PLACE_BEFORE: Final = "ở|tại|nhà|căn|phòng|kho|cầu|qua|tới|đến|công trình|at|in"
ADDRESS_AFTER: Final = "đường|phố|hẻm|ngõ|quốc lộ|tỉnh lộ|ấp|khu phố|tổ|street|st|road|avenue|ave|lane"
COUNT_BEFORE: Final = (
    "đợt|lần|phần|được|khoảng|gần|hơn|chừng|còn|chiếm|dở|hoàn thành|treo|lắp|làm|đạt|điểm|tỉ lệ|tỷ lệ|tỉ số|tỷ số|"
    "thắng|thua|hòa|hoà|(?<!đến |tới |lực )hết|phi|ống|bước|trang|câu|bài|tập|chương|mục|version|ver|v|bản|"
    "about|around|only|done|score|scored|rated|rating|ratio|scale|won|lost|page|step|part|chapter|level|size|"
    "installment|instalment|payment"
)
MEASURE_BEFORE: Final = (
    COUNT_BEFORE + "|căn|phòng|nhà|kho|block|tầng|mã|số|độ|áp|"
    "giá|dài|rộng|cao|dày|sâu|nặng|size|cỡ|khổ|x|tăng|giảm|lên|xuống|bằng|tổng|nhân|chia|python|node|java|"
    "php|android|ios|windows|ubuntu|debian|release|upgraded|averaged|average|weighs|weighed|costs|cost|ph"
)
# What is done so far is told in shares (`xong 6/8 khung`), or else ends with its date (`xong 6/8.`).
PROGRESS_BEFORE: Final = "xong|mới|hoàn tất|done|finished|only"
COUNTED: Final = (
    "dàn|khung|cánh|vách|giàn|mái|nhịp|móng|cột|dầm|ô|"
    "máy|cái|bộ|phòng|căn|tầng|thang|cửa|tủ|hồ sơ|người|tấm|cây|cuộn|hộp|bình|món|đợt|hạng mục|điểm|khách|bước|"
    "tuần|ngày|tháng|giờ|giá|đơn|thùng|xe|ống|công|mối|trụ|toà|tòa|block|kỳ|lần|suất|lô|phần|số|tiền|giá trị|cổng|bơm|"
    "kg|ký|lít|lạng|chén|muỗng|cốc|ly|mét|inch|tấn|khối|viên|chiếc|con|chai|gói|bao|tờ|bản|trang|câu|học sinh|"
    "thành viên|công trình|nhà|diện tích|khối lượng|chi phí|hợp đồng|tổng|"
    "of|points|items|units|rooms|stars|votes|people|devices|cups|cup|inches|hours|hour|miles|mile|price|majority|"
    "teaspoon|tablespoon|support|pages|tasks|tests|done|complete|completed|full"
)
MONEY_OR_MEASURE_AFTER: Final = (
    "triệu|tr|k|nghìn|ngàn|tỷ|tỉ|củ|đồng|đ|vnd|usd|eur|euros?|dollars?|trăm|chục|m|m2|m3|cm|mm|km|kg|g|tấn|tạ|lít|ml|"
    "kw|kwh|hp|v|a|ah|inch|mét|phút|giây|tiếng|gb|mb|tb|million|billion|thousand|percent|phần trăm"
)
MONEY_AFTER: Final = "triệu|tr|k|nghìn|ngàn|tỷ|tỉ|củ|đồng|đ|vnd|trăm|chục|phần trăm"
COUNTED_A_DAY: Final = "lần|bữa|viên|ca|cữ|chuyến|ly|cốc|buổi|tiếng|giờ|phút|lượt|suất|gói|người|công|cái|xe"
PARTICLES: Final = (
    "á|à|ạ|nha|nhé|nhe|nghe|đó|đấy|này|nè|rồi|mới|là|thì|hen|ha|hả|đi|luôn|dương|ok|oke|okay|và|hoặc|hay|or|and|please"
)
ORDINAL_NOUNS: Final = (
    "lần|người|cái|con|đợt|tầng|hàng|vị trí|bước|phần|chương|căn|đứa|bộ|máy|chiếc|khoản|điểm|vấn đề|ca|lượt|vòng|kỳ|kì|"
    "quý|năm|tháng|tuần|ngày|hạng|lớp|phương án|câu|bài|dòng|cột|trang|lý do|lí do|thang|nhà|xe|phòng|chặng|hạng mục|"
    "món|đội|khách|ông|bà|vợ|chồng|dàn|gói|cửa|mẫu|loại|bên|phiên bản|tập|mục|ý|việc|cuốn|quyển|tấm|thùng|đơn|hộp|lô"
)
PLACES_NEAR: Final = (
    "wc|sảnh|hành lang|tầng|lầu|phòng|căn|block|toà|tòa|tháp|nhà vệ sinh|toilet|building|tower|floor|room|terminal|gate"
)
PLACES_BESIDE: Final = (
    "nhà|kho|lô|khu|dãy|số|tuyến|cổng|cửa|hẻm|bãi|xưởng|trạm|mẫu|loại|size|model|mã|ga|nhà ga|intel|level|lên|model"
)
RECURRING_BEFORE: Final = "mỗi|mọi|every|each"
# Also where the word that says so stands a little before: `weekly on Monday`, `hàng tuần vào thứ 2`.
WEEKLY_BEFORE: Final = "weekly|hàng tuần|hằng tuần|mỗi tuần"
SEVERAL_BEFORE: Final = "các|những|hàng|most|all"
WORK_ON_A_FLOOR: Final = "thi công|hoàn thiện|đổ sàn|đổ bê tông|xây tới|làm tới|sàn|trần|tường"
FLOORS: Final = "tầng|lầu|sàn|hầm|floor|floors|storey|storeys|stories"
STATES_AFTER: Final = "chưa|đã|đang|bị|xong"
RECURRING_AFTER: Final = (
    "hàng tuần|mỗi tuần|hằng tuần|nào cũng|hàng tháng|hằng tháng|mỗi tháng|of each month|of every month|"
    "mornings|afternoons|evenings|nights|weekly"
)
FEASTS: Final = "tết|(?:tháng )?(?:giêng|chạp)|rằm|âm|âm lịch|âl|al|ta"
ADDRESSES_A_WOMAN: Final = (
    "chị|cô|bà|dì|mợ|thím|bé|nhỏ|má|mẹ|c|thầy|sếp|bạn|bác|chú|ông|cậu|thằng|mr|mrs|ms|miss|dr|and|và|với|cùng|của|cho|"
    "gọi|nhắc|nhờ|hỏi|tên|gặp|gửi"
)
SPEAKS_OR_IS_ADDRESSED: Final = "em|e|anh|a|con|cháu"
SPEAKS_OF_ONESELF: Final = (
    "em|anh|chị|tôi|tui|mình|con|cháu|cô|chú|bác|ông|bà|họ|nó|bên|tụi|bọn|mấy|cả|ai|a|c|e|khách|bạn|ta|team|sáng|trưa|"
    "chiều|tối|là|hoặc|thứ"
)
GOES_ON: Final = (
    "đêm|lại|mốt|phải|mới|có|nha|nhé|thôi|rồi|ok|nghỉ|đi|qua|giao|gửi|lắp|làm|lấy|trả|gặp|họp|hẹn|thì|không|ko|chưa|đến|"
    "tới|xong|chạy|chở|ghé|báo|gọi|nhớ|cho|để|được|đc|còn|sẽ|cần|mang|đem|nhà"
)
ENGLISH_VERBS: Final = (
    "will|is|has|said|says|can|and|was|would|should|did|does|wants|needs|asked|likes|prefers|works|who|or"
)
MAI_COMPOUND_BEFORE: Final = (
    "hoa|cây|chậu|cành|bông|vườn|gốc|nhánh|cội|lặt lá|tuốt lá|vặt lá|"
    "rượu|im|am|en|de|du|le|au|début|debut|fin|bis|seit|ab|anfang|ende|mitte|el|nay|tương|"
    "ban|sớm|khuyến|ô|bạch|hoàng|thanh|ngọc|quỳnh|xuân|phương|trúc|tuyết|thị|lan"
)
MAI_COMPOUND_AFTER: Final = (
    "mốt|sau|kia|này|vàng|tứ quý|chiếu thuỷ|"
    "táng|mối|rùa|một|mỉa|hậu|phục|danh|anh|hương|lan|chi|linh|thảo|trang|phương|ơi"
)
GOES_ON_AFTER_AN_HOUR: Final = (
    "on|in the|tomorrow|today|tonight|this|next|sharp|and|or|but|for|with|to|every|each|instead|then|so|if|when|"
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|please|works|is|was|we|i|you|they|he|she|as|because|since|"
    "until|till|like"
)
SET_AT_A_VALUE: Final = (
    "capped|limited|rated|valued|priced|set|stands|stand|sits|fixed|estimated|scored|kept|keep|held|hold|level|version|"
    "total|score|count|max|look|looking|looked|aimed|laugh|good|bad|better|best|drew|drawn|out"
)
DURATION_BEFORE: Final = (
    "trong|mất|suốt|thêm|cả|tốn|ngâm|chờ|đợi|bảo hành|kéo dài|khoảng|hơn|tối đa|ít nhất|liên tục|chậm|trễ|nghỉ|ngủ|"
    "for|takes|took|within|in|last|lasts|about|over|nearly|almost|spent|needs"
)
DURATION_AFTER: Final = (
    "nữa|liền|liên tục|đồng hồ|làm việc|mỗi ngày|một ngày|/ngày|/ ?(?:ngày|tuần|day)|công|trước|sau đó"
)
EVENT_BEFORE: Final = (
    "cọc|đặt|đặt hàng|đặt cọc|ký|duyệt|nhận|nhận hàng|giao|giao hàng|thanh toán|nghiệm thu|khởi công|đơn|hoàn thành|"
    "xong|lắp|sơn|dùng|mua|chuyển|nộp|gửi|sinh|mổ|cưới"
)
TERM_AFTER: Final = "là|thì|tính|phải|nếu|không|ko|chưa|mà"
EVENT_AFTER: Final = (
    "làm việc|từ khi|kể từ|sau khi|từ lúc|tính từ|từ ngày|khi|từ hôm|sau đó|trước khi|qua|nay|vừa qua|vừa rồi|đầu|cuối|"
    "of|from(?! (?:now|today))|after|following|working|business|since|before|liên tục|liền|đêm|từ"
)
NEGATIONS: Final = (
    "không phải|ko phải|k phải|hông phải|hổng phải|khong phai|đâu phải|chẳng phải|chưa phải|chả phải|thay vì|chứ không|"
    "not|isn't|wasn't|aren't|won't be|rather than|instead of|never|nicht|kein|pas|no es|nunca"
)
TIME_ZONES: Final = (
    "utc|gmt|est|edt|cst|cdt|mst|mdt|pst|pdt|cet|cest|eet|eest|bst|msk|jst|kst|sgt|hkt|aest|aedt|"
    "giờ (?:mỹ|nhật|hàn|úc|đức|anh|pháp|singapore|trung quốc|việt nam|vn|hà nội)"
)
# Past tense leaves open whether the last or the next such day is meant; these words speak of a day ahead all the same.
PAST: Final = (
    r"(?:was|were|did|didn't|had|hôm|bữa|hồi|vừa|đã(?! (?:hẹn|dời|chốt|đặt|xếp|book|báo|hứa|đăng ký|lên lịch)))"
    r"(?: \w+){0,3}"
    r"|(?!scheduled|planned|booked|needed|expected|moved|postponed|rescheduled|confirmed|delayed|agreed|promised|pushed"
    r"|invited|offered|reminded|wanted|required|assigned|fixed|asked|decided|need|feed|speed|seed|hundred|red|bed)\w+ed"
    r"(?: \w+){0,2}"
    r"|(?:went|came|left|got|made|saw|met|took|gave|paid|sent|told|said|bought|sold|broke|fell|lost|won|ran)"
    r"(?: \w+){0,2}"
)
OTHER_WEEKS: Final = "following|weeks? from|weeks? after|days after|first|second|third|fourth|other|after next"
FRIDAYS: Final = "black|good|cyber|palm|easter|super|ash|bloody|casual|ruby|pancake|shrove"
