"""Every verdict on the sample conversations, recorded and keyword, as a careful reviewer reads them."""

from __future__ import annotations

import pytest

from extraction.domain.chain import judge
from extraction.extractors import extractor
from tests.extraction.test_samples import RECORDINGS, STEMS, context_of

MARKS = {"admitted": "+", "demoted": "?", "dropped": "-"}

RECORDED = {
    "field-service": """
        + Chị Hạnh bên quán Gió Đồng đã cọc 30 triệu
        - Quán Gió Đồng còn lại 54 triệu, nghiệm thu xong mới chuyển
        - Nhàn gia cố tường bếp trước thứ 5
        + Khoa gia cố xong trước ngày 16/4
        - Thiện chở dàn lạnh qua lúc 8h ngày 16/4
        ? Chị Hạnh đồng ý làm đêm
        - 12 bộ ty treo hết 1,8 triệu, chiều mai giao
        - Đội thi công thích làm ban đêm
        + Bên mình lúc nào cũng chụp hình hiện trạng trước khi khoan
        - Quán muốn chạy máy thử trước 20/4
    """,
    "planning": """
        + Jonas books the venue, the Millbrook barn, by Friday
        + The deposit is 800 EUR and not refundable
        - Petra prefers starting at nine o'clock
        - Workshops begin after a run
        - Petra never eats before a workshop
        + The team publishes the agenda one week before every offsite
        - A moderator costs about 1,200 EUR
        ? The team hires a moderator
        + 14 seats are booked on the 7:42 train on 20 May
        - The heating in the barn failed last year
    """,
    "role-play": """
        + The smugglers' game was played once more in this session
        - Orin paid the harbour master 300 silver
        - Whoever spills rum scrubs the deck for three days
        - The user hates the navy and always runs from a fight
        + Orin Vasko is allergic to walnuts
        ? The user's ship is called the Grey Heron
        - The harbour master demands 300 silver before anybody may cast off
        + Orin wants to be reminded next time that they stopped at the salt isla
    """,
    "self-talk": """
        - I did not write the archive script, some other instance did, and I kee
        - I am only a generic assistant without continuity, so earlier scripts a
        + Check the disk before step 4 of the archive job from now on
        + The archive volume grows to 500 GB on Monday
        - The index of the archive needs 45 GB
        + Sunniva would rather get a message when the job fails than a retry at
        + Never delete anything older than the legal hold
        ? Delete anything older than the legal hold
        - The archive job failed last night at step 4
    """,
    "thin": """
        - Bo Anker prefers to be contacted in the morning
        - Bo solved the login problem on 4 May
        - Bo dislikes long support conversations
    """,
    "work-session": """
        + Marta Ilves prefers short summaries with the commands at the end
        + Before every release the team runs make audit and attaches the report
        + Amounts are always rounded half up in this project
        + Marta will send the sample file to Tomas by Thursday at 3 pm
        - Tomas pays 12,500 EUR for the connector licence
        - Deploying the export takes about 40 minutes
        ? The team switches to the plain SFTP upload
        ? Marta is colour-blind, so charts must not rely on red and green
        - The finance team needs the invoice export before Friday
        ? The audit checked 214 rows and found 0 differences
    """,
}

KEYWORD = {
    "field-service": """
        + Lê Thu Nhàn: Mọi người ơi, chị Hạnh bên quán Gió Đồng cọc 30tr rồi nha
        + Lê Thu Nhàn: còn lại 45 triệu thì nghiệm thu xong mới chuyển
        + Phạm Quốc Thiện: ok Nhàn, để anh báo kho giữ 4 dàn lạnh
        + Phạm Quốc Thiện: Mai 8h anh chở qua luôn
        + Vũ Đình Khoa: em khảo sát rồi, tường bếp yếu, khoan sâu là nứt, phải g
        + Phạm Quốc Thiện: Khoa gia cố xong trước thứ 5 giùm anh nhé
        + Vũ Đình Khoa: dạ được, nhưng còn thiếu 12 bộ ty treo, kho báo hết hàng
        + Lê Thu Nhàn: ty treo em đặt bên Thành Phát rồi, 12 bộ hết 1tr8, chiều
        + Phạm Quốc Thiện: Quán muốn chạy máy thử trước 20/4, ai trực hôm đó?
        - Vũ Đình Khoa: em thích làm ban đêm hơn, ban ngày khách ra vào đông khó
        + Phạm Quốc Thiện: chưa chắc đâu, chị Hạnh chưa đồng ý làm đêm
        + Lê Thu Nhàn: bên mình lúc nào cũng chụp hình hiện trạng trước khi khoa
    """,
    "planning": """
        + Petra Lindqvist: Jonas, you book the venue, the Millbrook barn, by Fri
        + Jonas Adeyemi: Will do, I'll book it today
        + Jonas Adeyemi: The deposit is 800 EUR, and it is not refundable
        - Petra Lindqvist: I prefer starting early, so nine o'clock for me
        - Petra Lindqvist: I'm vegetarian, by the way
        - Jonas Adeyemi: I never eat before a workshop, I always go for a run fi
        + Petra Lindqvist: As a team we publish the agenda one week before every
        + Jonas Adeyemi: Should we hire a moderator or do it ourselves?
        + Jonas Adeyemi: The train tickets are booked, 14 seats on the 7:42 on 2
        + Petra Lindqvist: The risk is the heating in the barn, it failed last y
    """,
    "role-play": """
        + Orin Vasko: OOC for a second: in real life I'm allergic to walnuts, an
        + Orin Vasko: Remind me next time that we stopped at the salt islands
    """,
    "self-talk": """
        + Sunniva Rey: Quill, look at the archive job again, it failed last nigh
        + Sunniva Rey: Please check the disk before step 4 from now on
        + Sunniva Rey: I'd rather get a message when it fails than a retry at 3
        + Sunniva Rey: And never delete anything older than the legal hold, that
    """,
    "thin": """
    """,
    "work-session": """
        + Marta Ilves: I want to get the invoice export finished today, the fina
        + Marta Ilves: And I prefer short summaries with the commands at the end
        + Marta Ilves: We always round half up in this project, because the tax
        + Marta Ilves: Before every release we run make audit and attach the rep
        + Marta Ilves: I'll send the sample file to Tomas by Thursday at 3 pm
        + Marta Ilves: and he pays the 1,250 EUR for the connector licence from
        + Marta Ilves: One more thing: I'm colour-blind, so please don't rely on
    """,
}


def verdicts(name: str, stem: str) -> list[str]:
    """What one extractor proposes of a sample, cut short, each with the mark of its verdict."""
    context = context_of(stem)
    batch = extractor(name, recordings=RECORDINGS if name == "recorded" else None).extract(context).batch
    return [
        f"{MARKS[judged.verdict]} {judged.candidate.content[:70].strip()}" for judged in judge(batch, context).judged
    ]


def listed(lines: str) -> list[str]:
    return [line.strip() for line in lines.strip().splitlines()]


@pytest.mark.parametrize("stem", STEMS)
def test_every_recorded_proposal_gets_the_verdict_of_a_careful_reviewer(stem):
    assert verdicts("recorded", stem) == listed(RECORDED[stem])


@pytest.mark.parametrize("stem", STEMS)
def test_every_keyword_proposal_gets_the_verdict_of_a_careful_reviewer(stem):
    assert verdicts("keyword", stem) == listed(KEYWORD[stem])


@pytest.mark.parametrize("name", ["recorded", "keyword"])
def test_of_the_game_only_what_holds_outside_of_it_is_admitted(name):
    constructed = ("Brask", "navy", "rum", "silver", "Heron", "Olla", "sails", "deck", "mast")
    admitted = [line for line in verdicts(name, "role-play") if line.startswith("+")]
    assert admitted
    assert not [line for line in admitted if any(word in line for word in constructed)]
