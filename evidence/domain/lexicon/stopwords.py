"""Decides which words carry no substance of their own, by language, so that they prove nothing (3-guards.md, Span)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import words

STOPWORDS: Final[dict[str, frozenset[str]]] = {
    "vi": words(
        """
        a ah anh bà bác bên bạn bả bởi c cho chuyện cháu chú chưa chỉ chị chứ con các cái cô cùng cũng cả cậu của cứ
        do dùng dạ e em gì hay hen hôm hơn hả khi khoảng không ko luôn là lúc lại mà mày mình mỗi một nay nghe người
        nha nhe nhé như nhưng những nào này nên nó nếu nữa phải rất rồi sao sau sẽ ta tao theo thì thôi
        thằng thế trong trên trước tui tôi tại tới tụi từ uh uhm và vì vô vẫn vậy với à á ông đang đi đâu
        đây đã đó đến đều để ơi ạ ảnh ấy ổng ờ ở ừ
        """
    ),
    "en": words(
        """
        a about actually after again all also always am an and any are aren't as at be because been before being
        both but by can can't could did didn't do does doesn't doing don't done each else every for from had has
        have having he he's her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its itself
        just let let's many me more most much my myself no nor not now of off on once only or other our ours
        out over own please s same she she's should so some still such t than thanks that that's the
        their theirs them then there these they they're this those to too under until up us user users very was
        wasn't we we'll we're we've well were what when where which while who whom why will with won't would you
        you'll you're your yours
        """
    ),
    "es": words(
        """
        a al algo ante como con cual cuando de del desde donde e el ella ellos en entre era es esa ese eso esta este
        esto estoy está están fue ha han hasta hay la las le les lo los me mi mis muy más nada ni no nos o para pero
        por porque que qué se ser si sin sobre son soy su sus sí también te tiene tu un una unas uno unos usuaria
        usuario y ya yo él
        """
    ),
    "de": words(
        """
        aber als am an auch auf aus bei benutzer bin bis bist da das dass dein dem den der des die dir doch du durch
        ein eine einem einen einer er es für hab habe haben hat hatte ich ihr ihre im in ist ja kann kein keine man
        mein meine mich mir mit nach nicht noch nur nutzer nutzerin oder sehr sein sich sie sind so um und uns unser
        vom von vor war was wenn werde wie wir wird wo zu zum zur über
        """
    ),
    "fr": words(
        """
        ai au aux avec c ce cela ces cette chez d dans de des du elle en est et eu il ils j je l la le les leur lui
        m ma mais me mes moi mon n ne nos notre nous on ont ou où par pas pour qu que qui s sa se ses son sont sur t
        ta te tes toi ton tu un une utilisateur utilisatrice vos votre vous y à
        """
    ),
    "ja": words(
        """
        あ い か が こ さ し そ た だ て で です と な に ね の は へ ます も や よ る れ を ん
        """
    ),
}
