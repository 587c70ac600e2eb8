"""Decides which words name the people round a speaker, and how such names are put together (3-guards.md, Facts)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words


def _by_word(table: str) -> dict[str, str]:
    """The kind of relation for each entry of a table, whose rows end in `;` and are named by their first entry."""
    rows = (entries(row) for row in table.split(";"))
    return {entry: row[0] for row in rows for entry in row}


# In every language: these words name somebody wherever they stand.
RELATIVES: Final = _by_word(
    """
    wife, wives, wifey, missus, vợ, vk, bà xã, vo toi, mujer, esposa, ehefrau, frau, femme, épouse, 妻, 家内,
    奥さん, 嫁;
    husband, hubby, hubs, chồng, ck tôi, ông xã, marido, esposo, ehemann, mann, mari, époux, 夫, 旦那, 主人;
    couple, vợ chồng, hai vợ chồng;
    spouse, partner, bf, gf, better half, other half, fiancé, fiancée, fiance, fiancee, boyfriend,
    girlfriend, significant other, bạn trai, bạn gái, người yêu, bồ tôi, pareja, novio, novia, prometido,
    prometida, freund, freundin, partnerin, verlobte, verlobter, copain, copine, compagnon, compagne,
    conjoint, conjointe, fiancé, 彼氏, 恋人, 婚約者;
    mother, mum, mam, stepmum, stepmom, foster mother, godmother, mom, mummy, mommy, mama, stepmother, mẹ,
    má, bà mẹ, u tôi, mẹ kế, madre, mamá, mutter, mutti, mère, maman, 母, 母親, お母さん;
    father, dad, stepdad, foster father, godfather, pops, daddy, stepfather, bố, ba tôi, ba mình, ba em, ba
    người dùng, ông bố, ba con, ba cháu, cha, tía tôi, bố dượng, padre, papá, vater, papa, père, 父, 父親,
    お父さん;
    parents, bố mẹ, ba mẹ, ba má, cha mẹ, padres, eltern, 両親, 親;
    brother, stepbrother, bro, half brother, twin brother, anh trai, em trai, anh ruột, ông anh, thằng em,
    đứa em trai, ông anh trai, thằng em trai, hermano, bruder, frère, 兄, 弟, お兄さん;
    sister, stepsister, sis, half sister, twin sister, chị gái, em gái, chị ruột, bà chị, bà chị gái, đứa em
    gái, con em gái, nhỏ em, hermana, schwester, sœur, soeur, 姉, 妹, お姉さん;
    siblings, brothers, sisters, anh em, đứa em, chị em, anh chị em, hermanos, hermanas, geschwister,
    frères, sœurs, 兄弟, 姉妹;
    son, stepson, godson, con trai, hijo, sohn, fils, 息子;
    daughter, stepdaughter, goddaughter, con gái, hija, tochter, fille, 娘;
    child, kid, kids, children, toddlers, con tôi, con mình, con nhỏ, đứa con, con đầu, con út, con cả, con
    lớn, con thứ, con riêng, bé út, thằng út, bé nhà, bé nhà mình, nhóc nhà, nhóc, thằng cu, thằng nhóc, đứa
    nhỏ, con bé nhà, hai đứa nhỏ, bé con, mấy đứa nhỏ, tụi nhỏ, em bé, hijos, hijas, kinder, söhne, töchter,
    enfant, enfants, 子供, 子ども, うちの子;
    grandmother, grandma, granny, nana, nan, bà nội, bà ngoại, abuela, oma, großmutter, mamie, grand-mère,
    祖母, おばあちゃん;
    grandfather, grandpa, granddad, grandad, ông nội, ông ngoại, abuelo, opa, großvater, papi, grand-père,
    祖父, おじいちゃん;
    grandparents, ông bà, abuelos, großeltern, grands-parents;
    grandchild, grandson, granddaughter, cháu nội, cháu ngoại, nieto, nieta, enkel, enkelin, petit-fils,
    petite-fille, 孫;
    uncle, tío, onkel, oncle, 叔父, おじ;
    aunt, auntie, tía, tante, 叔母, おば;
    cousin, cousins, anh họ, chị họ, em họ, primo, cousine, vetter, 従兄弟, いとこ;
    nephew, cháu trai, sobrino, neffe, neveu, 甥;
    niece, cháu gái, sobrina, nichte, nièce, 姪;
    in-law, brother-in-law, sister-in-law, mother-in-law, father-in-law, son-in-law, daughter-in-law,
    in-laws, mẹ chồng, mẹ vợ, bố chồng, bố vợ, ba chồng, ba vợ, anh rể, em rể, chị dâu, em dâu, con rể, con
    dâu, suegra, suegro, cuñado, cuñada, schwager, schwägerin, schwiegermutter, schwiegervater, beau-père,
    belle-mère, beau-frère, belle-sœur, 義母, 義父;
    ex-wife, ex-husband, ex-boyfriend, ex-girlfriend, vợ cũ, chồng cũ, người yêu cũ, exmujer, exmarido;
    family, relatives, fam, family members, gia đình, họ hàng, cả nhà, familia, familie, famille, 家族;
    boss, manager, supervisor, sếp, bà sếp, ông sếp, sếp lớn, quản lý tôi, quản lý mình, jefe, jefa, chefin,
    vorgesetzter, patron, patronne, cheffe, 上司, 部長, 社長;
    colleague, colleagues, coworker, coworkers, co-worker, co-workers, workmate, teammate, teammates, đồng
    nghiệp, compañero, compañera, colega, kollege, kollegin, kollegen, collègue, collègues, 同僚, 先輩, 後輩;
    friend, friends, mates, buddy, bestie, pal, bạn thân, thằng bạn thân, con bạn thân, đứa bạn thân, người
    bạn thân, bạn cùng lớp, bạn đại học, bạn cấp 3, bạn tôi, bạn mình, bạn em, thằng bạn, nhỏ bạn, mấy đứa
    bạn, tụi bạn, bạn đồng nghiệp, bạn cùng phòng, con bạn, đứa bạn, người bạn, bạn bè, bạn học, amigo,
    amiga, amigos, freunde, ami, amie, amis, pote, 友達, 友人, 親友;
    flatmate, flatmates, roommate, roommates, housemate, housemates, roomie, roomies, bạn cùng phòng, bạn
    cùng nhà, mitbewohner, mitbewohnerin, coloc, colocataire, 同居人, ルームメイト;
    neighbour, neighbours, neighbor, neighbors, hàng xóm, vecino, vecina, vecinos, nachbar, nachbarin,
    nachbarn, voisin, voisine, voisins, 隣人;
    landlord, landlady, chủ nhà, casero, casera, vermieter, vermieterin, propriétaire, 大家
    """
)

# These name somebody only behind an article or a word that tells whose they are: else they are trades and kinds.
ROLES: Final = _by_word(
    """
    dog, puppy, chó, con chó, chú chó, perro, perra, hund, hündin, chien, chienne, 犬;
    cat, kitten, mèo, con mèo, chú mèo, gato, gata, katze, kater, chat, chatte, 猫;
    pet, pets, thú cưng, mascota, haustier, ペット;
    horse, hamster, rabbit, parrot, ngựa, thỏ, caballo, pferd, cheval;
    teacher, cô giáo, thầy giáo, ông thầy, thầy chủ nhiệm, profesor, profesora, lehrer, lehrerin, prof, 先生;
    doctor, bác sĩ, médico, médica, arzt, ärztin, médecin, 医者;
    customer, tenant, client, khách, khách hàng, cliente, kunde, kundin, locataire, 顧客;
    assistant, accountant, lawyer, nurse, therapist, trainer, coach, driver, nanny, babysitter, tutor,
    mentor, dentist, gardener, cleaner, director, foreman, trưởng phòng, giám đốc, thư ký, tài xế;
    team, crew, squad, company, employer, firm, office, class, nhóm, đội, công ty, equipo, empresa, firma,
    équipe, entreprise;
    chef;
    mate;
    ex, prima;
    child, kind;
    folks;
    student, students, intern, trainee, apprentice, employee, employees, staff, học trò, học sinh, nhân
    viên, thợ, alumno, schüler, élève, 部下;
    man, woman, guy, girl, boy, lady, baby, people, person, thằng bé, con bé, cậu bé, hombre, chico, chica,
    junge, mädchen, homme, garçon, bébé, 赤ちゃん
    """
)

# In these the words above name no person.
NO_PEOPLE: Final = entries(
    """
    mother tongue, mother's day, father's day, mother board, family name, family doctor, family room, baby
    steps, family tree, friend request, friend list, man made, boss fight, child lock, child care, pet
    peeve, pet hate, dog food, cat food, cat litter, team meeting, team lead, office chair, office hours,
    company car, class action, company policy, office days, staff meeting, partner program, partner portal,
    muttersprache, vatertag, muttertag, lengua madre, pet food, hot dog, hot dogs, 母の日, 父の日, 母語, 母国, 子供の頃,
    主人公, 大丈夫, 工夫, 大家族, my kind of, kind of, chú ý, tiếng anh, nước anh, cô đơn, bác bỏ, con số, con người,
    con đường
    """
)

# Somebody else, named by a pronoun, and everybody.
OTHERS: Final = _by_word(
    """
    he, she, they, he's, she's, they're, they've, they'd, he'd, she'd, he'll, she'll, they'll, nó, họ, ổng,
    bả, ảnh, chỉ ấy, cổ ấy, hắn, anh ấy, chị ấy, cô ấy, em ấy, ông ấy, bà ấy, chú ấy, bác ấy, bạn ấy, cậu
    ấy, anh ta, cô ta, chị ta, ông ta, bà ta, hắn ta, tụi nó, bọn họ, tụi họ, bọn nó, người ta, él, ella,
    ellos, ellas, le gusta, le gustan, le encanta, le encantan, le duele, le molesta, le molestan, les
    gusta, les gustan, er, sie, ihm, il, elle, ils, elles, 彼, 彼女, 彼ら, あの人;
    everyone, everybody, somebody, someone, anybody, nobody, most people, others, the others, the rest, all
    the others, mọi người, ai cũng, cả nhóm, cả lớp, ai đó, todos, todo el mundo, alguien, nadie, los demás,
    alle anderen, jemand, niemand, jeder, tout le monde, quelqu'un, personne, les autres, みんな, 誰か, 誰も
    """
)

# The speaker, alone or among others.
SELVES: Final = entries(
    """
    i, i'm, i've, i'd, i'll, me, myself, mine, we, we're, we've, we'd, we'll, us, ourselves, both of us,
    tôi, tui, tớ, tao, mình, toi, minh, tụi tôi, tụi tui, tụi mình, tụi em, bọn tôi, bọn mình, bọn em, chúng
    tôi, chúng mình, chúng em, chúng ta, bản thân, yo, me, mí, conmigo, nosotros, nosotras, nos, soy, tengo,
    estoy, ich, mich, mir, wir, uns, je, moi, nous, j'ai, j'aime, j'adore, j'habite, j'utilise, 私, 僕, 俺,
    わたし, 自分, 私たち, 僕ら
    """
)

# The one who speaks, as a claim calls him.
USERS: Final = entries(
    """
    user, users, người dùng, nguoi dung, usuario, usuaria, nutzer, nutzerin, nutzers, utilisateur,
    utilisatrice, ユーザー, ユーザ, 利用者
    """
)

# Bare kinship words by which a Vietnamese speaker calls himself, and whom they name where an owner follows.
SELF_KIN: Final = {
    "anh": "brother",
    "chị": "sister",
    "em": "siblings",
    "cô": "aunt",
    "chú": "uncle",
    "bác": "uncle",
    "con": "child",
    "cháu": "nephew",
    "cậu": "uncle",
    "dì": "aunt",
    "a": "brother",
    "c": "sister",
    "e": "siblings",
}
# With one of these behind them they mean somebody or something else.
SELF_KIN_ENDS: Final = words(
    """
    ấy ta kia này gái trai họ rể dâu ruột cả hai ba tư út bạn nhà nào mèo chó vợ chồng ơi oi số đường người
    """
)
POSSESSORS: Final = words("tôi tui tớ tao mình em anh chị con cháu toi minh nó")

OWN: Final = words(
    """
    my our mi mis mío nuestro nuestra nuestros nuestras mein meine meiner meinem meinen meines unser unsere
    unserem unserer mon ma mes notre nos
    """
)
# Whose, told of somebody else.
NOT_OWN: Final = words("his her their su sus sein seine seiner seinem ihr ihre ihrer ihrem sa ses leur leurs")
# Behind one of these a noun stands for somebody certain.
ARTICLES: Final = words(
    "the a an that this el la los las un una der die das ein eine le les une l mấy thằng con cái ông bà"
)
GENITIVES: Final = words("of de del des du der della của nhà meiner meines")
OWNS_IN_JAPANESE: Final = "の"
# A party with one of these behind it is no subject in Japanese.
NO_SUBJECTS_IN_JAPANESE: Final = ("と", "に", "を", "へ", "で", "から", "より", "まで")

# Behind one of these somebody is not the one who acts.
BESIDE: Final = words(
    """
    with without for from to of than unlike like except besides beside about by at on in after before behind
    near against between through toward towards versus vs as including around cho với voi cùng của hơn về từ
    bằng ngoài như giống trừ khỏi giùm con sin para de desde según contra sobre como excepto salvo mit ohne
    für von zu zum zur bei gegen außer wie als nach über avec sans pour chez contre comme sauf selon sur
    """
)
# Behind these, somebody in the object case is left out of what is said of all.
LEFT_OUT: Final = words("but bar")
TOGETHER: Final = words("and or plus y e und et và với voi cùng cung lẫn")
ADVERBS: Final = words(
    """
    always never usually often really also only still just rarely seldom sometimes mostly normally generally
    already now then quite much rather definitely absolutely totally please kinda even ever both all yes
    yeah no well so too do don't am 'm 'd would not can't cannot could will rất cũng vẫn hay chỉ toàn luôn
    thường siêu cực khá hơi không ko k hông chẳng chả đang đã sẽ từng mới vừa còn lại thì là bị được mê quen
    bao giờ nào cứ đều có chưa nên tự hồi dạo thật thiệt sự quá lắm siempre nunca no solo también casi
    normalmente muy ya immer nie nicht auch gern gerne lieber sehr nur oft meist toujours jamais souvent
    aussi ne pas n très
    """
)
# Auxiliaries that nobody uses of himself.
NOT_OF_ONESELF: Final = {
    "en": words("is isn't has hasn't does doesn't"),
    "es": words("es está tiene le ha suele"),
    "de": words("ist hat wird"),
    "fr": words("est n'est n'a"),
}
COUPLE: Final = "couple"
CUSTOMER: Final = "customer"
# Relations that a speaker may count himself to.
WITH_SPEAKER: Final = words("couple family team")
# Whoever is called so is no certain person.
UNCERTAIN: Final = words("team customer man student assistant")
# Entries that are other words in these tongues.
OTHERWISE: Final = {
    "en": words("chat sie il er frau mann tante mari le les chef"),
    "vi": words("son ex chat class me man pet pal mate les nan ma im il er mine tao we us de des del"),
    "es": words("son mate chat nan tante"),
    "fr": words("son mate nan nos nana"),
    "de": words("son mate nan man us me des"),
    "ja": words(""),
}
HAVING: Final = words("has have got có tiene hat いる married kết cưới casado casada verheiratet marié mariée")
OBJECTS: Final = words("me us myself mí moi mich mir uns tôi tui mình em tớ tao")
# Who belongs to a couple.
SPOUSES: Final = ("wife", "husband", "spouse")
# With one of these endings a noun is a trade or a mate, even where no list has it.
MATES: Final = ("er", "or", "ist", "mate", "man", "woman", "ian", "founder", "est")
# In these tongues a sentence without a subject goes on about the one before.
SUBJECTS_LEFT_OUT: Final = frozenset({"vi", "es", "ja"})
# Behind one of these a capital word is a Vietnamese name.
BEFORE_NAMES: Final = words("thằng bé cu ông bà bạn nhỏ sếp thầy mợ thím đứa anh chị em cô chú bác cậu dì")
# Behind one of these a Vietnamese word of kinship names one of several, and not the speaker.
COUNTED_KIN: Final = words("đứa người mấy các những hai một thằng lũ bầy")
# With one of these between them, words of the speaker tell which one somebody is (`the man that I know`).
RELATIVE_WORDS: Final = words("that who whom which")
BARE_POSSESSORS: Final = words("toi tui minh em tao con chau")
# What several do with one another, told of either.
ALONG: Final = words("with với voi cùng cung con mit avec")
# Behind one of these somebody is let do what follows.
LETTING: Final = words("cho để de")
PASSIVE: Final = words("by được bị duoc bi por von par")
INDEFINITE: Final = words("a an un una ein eine einen une")
# A stretch that says no more than one of these says what stands before it of the one who speaks as well.
ECHOES: Final = entries(
    """
    me too, me as well, same here, so do i, so am i, so have i, i do too, i am too, i'm too, as do i, as am i, and me,
    i do as well, and so do i, and me too, same for me, that's how i do it, that's how i work, that's how i like it,
    that's what i do, that's my habit, that's my way, that's my rule, that's my routine, that's my preference, that's
    my style, it's how i do it, it's what i do, it's my habit, tôi cũng vậy, tui cũng vậy, mình cũng vậy, em cũng vậy,
    tớ cũng vậy, tôi cũng thế, mình cũng thế, em cũng thế, tớ cũng thế, tôi cũng thích, mình cũng thích, tôi làm vậy,
    tôi toàn làm vậy, mình toàn làm vậy, đó là thói quen của tôi, đó là thói quen của mình, đó là cách tôi làm, đó là
    cách mình làm, yo también, a mí también, y yo también, y yo, así lo hago yo, ich auch, und ich auch, mir auch, mich
    auch, so mache ich das, das ist meine art, moi aussi, et moi aussi, c'est ma façon de faire
    """
)
# What is told of several at home, of whom the speaker is one, is told of him as well.
HOUSEHOLD: Final = words(
    """
    dog dogs puppy cat cats kitten pet pets baby child children kids son daughter twins married engaged divorced wedding
    honeymoon chó mèo cún cưới hund katze kind kinder verheiratet perro gato hijo hija casados chien chat enfant
    """
)
# What is told with one of these, and of nobody by name, holds for all.
FOR_ALL: Final = entries(
    """
    in every, at every, everywhere, for everybody, for everyone, by everybody, by everyone, in general, by law,
    as a rule, mọi nơi, khắp nơi, ở đâu cũng, chỗ nào cũng, tiệm nào cũng, überall, en todas partes, partout
    """
)
