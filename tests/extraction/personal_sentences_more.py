"""More sentences of one person about oneself, and about work, agreements and others."""

from __future__ import annotations

OWN = """
I get carsick so I sit up front
I won't touch anything with mushrooms
I've never been a fan of open offices
I keep kosher
I run every morning before work
honestly I'd kill for a quiet room
I usually park behind the bakery
I can't be bothered with ties
I do all my reviews on paper
I'm short-sighted, put the screen closer
my knees are shot, ground floor please
I always order the tofu
I swear by checklists
I have coeliac disease
I hate surprises
I'm happiest with a window desk
My mother lives with us now
I write my commit messages in Welsh
I'm trying to cut down on sugar
I think the old supplier was better
I reply to mail once a day, at five
I only trust handwritten logs
I'm deaf in my left ear
I own two of those drills myself
this mug is mine, the chipped one
mine's the red bike
I feel sick in lifts
I take the stairs on principle
I don't drive at night
I like it strong
Sundays I keep free
I go by Bex
I like my steak rare
I'm on a low-salt diet
I bring my own lunch
for me it has to be decaf
I've been sober six years
I name my servers after moons
I skip the standup when I can
no cilantro for me
I could never work nights
I find video calls exhausting
Anh thì chỉ uống trà đá
Em dị ứng tôm nên đừng đặt lẩu
Tôi quen viết tay hơn
mình không xem tin nhắn sau 9 giờ tối
chị hay quên nên toàn ghi ra giấy
tui thấy làm online mệt hơn
em thuận tay trái
anh ghét chờ lâu
Ich stehe immer um fünf auf
Ich hasse Großraumbüros
mir ist Tee lieber
odio madrugar
yo solo bebo descafeinado
je suis allergique aux arachides
j'utilise toujours vim
私は朝型です
僕は辛いものが苦手です
""".strip().splitlines()

SHARED = """
We lock the side door at nine, all of us
nobody orders without a PO, that's policy
Every desk keeps a fire card, it is in the handbook
the crew agreed: radios off at midnight
I've put the parcel on your desk
I will be ten minutes late
I am sending it now
I finished the inventory, 212 units
I have a meeting with the bank at two
I got the invoice this morning
I'm picking up the kids' banner at four
I handed the keys to reception
I signed us up for the June fair
I owe the kitty 12 euros
I'll take Thursday, you take Friday
I am on the late shift until the 14th
I'm leading the migration
I just restarted the router
I emailed the school about the bus
I can do Saturday morning
I could drop the boxes off at noon
I forgot to bill them, doing it today
I ordered 40 chairs for the hall
I asked the landlord, he says May
I spoke to Priya and the budget is approved
I moved the meeting to three
I withdraw the proposal
I second that
I was at the depot and the gate is broken
I need the van on Saturday
I propose we rotate weekly
as agreed I chair the first session
I take notes this week
I drive the van on Saturday
the rota says Omar opens on Monday
Parking is free after six
The printer on floor 2 is out of toner
we always rinse the tanks twice before shutdown
in our house shoes come off at the door
the whole floor is nut free
our standing order is two loaves a week
Deposit is 30 percent, the rest on delivery
Em gửi file rồi nha anh
Mai em đem máy qua
Anh nhận hàng lúc 9h sáng mai
Chị đặt cọc 2 triệu rồi đó
Tôi đã ký hợp đồng hôm qua
Em phụ trách khu B tuần này
Bên mình đóng cửa lúc 6 giờ
Cả xóm thống nhất không đậu xe ở hẻm
Anh đang kẹt xe, tới trễ 10 phút
Em chưa nhận được tiền
Tui lên lịch thứ 6 rồi
Chú cho con xin hoá đơn
Ich habe die Kisten bestellt
Ich übernehme den Dienst am Freitag
Wir gießen immer montags
He mandado el presupuesto
Yo llevo las sillas el sábado
Nous fermons le portail à 20 h
J'apporte les chaises samedi
私が鍵を預かっています
来週の月曜に私が発注します
会議室は全員で片付ける決まりです
""".strip().splitlines()
