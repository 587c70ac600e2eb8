"""Sentences of one person about oneself, and sentences about work, agreements and others."""

from __future__ import annotations

OWN = """
I prefer aisle seats
I always deploy on Fridays
im vegetarian now
cant do lamb
I'm left-handed
I'm allergic to peanuts
I use Neovim, anything else gives me hives
I rebase before I push
oat milk in the fridge is mine
I think Postgres is simply better than Mongo
I never answer on 4 after midnight
I only ever want refunds to my original card
I usually name mine by moon phase
I can't open the other thing on the train
please always send my reports as PDF
camera off for me
I like to page the incident lead first
I sleep in wool
I'd rather review before lunch
I have two kids and a dog
I've been vegan for three years
I don't eat pork
personally, tabs are better
I live in Leeds
I drive a van
I can't stand scented candles
my favourite editor is Helix
I want my digest at 7 every morning
I need silence to work
I get migraines from the lights
hate coriander
prefer tabs at width 4
never liked stand-ups
I work best after lunch
I drink my coffee black
I take insulin at noon
my wife is diabetic
I keep my notes in one big file
I write tests first, always
I've always hated pair programming
I no longer read long threads
I'm a night owl
I skip breakfast on Mondays
imo the new logo is ugly
don't ever call me before nine
I commute from Reading
I wear hearing aids
meetings before ten annoy me
tôi thích làm buổi sáng
tui toàn trả tiền mặt cho thợ phụ
em bị dị ứng hải sản
mình hay dậy lúc 5 giờ
anh không bao giờ ký hợp đồng điện tử
chị ghét màu hồng
theo em thì gạch xám đẹp hơn
em ăn chay
tui là người Huế
em thấy màu này xấu quá
con xài Linux quen rồi
dạ em không thích gọi điện buổi tối
tôi nghĩ bản cũ tốt hơn
mình nuôi hai con mèo
cái máy khoan này là của tui
ghét nhất là họp sáng thứ hai
Ich mag keine Sitzungen vor 19 Uhr
ich arbeite nur mit Linux
ich bin Vegetarier
meiner Meinung nach ist das Logo hässlich
yo siempre recojo a las 16:30
soy celíaco
prefiero las reuniones por la tarde
no soporto el ruido
je préfère le thé
je travaille toujours le soir
私は資料は必ず前日に印刷する派です
私はコーヒーが苦手です
個人的には朝会は不要だと思います
I go for a run before standup
I'm a vegetarian, no fish either
I tend to batch my emails
Honestly I can't work with music on
I find dark themes hard to read
I sit by the window because of my eyes
I was diagnosed with ADHD last year
I don't do Mondays
I only read printed drafts
my daughter has a nut allergy
I've got a bad shoulder, no ladders for me
I sign everything with a fountain pen
I never check Slack after six
I work from the kitchen table
as for me, tea over coffee
no spreadsheets for me please
I reckon Friday releases are madness
I use a trackball
I take my lunch at two
I label my branches with emoji
I'm more of a morning person
I own the blue thermos
the blue thermos is mine
I speak Polish at home
I moved here from Gdańsk
I don't trust the new scanner
I'd rather walk than take the lift
I can only do early shifts
I collect stamps
Mondays are awful for me
I hardly ever use the CLI
ngl I hate pivot tables
I type with two fingers
I keep all my tabs open
I am terrified of heights
I have a standing desk
I pay in cash, always
I eat at my desk
I was born in Hue
I feel the old layout was clearer
tui mê trà sữa
chị không uống được cà phê
em quen dậy sớm rồi
mình xài Mac
tôi không tin máy scan mới
anh bị đau lưng kinh niên
em sống một mình
mình chỉ đọc bản in
con gái tui dị ứng đậu phộng
tớ lúc nào cũng đặt tên nhánh bằng emoji
cháu sợ độ cao
tôi thấy bố cục cũ dễ nhìn hơn
tui chưa bao giờ thích họp online
em hay làm việc ở quán cà phê
ich trinke nur Tee
mir gefällt das alte Layout besser
ich habe Höhenangst
me encanta el diseño antiguo
nunca uso hojas de cálculo
je déteste les réunions du lundi
moi je bosse toujours avec un casque
僕はいつもVimを使っています
私は卵アレルギーです
""".strip().splitlines()

SHARED = """
we as a team agreed in the retro: nothing goes out after 15:00, any day
in my team we always squash before merge
payments never squashes, audit wants the full history
as a studio rule: no red-green coding on any board
this repo pins exact versions
I'll send the invoice by Friday
I'm on call this week
I can take the ticket
I paid the deposit, 300 euros
I pushed the fix to main
Olli has the pager until Sunday
I have it the week after
swaps posted here by Thursday noon
I will bring the ladder
I'm going to refactor the parser
I agree with the new rule
I confirm the gate code is changed
I've sent the contract
I handle the release this sprint
I'm responsible for the staging server
the workshop laptops all run VS Code
keys with the porter
nothing is deployed after 15:00
Sunday lunch at one as always, that's been our house rule since 1999
we never eat before 8, the two of us
gate B shuts at 23:30 tonight by licence
channel 4 is stage, channel 7 is welfare
async it is for the whole squad
should I use tabs?
can I get the report by Monday
I need the report by Friday
I want two tickets for the 12th
I told Sam that the gate shuts at 23:30
I'm out on Thursday
I found the leak in unit 4
I owe Priya 40 euros
let me know when the parts arrive
send me the draft by noon
my PR is fine as is
works for me
fine by me
never push to main without review
always run the linter before you push
no reviews on Fridays, team rule
book a room for me at three
I suggest we move the stand-up to ten
the pump is due for service in May
I'll cover the Tuesday shift
I have the pager until Sunday
I reverted the commit
I was told the audit is on the 4th
the board's rule is two signatures
the deploy window is 9 to 11
use pnpm 9 in this repo
ok mai a qua thu luôn, tiện bàn giao 3 dàn lạnh
để Phi qua coi trước
tui nhận, trước 8 giờ
cả đội đã thống nhất hôm họp: chi trên 5 triệu phải chuyển khoản có hoá đơn
em sẽ gửi báo giá chiều nay
anh chuyển khoản rồi nha
chị muốn lắp trước ngày 15
em đang chờ thợ
bên em giao hàng thứ 5
tụi mình luôn họp thứ hai
khách chưa chịu ký biên bản
em đã gọi cho khách
phòng khách còn rỉ nước
mai em qua lắp hai máy
công ty em không nhận tiền mặt
anh Khoa lo phần điện
chị cọc trước 2tr5
đơn này giao trước thứ 6
nhà chị không có thang máy
em mua 3 cuộn ống rồi
tuần sau anh nghỉ
der Vorstand tagt am ersten Donnerstag um 18:30
ich schicke die Rechnung morgen
ich habe die Pumpe bestellt
Protokoll binnen sieben Tagen
el grupo avisa por aquí antes de las 12
yo pago la factura mañana
siempre avisamos en el grupo
j'ai envoyé le contrat
nous utilisons toujours le même format
je vais appeler le fournisseur demain
議事録は当日中にWikiへ、で全員合意済み
私が明日資料を送ります
担当は佐藤です
I sent the contract to legal
I'll be at the site at nine
I am covering for Dana this week
I have the keys to unit 3
I opened a ticket for the scanner
I booked the van for Saturday
I transferred 2,400 to the supplier
I spoke with the landlord, rent goes up in May
I can bring the projector
I'm taking minutes today
I'm the point of contact for the audit
I checked, the valve is shut
I've asked finance for the codes
I still need two signatures on the form
I would propose a freeze until Monday
I vote for option B
I'm free at three if you want to talk
I was on the phone with the supplier
I counted 42 boxes
I need someone at gate B by six
I want the report on my desk by noon tomorrow
we use pnpm here
our policy is two reviewers
the team decided on Tuesdays
everyone badges in at the side door
releases need a sign-off from QA
the lift is out until Friday
Dana is on leave next week
Tom pays the deposit on Monday
my team ships on Tuesdays
on my team nobody merges without review
the client asked for blue tiles
please send the invoice to accounts
the standup moves to 9:45 from June
backups run at 02:00
budget for the fair is 12,000
as a crew we radio in every hour
company rule: helmets past the yellow line
the vote was 5 to 2 for async
let's freeze deploys until the audit is over
I volunteered for the Sunday slot
I signed for the parcel at 10
I left the ladder behind the shed
I changed the alarm code yesterday
I merged the branch
em gửi hợp đồng rồi chị
mai tui chở vật tư qua
anh đang ở công trình
chị chuyển khoản 5 triệu rồi
em nhận ca tối thứ 7
tui giữ chìa khoá kho 3
cả nhóm họp thứ hai hằng tuần
quy định công ty là hai chữ ký
đội mình luôn báo cáo trước 5 giờ
em đặt xe thứ bảy rồi
để em gọi cho khách
thợ tới lúc 8h
khách muốn gạch màu xanh
anh Tín trả tiền cọc thứ hai
chị cần 2 thợ sáng mai
em kiểm tra rồi, van đóng
bên em không giao chủ nhật
nhà chị cần chống thấm sân thượng
anh muốn lắp thêm 2 máy
con gửi bảng giá cho chú nha
mình chốt lịch thứ 4 nha
ich habe den Vertrag geschickt
wir treffen uns immer donnerstags
ich bringe morgen den Beamer
he enviado el contrato
siempre cerramos a las seis
je viens de signer le bon
nous fermons toujours à midi
明日10時に私が伺います
チームでは毎週月曜に会議をします
""".strip().splitlines()
