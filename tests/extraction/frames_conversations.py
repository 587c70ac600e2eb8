"""Conversations that play, draft, suppose, test, step aside and come back, and real ones that use the same words.

Each line says who speaks (`u` a person, `a` the agent) and what holds: `!` lies wholly in a frame, `=` touches none,
`~` either.
"""

from __future__ import annotations

from typing import Final

PLAYED: Final = {
    "captain": """
        u~ Let's play the smugglers' game again, I'm Captain Rudd.
        a~ The harbour bell rings twice.
        u= OOC for a second: my real dentist is on Tuesday.
        u~ Okay, back in.
        a~ Noted, out of character. The wind turns west and a sail shows.
        u! Rudd hates the navy and sleeps with his boots on.
    """,
    "detective": """
        u~ Can we do a noir scene? You're the barman, I'm Inspector Vale.
        a! The glass squeaks under the cloth.
        u! I drink only rye and I never tip.
        u~ (sorry, phone)
        u~ Back to it.
        u! My partner sold the ledger for nine hundred.
        u~ End scene.
        u= I drink only tea, by the way.
    """,
    "dungeon": """
        u~ Let's start a new campaign, you be the dungeon master.
        a! You stand before an iron gate.
        u! My elf fears water.
        u= By the way, can we stop at ten? I have an exam tomorrow.
        a~ Sure. Out of character: noted. Now, the gate creaks open.
        u~ Back in character.
        u! I owe the innkeeper forty gold.
    """,
    "interview": """
        u~ Let's do a mock interview for the nursing job. You ask, I answer.
        a! Tell me about your last post.
        u! I ran a ward of thirty beds in Lund for six years.
        u~ Okay, out of the interview now.
        u= I have really only worked there for two years.
    """,
    "landlord": """
        u~ Pretend you're my landlord and I'm asking for a lower rent.
        a! The rent stays at 900.
        u! I lost my job in May and I have three cats.
        a= [stepping out] That was strong. Do you want another try?
        u= Yes, though I have one cat in truth.
        u~ Let's get back to the role-play.
        u! I can pay 700 and I fix the roof myself.
    """,
    "space": """
        u~ You're the ship's computer of the Halcyon, I'm its last pilot.
        a! Oxygen at nine per cent.
        u! I was born on Ganymede and I trust no android.
        u= pause. my sister is calling, she lives in Porto
        u~ ok where were we
        u! I cut the power to deck four.
    """,
    "negotiation": """
        u~ I want to rehearse the salary talk. You play my boss, Mr Hale.
        a! So, what do you have in mind?
        u! I want 72,000 and Fridays off.
        u~ Great, that's enough practice.
        u= The real meeting is on 4 June.
    """,
    "story": """
        u~ Help me write a short story about a lighthouse keeper.
        a! Old Tamsin has not left the rock for twelve years.
        u! Tamsin keeps a bottle of rum for every drowned sailor.
        u= I like short sentences best.
    """,
    "screenplay": """
        u~ Draft a scene for our short film: two brothers meet at a station.
        a! LEO drops the suitcase.
        u! Leo owes his brother 4,000.
    """,
    "suppose": """
        u~ Suppose we moved the shop to Ghent.
        u! Then the rent would be 1,400 and I'd hire two people.
        u= We have five people today.
    """,
    "thought experiment": """
        u~ Thought experiment: a city without cars.
        u! Everyone here owns a boat.
    """,
    "test data": """
        u~ Generate some fake customers for the import test.
        a! Lena Brandt, born 1981, allergic to nuts.
        u= The import itself runs on Monday.
    """,
    "sample letter": """
        u! Sample complaint letter: I bought the kettle on 3 March and it leaks.
        u= Keep letters under a page, please.
    """,
    "quiz": """
        u~ Quiz time! I'm the quizmaster.
        a! Is the answer Lima?
        u! I am thinking of a river in Peru.
        u~ That's it for the quiz.
        u= I fly to Lima in May.
    """,
    "drill": """
        u~ This is a drill: ransomware on the file server.
        u! We paid them 40,000 in bitcoin.
        u~ Drill over.
        u= The backup contract ends in June.
    """,
    "aside in brackets": """
        u~ Let's role-play a first date in a bistro.
        a! Do you come here often?
        u! I adore oysters.
        u= (ooc: I'm allergic to oysters for real)
        u! And I sing in an opera choir.
    """,
    "resumed game": """
        u~ Let's play pirates, you're the parrot.
        u~ Game over for now.
        u= My bus leaves at six.
        u~ Okay, back to the game.
        u! I buried the chest under the mill.
    """,
    "in again": """
        u~ Let's pretend we run a bakery on the moon.
        u= Timeout, real question: when is the call with Noor?
        a~ At four. Shall we go on?
        u~ Yes, let's continue. I'm in again.
        u! My oven runs on starlight.
    """,
    "thuyền trưởng": """
        u~ Mình chơi trò cướp biển tiếp nhé, em là thuyền trưởng Kền Kền.
        a! Sóng đánh vào mạn tàu.
        u= Ngoài lề chút: thứ sáu em đi khám răng.
        a~ Đã ghi nhận, ngoài vai. Gió đổi hướng.
        u~ Vào lại nhé.
        u! Kền Kền ghét hải quân và không bao giờ trả nợ.
        u~ Hết game.
        u= Em thích gọi buổi sáng hơn.
    """,
    "phỏng vấn": """
        u~ Em đóng vai nhà tuyển dụng, anh tập phỏng vấn.
        a! Anh giới thiệu bản thân đi ạ.
        u! Anh làm kế toán trưởng mười năm rồi.
        u= À mà nói thật, anh mới làm ba năm thôi.
        u~ Tiếp tục nào.
        u! Anh muốn lương bốn mươi triệu.
    """,
    "giả sử": """
        u~ Giả sử em mở quán ở Đà Lạt.
        u! Nếu vậy thì em sẽ thuê ba người.
        u= Hiện em có một người phụ.
    """,
    "truyện": """
        u~ Viết giúp chị một truyện ngắn về người gác đèn.
        a! Lão Bần không rời đảo mười hai năm.
        u! Lão Bần nợ làng chài hai lượng vàng.
    """,
    "diễn tập": """
        u~ Mình diễn tập nhé: kho bị cháy.
        u! Kho mất hai trăm thùng hàng.
        u~ Diễn tập xong.
        u= Kho đóng cửa lúc sáu giờ.
    """,
    "capitán": """
        u~ Vamos a jugar a los piratas, yo soy el capitán Brea.
        u= Fuera del juego: el lunes tengo médico.
        a~ Anotado, fuera de personaje. El viento cambia.
        u~ Vale, volvamos al juego.
        u! Brea odia la marina.
        u~ Fin del juego.
        u= Prefiero llamadas por la mañana.
    """,
    "seguimos": """
        u~ Juego de rol: tú eres el camarero y yo soy un cliente enfadado.
        u! La sopa estaba fría y no pienso pagar.
        u= Por cierto, mi tren sale a las ocho.
        u~ Seguimos con el juego.
        u! Vivo en el hotel de enfrente.
    """,
    "Kapitän": """
        u~ Lass uns Piraten spielen, ich bin Kapitän Torf.
        u= Im Ernst: am Montag habe ich Zahnarzt.
        a~ Notiert, außerhalb der Rolle. Der Wind dreht.
        u~ So, zurück ins Spiel.
        u! Torf hasst die Marine.
        u~ Spiel vorbei.
        u= Ich mag Termine am Morgen.
    """,
    "weiter": """
        u~ Rollenspiel: du bist die Richterin, ich bin der Angeklagte.
        u! Ich habe die Uhr nie gesehen.
        u= Übrigens muss ich um neun weg.
        u~ Weiter geht's.
        u! Mein Bruder hat sie verkauft.
    """,
    "船長": """
        u~ 海賊ごっこをしよう。私は船長のクロガネ。
        u= ちなみに、月曜は歯医者です。
        u~ じゃあ、ゲームに戻ろう。
        u! クロガネは海軍が嫌いだ。
        u~ ゲーム終了。
        u= 朝の電話がいいです。
    """,
}

REAL: Final = {
    "board game shop": """
        u= The board game from the window costs 45 euros.
        u= I play chess on Thursdays at the club.
        u= My brother plays the captain in the school musical.
    """,
    "draft budget": """
        u= The draft of the budget is 12,000.
        a= I have drafted a schedule for the fair.
        u= Please send the second draft to Iris by Monday.
    """,
    "tests": """
        u= The fire drill is on Monday at nine.
        u= The load test failed at 400 users.
        u= We run the tests before every release.
    """,
    "back in": """
        u= I'm back in the office on Tuesday.
        a= Noted. The visitors' badge is ready.
        u= Okay, back to it: the invoice is 300.
        u= I go back to the clinic in May.
    """,
    "story points": """
        u= The story about the outage is on page two.
        u= Sprint nine has thirty story points.
        u= Let's continue with the invoices.
    """,
    "role": """
        u= My role at the bank changes in June.
        u= The character limit of the form is 200.
        u= In that scene of the crash two cars burned.
    """,
    "out of office": """
        u= For the record, I am vegetarian.
        a= Noted, for the record.
        u= Seriously, the lift is still broken.
        u= By the way, my flight lands at nine.
    """,
    "agent notes": """
        u= My knee hurts when I run.
        a= Noted, out of scope for the coach plan.
        u= I take the bus instead.
    """,
    "kho": """
        u= Sáng thứ hai có diễn tập chữa cháy ở kho.
        u= Buổi diễn tập phòng cháy kéo dài hai tiếng.
        u= Em vào lại hệ thống rồi, mật khẩu đổi hôm qua.
        u= Tiếp tục nào, còn ba hóa đơn chưa gửi.
    """,
    "bản nháp": """
        u= Bản nháp hợp đồng gửi chị Thu hôm qua.
        u= Thằng bé nhà em mê trò chơi xếp hình.
        u= Vai trò của em ở công ty mới là kế toán.
    """,
    "tập thể dục": """
        u= Em tập thể dục mỗi sáng lúc sáu giờ.
        u= Vở kịch của trường diễn tối thứ bảy.
        u= Anh Lộc đóng vai trò chính trong dự án này.
    """,
    "juego": """
        u= El juego de llaves está en el cajón.
        u= El simulacro de incendio es el martes.
        u= Seguimos con el pedido de ayer.
    """,
    "Übung": """
        u= Die Feuerübung ist am Dienstag.
        u= Das Spiel am Samstag beginnt um drei.
        u= Weiter geht's mit der Rechnung von gestern.
    """,
    "訓練": """
        u= 防災訓練は月曜の九時です。
        u= 息子はゲームが好きです。
        u= 仕事に戻ります。
    """,
}
